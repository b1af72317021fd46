// Aligns the letters of a word with the phones of its pronunciation, phonogram by phonogram. Of all possible
// alignments it takes the one with the lowest maximum level, then the one with the fewest and earliest phonograms.
import { type Phonogram, phonograms } from './phonograms.ts';
import { countSyllables, isVowel, nameOf, type Phone, type Spoken, spokenAs } from './sounds.ts';

/** A part of a word. The letters of all parts, concatenated, are the word. */
export interface Part {
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  /** 1 to 9; null if no level teaches this sound for these letters. */
  level: number | null;
}

export interface Spelling {
  /** In lower case. */
  letters: string;
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

/** One step of an alignment. `letters` and `phones` are the positions after the step. */
interface Step {
  parts: readonly Part[];
  letters: number;
  phones: number;
  /** The highest level among the parts. */
  level: number;
  cost: number;
}

const SILENT_E: Part = { letters: 'e', sound: '', level: 3 };

const rowsByLetters = Map.groupBy(
  phonograms.map((phonogram): Row => {
    const { letters, sound, level } = phonogram;
    // The y of 'lyric' and of 'pyramid' is the y of 'gym': neither a long y before r nor a weak y.
    const isWrongForY = ({ run, beforeR }: Spoken) => beforeR || (sound === 'ə' && run[0] === 'IX');
    const spoken = spokenAs(sound).filter((one) => letters !== 'y' || !isWrongForY(one));
    return { ...phonogram, part: { letters, sound, level }, spoken };
  }),
  ({ letters }) => letters,
);
const LONGEST = Math.max(...phonograms.map(({ letters }) => letters.length));

/** Whether these letters are a phonogram for any sound. */
export const isPhonogram = (letters: string): boolean => rowsByLetters.has(letters);

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
  // 'pies' is pie-s, 'hoes' is hoe-s.
  if (/^e[ds]$/.test(row.letters) && /[aeiou]/.test(letters.charAt(at - 1)) && isWord(at + 1, from))
    return false;
  // 'wicked' is not wick-ed.
  if (row.sound === 'ɪd' && !/^[TD]$/.test(phones[from - 1] ?? '')) return false;
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
      return letters.charAt(at - 1) === 'w';
    case 'before a vowel letter':
      return /[aeiouy]/.test(next);
    case 'unstressed':
      return countSyllables(phones) > 1;
    default:
      return true;
  }
}

/** Yields the end of each of these sounds that matches the phones at `from`. */
function* matchSounds(spoken: readonly Spoken[], phones: readonly Phone[], from: number) {
  for (const { run, beforeR } of spoken) {
    const to = from + run.length;
    if (run.some((phone, index) => phones[from + index] !== phone)) continue;
    if (beforeR && phones[to] !== 'R' && phones[to] !== 'XR') continue;
    yield to;
  }
}

function* rowsAt(spelling: Spelling, at: number, from: number): Generator<[row: Row, to: number]> {
  const longest = Math.min(LONGEST, spelling.letters.length - at);
  for (let size = longest; size > 0; size--) {
    for (const row of rowsByLetters.get(spelling.letters.slice(at, at + size)) ?? []) {
      for (const to of matchSounds(row.spoken, spelling.phones, from)) {
        if (isAllowed(row, spelling, at, from, to)) yield [row, to];
      }
    }
  }
}

function toStep(parts: readonly Part[], letters: number, phones: number): Step {
  const levels = parts.map(({ level }) => level ?? Infinity);
  const cost = levels.reduce((sum, level) => sum + level, 0) + 0.1 * levels.length;
  return { parts, letters, phones, level: Math.max(...levels), cost };
}

