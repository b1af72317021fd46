// How loud samples are from moment to moment.

/** The length of a moment, in seconds. */
export const MOMENT = 0.005;
/** The level of silence, in dB. */
export const SILENCE = -120;

/** Returns the level of a part of `samples` in dB below full scale (RMS). */
export function levelOf(samples: Float32Array, start = 0, end = samples.length): number {
  let sum = 0;
  for (let index = start; index < end; index++) sum += (samples[index] ?? 0) ** 2;
  const length = end - start;
  return length <= 0 || sum === 0 ? SILENCE : Math.max(SILENCE, 10 * Math.log10(sum / length));
}

/** Returns the level of each moment, in dB. What is left over at the end belongs to the last one. */
export function levelsOf(samples: Float32Array, rate: number): Float64Array {
  const size = Math.round(rate * MOMENT);
  return Float64Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    levelOf(samples, index * size, (index + 1) * size),
  );
}

/** Returns the number of the loudest moment; 0 if there is none. */
export function loudestMoment(levels: Float64Array): number {
  let loudest = 0;
  levels.forEach((level, index) => {
    if (level > (levels[loudest] ?? 0)) loudest = index;
  });
  return loudest;
}
