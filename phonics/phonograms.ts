// The phonograms: which letters have which sound, and which of the nine levels teaches that. Each row is a pair
// of letters and sound: the 'ea' of 'eat' and the 'ea' of 'head' are two rows. The set and the order of sounds
// follow the 70 phonograms of Romalda Spalding ('The Writing Road to Reading'). docs/phonics.md describes how
// they are distributed over the nine levels.

/** The context in which the letters can have the sound, if they cannot everywhere. */
export type Place =
  /** At the end of the word, or of an inner word: h-a-ve, h-o-m-e-work. */
  | 'end'
  /** Added to a whole word: dog-s, land-ed. */
  | 'suffix'
  /** Before letters with the sound k or g: th-i-n-k. */
  | 'before k'
  | 'after w'
  | 'before a vowel letter'
  /** In a word of several syllables. */
  | 'unstressed';

export interface Phonogram {
  /** In lower case; 'a-e' is a vowel, one consonant phonogram and a silent final e. */
  letters: string;
  /** In IPA; empty when the letters are silent. */
  sound: string;
  /** 1 to 9. */
  level: number;
  /** An example word. */
  example: string;
  /** A sentence for parents. */
  note: string;
  place?: Place;
}

type Row = readonly [letters: string, sound: string, example: string, note: string, place?: Place];

const first = (letter: string, sound: string, example: string): Row => [
  letter,
  sound,
  example,
  `The first sound of ${letter}.`,
];
const doubled = (letters: string, sound: string, example: string): Row => [
  letters,
  sound,
  example,
  'Two of a letter say its sound once.',
];
const longBySilentE = (vowel: string, sound: string, example: string): Row => [
  `${vowel}-e`,
  sound,
  example,
  `The e at the end is silent, and lets ${vowel} say its name.`,
];
const name = (vowel: string, sound: string, example: string): Row => [
  vowel,
  sound,
  example,
  `${vowel} says its name, most often at the end of a syllable.`,
];
const schwa = (letters: string, sound: string, example: string): Row => [
  letters,
  sound,
  example,
  'In a syllable without stress the vowel goes quiet; sounding it in full is near enough.',
  'unstressed',
];
const silent = (letters: string, sound: string, example: string, which: string): Row => [
  letters,
  sound,
  example,
  `The ${which} is silent.`,
];

