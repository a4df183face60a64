//! Nets as files: a header that says what the net is for, its weights, and a checksum.

use std::{fmt, ops::RangeInclusive};

use super::{
    BANK, NARROW, Net, Shape, Weights,
    half::{from_half, to_half},
};

/// The first bytes of every net.
const MAGIC: &[u8; 8] = b"LOIRENET";
/// The version of the file format.
const FORM: u16 = 1;

/// What a net was made for, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The box whose positions it judges.
    pub box_id: String,
    /// The version of the rules it learned from.
    pub rules_version: u16,
    /// The version of the lens through which it sees.
    pub lens_version: u16,
    /// How it was made, in a sentence or two.
    pub note: String,
}

/// How many bytes a weight has in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// Two bytes: enough to play.
    Half,
    /// Four bytes: nothing is lost, so that training can go on.
    Full,
}

impl Precision {
    /// The bytes of a weight.
    fn size(self) -> usize {
        match self {
            Precision::Half => 2,
            Precision::Full => 4,
        }
    }
}

/// Why a file is not the net that is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetProblem {
    /// It does not begin like a net.
    NotANet,
    /// Its format is newer than this program knows.
    Form(u16),
    /// Its layers have other widths: inputs, hidden layers, outputs.
    Shape([u16; 4]),
    /// It ends too early, or its checksum is wrong.
    Damaged,
    /// It was made for another box: the box found, and the box wanted.
    Box(String, String),
    /// It learned from other rules: the version found, and the version wanted.
    Rules(u16, u16),
    /// It sees through another lens: the version found, and the version wanted.
    Lens(u16, u16),
    /// Its number of inputs differs from the lens's.
    Inputs(usize, usize),
}

impl fmt::Display for NetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetProblem::NotANet => write!(f, "this is not a net: a net begins with LOIRENET"),
            NetProblem::Form(form) => {
                write!(f, "the net has form {form}, but this program reads form {FORM}: use a newer program")
            }
            NetProblem::Shape([inputs, wide, narrow, outputs]) => write!(
                f,
                "the net's layers are {inputs}-{wide}-{narrow}-{outputs}, but this program needs a multiple \
                 of {BANK} and {NARROW} in the hidden layers and at least one output: train it again"
            ),
            NetProblem::Damaged => {
                write!(f, "the net is damaged: its checksum is wrong, so copy the file again")
            }
            NetProblem::Box(found, wanted) => write!(f, "the net is for `{found}`, but this is `{wanted}`"),
            NetProblem::Rules(found, wanted) => write!(
                f,
                "the net learned from version {found} of the rules, but they are at version {wanted}: train it again"
            ),
            NetProblem::Lens(found, wanted) => write!(
                f,
                "the net sees through version {found} of its lens, but that is at version {wanted}: train it again"
            ),
            NetProblem::Inputs(found, wanted) => {
                write!(f, "the net has {found} inputs, but its lens has {wanted}: train it again")
            }
        }
    }
}

impl std::error::Error for NetProblem {}

