//! A data directory's SQLite file: how it is created, who may read it, and what happens if it is lost.

use std::{
    fs::{self, File, OpenOptions},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::Duration,
};

use anyhow::{Context as _, bail};
use sqlx::{
    SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{FILE, backup, migrations, too_new};
use crate::lock::make_folder;

/// How many connections one process has open to the file.
const CONNECTIONS: u32 = 4;

/// An open SQLite database. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Sqlite(Arc<Inner>);

struct Inner {
    pool: RwLock<SqlitePool>,
    /// `None` for a database in memory.
    place: Option<Mutex<Place>>,
    /// One rescue at a time.
    rescue: tokio::sync::Mutex<()>,
}

/// Where the file is, and which file it was.
struct Place {
    folder: PathBuf,
    file: FileId,
    /// Pools of a file that was deleted while open. They are never closed, because SQLite would then delete
    /// the new file's log, which has the same name.
    retired: Vec<SqlitePool>,
    /// The directory's lock file when the database was opened. The server that opened it holds the lock.
    lock_file: Option<FileId>,
    /// The directory's lock, if it had to be created again.
    lock: Option<File>,
}

/// Whether the file at a path is still the one that was opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Same,
    Gone,
    Other,
}

impl Sqlite {
    /// Opens the file in a data directory, or creates it.
    pub(super) async fn open(folder: &Path) -> anyhow::Result<Sqlite> {
        make_folder(folder)?;
        let path = folder.join(FILE);
        match fs::metadata(&path) {
            Err(_) => make(&path).await?,
            Ok(file) if file.len() == 0 => bail!(
                "{} is empty, so its contents are lost; put a backup in its place with `loire restore`, or \
                 delete it to start from scratch",
                path.display()
            ),
            Ok(_) => {}
        }
        for end in ["", "-wal", "-shm"] {
            keep_private(&folder.join(format!("{FILE}{end}")))?;
        }
        let pool = connect(&path).await?;
        migrations::sqlite().run(&pool).await.map_err(too_new)?;
        let file = FileId::of(&path).with_context(|| format!("cannot look at {}", path.display()))?;
        let lock_file = FileId::of(&crate::lock::path(folder)).ok();
        let place = Place { folder: folder.to_owned(), file, retired: Vec::new(), lock_file, lock: None };
        Ok(Sqlite::with(pool, Some(place)))
    }

    /// A database that disappears with the process.
    pub(super) async fn in_memory() -> anyhow::Result<Sqlite> {
        // One connection only, because every connection to `:memory:` opens a separate database.
        let options = options(Path::new(":memory:")).create_if_missing(true);
        let pool = pool_options(1).connect_with(options).await?;
        migrations::sqlite().run(&pool).await.map_err(too_new)?;
        Ok(Sqlite::with(pool, None))
    }

    fn with(pool: SqlitePool, place: Option<Place>) -> Sqlite {
        let rescue = tokio::sync::Mutex::default();
        Sqlite(Arc::new(Inner { pool: RwLock::new(pool), place: place.map(Mutex::new), rescue }))
    }

