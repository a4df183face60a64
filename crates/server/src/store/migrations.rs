//! The steps that bring a database up to the current schema, in order.
//!
//! Never edit a released step: databases remember its checksum.

use sqlx::{
    SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

/// One step: its number, what it does, and its SQL in both dialects.
macro_rules! steps {
    ($folder:literal) => {
        migrator([
            (1, "tables", include_str!(concat!("../../migrations/", $folder, "/0001_tables.sql"))),
            (2, "imports", include_str!(concat!("../../migrations/", $folder, "/0002_imports.sql"))),
            (3, "lessons", include_str!(concat!("../../migrations/", $folder, "/0003_lessons.sql"))),
            (5, "keepers", include_str!(concat!("../../migrations/", $folder, "/0005_keepers.sql"))),
            (6, "reviews", include_str!(concat!("../../migrations/", $folder, "/0006_reviews.sql"))),
            (7, "lobby", include_str!(concat!("../../migrations/", $folder, "/0007_lobby.sql"))),
        ])
    };
}

/// The newest step that this program knows.
pub(super) fn newest() -> i64 {
    sqlite().iter().map(|step| step.version).max().unwrap_or_default()
}

pub(super) fn sqlite() -> Migrator {
    steps!("sqlite")
}

pub(super) fn postgres() -> Migrator {
    steps!("postgres")
}

fn migrator<const STEPS: usize>(steps: [(i64, &'static str, &'static str); STEPS]) -> Migrator {
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.into_iter().map(step).collect())
}
