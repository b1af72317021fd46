// Compares the engine with words that were marked by hand.
import { levelOfStep, positionOf, type StepId } from '../../domain/teaching-steps.ts';
import type { Split } from '../split.ts';

/** A word, and the step or level from which it can be sounded out, or 'irregular'. */
export interface Mark {
  word: string;
  mark: string;
  /** Its letters grouped into phonograms, 's-ai-d', if that was marked too. */
  letters: string | undefined;
}

/** A marked word, and what the engine says of it. */
export interface Result extends Mark {
  split: Split;
  /** A false pass is called easier than it is; a false fail is called harder, or unknown. */
  verdict: 'right' | 'false pass' | 'false fail';
  summary: string;
}

/** Returns the marks of a table, by step or by level, whose lines may have labels. */
export const readMarks = (table: Readonly<Record<string, string>>): Mark[] =>
  Object.entries(table).flatMap(([mark, words]) =>
    words
      .replace(/^.*:/gm, '')
      .split(/\s+/)
      .filter(Boolean)
      .map((written) => ({
        word: written.replaceAll('-', ''),
        mark,
        letters: written.includes('-') ? written.toLowerCase() : undefined,
      })),
  );

/** Returns where a mark stands in the teaching order, and where a step stands by the same measure. */
function places(mark: string, step: StepId | null): [marked: number, called: number] {
  if (/^\d$/.test(mark)) return [Number(mark), step === null ? Infinity : levelOfStep(step)];
  return [mark === 'irregular' ? Infinity : positionOf(mark as StepId), positionOf(step)];
}

function verdictOf(mark: string, { step, status }: Split): Result['verdict'] {
  const [marked, called] = places(mark, step);
  if (called < marked) return 'false pass';
  return called > marked || status === 'unknown' ? 'false fail' : 'right';
}

/** Compares the engine's splits with the marks. */
export function compare(marks: readonly Mark[], split: (word: string) => Split): Result[] {
  return marks.map((mark) => {
    const found = split(mark.word);
    const parts = found.parts.map(({ letters }) => letters).join('-');
    return {
      ...mark,
      split: found,
      verdict: verdictOf(mark.mark, found),
      summary: `${mark.word}: marked ${mark.mark}, called ${found.step ?? found.status} (${parts})`,
    };
  });
}