    pub(crate) fn pool(&self) -> SqlitePool {
        self.0.pool.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether a connection can be closed without losing anything.
    pub(super) fn is_file(&self) -> bool {
        self.0.place.is_some()
    }

    /// Checks that the file is still in its place, because SQLite silently goes on writing to a deleted file.
    /// If it is gone, everything in it is written to a new one.
    pub(super) async fn check(&self) -> Result<(), String> {
        let Some(place) = &self.0.place else { return Ok(()) };
        if look(place) == Found::Same {
            return Ok(());
        }
        let _one = self.0.rescue.lock().await;
        match look(place) {
            Found::Same => Ok(()),
            Found::Other => Err("another file has taken the place of the database; restart the server to \
                                 use that one"
                .to_owned()),
            Found::Gone => self
                .rescue(place)
                .await
                .map_err(|error| format!("the database file is gone and cannot be recreated: {error:#}")),
        }
    }

    /// The file was deleted, but our connections still have it open and can write it again.
    async fn rescue(&self, place: &Mutex<Place>) -> anyhow::Result<()> {
        let (folder, known) = {
            let place = locked(place);
            (place.folder.clone(), place.lock_file)
        };
        make_folder(&folder)?;
        // If only the database was deleted, the lock is still there and still ours.
        let lock_path = crate::lock::path(&folder);
        let has_lock = known.is_some() && FileId::of(&lock_path).ok() == known;
        let lock = if has_lock { None } else { Some(crate::lock::take(&folder)?) };
        // Under another name first, so that a failure never leaves half a database in its place.
        let (path, new) = (folder.join(FILE), folder.join(format!("{FILE}.rescued")));
        let _ = fs::remove_file(&new);
        let mut connection = self.pool().acquire().await?;
        backup::write_copy(&mut connection, &new).await?;
        drop(connection);
        // A log that the deleted file left behind would be read into the new one.
        for end in ["-wal", "-shm"] {
            let _ = fs::remove_file(folder.join(format!("{FILE}{end}")));
        }
        fs::rename(&new, &path).with_context(|| format!("cannot create {}", path.display()))?;
        let pool = connect(&path).await?;
        let file = FileId::of(&path)?;
        let old = std::mem::replace(&mut *self.0.pool.write().unwrap_or_else(PoisonError::into_inner), pool);
        let mut place = locked(place);
        place.file = file;
        place.retired.push(old);
        if lock.is_some() {
            place.lock_file = FileId::of(&lock_path).ok();
            place.lock = lock;
        }
        tracing::warn!(file = %path.display(), "the database file was deleted; everything in it was written to a new file");
        Ok(())
    }
}

fn locked(place: &Mutex<Place>) -> std::sync::MutexGuard<'_, Place> {
    // The value is consistent between any two statements, even if a thread panicked.
    place.lock().unwrap_or_else(PoisonError::into_inner)
}

fn look(place: &Mutex<Place>) -> Found {
    let place = locked(place);
    match FileId::of(&place.folder.join(FILE)) {
        Ok(file) if file == place.file => Found::Same,
        Ok(_) => Found::Other,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Found::Gone,
        // We cannot look at it now. The next write will show whether it can be written.
        Err(_) => Found::Same,
    }
}

/// Creates a new database under another name first, so that a crash never leaves half of one.
async fn make(path: &Path) -> anyhow::Result<()> {
    let new = path.with_extension("sqlite3.new");
    let _ = fs::remove_file(&new);
    create_private(&new).with_context(|| format!("cannot write {}", new.display()))?;
    let pool = connect(&new).await?;
    migrations::sqlite().run(&pool).await.map_err(too_new)?;
    pool.close().await;
    fs::rename(&new, path).with_context(|| format!("cannot create {}", path.display()))
}

async fn connect(path: &Path) -> anyhow::Result<SqlitePool> {
    // Never created by connecting: a pool that lost its file would continue with an empty one.
    let options = options(path).create_if_missing(false);
    pool_options(CONNECTIONS)
        .connect_with(options)
        .await
        .with_context(|| format!("cannot open {}", path.display()))
}

fn pool_options(most: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(most).idle_timeout(None).max_lifetime(None)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged entry survives a power cut, not only a crash. Commits are grouped to make up for
        // the cost.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
}

/// Identifies a file by what it is, not by its name.
#[derive(Clone, Copy, PartialEq, Eq)]
struct FileId(u64, u64);

impl FileId {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<FileId> {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(path).map(|file| FileId(file.dev(), file.ino()))
    }

    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<FileId> {
        // On other systems an open file cannot be deleted.
        fs::metadata(path).map(|_| FileId(0, 0))
    }
}

/// Whether two names refer to the same file.
pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(first), Ok(second)) if first == second => true,
        (Ok(_), Ok(_)) if cfg!(unix) => {
            matches!((FileId::of(one), FileId::of(other)), (Ok(one), Ok(other)) if one == other)
        }
        _ => false,
    }
}

/// Creates an empty file that only its owner may read. Refuses if it exists.
pub(super) fn create_private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}

/// Older versions created files that everybody could read.
fn keep_private(path: &Path) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        if let Ok(file) = fs::metadata(path)
            && file.permissions().mode() & 0o077 != 0
        {
            fs::set_permissions(path, fs::Permissions::from_mode(0o600))
                .with_context(|| format!("cannot stop others from reading {}", path.display()))?;
        }
    }
    let _ = path;
    Ok(())
}
