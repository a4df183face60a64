//! The functions that a host calls. It asks for `room`, writes its question there, calls `ask`, and reads as many bytes as
//! `length` says from where `ask` points.
#![allow(unsafe_code)]

use std::{
    cell::RefCell,
    sync::{Mutex, PoisonError},
};

use crate::{Desk, SHELF};

/// What has been asked, and the last answer.
static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::new(&SHELF));
}

#[cfg(target_family = "wasm")]
#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Milliseconds since some moment.
    safe fn now() -> f64;
}

/// Makes room for a question of this many bytes, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn loire_room(length: usize) -> *const u8 {
    let mut question = QUESTION.lock().unwrap_or_else(PoisonError::into_inner);
    question.clear();
    question.resize(length, 0);
    question.as_ptr()
}

/// Answers the question that lies there, and says where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn loire_ask() -> *const u8 {
    #[cfg(target_family = "wasm")]
    search::time::set_clock(|| now());
    let question = std::mem::take(&mut *QUESTION.lock().unwrap_or_else(PoisonError::into_inner));
    let text = String::from_utf8_lossy(&question);
    let told = DESK.with_borrow_mut(|desk| desk.ask(&text));
    let mut answer = ANSWER.lock().unwrap_or_else(PoisonError::into_inner);
    *answer = told.into_bytes();
    answer.as_ptr()
}

/// How many bytes the last answer has.
#[unsafe(no_mangle)]
pub extern "C" fn loire_length() -> usize {
    ANSWER.lock().unwrap_or_else(PoisonError::into_inner).len()
}
