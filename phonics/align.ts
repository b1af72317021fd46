// Aligns the letters of a word with the phones of its pronunciation, phonogram by phonogram. Of all
// the ways it takes the one whose latest phonogram is taught first, then the one of fewest and earliest.
import { type Phonogram, phonograms } from './phonograms.ts';
import { countSyllables, isVowel, nameOf, type Phone, type Spoken, spokenAs } from './sounds.ts';

/** A piece of a word. The letters of all its parts, put together, are the word. */
export interface Part {
  letters: string;
  /** In IPA; empty when silent. */
  sound: string;
  /** 1 to 9; null where the letters say a sound that none of the nine levels teaches. */
  level: number | null;
}

export interface Spelling {
  /** In lower case. */
  letters: string;
  phones: readonly Phone[];
  /** Whether so many of its first letters are a word of their own, said with so many of its phones. */
  isWord: (letters: number, phones: number) => boolean;
  /** The same, also where the spelling changes before an ending: 'hopp-ed', 'ponie-s'. */
  isBase: (letters: number, phones: number) => boolean;
  /** Whether what follows those letters and phones may follow a whole word: another word, or an ending. */
  isTail: (letters: number, phones: number) => boolean;
}

interface Row extends Phonogram {
  part: Part;
  spoken: readonly Spoken[];
}

/** A way on from some letters and phones to others further on. */
interface Step {
  parts: readonly Part[];
  letters: number;
  phones: number;
  /** The latest level among the parts. */
  level: number;
  cost: number;
}

const SILENT_E: Part = { letters: 'e', sound: '', level: 3 };

const rowsByLetters = Map.groupBy(
  phonograms.map((phonogram): Row => {
    const { letters, sound, level } = phonogram;
    // The y of 'lyric' and of 'pyramid' is that of 'gym': neither a long one before r, nor a quiet one.
    const isNoY = ({ run, beforeR }: Spoken) => beforeR || (sound === 'ə' && run[0] === 'IX');
    const spoken = spokenAs(sound).filter((one) => letters !== 'y' || !isNoY(one));
    return { ...phonogram, part: { letters, sound, level }, spoken };
  }),
  ({ letters }) => letters,
);
const LONGEST = Math.max(...phonograms.map(({ letters }) => letters.length));

/** Whether these letters are a phonogram, whatever they say. */
export const isPhonogram = (letters: string): boolean => rowsByLetters.has(letters);

/** Whether a word, or a word inside it, ends after so many letters and phones. */
const endsWord = ({ letters, isBase, isTail }: Spelling, end: number, to: number): boolean =>
  end === letters.length || (isTail(end, to) && isBase(end, to));

function stands(row: Row, spelling: Spelling, at: number, from: number, to: number): boolean {
  const { letters, phones, isWord, isBase } = spelling;
  const end = at + row.letters.length;
  const next = letters.charAt(end);
  // 'for' is f and or, not f, o and r.
  if (row.letters === 'o' && phones[from] === 'AO' && phones[to] === 'R')
    return letters.startsWith('rr', end);
  // 'pies' is pie and s, 'hoes' is hoe and s.
  if (/^e[ds]$/.test(row.letters) && /[aeiou]/.test(letters.charAt(at - 1)) && isWord(at + 1, from))
    return false;
  // 'wicked' is not wick and ed.
  if (row.sound === 'ɪd' && !/^[TD]$/.test(phones[from - 1] ?? '')) return false;
  // 'blotch' ends in tch; 'chit-chat' alone has a t before ch.
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

/** Where the sound ends that begins at phone `from`, if it is one of these. */
function* heard(spoken: readonly Spoken[], phones: readonly Phone[], from: number) {
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
      for (const to of heard(row.spoken, spelling.phones, from)) {
        if (stands(row, spelling, at, from, to)) yield [row, to];
      }
    }
  }
}

function toStep(parts: readonly Part[], letters: number, phones: number): Step {
  const levels = parts.map(({ level }) => level ?? Infinity);
  const cost = levels.reduce((sum, level) => sum + level, 0) + 0.1 * levels.length;
  return { parts, letters, phones, level: Math.max(...levels), cost };
}

/** A vowel, one consonant phonogram and a silent e: c-a-k-e. The e may close a word inside: home-work. */
function* silentESteps(spelling: Spelling, at: number, from: number): Generator<Step> {
  const { letters, phones } = spelling;
  const vowel = letters.charAt(at);
  const heads = [
    ...(rowsByLetters.get(`${vowel}-e`) ?? []),
    // A vowel that went quiet: private, notice.
    ...(rowsByLetters.get(vowel) ?? []).filter(({ place }) => place === 'unstressed'),
  ];
  for (const head of heads) {
    const { sound, level, place } = head;
    for (const middle of heard(head.spoken, phones, from)) {
      for (const [row, to] of rowsAt(spelling, at + 1, middle)) {
        if (/^[aeiouy']/.test(row.letters)) continue;
        if (place === 'unstressed' && countSyllables(phones.slice(0, to)) < 2) continue;
        const end = at + 1 + row.letters.length;
        const parts = [{ letters: vowel, sound, level }, row.part];
        // The e of 'yikes' and 'James' is silent, though no yike and jame are words.
        const isBeforeS = letters.slice(end) === 'es';
        // ve, ce and their like have the e in them.
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
 * Letters that say what no row of the table has. It costs so much that there are as few as can be, and
 * most where the letters are no phonogram at all.
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

interface Arrival {
  /** The least of the latest levels with which one can be here. */
  level: number;
  steps: readonly Step[];
  cost: number;
  parts: readonly Part[];
}

const arrival = (level: number): Arrival => ({ level, steps: [], cost: Infinity, parts: [] });

/** The cheapest way through the word among the steps that `stepsAt` offers, if there is one. */
function walk(
  spelling: Spelling,
  stepsAt: (at: number, from: number) => Iterable<Step>,
): readonly Part[] | undefined {
  const width = spelling.phones.length + 1;
  const end = spelling.letters.length * width + spelling.phones.length;
  const arrivals: (Arrival | undefined)[] = [];
  const at = ({ letters, phones }: Step) => letters * width + phones;

  // First the lowest level that suffices, then the cheapest way within it.
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

/** The parts of a word as it is spelt and said. Where no rule helps, a part's level is null. */
export function align(spelling: Spelling): readonly Part[] {
  const regular = walk(spelling, (at, from) => regularSteps(spelling, at, from));
  if (regular) return regular;
  const any = walk(spelling, function* (at, from) {
    yield* regularSteps(spelling, at, from);
    yield* irregularSteps(spelling, at, from);
  });
  return any ?? [{ letters: spelling.letters, sound: nameOf(spelling.phones), level: null }];
}
