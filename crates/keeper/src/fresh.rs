//! Random bytes, from whoever hosts the table.

/// A source of bytes that nobody can guess.
pub trait Fresh {
    fn bytes(&mut self) -> [u8; 32];
}
