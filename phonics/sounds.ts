// Maps the sounds of English between the notation of the phonogram table (IPA) and that of the dictionary
// (ARPABET, http://www.speech.cs.cmu.edu/cgi-bin/cmudict). Stress marks are removed, except for three unstressed
// sounds that become phones of their own: AH0 is a schwa, IH0 and ER0 are weak. Two phones are ours, for what American
// speakers do not tell apart: OH is the vowel of 'swan' and EA that of 'wherever'.
import type { Accent } from './accents/accent.ts';

/** One phone of a pronunciation, such as 'B', 'IY', or 'AX' for the schwa. */
export type Phone = string;

const weak: Readonly<Record<string, Phone>> = { AH0: 'AX', IH0: 'IX', ER0: 'XR' };
const vowels = new Set('AA AE AH AO AW AX AY EA EH ER EY IH IX IY OH OW OY UH UW XR'.split(' '));

export const isVowel = (phone: Phone | undefined) => phone !== undefined && vowels.has(phone);

/**
 * Returns the phones of a dictionary pronunciation, such as 'S IH1 T IY0'. If it has one phone for a vowel plus r
 * that letters spell separately, also returns a variant with two phones.
 */
export function toPhones(pronunciation: string): Phone[][] {
  const phones = pronunciation.split(' ').map((phone) => weak[phone] ?? phone.replace(/\d/, ''));
  const apart = phones.flatMap((phone, at) => {
    // The dictionary has AY XR in 'fire', and ER IY in 'hurry'.
    if (phone === 'XR' && /^(?:A[WY]|OY)$/.test(phones[at - 1] ?? '')) return ['R'];
    if (phone === 'XR' && isVowel(phones[at + 1])) return ['AX', 'R'];
    // Exception: 'purring' is 'purr' with an ending.
    const beforeIng = phones.slice(at + 1).join(' ') === 'IX NG';
    if (phone === 'ER' && isVowel(phones[at + 1]) && !beforeIng) return ['AH', 'R'];
    return [phone];
  });
  return apart.join() === phones.join() ? [phones] : [phones, apart];
}

const careful: Readonly<Record<Phone, Phone>> = {
  AX: 'AH',
  IX: 'AH',
  IH: 'AH',
  XR: 'ER',
  AO: 'AA',
  OH: 'AA',
  EA: 'EH',
};

/**
 * Returns a normalised pronunciation. It is equal for pronunciations that differ only in stress, in vowel
 * reduction, in the vowel of 'near', which the dictionary writes in two ways, or in the y sound of 'due', which many
 * speakers drop.
 */
export const carefully = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => careful[phone] ?? phone)
    .join(' ')
    .replace(/\bIY R\b/g, 'AH R')
    .replaceAll('Y UW', 'UW');

/** The possible phone sequences of each sound, in any accent. */
const phonesOf: Readonly<Record<string, readonly string[]>> = {
  æ: ['AE'],
  ɛ: ['EH'],
  ɪ: ['IH', 'IX'],
  // The dictionary has one sound for 'hot' and 'father', and does not clearly separate it from that of 'saw'.
  ɒ: ['AA', 'AO', 'OH'],
  ʌ: ['AH'],
  eɪ: ['EY'],
  iː: ['IY'],
  aɪ: ['AY'],
  oʊ: ['OW'],
  juː: ['Y UW'],
  jə: ['Y AX'],
  uː: ['UW'],
  ʊ: ['UH'],
  aʊ: ['AW'],
  ɔɪ: ['OY'],
  ɑː: ['AA'],
  ɔː: ['AO', 'AA'],
  ɑːr: ['AA R'],
  ɔːr: ['AO R'],
  ɜːr: ['ER', 'XR'],
  ɛər: ['EH R', 'EA R'],
  ɪər: ['IH R', 'IY R'],
  aʊər: ['AW ER', 'AW XR', 'AW R'],
  jʊər: ['Y UH R', 'Y UW R'],
  tʃər: ['CH XR', 'CH ER'],
  ʒər: ['ZH XR', 'ZH ER'],
  ər: ['XR'],
  ə: ['AX', 'IX'],
  əl: ['AX L'],
  ənt: ['AX N T'],
  b: ['B'],
  d: ['D'],
  f: ['F'],
  g: ['G'],
  h: ['HH'],
  j: ['Y'],
  k: ['K'],
  l: ['L'],
  m: ['M'],
  n: ['N'],
  p: ['P'],
  r: ['R'],
  s: ['S'],
  t: ['T'],
  v: ['V'],
  w: ['W', 'HH W'],
  z: ['Z'],
  ŋ: ['NG'],
  θ: ['TH'],
  ð: ['DH'],
  ʃ: ['SH'],
  ʒ: ['ZH'],
  // Some entries also have a phone for the t of 'tch': 'blotch'.
  tʃ: ['CH', 'T CH'],
  dʒ: ['JH'],
  ks: ['K S'],
  gz: ['G Z'],
  kw: ['K W'],
  nt: ['N T'],
  st: ['S T'],
  siː: ['S IY'],
  ʌf: ['AH F'],
  ɒf: ['AO F', 'AA F'],
  ɑːf: ['AA F'],
  ɪz: ['IX Z', 'AX Z', 'IH Z'],
  ɪd: ['IX D', 'AX D', 'IH D'],
};

