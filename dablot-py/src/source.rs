//! Where a text comes from: a path, or a file object.

use std::io::{self, Read};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::arguments::unexpected;

/// What every file in the gzip format begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The whole text of a file, given as a path or as an object with a `read` method. Bytes are
/// decompressed if their content says so, and are UTF-8.
pub(crate) fn read_text(source: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = source.py();
    let content = if source.hasattr("read")? {
        source.call_method0("read")?
    } else {
        let path = py.import("os")?.call_method1("fspath", (source,)).map_err(|error| {
            if error.is_instance_of::<PyTypeError>(py) {
                unexpected("a path or a file object", source)
            } else {
                error
            }
        })?;
        let file = py.import("io")?.call_method1("open", (path, "rb"))?;
        let content = file.call_method0("read");
        file.call_method0("close")?;
        content?
    };
    if let Ok(text) = content.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned());
    }
    let Ok(bytes) = content.cast_into::<PyBytes>() else {
        return Err(unexpected("a file object that gives text or bytes", source));
    };
    let bytes = if bytes.as_bytes().starts_with(&GZIP) {
        py.import("gzip")?.call_method1("decompress", (bytes,))?
    } else {
        bytes.into_any()
    };
    bytes.call_method1("decode", ("utf-8",))?.extract()
}

/// The content of a source, piece by piece: what `dablot._source.chunks` gives. No piece is asked
/// for before the one before it is used up.
pub(crate) struct Chunks {
    chunks: Py<PyAny>,
    chunk: Vec<u8>,
    used: usize,
}

impl Chunks {
    pub(crate) fn new(source: &Bound<'_, PyAny>) -> PyResult<Chunks> {
        let chunks = source.py().import("dablot._source")?.call_method1("chunks", (source,))?;
        Ok(Chunks { chunks: chunks.unbind(), chunk: Vec::new(), used: 0 })
    }

    fn next(&self) -> PyResult<Vec<u8>> {
        Python::attach(|py| {
            let next = self.chunks.bind(py).try_iter()?.next();
            next.map_or(Ok(Vec::new()), |chunk| chunk?.extract())
        })
    }
}

impl Read for Chunks {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.used == self.chunk.len() {
            (self.chunk, self.used) = (self.next().map_err(io::Error::other)?, 0);
        }
        let read = (&self.chunk[self.used..]).read(buffer)?;
        self.used += read;
        Ok(read)
    }
}
