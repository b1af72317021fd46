// Vowels before r that American English has merged: marry and merry, forest and for, poor and tour.
import type { Change } from './change.ts';

/** a as in 'cat'. Words with arr are like these (spelling-rules.ts). */
const parrot = `
  apparent apparently arab arabic arid aristocracy aristocrat aristocratic aristotle arizona
  aromatic asparagus baron baroness baronet caramel carat caravan caribbean caribou caricature
  carob carol carole carolina caroline carolyn carols carotene carousel character characteristic
  characteristics characterize charioteer chariot charismatic charitable charitably charity
  claret clarence clarify clarinet clarion clarity comparison disparage disparaging disparity
  familiarity gareth gary guarantee guarantor harold hilarity irregularity karaoke karen larynx
  macaroni marathon marian marianne marigold marijuana marilyn marinate mariner marion marionette
  marital maritime maryland parable parachute parachutist paradigm paradise paradox paraffin
  paragon paragraph paraguay parakeet paralegal parallel paralyse paralyze paramedic paramilitary
  paramount paranoia paranoid paranormal parapet paraphernalia paraphrase paraplegic parasite
  parasitic paris parish parity parody peculiarity polarity popularity regularity samaritan
  saracen sharon similarity singularity solidarity tariff tarot unparalleled vulgarity`;

/** o as in 'pot'. Words with orr are like these. */
const forest = `
  allegorical authority boris categorical choreograph choreographer choreography coral corinth
  corollary coronary coronation coroner coronet deforestation demoralize demoralizing doris
  dorothy florence florida florin florist forage foray foreign foreigner forest forestry
  historic historical historically horace horizontal horizontally horoscope immoral immorality
  inferiority majority metaphorical metaphorically meteoric minority moral moralist
  moralize morally oracle orange orangutan orator oratory oregon orifice origin prehistoric
  priority prioritize rainforest rhetoric rhetorical rhetorically seniority sorority superiority`;

/** oor, our and ure as in 'more'. */
const poor = `
  assurance assure assured bonjour boor boorish bourgeois contour detour ensure gourmet insurance
  insure insured moor moore mooring poor poorly reassurance reassure reassuring sure surely
  tour touring tourism tourist tournament unsure your yours yourself yourselves`;

/** The vowel of 'there', long before another vowel too. */
const there =
  'anywhere elsewhere everywhere nowhere somewhere thereabouts thereupon whereabouts whereas whereupon wherever';

/** Verbs and adjectives whose stressed er, ir or ur is followed by an r that is sounded. */
const furry = 'blurry furry furrier whirring';

export const beforeR: readonly Change[] = [
  { words: parrot, from: /(?:EH|AE)(\d) R/, to: 'AE$1 R' },
  { words: forest, from: /AO(\d) R/, to: 'AA$1 R' },
  { words: poor, from: /U[HW](\d) R/, to: 'AO$1 R' },
  { words: there, from: /EH(\d) R/, to: 'EA$1 R' },
  { words: furry, from: /ER(\d)/, to: 'ER$1 R' },
];
