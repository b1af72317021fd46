// Aligns the letters of a word with the phones of its pronunciation, phonogram by phonogram. Of all possible
// alignments it takes the one whose latest phonogram is taught first, then the one with the fewest and earliest phonograms.
import { levelOfStep, positionOf, type StepId } from '../domain/teaching-steps.ts';
import { type Phonogram, phonograms } from './phonograms.ts';
import type { Accent } from './accents/accent.ts';
import {
  countSyllables,
  isFollowed,
  isVowel,
  nameOf,
  type Phone,
  type Spoken,
  spokenAs,
} from './sounds.ts';

/** A part of a word. The letters of all parts, concatenated, are the word. */
export interface Part {
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  /** The step that teaches it; null if none teaches this sound for these letters. */
  step: StepId | null;
}

export interface Spelling {
  /** In lower case. */
  letters: string;
  accent: Accent;
  phones: readonly Phone[];
  /** Whether the first `letters` letters are a word that is pronounced as the first `phones` phones. */
  isWord: (letters: number, phones: number) => boolean;
  /** Like `isWord`, but also allows spelling changes before an ending: 'hopp-ed', 'ponie-s'. */
  isBase: (letters: number, phones: number) => boolean;
  /** Whether the rest, after these letters and phones, can follow a whole word: another word, or an ending. */
  isTail: (letters: number, phones: number) => boolean;
}

interface Row extends Phonogram {
  part: Part;
  spoken: readonly Spoken[];
}

/** One move of an alignment. `letters` and `phones` are the positions after the move. */
interface Move {
  parts: readonly Part[];
  letters: number;
  phones: number;
  /** The position in the teaching order of the latest step among the parts. */
  order: number;
  cost: number;
}

const SILENT_E: Part = { letters: 'e', sound: '', step: '3.2' };

/** Returns the ways to say the letters of a row. */
function spokenOf({ letters, sound }: Phonogram, accent: Accent): Spoken[] {
  // The y of 'lyric' and of 'pyramid' is the y of 'gym': neither a long y before r nor a weak y.
  const isWrongForY = ({ run, before }: Spoken) =>
    before === 'r' || (sound === 'ə' && run[0] === 'IX');
  // Only the o of 'pot' takes the vowel that the dictionary shares with 'father' or 'saw'.
  const isWrongForA = ({ run }: Spoken) => accent === 'en-AU' && sound === 'ɒ' && run[0] !== 'OH';
  return spokenAs(letters, sound, accent).filter((one) => {
    if (letters === 'y') return !isWrongForY(one);
    return !/^au?$/.test(letters) || !isWrongForA(one);
  });
}

const rowsOf = (accent: Accent) =>
  Map.groupBy(
    phonograms.map((phonogram): Row => {
      const { letters, sound, step } = phonogram;
      return { ...phonogram, part: { letters, sound, step }, spoken: spokenOf(phonogram, accent) };
    }),
    ({ letters }) => letters,
  );
const rowsByLetters: Readonly<Record<Accent, ReturnType<typeof rowsOf>>> = {
  'en-AU': rowsOf('en-AU'),
  'en-US': rowsOf('en-US'),
};
const LONGEST = Math.max(...phonograms.map(({ letters }) => letters.length));
const letterGroups: ReadonlySet<string> = new Set(phonograms.map(({ letters }) => letters));

/** Whether these letters are a phonogram for any sound. */
export const isPhonogram = (letters: string): boolean => letterGroups.has(letters);

/** Whether the word, or a word inside it, ends after `end` letters and `to` phones. */
const endsWord = ({ letters, isBase, isTail }: Spelling, end: number, to: number): boolean =>
  end === letters.length || (isTail(end, to) && isBase(end, to));

/** Whether a row's phonogram is allowed at letter `at`, for the phones from `from` to `to`. */
function isAllowed(row: Row, spelling: Spelling, at: number, from: number, to: number): boolean {
  const { letters, phones, isWord, isBase } = spelling;
  const end = at + row.letters.length;
  const next = letters.charAt(end);
  // 'for' is f-or, not f-o-r.
  if (row.letters === 'o' && phones[from] === 'AO' && phones[to] === 'R')
    return letters.startsWith('rr', end);
  // 'pies' is pie-s, 'hoes' is hoe-s, 'cried' is c-r-ie-d.
  const before = letters.charAt(at - 1);
  if (
    /^e[ds]$/.test(row.letters) &&
    /[aeiou]/.test(before) &&
    (before === 'i' || isWord(at + 1, from))
  )
    return false;
  // The gu of 'guess', but not of 'vague'.
  if (row.letters === 'gu' && next === 'e' && endsWord(spelling, end + 1, to)) return false;
  // 'wicked' is not wick-ed.
  if (row.sound === 'ɪd' && !/^[TD]$/.test(phones[from - 1] ?? '')) return false;
  // The u of 'build' and 'buy', but not of 'buoy'.
  if (row.letters === 'bu') return /[iy]/.test(next);
  // 'blotch' ends in tch; t before ch is allowed only at the end of a word, as in 'chit-chat'.
  if (row.letters === 't' && letters.startsWith('ch', end)) return endsWord(spelling, end, to);
  switch (row.place) {
    case 'end':
      return endsWord(spelling, end, to);
    case 'suffix':
      return endsWord(spelling, end, to) && isBase(at, from);
    case 'before k':
      return /[kcqxg]/.test(next);
    case 'after w':
      return /(?:w|wh|qu)$/.test(letters.slice(0, at));
    case 'before a vowel letter':
      return /[aeiouy]/.test(next);
    case 'unstressed':
      return countSyllables(phones) > 1;
    default:
      return true;
  }
}