impl Net {
    /// Reads a net. [`Net::check`] says whether it is the one that is needed.
    pub fn read(bytes: &[u8]) -> Result<Net, NetProblem> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetProblem::NotANet)?;
        let mut reader = Reader(rest);
        let form = reader.number().ok_or(NetProblem::Damaged)?;
        if form != FORM {
            return Err(NetProblem::Form(form));
        }
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetProblem::Damaged)?;
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(NetProblem::Damaged);
        }
        reader.after_header().ok_or(NetProblem::Damaged)?
    }

    /// Whether the net is for this box, one of these versions of its rules and this lens.
    pub fn check(
        &self,
        box_id: &str,
        rules: RangeInclusive<u16>,
        lens: u16,
        inputs: usize,
    ) -> Result<(), NetProblem> {
        let about = self.about();
        if about.box_id != box_id {
            return Err(NetProblem::Box(about.box_id.clone(), box_id.to_owned()));
        }
        if !rules.contains(&about.rules_version) {
            return Err(NetProblem::Rules(about.rules_version, *rules.end()));
        }
        if about.lens_version != lens {
            return Err(NetProblem::Lens(about.lens_version, lens));
        }
        if self.inputs() != inputs {
            return Err(NetProblem::Inputs(self.inputs(), inputs));
        }
        Ok(())
    }

    /// The net as a file.
    pub fn write(&self, precision: Precision) -> Vec<u8> {
        let (about, shape) = (self.about(), self.weights.shape());
        let mut bytes = MAGIC.to_vec();
        let mut number = |number: usize| bytes.extend((number as u16).to_le_bytes());
        number(FORM.into());
        number(about.rules_version.into());
        number(about.lens_version.into());
        [shape.inputs, shape.banks * BANK, NARROW, shape.outputs].into_iter().for_each(&mut number);
        number(precision.size());
        for text in [&about.box_id, &about.note] {
            bytes.extend((text.len() as u16).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        for &weight in self.weights.slices().into_iter().flatten() {
            match precision {
                Precision::Half => bytes.extend(to_half(weight).to_le_bytes()),
                Precision::Full => bytes.extend(weight.to_le_bytes()),
            }
        }
        sealed(bytes)
    }
}

/// A file with its checksum at the end.
pub fn sealed(mut body: Vec<u8>) -> Vec<u8> {
    let sum = checksum(&body);
    body.extend(sum.to_le_bytes());
    body
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    fn number(&mut self) -> Option<u16> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u16::from_le_bytes(*bytes))
    }

    fn text(&mut self) -> Option<String> {
        let length = self.number()?;
        String::from_utf8(self.bytes(length.into())?.to_vec()).ok()
    }

    /// Everything after the number of the format. `None` if it is too short or too long.
    fn after_header(mut self) -> Option<Result<Net, NetProblem>> {
        let (rules_version, lens_version) = (self.number()?, self.number()?);
        let shape = [self.number()?, self.number()?, self.number()?, self.number()?];
        let precision = match self.number()? {
            2 => Precision::Half,
            4 => Precision::Full,
            _ => return None,
        };
        let [inputs, wide, narrow, outputs] = shape.map(usize::from);
        if wide == 0 || !wide.is_multiple_of(BANK) || narrow != NARROW || outputs == 0 {
            return Some(Err(NetProblem::Shape(shape)));
        }
        let about = About { rules_version, lens_version, box_id: self.text()?, note: self.text()? };
        let shape = Shape { inputs, banks: wide / BANK, outputs };
        // A few bytes can promise a net of many gigabytes. Nobody makes room for one that is not there.
        if Some(self.0.len()) != shape.count().checked_mul(precision.size())?.checked_add(8) {
            return None;
        }
        let mut weights = Weights::zero(shape);
        for weight in weights.slices_mut().into_iter().flatten() {
            *weight = match precision {
                Precision::Half => from_half(self.number()?),
                Precision::Full => f32::from_le_bytes(self.bytes(4)?.try_into().ok()?),
            };
        }
        Some(Ok(Net { about, weights }))
    }
}

