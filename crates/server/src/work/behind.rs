//! The priority of threads that compute.

/// How far threads that compute stand back behind those that serve: nineteen is as far as it goes.
#[cfg(target_os = "linux")]
const BEHIND: i32 = 15;

/// This thread only computes. On a busy machine it lets those go first that answer everybody.
pub(super) fn stand_back() {
    // Elsewhere this would hold for the whole program.
    #[cfg(target_os = "linux")]
    if rustix::process::getpriority_process(None).is_ok_and(|now| now < BEHIND) {
        // Where it is not allowed, everything works as before.
        let _ = rustix::process::setpriority_process(None, BEHIND);
    }
}
