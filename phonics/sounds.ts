// Maps the sounds of English between the notation of the phonogram table (IPA) and that of the dictionary
// (ARPABET, http://www.speech.cs.cmu.edu/cgi-bin/cmudict). Stress marks are removed, except for three unstressed
// sounds that become phones of their own: AH0 is a schwa, IH0 and ER0 are weak.

/** One phone of a pronunciation, such as 'B', 'IY', or 'AX' for the schwa. */
export type Phone = string;

const weak: Readonly<Record<string, Phone>> = { AH0: 'AX', IH0: 'IX', ER0: 'XR' };
const vowels = new Set('AA AE AH AO AW AX AY EH ER EY IH IX IY OW OY UH UW XR'.split(' '));

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
};

/**
 * Returns a normalised pronunciation. It is equal for pronunciations that differ only in stress, in vowel
 * reduction, or in the y sound of 'due', which many speakers drop.
 */
export const carefully = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => careful[phone] ?? phone)
    .join(' ')
    .replaceAll('Y UW', 'UW');

/** The possible phone sequences of each sound. */
const phonesOf: Readonly<Record<string, readonly string[]>> = {
  æ: ['AE'],
  ɛ: ['EH'],
  ɪ: ['IH', 'IX'],
  // American English has one sound for 'hot' and 'father', and does not clearly separate it from that of 'saw'.
  ɒ: ['AA', 'AO'],
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
  ər: ['XR'],
  ə: ['AX', 'IX'],
  əl: ['AX L'],
  ən: ['AX N'],
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
  æf: ['AE F'],
  ɪz: ['IX Z', 'AX Z', 'IH Z'],
  ɪd: ['IX D', 'AX D', 'IH D'],
};

/** Vowels before an R: the dictionary has the same vowel in 'bed' and 'care'. */
const beforeR: Readonly<Record<string, string>> = {
  eɪ: 'EH',
  iː: 'IH',
  oʊ: 'AO',
  juː: 'Y UH',
  uː: 'UH',
};

export interface Spoken {
  run: readonly Phone[];
  /** Whether this applies only before an R. */
  beforeR: boolean;
}

/** Returns the possible pronunciations of a sound. Throws for an unknown sound. */
export function spokenAs(sound: string): Spoken[] {
  if (sound === '') return [{ run: [], beforeR: false }];
  const plain = phonesOf[sound];
  if (plain === undefined) throw new Error(`There is no sound "${sound}"`);
  const coloured = beforeR[sound];
  return [
    ...plain.map((run) => ({ run: run.split(' '), beforeR: false })),
    ...(coloured === undefined ? [] : [{ run: coloured.split(' '), beforeR: true }]),
  ];
}

/** Returns the number of syllables. */
export const countSyllables = (phones: readonly Phone[]): number => phones.filter(isVowel).length;

const names = new Map<Phone, string>([
  ...Object.entries(phonesOf).map(([sound, [run = '']]): [Phone, string] => [run, sound]),
  // Phones to which several sounds of the table map.
  ['AA', 'ɑː'],
  ['AO', 'ɔː'],
  ['ER', 'ɜːr'],
  ['XR', 'ər'],
  ['AX', 'ə'],
  ['IX', 'ɪ'],
]);

/** Returns these phones in IPA. */
export const nameOf = (phones: readonly Phone[]): string =>
  phones.map((phone) => names.get(phone) ?? phone).join('');