/** Yields the end of each of these sounds that matches the phones at `from`, said by letters that end at `end`. */
function* matchSounds(spoken: readonly Spoken[], spelling: Spelling, end: number, from: number) {
  const { phones } = spelling;
  for (const { run, before } of spoken) {
    const to = from + run.length;
    if (run.some((phone, index) => phones[from + index] !== phone)) continue;
    if (isFollowed(before, phones, to, () => endsWord(spelling, end, to))) yield to;
  }
}

function* rowsAt(spelling: Spelling, at: number, from: number): Generator<[row: Row, to: number]> {
  const longest = Math.min(LONGEST, spelling.letters.length - at);
  for (let size = longest; size > 0; size--) {
    const end = at + size;
    for (const row of rowsByLetters[spelling.accent].get(spelling.letters.slice(at, end)) ?? []) {
      for (const to of matchSounds(row.spoken, spelling, end, from)) {
        if (isAllowed(row, spelling, at, from, to)) yield [row, to];
      }
    }
  }
}

function toMove(parts: readonly Part[], letters: number, phones: number): Move {
  const taught = parts.map(({ step }) => step).filter((step) => step !== null);
  const cost = taught.reduce((sum, step) => sum + levelOfStep(step), 0) + 0.1 * parts.length;
  const order = Math.max(...taught.map(positionOf));
  return { parts, letters, phones, order, cost };
}

/** Returns the rows whose vowel may stand before a consonant and a silent e. */
function silentEHeads({ letters, accent }: Spelling, at: number): readonly Row[] {
  const vowel = letters.charAt(at);
  const rows = rowsByLetters[accent];
  return [
    ...(rows.get(`${vowel}-e`) ?? []),
    // An unstressed vowel (private, notice), and the i of 'machine'.
    ...(rows.get(vowel) ?? []).filter(
      ({ place, sound }) => place === 'unstressed' || (vowel === 'i' && sound === 'iː'),
    ),
  ];
}

