// Mixes the clips of a word into one sound. Pure.
import type { Hold } from '../../domain/single-sounds.ts';
import { planSounding, type Spoken, type Step } from './sounding-plan.ts';

/** A decoded clip, mono. */
export interface Clip {
  samples: Float32Array;
  hold: Hold;
}

/** What is louder than this share of the loudest sample is heard. */
const AUDIBLE = 0.01;
/** The fade of a sound that does not lead into another, in seconds. */
const FADE = 0.004;

/** Returns the part of a clip that is heard, without the silence around it. */
export function audibleOf(samples: Float32Array): Float32Array {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const isHeard = (sample: number) => Math.abs(sample) > loudest * AUDIBLE;
  const from = samples.findIndex(isHeard);
  return from < 0
    ? samples.subarray(0, 0)
    : samples.subarray(from, samples.findLastIndex(isHeard) + 1);
}

/** Adds `samples` at `start`, with fades in and out of so many samples that keep the power of two sounds even. */
function add(
  whole: Float32Array,
  samples: Float32Array,
  { start, fadeIn, fadeOut }: { start: number; fadeIn: number; fadeOut: number },
): void {
  for (let at = 0; at < samples.length; at += 1) {
    const share = Math.min(1, (at + 1) / fadeIn, (samples.length - at) / fadeOut);
    whole[start + at]! += samples[at]! * Math.sin((share * Math.PI) / 2);
  }
}

/** Mixes the parts of a word, each with its clips, and says when each part is heard, in seconds. */
export function mixSounding(
  parts: readonly (readonly Clip[])[],
  rate: number,
): { samples: Float32Array<ArrayBuffer>; steps: Step[] } {
  const heard = parts.map((clips) => clips.map(({ samples }) => audibleOf(samples)));
  const spoken = parts.map((clips, part) =>
    clips.map(({ hold }, at): Spoken => ({ hold, seconds: heard[part]![at]!.length / rate })),
  );
  const { starts, steps, total } = planSounding(spoken);
  const whole = new Float32Array(Math.ceil(total * rate) + 1);
  const placed = heard.flatMap((clips, part) =>
    clips.map((samples, at) => ({ samples, start: Math.round(starts[part]![at]! * rate) })),
  );
  placed.forEach(({ samples, start }, at) => {
    const before = placed[at - 1];
    const next = placed[at + 1];
    const overlapBefore = before === undefined ? 0 : before.start + before.samples.length - start;
    const overlapAfter = next === undefined ? 0 : start + samples.length - next.start;
    const fade = FADE * rate;
    add(whole, samples, {
      start,
      fadeIn: Math.max(fade, overlapBefore),
      fadeOut: Math.max(fade, overlapAfter),
    });
  });
  return { samples: whole, steps };
}
