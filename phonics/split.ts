// Splits a word into phonograms, and finds the step from which a child can sound it out.
import { positionOf, type StepId } from '../domain/teaching-steps.ts';
import { type Accent, DEFAULT_ACCENT } from './accents/accent.ts';
import type { Part } from './align.ts';
import type { Pronounce } from './dictionary.ts';
import { hasNumber, wordsOfNumeral } from './numerals.ts';
import { createPronunciations, type Pronunciation } from './pronunciations.ts';
import { carefully } from './sounds.ts';
import { stepOfParts } from './step-of-parts.ts';
import { normalise } from './words.ts';

export interface Split {
  /** In lower case, with a straight apostrophe. */
  word: string;
  /** The step from which it can be sounded out; null if it cannot. */
  step: StepId | null;
  /** Irregular: a part has a sound that no step teaches. Unknown: its pronunciation is not known. */
  status: 'decodable' | 'irregular' | 'unknown';
  /** Empty if the word is unknown. */
  parts: readonly Part[];
  /** Whether it is a numeral. '10' has the parts of 'ten'; a numeral with no such word is unknown. */
  isNumeral?: true;
  /** Whether it has pronunciations with different steps ('read', 'close'). The easiest one counts. */
  ambiguous: boolean;
}

const unknown = (word: string): Split => ({
  word,
  step: null,
  status: 'unknown',
  parts: [],
  ambiguous: false,
});

function toSplit(word: string, pronunciations: readonly Pronunciation[]): Split {
  const order = ({ parts }: Pronunciation) => positionOf(stepOfParts(parts));
  const [easiest] = pronunciations.toSorted((a, b) => order(a) - order(b));
  if (!easiest) return unknown(word);
  const step = stepOfParts(easiest.parts);
  return {
    word,
    step,
    status: step === null ? 'irregular' : 'decodable',
    parts: easiest.parts,
    ambiguous: pronunciations.some((other) => {
      const otherStep = stepOfParts(other.parts);
      if (otherStep === null || otherStep === step) return false;
      // Ignore casual variants: a reduced vowel, or 'last' without its t.
      const { phones } = easiest;
      return other.phones.length === phones.length && carefully(other.phones) !== carefully(phones);
    }),
  };
}

/** Joins the splits of a hyphenated word, such as the three words of 'merry-go-round'. */
function join(word: string, pieces: readonly Split[]): Split {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  if (pieces.length === 0 || pieces.some(({ status }) => status === 'unknown'))
    return unknown(word);
  const parts = pieces.flatMap((piece) => piece.parts);
  const step = stepOfParts(parts);
  const ambiguous = pieces.some((piece) => piece.ambiguous);
  return { word, step, status: step === null ? 'irregular' : 'decodable', parts, ambiguous };
}

/** What the splits of words depend on, besides the dictionary. */
export interface Setting {
  accent?: Accent;
  /** Soundings such as { zib: 'z-i-b' } (sounding.ts), which take precedence over the dictionary. */
  soundings?: Readonly<Record<string, string>>;
}

/** Creates a function that splits words by their pronunciation. */
export function createSplit(
  pronounce: Pronounce,
  { accent = DEFAULT_ACCENT, soundings = {} }: Setting = {},
): (word: string) => Split {
  const pronunciationsOf = createPronunciations(pronounce, accent, soundings);
  const splitPiece = (piece: string) => toSplit(piece, pronunciationsOf(piece));
  return (given) => {
    const word = normalise(given);
    if (hasNumber(word)) {
      const words = wordsOfNumeral(word) ?? [];
      return { ...join(word, words.map(splitPiece)), word, isNumeral: true };
    }
    return join(word, word.split('-').filter(Boolean).map(splitPiece));
  };
}