/** What an accent has instead. */
const accented: Readonly<Record<Accent, Readonly<Record<string, readonly string[]>>>> = {
  'en-AU': { ɔː: ['AO'] },
  'en-US': { ɑːf: ['AE F'], ɛər: ['EH R', 'AE R'] },
};

/** Vowels before an R: the dictionary has the same vowel in 'bed' and 'care'. */
const beforeR: Readonly<Record<string, string>> = {
  eɪ: 'EH',
  iː: 'IH',
  oʊ: 'AO',
  juː: 'Y UH',
  uː: 'UH',
};

/** The vowel letters that keep their sound before r in Australia, and where: parent, hero, jury, Europe, weird. */
const keptBeforeR: Readonly<Record<string, Follower>> = {
  'a eɪ': 'r and vowel',
  'e iː': 'r and vowel',
  'u juː': 'r and vowel',
  'u uː': 'r and vowel',
  'eu juː': 'r and vowel',
  'eu uː': 'r and vowel',
  'ei iː': 'r',
  'oo ʊ': 'r and vowel',
};
/** The vowels that an r changes in Australia: near, hair, more, poor, our. */
const CHANGED_BY_R = new Set(['iː', 'eɪ', 'oʊ', 'juː', 'uː', 'ʊ', 'aʊ']);

/** What must follow a sound: an r, an r and a vowel, or anything but an r. */
export type Follower = 'r' | 'r and vowel' | 'no r' | 'any';

export interface Spoken {
  run: readonly Phone[];
  before: Follower;
}

/** Whether the phones from `to` on are what must follow. `isApart` tells whether an r there begins another word. */
export function isFollowed(
  before: Follower,
  phones: readonly Phone[],
  to: number,
  isApart: () => boolean,
): boolean {
  if (before === 'any') return true;
  const isR = phones[to] === 'R' || phones[to] === 'XR';
  if (before === 'r') return isR;
  if (before === 'r and vowel') return isR && isVowel(phones[to + 1]);
  return phones[to] !== 'R' || isApart();
}

/** Returns where the letters of a sound can stand, and where an r may colour them. */
function followersOf(
  letters: string,
  sound: string,
  accent: Accent,
): { plain: Follower[]; coloured: Follower[] } {
  if (accent === 'en-US') return { plain: ['any'], coloured: ['r'] };
  if (!CHANGED_BY_R.has(sound)) return { plain: ['any'], coloured: [] };
  const kept = keptBeforeR[`${letters} ${sound}`];
  return kept ? { plain: ['no r', kept], coloured: [kept] } : { plain: ['no r'], coloured: [] };
}

/** Returns the possible pronunciations of the sound of some letters. Throws for an unknown sound. */
export function spokenAs(letters: string, sound: string, accent: Accent): Spoken[] {
  if (sound === '') return [{ run: [], before: 'any' }];
  const runs = accented[accent][sound] ?? phonesOf[sound];
  if (runs === undefined) throw new Error(`There is no sound "${sound}"`);
  const before = followersOf(letters, sound, accent);
  const coloured = beforeR[sound];
  const spoken = (run: string, all: readonly Follower[]): Spoken[] =>
    all.map((one) => ({ run: run.split(' '), before: one }));
  return [
    ...runs.flatMap((run) => spoken(run, before.plain)),
    ...(coloured === undefined ? [] : spoken(coloured, before.coloured)),
  ];
}

/** Returns phones that say these sounds. */
export const phonesOfSounds = (sounds: readonly string[]): Phone[] =>
  sounds.flatMap((sound) => phonesOf[sound]?.[0]?.split(' ') ?? []);

/** Returns the number of syllables. */
export const countSyllables = (phones: readonly Phone[]): number => phones.filter(isVowel).length;

const names = new Map<Phone, string>([
  ...Object.entries(phonesOf).map(([sound, [run = '']]): [Phone, string] => [run, sound]),
  // Phones to which several sounds of the table map.
  ['AA', 'ɑː'],
  ['OH', 'ɒ'],
  ['EA', 'ɛə'],
  ['AO', 'ɔː'],
  ['ER', 'ɜːr'],
  ['XR', 'ər'],
  ['AX', 'ə'],
  ['IX', 'ɪ'],
]);

/** Names of vowels and r together. */
const namesBeforeR = new Map([
  ['EH R', 'ɛər'],
  ['EA R', 'ɛər'],
  ['IH R', 'ɪər'],
  ['IY R', 'ɪər'],
  ['Y UH R', 'jʊər'],
]);

/** Returns these phones in IPA. */
export const nameOf = (phones: readonly Phone[]): string =>
  namesBeforeR.get(phones.join(' ')) ?? phones.map((phone) => names.get(phone) ?? phone).join('');