const levels: readonly (readonly Row[])[] = [
  // 1: Single Letter Phonograms 1st Sound
  [
    first('a', 'æ', 'cat'),
    first('b', 'b', 'bat'),
    first('c', 'k', 'cup'),
    first('d', 'd', 'dog'),
    first('e', 'ɛ', 'hen'),
    first('f', 'f', 'fan'),
    first('g', 'g', 'gum'),
    first('h', 'h', 'hat'),
    first('i', 'ɪ', 'pig'),
    first('j', 'dʒ', 'jam'),
    first('k', 'k', 'kid'),
    first('l', 'l', 'leg'),
    first('m', 'm', 'mat'),
    first('n', 'n', 'net'),
    first('o', 'ɒ', 'pot'),
    first('p', 'p', 'pan'),
    ['qu', 'kw', 'quit', 'q takes u along.'],
    first('r', 'r', 'run'),
    first('s', 's', 'sun'),
    first('t', 't', 'tap'),
    first('u', 'ʌ', 'mud'),
    first('v', 'v', 'van'),
    first('w', 'w', 'win'),
    first('x', 'ks', 'fox'),
    first('y', 'j', 'yes'),
    first('z', 'z', 'zip'),
    doubled('bb', 'b', 'ebb'),
    doubled('dd', 'd', 'add'),
    doubled('ff', 'f', 'off'),
    doubled('gg', 'g', 'egg'),
    doubled('ll', 'l', 'bell'),
    doubled('mm', 'm', 'mammal'),
    doubled('nn', 'n', 'inn'),
    doubled('pp', 'p', 'puppet'),
    doubled('rr', 'r', 'carrot'),
    doubled('ss', 's', 'kiss'),
    doubled('tt', 't', 'mitt'),
    doubled('zz', 'z', 'buzz'),
    ["'s", 's', "it's", 'The apostrophe is not sounded.'],
    ["n't", 'nt', "can't", 'not, in short.'],
    ["'m", 'm', "I'm", 'am, in short.'],
    ["'d", 'd', "he'd", 'had or would, in short.'],
    ["'ll", 'l', "he'll", 'will, in short.'],
  ],
  // 2: Consonant Digraphs
  [
    ['sh', 'ʃ', 'ship', 'Two letters, one quiet sound.'],
    ['th', 'θ', 'thin', 'The tongue between the teeth, without voice.'],
    ['th', 'ð', 'this', 'The tongue between the teeth, with voice.'],
    ['ch', 'tʃ', 'chip', 'The first sound of ch.'],
    ['ng', 'ŋ', 'sing', 'One sound, made in the nose.'],
    ['n', 'ŋ', 'sink', 'n sounds in the nose before k and g.', 'before k'],
    ['ck', 'k', 'duck', 'After a short vowel; says k once.'],
    ['wh', 'w', 'when', 'Mostly at the beginning of a word.'],
    ['ph', 'f', 'dolphin', 'In words that came from Greek.'],
    silent('kn', 'n', 'knit', 'k'),
    silent('gn', 'n', 'gnat', 'g'),
    silent('wr', 'r', 'wrap', 'w'),
    ['gu', 'g', 'guess', 'u keeps the g hard.', 'before a vowel letter'],
    ['bu', 'b', 'build', 'The u is silent.', 'before a vowel letter'],
  ],
  // 3: SFE and Common Vowel Digraphs
  [
    longBySilentE('a', 'eɪ', 'cake'),
    longBySilentE('e', 'iː', 'theme'),
    longBySilentE('i', 'aɪ', 'bike'),
    longBySilentE('o', 'oʊ', 'home'),
    longBySilentE('u', 'juː', 'cute'),
    longBySilentE('u', 'uː', 'flute'),
    ['ve', 'v', 'have', 'No English word ends in v, so an e closes it.', 'end'],
    ['ce', 's', 'dance', 'The e lets c say s.', 'end'],
    ['ge', 'dʒ', 'large', 'The e lets g say j.', 'end'],
    ['le', 'əl', 'apple', 'Every syllable has a vowel; the e stands in.', 'end'],
    ['se', 's', 'house', 'The e shows that s is no ending.', 'end'],
    ['ze', 'z', 'sneeze', 'The e closes the word.', 'end'],
    ['ste', 'st', 'taste', 'The e lets the vowel before st say its name.', 'end'],
    ['the', 'ð', 'breathe', 'The e gives th its voice.', 'end'],
    ['ee', 'iː', 'see', 'Two letters, the name of e.'],
    ['ea', 'iː', 'eat', 'The first sound of ea.'],
    ['ai', 'eɪ', 'rain', 'Never at the end of a word.'],
    ['ay', 'eɪ', 'day', 'Mostly at the end of a word.'],
    ['oa', 'oʊ', 'boat', 'Two letters, the name of o.'],
    ['oo', 'uː', 'moon', 'The first sound of oo.'],
    ['oo', 'ʊ', 'book', 'The second sound of oo.'],
    ['ow', 'aʊ', 'cow', 'The first sound of ow.'],
    ['ow', 'oʊ', 'snow', 'The second sound of ow.'],
    ['ou', 'aʊ', 'out', 'The first sound of ou.'],
    ['oi', 'ɔɪ', 'coin', 'Never at the end of a word.'],
    ['oy', 'ɔɪ', 'boy', 'Mostly at the end of a word.'],
    ['ar', 'ɑːr', 'car', 'One sound for both letters.'],
    ['er', 'ɜːr', 'her', 'The er of her.'],
    ['ir', 'ɜːr', 'bird', 'The er of first.'],
    ['ur', 'ɜːr', 'fur', 'The er of nurse.'],
    ['or', 'ɔːr', 'for', 'One sound for both letters.'],
    ['s', 'z', 'dogs', 'More than one, or what he or she does.', 'suffix'],
    ['s', 'ɪz', 'faces', 'More than one, after a hiss.', 'suffix'],
    ['es', 'ɪz', 'wishes', 'More than one, after a hiss.', 'suffix'],
    ['es', 'z', 'goes', 'What he or she does.', 'suffix'],
    ["'s", 'z', "Sam's", 'It shows whose it is.', 'suffix'],
    ["'s", 'ɪz', "Max's", 'It shows whose it is.', 'suffix'],
    ['ed', 'd', 'hummed', 'It has happened.', 'end'],
    ['ed', 't', 'jumped', 'It has happened.', 'end'],
    ['ed', 'ɪd', 'landed', 'It has happened; sounded in full after t and d.', 'suffix'],
    ['d', 't', 'hoped', 'It has happened.', 'suffix'],
    ['d', 'ɪd', 'hated', 'It has happened; sounded in full after t and d.', 'suffix'],
    ["'ve", 'v', "I've", 'have, in short.'],
  ],
  // 4: Single Letter Long Vowels
  [
    name('a', 'eɪ', 'baby'),
    name('e', 'iː', 'me'),
    name('i', 'aɪ', 'tiny'),
    name('o', 'oʊ', 'go'),
    name('u', 'juː', 'human'),
    name('u', 'uː', 'flu'),
    ['y', 'aɪ', 'sky', 'y stands in for i at the end of a short word.'],
    longBySilentE('y', 'aɪ', 'type'),
    ['y', 'iː', 'happy', 'At the end of a word of two syllables.'],
    schwa('a', 'ə', 'about'),
    schwa('e', 'ə', 'basket'),
    schwa('i', 'ə', 'pencil'),
    schwa('o', 'ə', 'lemon'),
    schwa('u', 'ə', 'album'),
    schwa('u', 'jə', 'ambulance'),
    schwa('y', 'ə', 'vinyl'),
    schwa('ar', 'ər', 'dollar'),
    schwa('or', 'ər', 'doctor'),
    ["n't", 'ənt', "hadn't", 'not, in short.'],
    ["'ll", 'əl', "that'll", 'will, in short.'],
    ["'re", 'r', "we're", 'are, in short.'],
    ["o'", 'ə', "o'clock", 'of the, in short.'],
  ],
  // 5: Three Letter Phonograms
  [
    ['igh', 'aɪ', 'night', 'Three letters, the name of i.'],
    ['dge', 'dʒ', 'bridge', 'After a short vowel; says j.'],
    ['dg', 'dʒ', 'badger', 'dge, whose e belongs to the next sound.'],
    ['tch', 'tʃ', 'catch', 'After a short vowel; says ch.'],
    ['ear', 'ɜːr', 'learn', 'The er of early.'],
    ['or', 'ɜːr', 'word', 'w turns or into the er of worm.', 'after w'],
    ['cei', 'siː', 'receive', 'c says s, and ei the name of e.'],
  ],
  // 6: Less Common Vowel Digraphs
  [
    ['aw', 'ɔː', 'saw', 'Mostly at the end of a word.'],
    ['au', 'ɔː', 'haul', 'Never at the end of a word.'],
    ['ew', 'uː', 'grew', 'The first sound of ew.'],
    ['ew', 'juː', 'few', 'The second sound of ew.'],
    ['ie', 'iː', 'field', 'The first sound of ie.'],
    ['ie', 'aɪ', 'pie', 'The second sound of ie.'],
    ['ey', 'eɪ', 'they', 'The first sound of ey.'],
    ['ey', 'iː', 'key', 'The second sound of ey.'],
    ['ue', 'uː', 'blue', 'The first sound of ue.'],
    ['ue', 'juː', 'rescue', 'The second sound of ue.'],
  ],
  // 7: Four Letter Phonograms
  [
    ['eigh', 'eɪ', 'eight', 'The first sound of eigh.'],
    ['eigh', 'aɪ', 'height', 'The second sound of eigh.'],
    ['ough', 'ɔː', 'thought', 'ough before t.'],
    ['ough', 'oʊ', 'though', 'ough as in dough.'],
    ['ough', 'uː', 'through', 'ough as in through.'],
    ['ough', 'aʊ', 'bough', 'ough as in plough.'],
    ['ough', 'ʌf', 'rough', 'ough as in tough.'],
    ['ough', 'ɒf', 'cough', 'ough as in trough.'],
    ['augh', 'ɔː', 'caught', 'The first sound of augh.'],
    ['augh', 'æf', 'laugh', 'The second sound of augh.'],
  ],
  // 8: Least Common Vowel Digraphs
  [
    ['ei', 'eɪ', 'veil', 'The first sound of ei.'],
    ['ei', 'iː', 'protein', 'The second sound of ei.'],
    ['ei', 'aɪ', 'feisty', 'The third sound of ei.'],
    ['ui', 'uː', 'fruit', 'Never at the end of a word.'],
    ['oe', 'oʊ', 'toe', 'The first sound of oe.'],
    ['oe', 'uː', 'shoe', 'The second sound of oe.'],
    ['eu', 'uː', 'sleuth', 'The first sound of eu.'],
    ['eu', 'juː', 'feud', 'The second sound of eu.'],
    ['ea', 'ɛ', 'head', 'The second sound of ea.'],
    ['ea', 'eɪ', 'great', 'The third sound of ea.'],
  ],
  // 9: Single Letter 2nd & 3rd Sound Phonograms, and what is rarer still
  [
    ['c', 's', 'cent', 'c says s before e, i and y.'],
    ['g', 'dʒ', 'gem', 'g may say j before e, i and y.'],
    ['s', 'z', 'is', 'The second sound of s.'],
    ['se', 'z', 'nose', 'The second sound of s, closed by an e.', 'end'],
    ['a', 'ɑː', 'father', 'The third sound of a.'],
    ['a', 'ɔː', 'ball', 'a before l and after w.'],
    ['o', 'uː', 'to', 'The third sound of o.'],
    ['u', 'ʊ', 'put', 'The third sound of u.'],
    ['y', 'ɪ', 'gym', 'y stands in for i inside a word.'],
    ['x', 'gz', 'exam', 'The second sound of x.'],
    ['ch', 'k', 'school', 'The second sound of ch.'],
    ['ch', 'ʃ', 'chef', 'The third sound of ch.'],
    ['ti', 'ʃ', 'nation', 'At the beginning of a last syllable.'],
    ['si', 'ʃ', 'tension', 'At the beginning of a last syllable.'],
    ['si', 'ʒ', 'vision', 'The second sound of si.'],
    ['ssi', 'ʃ', 'mission', 'si, with the s doubled.'],
    ['ci', 'ʃ', 'special', 'At the beginning of a last syllable.'],
    ['sci', 'ʃ', 'conscious', 'At the beginning of a last syllable.'],
    doubled('cc', 'k', 'soccer'),
    ['xc', 'ks', 'excited', 'x says its first sound, of which the s is that of c as well.'],
    silent('mb', 'm', 'lamb', 'b'),
    silent('bt', 't', 'debt', 'b'),
    silent('mn', 'm', 'autumn', 'n'),
    silent('lk', 'k', 'talk', 'l'),
    silent('lf', 'f', 'half', 'l'),
    silent('lm', 'm', 'calm', 'l'),
    silent('st', 's', 'castle', 't'),
    silent('sc', 's', 'scent', 'c'),
    silent('gh', 'g', 'ghost', 'h'),
    silent('rh', 'r', 'rhino', 'h'),
    schwa('ai', 'ə', 'captain'),
    schwa('ou', 'ə', 'famous'),
    schwa('our', 'ər', 'harbour'),
  ],
];

/** The whole table, in teaching order. */
export const phonograms: readonly Phonogram[] = levels.flatMap((rows, index) =>
  rows.map(([letters, sound, example, note, place]) => ({
    letters,
    sound,
    level: index + 1,
    example,
    note,
    ...(place && { place }),
  })),
);
