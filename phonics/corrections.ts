// Corrections of the dictionary, for pronunciations that teachers in Australia do not use or that it lacks.
// In the dictionary's notation. Each line changes the step of a word (corrections.test.ts).

/** Pronunciations that are wrong for this library, or so rare that they make a word look too easy. */
export const dropped: Readonly<Record<string, readonly string[]>> = {
  aunt: ['AO1 N T'],
  "aunt's": ['AO1 N T S'],
  auntie: ['AO1 N T IY0'],
  aunts: ['AO1 N T S'],
  // Without a y sound, these would split it as b-ey-o-n-d.
  beyond: ['B IH0 AA1 N D', 'B IY2 AO1 N D', 'B IH0 AO1 N D'],
  brooch: ['B R UW1 CH'],
  // The blow. Children's books mean the table with food.
  buffet: ['B AH1 F AH0 T'],
  buffets: ['B AH1 F AH0 T S'],
  // French: 'shay'.
  chez: ['CH EH1 Z'],
  color: ['K AO1 L ER0'],
  cuckoo: ['K AH1 K UW2'],
  // It rhymes with 'dust', and 'doth' has the same vowel.
  dost: ['D AA1 S T'],
  doth: ['D AO1 TH'],
  // The past tense of 'dive'. Children's books mean the bird.
  dove: ['D OW1 V'],
  during: ['D ER1 IH0 NG'],
  greenwich: ['G R IY1 N W IH2 CH'],
  hampshire: ['HH AE1 M P SH AY0 ER0', 'HH AE1 M SH AY0 ER0'],
  hans: ['HH AE1 N Z'],
  heifer: ['HH AY1 F ER0'],
  into: ['IH0 N T AH0'],
  // Tiny. Children's books mean the time.
  minute: ['M AY0 N UW1 T', 'M AY0 N Y UW1 T'],
  puss: ['P AH1 S'],
  // The golf term.
  putting: ['P AH1 T IH0 NG'],
  // In the sense of signing or sorting again.
  resign: ['R IY0 S AY1 N'],
  resigned: ['R IY0 S AY1 N D'],
  resigning: ['R IY0 S AY1 N IH0 NG'],
  resort: ['R IY0 S AO1 R T'],
  resorted: ['R IY0 S AO1 R T IH0 D'],
  resorting: ['R IY0 S AO1 R T IH0 NG'],
  resorts: ['R IY0 S AO1 R T S'],
  thorough: ['TH AO1 R OW0'],
  tissue: ['T IH1 S Y UW2'],
  tissues: ['T IH1 S Y UW2 Z'],
  wally: ['W EY1 L IY0'],
  won: ['W AA1 N'],
  // The past tense of 'wind'. The injury is as common, and cannot be sounded out.
  wound: ['W AW1 N D'],
  writhing: ['R IH1 TH IH0 NG'],
  wuss: ['W AH1 S'],
  ye: ['Y EH1'],
  // Surnames and misspellings. With them, 'goes', 'fries' and 'potatoes' would split as goe-s, frie-s, potatoe-s.
  frie: ['F R AY1'],
  goe: ['G OW1'],
  potatoe: ['P AH0 T EY1 T OW2'],
  tomatoe: ['T AH0 M EY1 T OW0', 'T AH0 M AA1 T OW0'],
  trie: ['T R AY1'],
};

/** Pronunciations that the dictionary lacks. */
export const added: Readonly<Record<string, readonly string[]>> = {
  bathtub: ['B AE1 TH T AH2 B'],
  // The Australian pronunciation: like 'bean'.
  been: ['B IY1 N'],
  beyond: ['B IY0 Y AA1 N D'],
  // With all syllables, as spelt.
  chocolate: ['CH AO1 K AH0 L AH0 T'],
  // The dictionary stresses the first syllable.
  decide: ['D IH0 S AY1 D'],
  diamond: ['D AY1 AH0 M AH0 N D'],
  everybody: ['EH1 V ER0 IY0 B AA2 D IY0'],
  everyday: ['EH1 V ER0 IY0 D EY1'],
  everything: ['EH1 V ER0 IY0 TH IH2 NG'],
  exit: ['EH1 K S IH0 T'],
  nought: ['N AO1 T'],
  // The dictionary gives the last vowel the sound of 'put'.
  octopus: ['AA1 K T AH0 P AH0 S'],
  platypus: ['P L AE1 T AH0 P AH0 S'],
  papa: ['P AA1 P AH0'],
  saturday: ['S AE1 T ER0 D EY2'],
  vegetable: ['V EH1 JH AH0 T AH0 B AH0 L'],
  // The Australian pronunciation: rhymes with 'hot'.
  what: ['W AA1 T'],
  "what's": ['W AA1 T S'],
  whatever: ['W AA2 T EH1 V ER0'],
  wobbly: ['W AA1 B L IY0'],
  writhe: ['R AY1 DH'],
};

/** Words that look like a known word plus s, but are not. */
export const undivided: ReadonlySet<string> = new Set(['lens', 'mars']);

/** Words that look like a form of another, but are not. */
export const noForms: ReadonlySet<string> = new Set(['evening']);

/**
 * Names that are said as a word without their e, and are no verbs or nouns: 'locked' is from 'lock', not from Locke.
 */
export const notBases: ReadonlySet<string> = new Set(
  `aime ashe backe baile banke barbe barke barre basse batte belle beste blanke bolte bonde boote
  bosse bowe branche brande brasse browne bunche burne busse buzze coile combe cooke coole
  cordone corte crooke crosse crowe crowne cuffe dolle downe draine dulle dwelle egge ende faile
  faye fiberglasse flore flowe foote friske gaspe glasse grasse groome groupe hacke haile haire
  harpe hawke haye heape honore hooke horne hunte kille lande lappe leake linke locke lucke
  maile marke masse matte maule mende milke mille neste paine parke parte passe pastore pathe
  peake peele pere perse plante poole presse raile raine ranke reine riche ringe riske roache
  rocke rolle rowe sande seale snowe steele steere stille stocke stowe strande stumpe swoope
  tacke tanke teare tomatoe toole towe toye trampe trappe tufte waite walke walle wannabee warne
  wicke wille yanke yelle`.split(/\s+/),
);
