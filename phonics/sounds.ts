// The sounds of English as the table of phonograms writes them (IPA), and as the dictionary does
// (ARPABET, http://www.speech.cs.cmu.edu/cgi-bin/cmudict). A dictionary's stress mark is dropped, but for
// three sounds that differ without it: AH0 is a schwa, IH0 and ER0 are weak.

/** One phone of a pronunciation, such as 'B', 'IY', or 'AX' for the schwa. */
export type Phone = string;

const weak: Readonly<Record<string, Phone>> = { AH0: 'AX', IH0: 'IX', ER0: 'XR' };
const vowels = new Set('AA AE AH AO AW AX AY EH ER EY IH IX IY OW OY UH UW XR'.split(' '));

export const isVowel = (phone: Phone | undefined) => phone !== undefined && vowels.has(phone);

/**
 * The phones of a pronunciation of the dictionary, such as 'S IH1 T IY0', and, where it writes one
 * sound for a vowel and an r that letters write as two, those two as well.
 */
export function toPhones(pronunciation: string): Phone[][] {
  const phones = pronunciation.split(' ').map((phone) => weak[phone] ?? phone.replace(/\d/, ''));
  const apart = phones.flatMap((phone, at) => {
    // 'fire' is AY and XR there, 'hurry' is ER and IY.
    if (phone === 'XR' && /^(?:A[WY]|OY)$/.test(phones[at - 1] ?? '')) return ['R'];
    if (phone === 'XR' && isVowel(phones[at + 1])) return ['AX', 'R'];
    // But 'purring' is 'purr' with an ending.
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
 * The same for two pronunciations that differ only in stress, in how lazily a vowel is said, or in the y
 * that many leave out of 'due'.
 */
export const carefully = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => careful[phone] ?? phone)
    .join(' ')
    .replaceAll('Y UW', 'UW');

/** What a sound may be in a pronunciation: each a run of phones. */
const phonesOf: Readonly<Record<string, readonly string[]>> = {
  æ: ['AE'],
  ɛ: ['EH'],
  ɪ: ['IH', 'IX'],
  // American English has one sound for 'hot' and 'father', and wavers between it and that of 'saw'.
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
  // Some entries write the t of 'tch' as well: 'blotch'.
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

/** What a vowel becomes before an R: the dictionary has one sound for the middles of 'bed' and 'care'. */
const beforeR: Readonly<Record<string, string>> = {
  eɪ: 'EH',
  iː: 'IH',
  oʊ: 'AO',
  juː: 'Y UH',
  uː: 'UH',
};

export interface Spoken {
  run: readonly Phone[];
  /** Only where an R follows. */
  beforeR: boolean;
}

/** How the sound may stand in a pronunciation. Throws for a sound that is none. */
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

/** How many syllables these phones are. */
export const countSyllables = (phones: readonly Phone[]): number => phones.filter(isVowel).length;

const names = new Map<Phone, string>([
  ...Object.entries(phonesOf).map(([sound, [run = '']]): [Phone, string] => [run, sound]),
  // Where several sounds of the table are one in the dictionary.
  ['AA', 'ɑː'],
  ['AO', 'ɔː'],
  ['ER', 'ɜːr'],
  ['XR', 'ər'],
  ['AX', 'ə'],
  ['IX', 'ɪ'],
]);

/** These phones in IPA. */
export const nameOf = (phones: readonly Phone[]): string =>
  phones.map((phone) => names.get(phone) ?? phone).join('');
