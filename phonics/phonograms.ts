// The phonograms: which letters have which sound, and which step of the nine levels teaches that. Each row is a pair
// of letters and sound: the 'ea' of 'eat' and the 'ea' of 'head' are two rows. The set and the order of sounds
// follow the 70 phonograms of Romalda Spalding ('The Writing Road to Reading'). docs/phonics.md describes how
// they are distributed over levels and steps.

import { levelOfStep, type StepId, stepIds } from '../domain/teaching-steps.ts';

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
  /** The step of the level that teaches it, such as '3.2'. */
  step: StepId;
  /** An example word, which can be read at this step. */
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

/** The rows that each step teaches, in teaching order. Steps without rows teach longer words. */
const rowsByStep: Readonly<Record<StepId, readonly Row[]>> = {
  // 1: Single Letter Phonograms 1st Sound
  '1.1': [
    first('s', 's', 'sit'),
    first('a', 'æ', 'tap'),
    first('t', 't', 'tin'),
    first('p', 'p', 'pan'),
    first('i', 'ɪ', 'pin'),
    first('n', 'n', 'nap'),
  ],
  '1.2': [
    first('m', 'm', 'mat'),
    first('d', 'd', 'dog'),
    first('g', 'g', 'gap'),
    first('o', 'ɒ', 'pot'),
    first('c', 'k', 'cat'),
    first('k', 'k', 'kid'),
  ],
  '1.3': [
    first('e', 'ɛ', 'hen'),
    first('u', 'ʌ', 'mud'),
    first('r', 'r', 'run'),
    first('h', 'h', 'hat'),
    first('b', 'b', 'bat'),
  ],
  '1.4': [
    first('f', 'f', 'fan'),
    first('l', 'l', 'leg'),
    doubled('ff', 'f', 'off'),
    doubled('ll', 'l', 'bell'),
    doubled('ss', 's', 'kiss'),
  ],
  '1.5': [
    first('j', 'dʒ', 'jam'),
    first('v', 'v', 'van'),
    first('w', 'w', 'win'),
    first('x', 'ks', 'fox'),
  ],
  '1.6': [
    first('y', 'j', 'yes'),
    first('z', 'z', 'zip'),
    doubled('zz', 'z', 'buzz'),
    ['qu', 'kw', 'quit', 'q takes u along.'],
    doubled('dd', 'd', 'add'),
    doubled('gg', 'g', 'egg'),
    doubled('tt', 't', 'mitt'),
    doubled('nn', 'n', 'inn'),
    doubled('bb', 'b', 'ebb'),
    doubled('pp', 'p', 'app'),
  ],
  '1.7': [
    ["'s", 's', "it's", 'The apostrophe is not sounded.'],
    ["'m", 'm', "I'm", 'am, in short.'],
    ["'d", 'd', "I'd", 'had or would, in short.'],
    ["'ll", 'l', "I'll", 'will, in short.'],
    ["n't", 'nt', "didn't", 'not, in short.'],
  ],
  '1.8': [],
  '1.9': [],
  '1.10': [doubled('mm', 'm', 'summit'), doubled('rr', 'r', 'horrid')],
  // 2: Consonant Digraphs
  '2.1': [
    ['ck', 'k', 'duck', 'After a short vowel; says k once.'],
    ['sh', 'ʃ', 'ship', 'Two letters, one quiet sound.'],
  ],
  '2.2': [
    ['ch', 'tʃ', 'chip', 'The first sound of ch.'],
    ['th', 'θ', 'thin', 'The tongue between the teeth, without voice.'],
    ['th', 'ð', 'this', 'The tongue between the teeth, with voice.'],
  ],
  '2.3': [
    ['ng', 'ŋ', 'sing', 'One sound, made in the nose.'],
    ['n', 'ŋ', 'sink', 'n sounds in the nose before k and g.', 'before k'],
    doubled('kk', 'k', 'trekking'),
    doubled('vv', 'v', 'revving'),
  ],
  '2.4': [
    ['wh', 'w', 'when', 'Mostly at the beginning of a word.'],
    ['ph', 'f', 'dolphin', 'In words that came from Greek.'],
  ],
  '2.5': [
    silent('kn', 'n', 'knit', 'k'),
    silent('wr', 'r', 'wrap', 'w'),
    silent('gn', 'n', 'gnat', 'g'),
    ['gu', 'g', 'guess', 'u keeps the g hard.', 'before a vowel letter'],
    ['bu', 'b', 'build', 'The u is silent.', 'before a vowel letter'],
  ],
  // 3: SFE and Common Vowel Digraphs
  '3.1': [
    ['s', 'z', 'dogs', 'More than one, or what he or she does.', 'suffix'],
    ["'s", 'z', "Sam's", 'It shows whose it is.', 'suffix'],
    ['es', 'ɪz', 'wishes', 'More than one, after a hiss.', 'suffix'],
    ["'s", 'ɪz', "Max's", 'It shows whose it is.', 'suffix'],
    ['ed', 't', 'jumped', 'It has happened.', 'end'],
    ['ed', 'd', 'hummed', 'It has happened.', 'end'],
    ['ed', 'ɪd', 'landed', 'It has happened; sounded in full after t and d.', 'suffix'],
    ["'ve", 'v', "I've", 'have, in short.'],
  ],
  '3.2': [
    longBySilentE('a', 'eɪ', 'cake'),
    longBySilentE('i', 'aɪ', 'bike'),
    longBySilentE('o', 'oʊ', 'home'),
    longBySilentE('u', 'juː', 'cute'),
    longBySilentE('u', 'uː', 'flute'),
    longBySilentE('e', 'iː', 'theme'),
    ['d', 't', 'hoped', 'It has happened.', 'suffix'],
    ['d', 'ɪd', 'hated', 'It has happened; sounded in full after t and d.', 'suffix'],
    ['es', 'z', 'goes', 'What he or she does.', 'suffix'],
  ],
  '3.3': [
    ['ee', 'iː', 'see', 'Two letters, the name of e.'],
    ['ea', 'iː', 'eat', 'The first sound of ea.'],
    ['ai', 'eɪ', 'rain', 'Never at the end of a word.'],
    ['ay', 'eɪ', 'day', 'Mostly at the end of a word.'],
    ['oa', 'oʊ', 'boat', 'Two letters, the name of o.'],
    ['ow', 'oʊ', 'snow', 'The second sound of ow.'],
  ],
  '3.4': [
    ['oo', 'uː', 'moon', 'The first sound of oo.'],
    ['oo', 'ʊ', 'book', 'The second sound of oo.'],
    ['ou', 'aʊ', 'out', 'The first sound of ou.'],
    ['ow', 'aʊ', 'cow', 'The first sound of ow.'],
    ['oi', 'ɔɪ', 'coin', 'Never at the end of a word.'],
    ['oy', 'ɔɪ', 'boy', 'Mostly at the end of a word.'],
  ],
  '3.5': [
    ['ar', 'ɑːr', 'car', 'One sound for both letters.'],
    ['or', 'ɔːr', 'for', 'One sound for both letters.'],
    ['er', 'ɜːr', 'her', 'The er of her.'],
    ['ir', 'ɜːr', 'bird', 'The er of first.'],
    ['ur', 'ɜːr', 'fur', 'The er of nurse.'],
  ],
  '3.6': [
    ['ve', 'v', 'have', 'No English word ends in v, so an e closes it.', 'end'],
    ['se', 's', 'house', 'The e shows that s is no ending.', 'end'],
    ['ce', 's', 'prince', 'The e lets c say s.', 'end'],
    ['ge', 'dʒ', 'large', 'The e lets g say j.', 'end'],
    ['le', 'əl', 'apple', 'Every syllable has a vowel; the e stands in.', 'end'],
    ['ze', 'z', 'sneeze', 'The e closes the word.', 'end'],
    ['ste', 'st', 'taste', 'The e lets the vowel before st say its name.', 'end'],
    ['the', 'ð', 'breathe', 'The e gives th its voice.', 'end'],
    ['s', 'ɪz', 'faces', 'More than one, after a hiss.', 'suffix'],
  ],
  // 4: Single Letter Long Vowels
  '4.1': [
    name('e', 'iː', 'me'),
    name('o', 'oʊ', 'go'),
    ['y', 'aɪ', 'sky', 'y stands in for i at the end of a short word.'],
    longBySilentE('y', 'aɪ', 'type'),
    ["'re", 'r', "we're", 'are, in short.'],
  ],
  '4.2': [
    name('a', 'eɪ', 'paper'),
    name('i', 'aɪ', 'kind'),
    name('u', 'juː', 'unit'),
    name('u', 'uː', 'flu'),
  ],
  '4.3': [['y', 'iː', 'happy', 'At the end of a word of two syllables.']],
  '4.4': [
    schwa('a', 'ə', 'about'),
    schwa('e', 'ə', 'market'),
    schwa('o', 'ə', 'lemon'),
    schwa('i', 'ə', 'animal'),
    schwa('u', 'ə', 'album'),
    ["n't", 'ənt', "hadn't", 'not, in short.'],
    ["'ll", 'əl', "that'll", 'will, in short.'],
  ],
  '4.5': [
    schwa('ar', 'ər', 'dollar'),
    schwa('or', 'ər', 'doctor'),
    schwa('u', 'jə', 'ambulance'),
    schwa('y', 'ə', 'vinyl'),
    ["o'", 'ə', "o'clock", 'of the, in short.'],
  ],
  // 5: Three Letter Phonograms
  '5.1': [['igh', 'aɪ', 'night', 'Three letters, the name of i.']],
  '5.2': [
    ['tch', 'tʃ', 'catch', 'After a short vowel; says ch.'],
    ['dge', 'dʒ', 'bridge', 'After a short vowel; says j.'],
    ['dg', 'dʒ', 'badger', 'dge, whose e belongs to the next sound.'],
  ],
  '5.3': [
    ['or', 'ɜːr', 'word', 'w turns or into the er of worm.', 'after w'],
    ['ear', 'ɜːr', 'learn', 'The er of early.'],
    ['cei', 'siː', 'receive', 'c says s, and ei the name of e.'],
  ],
  '5.4': [
    ['air', 'ɛər', 'hair', 'Three letters, one sound.'],
    ['are', 'ɛər', 'care', 'Three letters, one sound.', 'end'],
    ['ear', 'ɛər', 'bear', 'The air of pear.'],
    ['ere', 'ɛər', 'there', 'The air of where.', 'end'],
    ['eir', 'ɛər', 'their', 'The air of heir.'],
  ],
  '5.5': [
    ['ear', 'ɪər', 'near', 'Three letters, one sound.'],
    ['eer', 'ɪər', 'deer', 'Three letters, one sound.'],
    ['ere', 'ɪər', 'here', 'Three letters, one sound.', 'end'],
    ['ier', 'ɪər', 'pier', 'Three letters, one sound.'],
  ],
  '5.6': [
    ['ore', 'ɔːr', 'more', 'Three letters, one sound.', 'end'],
    ['oar', 'ɔːr', 'roar', 'Three letters, one sound.'],
    ['oor', 'ɔːr', 'door', 'Three letters, one sound.'],
    ['our', 'ɔːr', 'four', 'Three letters, one sound.'],
    ['our', 'aʊər', 'flour', 'The our of sour.'],
    ['ure', 'jʊər', 'cure', 'Three letters, one sound.', 'end'],
  ],
  // 6: Less Common Vowel Digraphs
  '6.1': [
    ['aw', 'ɔː', 'saw', 'Mostly at the end of a word.'],
    ['au', 'ɔː', 'haul', 'Never at the end of a word.'],
    ['al', 'ɔː', 'talk', 'a and l before k.', 'before k'],
    ['au', 'ɒ', 'sausage', 'The second sound of au.'],
  ],
  '6.2': [
    ['ew', 'uː', 'grew', 'The first sound of ew.'],
    ['ew', 'juː', 'few', 'The second sound of ew.'],
    ['ue', 'uː', 'blue', 'The first sound of ue.'],
    ['ue', 'juː', 'rescue', 'The second sound of ue.'],
  ],
  '6.3': [
    ['ie', 'aɪ', 'pie', 'The second sound of ie.'],
    ['ie', 'iː', 'field', 'The first sound of ie.'],
    ['ey', 'iː', 'key', 'The second sound of ey.'],
    ['ey', 'eɪ', 'they', 'The first sound of ey.'],
  ],
  // 7: Four Letter Phonograms
  '7.1': [
    ['eigh', 'eɪ', 'eight', 'The first sound of eigh.'],
    ['eigh', 'aɪ', 'height', 'The second sound of eigh.'],
  ],
  '7.2': [
    ['ough', 'ɔː', 'thought', 'ough before t.'],
    ['augh', 'ɔː', 'caught', 'The first sound of augh.'],
  ],
  '7.3': [
    ['ough', 'oʊ', 'though', 'ough as in dough.'],
    ['ough', 'uː', 'through', 'ough as in through.'],
    ['ough', 'aʊ', 'bough', 'ough as in plough.'],
  ],
  '7.4': [
    ['ough', 'ʌf', 'rough', 'ough as in tough.'],
    ['ough', 'ɒf', 'cough', 'ough as in trough.'],
    ['augh', 'ɑːf', 'laugh', 'The second sound of augh.'],
  ],
  // 8: Least Common Vowel Digraphs
  '8.1': [
    ['ea', 'ɛ', 'head', 'The second sound of ea.'],
    ['ea', 'eɪ', 'great', 'The third sound of ea.'],
  ],
  '8.2': [
    ['oe', 'oʊ', 'toe', 'The first sound of oe.'],
    ['oe', 'uː', 'shoe', 'The second sound of oe.'],
    ['ui', 'uː', 'fruit', 'Never at the end of a word.'],
  ],
  '8.3': [
    ['ei', 'eɪ', 'veil', 'The first sound of ei.'],
    ['ei', 'iː', 'protein', 'The second sound of ei.'],
    ['ei', 'aɪ', 'feisty', 'The third sound of ei.'],
    ['eu', 'juː', 'feud', 'The second sound of eu.'],
    ['eu', 'uː', 'sleuth', 'The first sound of eu.'],
  ],
  // 9: Single Letter 2nd & 3rd Sound Phonograms, and what is rarer still
  '9.1': [
    ['c', 's', 'cent', 'c says s before e, i and y.'],
    ['g', 'dʒ', 'gem', 'g may say j before e, i and y.'],
    ['xc', 'ks', 'excited', 'x says its first sound, of which the s is that of c as well.'],
    silent('sc', 's', 'scent', 'c'),
    doubled('cc', 'k', 'soccer'),
  ],
  '9.2': [
    ['s', 'z', 'is', 'The second sound of s.'],
    ['se', 'z', 'nose', 'The second sound of s, closed by an e.', 'end'],
    ['x', 'gz', 'exam', 'The second sound of x.'],
    ['ss', 'z', 'scissors', 'The second sound of ss.'],
  ],
  '9.3': [
    ['a', 'ɑː', 'father', 'The third sound of a.'],
    ['a', 'ɔː', 'ball', 'a before l and after w.'],
    silent('lk', 'k', 'folk', 'l'),
    silent('lf', 'f', 'half', 'l'),
    silent('lm', 'm', 'calm', 'l'),
    ['o', 'uː', 'to', 'The third sound of o.'],
    ['u', 'ʊ', 'put', 'The third sound of u.'],
    ['y', 'ɪ', 'gym', 'y stands in for i inside a word.'],
    ['a', 'ɒ', 'swan', 'a after w, wh and qu.', 'after w'],
    ['ar', 'ɔːr', 'warm', 'ar after w and qu.', 'after w'],
    ['i', 'iː', 'radio', 'i says the name of e.'],
    ['i', 'j', 'onion', 'i is y before a vowel.', 'before a vowel letter'],
    ['o', 'ʌ', 'son', 'The fourth sound of o.'],
  ],
  '9.4': [
    ['ch', 'k', 'school', 'The second sound of ch.'],
    ['ch', 'ʃ', 'chef', 'The third sound of ch.'],
    silent('gh', 'g', 'ghost', 'h'),
    silent('rh', 'r', 'rhino', 'h'),
  ],
  '9.5': [
    ['ti', 'ʃ', 'nation', 'At the beginning of a last syllable.'],
    ['ci', 'ʃ', 'special', 'At the beginning of a last syllable.'],
    ['si', 'ʃ', 'tension', 'At the beginning of a last syllable.'],
    ['ssi', 'ʃ', 'mission', 'si, with the s doubled.'],
    ['sci', 'ʃ', 'conscience', 'At the beginning of a last syllable.'],
    ['si', 'ʒ', 'vision', 'The second sound of si.'],
    ['ture', 'tʃər', 'picture', 'At the end of a word.', 'end'],
    ['sure', 'ʒər', 'treasure', 'At the end of a word.', 'end'],
  ],
  '9.6': [
    silent('mb', 'm', 'lamb', 'b'),
    silent('st', 's', 'castle', 't'),
    silent('mn', 'm', 'autumn', 'n'),
    silent('bt', 't', 'debt', 'b'),
    schwa('ou', 'ə', 'famous'),
    schwa('ai', 'ə', 'captain'),
    schwa('our', 'ər', 'harbour'),
    ['re', 'ər', 'centre', 'At the end of a word.', 'end'],
    ['ah', 'ə', 'cheetah', 'At the end of a word.', 'end'],
    ['ah', 'ɑː', 'galah', 'The h is silent.'],
    ['gue', 'g', 'league', 'The u and the e are silent.', 'end'],
    ['que', 'k', 'cheque', 'The u and the e are silent.', 'end'],
  ],
};

/** The whole table, in teaching order. */
export const phonograms: readonly Phonogram[] = stepIds.flatMap((step) =>
  rowsByStep[step].map(([letters, sound, example, note, place]) => ({
    letters,
    sound,
    level: levelOfStep(step),
    step,
    example,
    note,
    ...(place && { place }),
  })),
);
