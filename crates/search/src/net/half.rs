//! Numbers of two bytes: one bit for the sign, five for the exponent, ten for the rest (IEEE 754 binary16).

/// The nearest number of two bytes. Numbers that are too large become the largest, and those that are
/// too small become 0.
pub(crate) fn to_half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let exponent = (bits >> 23 & 0xff) as i32 - 127;
    if exponent < -14 {
        return sign;
    }
    // Rounding may carry into the exponent, which is what it should do.
    let kept = ((exponent + 15) as u32) << 10 | (bits & 0x7f_ffff) >> 13;
    let rounded = kept + (bits >> 12 & 1);
    sign | rounded.min(0x7bff) as u16
}

/// The number that two bytes stand for.
pub(crate) fn from_half(half: u16) -> f32 {
    let sign = u32::from(half & 0x8000) << 16;
    let exponent = u32::from(half >> 10 & 0x1f);
    if exponent == 0 {
        return f32::from_bits(sign);
    }
    f32::from_bits(sign | (exponent + 127 - 15) << 23 | u32::from(half & 0x3ff) << 13)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_numbers_have_known_bytes() {
        for (value, half) in [(1.0, 0x3c00), (-2.0, 0xc000), (0.5, 0x3800), (65504.0, 0x7bff), (0.0, 0)] {
            assert_eq!(to_half(value), half, "{value}");
            assert_eq!(from_half(half).to_bits(), f32::to_bits(value), "{half:x}");
        }
        assert_eq!(to_half(1e9), 0x7bff);
        assert_eq!(to_half(1e-9), 0);
    }

    #[test]
    fn rounding_is_off_by_half_a_thousandth_at_most() {
        for step in 1..4000_u16 {
            let value = f32::from(step) * 0.00137 - 2.5;
            let back = from_half(to_half(value));
            assert!((back - value).abs() <= value.abs() / 2000.0 + 1e-4, "{value} became {back}");
            assert_eq!(to_half(back), to_half(value), "a rounded number stays as it is");
        }
    }
}
