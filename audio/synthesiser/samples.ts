// Samples of the synthesiser: how they are joined, faded and scaled. Times are in seconds.

/** Samples a second. */
export const RATE = 24_000;

export type Samples = Float64Array;

/** Returns how many samples a time has. */
export const lengthOf = (seconds: number): number => Math.round(seconds * RATE);

export const silence = (seconds: number): Samples => new Float64Array(lengthOf(seconds));

/** Returns these samples one after another. */
export function joined(...parts: readonly Samples[]): Samples {
  const result = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** Returns `under` with `over` added from a time on. */
export function mixed(under: Samples, over: Samples, at: number): Samples {
  const start = lengthOf(at);
  const result = new Float64Array(Math.max(under.length, start + over.length));
  result.set(under);
  over.forEach((sample, index) => {
    result[start + index] = (result[start + index] ?? 0) + sample;
  });
  return result;
}

/** Returns the samples with a highest peak of `peak`. */
export function scaled(samples: Samples, peak: number): Samples {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / highest);
}

/** Returns the samples, which swell and die away over these times. */
export function faded(samples: Samples, swell: number, decay: number): Samples {
  const [first, last] = [lengthOf(swell), lengthOf(decay)];
  const half = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * share);
  return samples.map((sample, index) => {
    const left = samples.length - 1 - index;
    return sample * half(Math.min(1, index / first)) * half(Math.min(1, left / last));
  });
}

/** Returns the samples dying away, to a third in each `time`. */
export const dying = (samples: Samples, time: number): Samples =>
  samples.map((sample, index) => sample * Math.exp(-index / RATE / time));