/** Yields moves of a vowel, one consonant phonogram and a silent e: c-a-k-e. The e may end an inner word: home-work. */
function* silentEMoves(spelling: Spelling, at: number, from: number): Generator<Move> {
  const { letters, phones } = spelling;
  const vowel = letters.charAt(at);
  for (const head of silentEHeads(spelling, at)) {
    const { sound, step, place } = head;
    for (const middle of matchSounds(head.spoken, spelling, at + 1, from)) {
      for (const [row, to] of rowsAt(spelling, at + 1, middle)) {
        if (/^[aeiouy']/.test(row.letters)) continue;
        // The e of 'bathe' belongs to the.
        if (row.sound === 'ð') {
          if (row.letters === 'the')
            yield toMove([{ letters: vowel, sound, step }, row.part], at + 4, to);
          continue;
        }
        if (place === 'unstressed' && countSyllables(phones.slice(0, to)) < 2) continue;
        const end = at + 1 + row.letters.length;
        const parts = [{ letters: vowel, sound, step }, row.part];
        // The e of 'yikes' and 'James' is silent, although 'yike' and 'jame' are not words.
        const isBeforeS = letters.slice(end) === 'es';
        // Phonograms such as ve and ce include the e.
        if (row.letters.endsWith('e')) yield toMove(parts, end, to);
        else if (letters[end] === 'e' && (isBeforeS || endsWord(spelling, end + 1, to)))
          yield toMove([...parts, SILENT_E], end + 1, to);
      }
    }
  }
}

function* regularMoves(spelling: Spelling, at: number, from: number): Generator<Move> {
  for (const [row, to] of rowsAt(spelling, at, from)) {
    yield toMove([row.part], at + row.letters.length, to);
  }
  yield* silentEMoves(spelling, at, from);
}

/** Letters that can belong together as one vowel: 'eo' of people, 'oul' of could, 'ayor' of mayor. */
const VOWEL_LETTERS = /^[aeiouy]{1,3}(?:gh|[rwl])?e?$/;

/** Returns the size of the vowel that the phones are: 'oo', 'air', 'w-u' of one; 0 if they are no single vowel. */
function vowelSize(phones: readonly Phone[]): number {
  const onset = phones[0] === 'W' || phones[0] === 'Y' ? 1 : 0;
  if (!isVowel(phones[onset])) return 0;
  const size = onset + (phones[onset + 1] === 'R' ? 2 : 1);
  return size === phones.length ? size : 0;
}

const LEAST_OF_THE_ODDEST = 1000;

/**
 * Returns what it costs to call letters odd whose sound no row has. What belongs together stays together; letters that
 * are not a phonogram cost more, and letters of any other kind the most.
 */
function oddness(letters: string, phones: readonly Phone[]): number {
  const isKnown = isPhonogram(letters);
  const most = LEAST_OF_THE_ODDEST + 30 * (letters.length + phones.length);
  if (phones.length === 0) return isKnown && letters.length <= 2 ? 100 + 60 * letters.length : most;
  const size = vowelSize(phones);
  if (size > 0 && VOWEL_LETTERS.test(letters)) {
    const isPlain = size === 1 || !/^[WY]$/.test(phones[0] ?? '') || phones.join(' ') === 'Y UW';
    return (isKnown ? 100 : 130) + (isPlain ? 0 : 50);
  }
  if (phones.length > 1 || size > 0) return most;
  if (/^[aeiouy]/.test(letters))
    return letters.length === 1 && /^[WY]$/.test(phones[0]!) ? 150 : most;
  return isKnown ? 100 : most;
}

/**
 * Yields moves for letters whose sound no row of the table has, up to a cost. Their high cost keeps them to a minimum.
 */
function* irregularMoves(
  { letters, phones }: Spelling,
  at: number,
  from: number,
  most: number,
): Generator<Move> {
  for (let end = at + 1; end <= Math.min(at + 4, letters.length); end++) {
    for (let to = from; to <= Math.min(from + 3, phones.length); to++) {
      const [some, said] = [letters.slice(at, end), phones.slice(from, to)];
      const cost = oddness(some, said);
      if (cost >= most) continue;
      yield {
        // Only the moves of the best path need their names.
        get parts() {
          return [{ letters: some, sound: nameOf(said), step: null }];
        },
        letters: end,
        phones: to,
        order: Infinity,
        cost,
      };
    }
  }
}

/** The best way to reach a position in the word. */
interface Arrival {
  /** The earliest possible position in the teaching order of the latest step up to here. */
  order: number;
  moves: readonly Move[];
  cost: number;
  /** The last move of the way, and where it began. */
  last: Move | null;
  before: Arrival | null;
}

const arrival = (order: number): Arrival => ({
  order,
  moves: [],
  cost: Infinity,
  last: null,
  before: null,
});

/** Returns the parts of the way to an arrival. */
function partsTo(end: Arrival | null): readonly Part[] {
  const moves: Move[] = [];
  for (let here = end; here?.last; here = here.before) moves.push(here.last);
  return moves.reverse().flatMap(({ parts }) => parts);
}

/** Returns the cheapest path through the word with the moves of `movesAt`; undefined if there is none. */
function findPath(
  spelling: Spelling,
  movesAt: (at: number, from: number) => Iterable<Move>,
): readonly Part[] | undefined {
  const width = spelling.phones.length + 1;
  const end = spelling.letters.length * width + spelling.phones.length;
  const arrivals: (Arrival | undefined)[] = [];
  const at = ({ letters, phones }: Move) => letters * width + phones;

  // First find the earliest sufficient step, then the cheapest path within that step.
  arrivals[0] = { ...arrival(0), cost: 0 };
  for (let here = 0; here < end; here++) {
    const reached = arrivals[here];
    if (!reached) continue;
    reached.moves = [...movesAt(Math.floor(here / width), here % width)];
    for (const move of reached.moves) {
      const there = (arrivals[at(move)] ??= arrival(Infinity));
      there.order = Math.min(there.order, Math.max(reached.order, move.order));
    }
  }
  const last = arrivals[end];
  if (!last) return undefined;
  for (let here = 0; here < end; here++) {
    const reached = arrivals[here];
    if (!reached) continue;
    for (const move of reached.moves) {
      const there = arrivals[at(move)];
      const cost = reached.cost + move.cost;
      if (!there || move.order > last.order || cost >= there.cost) continue;
      Object.assign(there, { cost, last: move, before: reached });
    }
  }
  return partsTo(last);
}

/** Returns the parts of a word. A part that no rule explains has the step null. */
export function align(spelling: Spelling): readonly Part[] {
  const regular = findPath(spelling, (at, from) => regularMoves(spelling, at, from));
  if (regular) return regular;
  const { letters, phones } = spelling;
  // 'Mr' and 'Dr' stand for longer words.
  if (!/[aeiouy]/.test(letters) && phones.some(isVowel))
    return [{ letters, sound: nameOf(phones), step: null }];
  for (const most of [LEAST_OF_THE_ODDEST, Infinity]) {
    const odd = findPath(spelling, function* (at, from) {
      yield* regularMoves(spelling, at, from);
      yield* irregularMoves(spelling, at, from, most);
    });
    if (odd) return odd;
  }
  return [{ letters, sound: nameOf(phones), step: null }];
}