/// FNV-1a: enough to notice a damaged file.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let about =
            About { box_id: "toy".into(), rules_version: 3, lens_version: 2, note: "made for a test".into() };
        Net::new(about, 10, 2, 5)
    }

    #[test]
    fn a_net_is_read_back_as_it_was_written() {
        assert_eq!(Net::read(&net().write(Precision::Full)), Ok(net()));
        let small = Net::read(&net().write(Precision::Half)).unwrap();
        assert_eq!(small.about(), net().about());
        assert_eq!(Net::read(&small.write(Precision::Half)), Ok(small.clone()));
        let inputs = [(1, 1.0), (7, 0.5)];
        let (rounded, exact) = (small.rest(&inputs.into_iter()), net().rest(&inputs.into_iter()));
        assert!((rounded - exact).abs() < 0.1, "{rounded} {exact}");
    }

    #[test]
    fn other_files_and_damaged_ones_are_refused() {
        let bytes = net().write(Precision::Half);
        assert_eq!(Net::read(b"LOIRENE"), Err(NetProblem::NotANet));
        assert_eq!(Net::read(&bytes[..9]), Err(NetProblem::Damaged));
        assert_eq!(Net::read(&bytes[..bytes.len() - 20]), Err(NetProblem::Damaged));
        let mut flipped = bytes.clone();
        flipped[bytes.len() / 2] ^= 4;
        assert_eq!(Net::read(&flipped), Err(NetProblem::Damaged));
        let mut newer = bytes;
        newer[8] = 9;
        assert_eq!(Net::read(&newer), Err(NetProblem::Form(9)));
    }

    #[test]
    fn a_net_is_as_long_as_its_header_promises() {
        for (inputs, banks, outputs) in [(10, 2, 5), (1, 1, 1), (300, 4, 2)] {
            let shape = Shape { inputs, banks, outputs };
            let numbers: usize = Weights::zero(shape).slices().iter().map(|slice| slice.len()).sum();
            assert_eq!(shape.count(), numbers, "{inputs} inputs, {banks} banks, {outputs} outputs");
        }
        // The number of inputs follows the magic bytes and three other numbers.
        let net = net().write(Precision::Half);
        let with = |inputs: u16, more: &[u8]| {
            let mut body = net[..net.len() - 8].to_vec();
            body[14..16].copy_from_slice(&inputs.to_le_bytes());
            Net::read(&sealed([&body, more].concat()))
        };
        assert!(with(10, &[]).is_ok());
        for damaged in [with(9, &[]), with(11, &[]), with(u16::MAX, &[]), with(10, &[0, 0])] {
            assert_eq!(damaged, Err(NetProblem::Damaged));
        }
    }

    #[test]
    fn weights_without_a_size_make_no_room_for_themselves() {
        // Weights of no bytes take no room in the file, so every shape would fit.
        let sized = |size: u8, weights: usize| {
            let mut body = net().write(Precision::Half);
            body.truncate(body.len() - 8 - 2 * net().weights.shape().count());
            body[22..24].copy_from_slice(&[size, 0]);
            body.extend(vec![0; weights * net().weights.shape().count()]);
            Net::read(&sealed(body))
        };
        assert!(sized(2, 2).is_ok() && sized(4, 4).is_ok());
        for size in [0, 1, 3, 8] {
            assert_eq!(sized(size, usize::from(size)), Err(NetProblem::Damaged), "{size}");
        }
        // 21 gigabytes, if anybody believed it.
        let mut body = net().write(Precision::Half);
        body.truncate(body.len() - 8 - 2 * net().weights.shape().count());
        body[14..22].copy_from_slice(&[0xff, 0xff, 0xf0, 0xff, NARROW as u8, 0, 0xff, 0xff]);
        body[22..24].copy_from_slice(&[0, 0]);
        assert_eq!(Net::read(&sealed(body)), Err(NetProblem::Damaged));
    }

    #[test]
    fn a_net_for_something_else_is_refused() {
        let net = net();
        assert_eq!(net.check("toy", 3..=3, 2, 10), Ok(()));
        assert_eq!(net.check("toy", 3..=5, 2, 10), Ok(()));
        assert_eq!(net.check("ludo", 3..=3, 2, 10), Err(NetProblem::Box("toy".into(), "ludo".into())));
        assert_eq!(net.check("toy", 4..=5, 2, 10), Err(NetProblem::Rules(3, 5)));
        assert_eq!(net.check("toy", 1..=2, 2, 10), Err(NetProblem::Rules(3, 2)));
        assert_eq!(net.check("toy", 3..=3, 1, 10), Err(NetProblem::Lens(2, 1)));
        assert_eq!(net.check("toy", 3..=3, 2, 11), Err(NetProblem::Inputs(10, 11)));
        assert!(NetProblem::Lens(2, 1).to_string().ends_with("train it again"));
    }
}
