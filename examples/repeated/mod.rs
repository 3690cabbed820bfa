//! A file of any size that is nowhere: the same bytes again and again.

use std::io::{self, Read};

pub(crate) struct Repeated {
    bytes: &'static [u8],
    at: usize,
    left: u64,
}

impl Repeated {
    pub(crate) fn new(bytes: &'static [u8], times: u64) -> Repeated {
        Repeated { bytes, at: 0, left: times * bytes.len() as u64 }
    }
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let rest = &self.bytes[self.at..];
        let count = rest.len().min(buffer.len()).min(self.left as usize);
        buffer[..count].copy_from_slice(&rest[..count]);
        self.at = (self.at + count) % self.bytes.len();
        self.left -= count as u64;
        Ok(count)
    }
}
