// The fast Fourier transform, for lengths that are a power of two.

/** A complex spectrum, or complex samples. */
export interface Spectrum {
  real: Float64Array;
  imaginary: Float64Array;
}

/** Returns the lowest power of two from `length` up. */
export const powerFrom = (length: number): number => 2 ** Math.ceil(Math.log2(length));

function reversedBits(index: number, bits: number): number {
  let [from, to] = [index, 0];
  for (let bit = 0; bit < bits; bit++) {
    to = (to << 1) | (from & 1);
    from >>= 1;
  }
  return to;
}

/** Transforms in place, as Cooley and Tukey do. `sign` is -1 for the spectrum, and 1 for the way back. */
export function transform({ real, imaginary }: Spectrum, sign: 1 | -1): void {
  const length = real.length;
  for (let index = 0; index < length; index++) {
    const other = reversedBits(index, Math.log2(length));
    if (other <= index) continue;
    [real[index], real[other]] = [real[other] ?? 0, real[index] ?? 0];
    [imaginary[index], imaginary[other]] = [imaginary[other] ?? 0, imaginary[index] ?? 0];
  }
  for (let size = 2; size <= length; size *= 2) {
    for (let step = 0; step < size / 2; step++) {
      const angle = (sign * 2 * Math.PI * step) / size;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = step; at < length; at += size) {
        const far = at + size / 2;
        const x = real[far] ?? 0;
        const y = imaginary[far] ?? 0;
        const turnedX = x * cos - y * sin;
        const turnedY = x * sin + y * cos;
        real[far] = (real[at] ?? 0) - turnedX;
        imaginary[far] = (imaginary[at] ?? 0) - turnedY;
        real[at] = (real[at] ?? 0) + turnedX;
        imaginary[at] = (imaginary[at] ?? 0) + turnedY;
      }
    }
  }
}

/** Returns the spectrum of real samples, filled up with silence to a power of two. */
export function spectrumOf(samples: ArrayLike<number>): Spectrum {
  const length = powerFrom(samples.length);
  const real = Float64Array.from({ length }, (_, index) => samples[index] ?? 0);
  const spectrum = { real, imaginary: new Float64Array(length) };
  transform(spectrum, -1);
  return spectrum;
}
