// Simple measures of samples, -1 to 1.

/** A microphone that works hears more than this in any room. */
const SILENCE = 0.001;

/** Returns the greatest distance from zero: 0 to 1. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Whether nothing was heard: a microphone that is switched off, or the wrong one. */
export const isSilent = (samples: Float32Array): boolean => peakOf(samples) < SILENCE;

/** Joins the pieces of a recording, at most `most` samples of them. */
export function join(pieces: readonly Float32Array[], most: number): Float32Array<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const samples = new Float32Array(Math.min(length, most));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece.subarray(0, samples.length - at), at);
    at = Math.min(at + piece.length, samples.length);
  }
  return samples;
}

/** Where the loudest sample comes to lie, and how much louder a recording may become: beyond that, noise is loud too. */
const LOUD = 0.8;
const GAIN = 12;

/** Makes a quiet recording easy to hear. */
export function makeLouder(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const gain = Math.min(LOUD / peakOf(samples), GAIN);
  return gain > 1 ? samples.map((sample) => sample * gain) : samples;
}
