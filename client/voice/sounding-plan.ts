// When each sound of a word is said: one led into the next, as a teacher does it. Pure; times are in seconds.
import type { Hold } from '../../domain/single-sounds.ts';

/** A clip without the silence around it. */
export interface Spoken {
  seconds: number;
  hold: Hold;
}

export interface Step {
  start: number;
  end: number;
}

interface Plan {
  /** When each clip of each part begins. */
  starts: number[][];
  /** When the finger is under each part. */
  steps: Step[];
  total: number;
}

/** How long a held sound and the next are heard together. */
const OVERLAP = 0.07;
/** The silence before a stop, without which it is not heard as one. */
const CLOSURE = 0.04;
/** How long a silent part at the beginning or the end of a word is pointed at, and at most inside it. */
const SILENT = 0.45;
const SILENT_WITHIN = 0.3;

/** Returns how long the next clip begins before the end of this one. */
function overlapOf(one: Spoken, next: Spoken): number {
  if (next.hold === 'stop' || next.hold === 'two') return one.hold === 'stop' ? 0 : -CLOSURE;
  return one.hold === 'stop' ? 0 : Math.min(OVERLAP, one.seconds / 3, next.seconds / 3);
}

/** Returns `count` steps in a row, each so long. */
const stepsFrom = (start: number, count: number, each: number): Step[] =>
  Array.from({ length: count }, (_, at) => ({
    start: start + at * each,
    end: start + (at + 1) * each,
  }));

/**
 * Returns the step of a part that is said, and of the `silent` parts after it. Inside the word they get some of its time,
 * so that the finger never waits; at the end, some of their own.
 */
function stepsOfRun(start: number, until: number, silent: number, isLast: boolean): Step[] {
  const each = isLast ? SILENT : Math.min(SILENT_WITHIN, (until - start) / (silent + 1));
  const end = isLast ? until : until - each * silent;
  return [{ start, end }, ...stepsFrom(end, silent, each)];
}

/** Plans how the parts of a word are sounded out. A part without clips is silent. */
export function planSounding(parts: readonly (readonly Spoken[])[]): Plan {
  const said = parts.flatMap((clips, at) => (clips.length === 0 ? [] : [at]));
  const before = said[0] ?? parts.length;
  let end = before * SILENT;
  let previous: Spoken | null = null;
  const starts = parts.map((clips) =>
    clips.map((clip) => {
      const start = end - (previous === null ? 0 : overlapOf(previous, clip));
      end = start + clip.seconds;
      previous = clip;
      return start;
    }),
  );
  const runs = said.flatMap((part, at) => {
    const next = said[at + 1];
    const until = next === undefined ? end : starts[next]![0]!;
    const silent = (next ?? parts.length) - part - 1;
    return stepsOfRun(starts[part]![0]!, until, silent, next === undefined);
  });
  const steps = [...stepsFrom(0, before, SILENT), ...runs];
  return { starts, steps, total: steps.at(-1)?.end ?? 0 };
}
