// The small steps inside the nine levels, in the order in which they are taught: 1.1 before 1.2, 1.10 before 2.1.
// Their names are in domain/teaching-steps.ts. A step brings phonograms (phonograms.ts), shapes of words, and words
// that are taught whole. The order follows Letters and Sounds and the Australian courses that begin with s a t p i n
// (docs/phonics.md).
import {
  firstStepOf,
  levelOfStep,
  positionOf,
  type StepId,
  stepIds,
  stepNames,
} from '../domain/teaching-steps.ts';
import { phonograms, type Phonogram } from './phonograms.ts';

/** Which words a step teaches whole, and which shapes of words it brings. */
interface Row {
  heartWords: string;
  /** C is a consonant phonogram and V a vowel; 'CVC-CVC' has two syllables. */
  shapes: string;
}

export interface Step {
  id: StepId;
  /** 1 to 9. */
  level: number;
  name: string;
  /** The shapes of words that the step brings; empty if it brings none. */
  shapes: readonly string[];
  /** The words that are taught whole from this step on, in lower case. */
  heartWords: readonly string[];
  /** The rows that it teaches, in teaching order; empty if it only teaches longer words. */
  phonograms: readonly Phonogram[];
}

const row = (heartWords = '', shapes = ''): Row => ({ heartWords, shapes });

const rows: Readonly<Record<StepId, Row>> = {
  '1.1': row('a i the is', 'VC CVC'),
  '1.2': row('as to'),
  '1.3': row('his has'),
  '1.4': row('of said'),
  '1.5': row('was'),
  '1.6': row(),
  '1.7': row("can't", 'CVCC VCC'),
  '1.8': row('', 'CCVC'),
  '1.9': row('', 'CCVCC CCCVC CCCVCC'),
  '1.10': row('', 'CVC-CVC'),
  '2.1': row('he she we me be'),
  '2.2': row('my they'),
  '2.3': row("go no so do don't"),
  '2.4': row('you are'),
  '2.5': row(),
  '3.1': row("all by won't"),
  '3.2': row('come some'),
  '3.3': row('were there'),
  '3.4': row('what where who'),
  '3.5': row('want ask fast last'),
  '3.6': row('one two after class'),
  '4.1': row('into oh does grass glass'),
  '4.2': row('your any many bath path'),
  '4.3': row('could would should past pass'),
  '4.4': row('love other mother brother father'),
  '4.5': row('put'),
  '5.1': row('once eye eyes friend friends'),
  '5.2': row('everyone door floor four'),
  '5.3': row('gone something nothing another'),
  '5.4': row(),
  '5.5': row(),
  '5.6': row(),
  '6.1': row('water because'),
  '6.2': row('please pretty'),
  '6.3': row('people half'),
  '7.1': row('neighbour neighbours these those'),
  '7.2': row('sure heart'),
  '7.3': row('whole'),
  '7.4': row('answer'),
  '8.1': row('young touch country'),
  '8.2': row('trouble'),
  '8.3': row('beautiful'),
  '9.1': row('ocean giraffe'),
  '9.2': row(),
  '9.3': row(),
  '9.4': row(),
  '9.5': row(),
  '9.6': row('island'),
};

/** A title names at most this many phonograms. */
const MOST_NAMED = 6;

/**
 * Returns what a step teaches: the letters of its rows. Returns its name if it has none or many, or brings longer words
 * as well.
 */
export function titleOf(id: StepId): string {
  const step = steps.find((one) => one.id === id);
  const letters = [...new Set(step?.phonograms.map((row) => row.letters))];
  const isLonger = step?.shapes.some((shape) => !/^C?VC$/.test(shape)) ?? false;
  const isNamed = isLonger || letters.length === 0 || letters.length > MOST_NAMED;
  return isNamed ? stepNames[id] : letters.join(' ');
}

/** Returns the level of a step; null for none. */
export const levelOrNull = (step: StepId | null): number | null =>
  step === null ? null : levelOfStep(step);

/** Returns the last step of a level from 1 to 9. */
export const lastStepOf = (level: number): StepId =>
  stepIds.findLast((step) => levelOfStep(step) === level) ?? '9.6';

/**
 * Returns the step of a book that its owner has placed at a level: its own, but within that level. A book without one
 * comes last in its level.
 */
export function stepWithin(step: StepId | null, level: number): StepId {
  const [first, last] = [firstStepOf(level), lastStepOf(level)];
  const position = Math.min(Math.max(positionOf(step), positionOf(first)), positionOf(last));
  return stepIds[position] ?? last;
}

const words = (list: string): string[] => list.split(' ').filter(Boolean);

/** All steps, in teaching order. */
export const steps: readonly Step[] = stepIds.map((id) => ({
  id,
  level: levelOfStep(id),
  name: stepNames[id],
  shapes: words(rows[id].shapes),
  heartWords: words(rows[id].heartWords),
  phonograms: phonograms.filter(({ step }) => step === id),
}));
