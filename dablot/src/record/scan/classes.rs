//! What a byte may begin.

/// The classes of bytes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    // Those that go on with a token come first.
    Letter,
    Digit,
    Other,
    Blank,
    Star,
    Mark,
    Dollar,
    OpenBrace,
    CloseBrace,
    Semicolon,
    OpenBracket,
    CloseBracket,
    OpenParenthesis,
    CloseParenthesis,
}

impl Class {
    #[inline]
    pub(super) const fn ends_token(self) -> bool {
        self as u8 >= Class::Blank as u8
    }
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' => Class::Letter,
            b'0'..=b'9' => Class::Digit,
            b'*' => Class::Star,
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => Class::Blank,
            b'!' | b'?' => Class::Mark,
            b'$' => Class::Dollar,
            b'{' => Class::OpenBrace,
            b'}' => Class::CloseBrace,
            b';' => Class::Semicolon,
            b'[' => Class::OpenBracket,
            b']' => Class::CloseBracket,
            b'(' => Class::OpenParenthesis,
            b')' => Class::CloseParenthesis,
            _ => Class::Other,
        };
        byte += 1;
    }
    classes
};

#[inline]
pub(super) fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}