/** Yields steps of a vowel, one consonant phonogram and a silent e: c-a-k-e. The e may end an inner word: home-work. */
function* silentESteps(spelling: Spelling, at: number, from: number): Generator<Step> {
  const { letters, phones } = spelling;
  const vowel = letters.charAt(at);
  const heads = [
    ...(rowsByLetters.get(`${vowel}-e`) ?? []),
    // An unstressed vowel: private, notice.
    ...(rowsByLetters.get(vowel) ?? []).filter(({ place }) => place === 'unstressed'),
  ];
  for (const head of heads) {
    const { sound, level, place } = head;
    for (const middle of matchSounds(head.spoken, phones, from)) {
      for (const [row, to] of rowsAt(spelling, at + 1, middle)) {
        if (/^[aeiouy']/.test(row.letters)) continue;
        if (place === 'unstressed' && countSyllables(phones.slice(0, to)) < 2) continue;
        const end = at + 1 + row.letters.length;
        const parts = [{ letters: vowel, sound, level }, row.part];
        // The e of 'yikes' and 'James' is silent, although 'yike' and 'jame' are not words.
        const isBeforeS = letters.slice(end) === 'es';
        // Phonograms such as ve and ce include the e.
        if (row.letters.endsWith('e')) yield toStep(parts, end, to);
        else if (letters[end] === 'e' && (isBeforeS || endsWord(spelling, end + 1, to)))
          yield toStep([...parts, SILENT_E], end + 1, to);
      }
    }
  }
}

function* regularSteps(spelling: Spelling, at: number, from: number): Generator<Step> {
  for (const [row, to] of rowsAt(spelling, at, from)) {
    yield toStep([row.part], at + row.letters.length, to);
  }
  yield* silentESteps(spelling, at, from);
}

/**
 * Yields steps for letters whose sound no row of the table has. Their high cost keeps them to a minimum.
 * Letters that are not a phonogram cost the most.
 */
function* irregularSteps({ letters, phones }: Spelling, at: number, from: number): Generator<Step> {
  for (let end = at + 1; end <= Math.min(at + 4, letters.length); end++) {
    for (let to = from; to <= Math.min(from + 3, phones.length); to++) {
      const some = letters.slice(at, end);
      const [size, sounds] = [end - at, to - from];
      const alike = sounds === 0 || isVowel(phones[from]) === /^[aeiouy]/.test(some);
      const known = sounds <= 1 && alike && isPhonogram(some);
      yield {
        parts: [{ letters: some, sound: nameOf(phones.slice(from, to)), level: null }],
        letters: end,
        phones: to,
        level: Infinity,
        cost: known ? 100 + 20 * (1 - sounds) : 1000 + 30 * (size + sounds),
      };
    }
  }
}

/** The best way to reach a position in the word. */
interface Arrival {
  /** The lowest maximum level with which the position can be reached. */
  level: number;
  steps: readonly Step[];
  cost: number;
  parts: readonly Part[];
}

const arrival = (level: number): Arrival => ({ level, steps: [], cost: Infinity, parts: [] });

/** Returns the cheapest path through the word with the steps of `stepsAt`; undefined if there is none. */
function findPath(
  spelling: Spelling,
  stepsAt: (at: number, from: number) => Iterable<Step>,
): readonly Part[] | undefined {
  const width = spelling.phones.length + 1;
  const end = spelling.letters.length * width + spelling.phones.length;
  const arrivals: (Arrival | undefined)[] = [];
  const at = ({ letters, phones }: Step) => letters * width + phones;

  // First find the lowest sufficient level, then the cheapest path within that level.
  arrivals[0] = { ...arrival(0), cost: 0 };
  for (let here = 0; here < end; here++) {
    const reached = arrivals[here];
    if (!reached) continue;
    reached.steps = [...stepsAt(Math.floor(here / width), here % width)];
    for (const step of reached.steps) {
      const there = (arrivals[at(step)] ??= arrival(Infinity));
      there.level = Math.min(there.level, Math.max(reached.level, step.level));
    }
  }
  const limit = arrivals[end]?.level;
  if (limit === undefined) return undefined;
  for (let here = 0; here < end; here++) {
    const reached = arrivals[here];
    if (!reached) continue;
    for (const step of reached.steps) {
      const there = arrivals[at(step)];
      const cost = reached.cost + step.cost;
      if (!there || step.level > limit || cost >= there.cost) continue;
      there.cost = cost;
      there.parts = [...reached.parts, ...step.parts];
    }
  }
  return arrivals[end]?.parts;
}

/** Returns the parts of a word. A part that no rule explains has the level null. */
export function align(spelling: Spelling): readonly Part[] {
  const regular = findPath(spelling, (at, from) => regularSteps(spelling, at, from));
  if (regular) return regular;
  const any = findPath(spelling, function* (at, from) {
    yield* regularSteps(spelling, at, from);
    yield* irregularSteps(spelling, at, from);
  });
  return any ?? [{ letters: spelling.letters, sound: nameOf(spelling.phones), level: null }];
}
