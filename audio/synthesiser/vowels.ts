// The vowels of Australian English. Single vowels are those of men of Western Sydney: Elvin, Williams & Escudero 2016, as
// tabulated by Alispahic, Mulak & Escudero 2017 (Frontiers in Psychology 8:52, table 1, CC BY 4.0). They give one point for
// each, so the ends of gliding vowels and the schwa are our own.
import type { SoundId } from '../../domain/single-sounds.ts';
import { type Formants, type Path, still } from './resonances.ts';
import type { Samples } from './samples.ts';
import { voiced } from './voice.ts';

/** A woman's mouth and throat are shorter than a man's, so all formants lie higher. */
const WOMAN = 1.17;
const ofWoman = (...[first, second, third]: Formants): Formants => [
  first * WOMAN,
  second * WOMAN,
  third * WOMAN,
];

type Normal = () => number;

interface Vowel {
  seconds: number;
  path: Path;
}

const short = (...formants: Formants): Vowel => ({
  seconds: 0.42,
  path: still(ofWoman(...formants)),
});
const long = (...formants: Formants): Vowel => ({
  seconds: 0.75,
  path: still(ofWoman(...formants)),
});
/** A vowel that stays at both its ends for a while. */
const glide = (...points: readonly (readonly [at: number, ...Formants])[]): Vowel => ({
  seconds: 0.7,
  path: points.map(([at, ...formants]) => [at, ofWoman(...formants)]),
});

/** The vowels, their formants in Hz. */
export const vowels = {
  a: { ...short(695, 1763, 2669), seconds: 0.45 },
  e: short(467, 2085, 2799),
  i: short(332, 2336, 2968),
  o: short(584, 1040, 2540),
  u: short(743, 1386, 2581),
  'oo-book': short(378, 948, 2490),
  uh: { ...short(480, 1500, 2560), seconds: 0.35 },
  // Australians begin these two lower.
  ee: glide([0, 380, 2150, 2850], [0.28, 320, 2339, 2948], [1, 320, 2339, 2948]),
  'oo-moon': {
    ...glide([0, 370, 1600, 2400], [0.25, 341, 1796, 2427], [1, 341, 1796, 2427]),
    seconds: 0.75,
  },
  ar: long(757, 1349, 2582),
  or: long(439, 846, 2575),
  er: long(468, 1637, 2581),
  air: { ...glide([0, 452, 2092, 2792], [1, 460, 2060, 2780]), seconds: 0.75 },
  ay: glide(
    [0, 690, 1700, 2640],
    [0.3, 690, 1700, 2640],
    [0.8, 400, 2250, 2850],
    [1, 390, 2270, 2850],
  ),
  igh: glide(
    [0, 680, 1120, 2557],
    [0.35, 690, 1180, 2557],
    [0.85, 470, 2050, 2750],
    [1, 460, 2080, 2760],
  ),
  oy: glide(
    [0, 470, 900, 2530],
    [0.35, 480, 960, 2530],
    [0.85, 400, 2150, 2780],
    [1, 390, 2170, 2790],
  ),
  oa: glide(
    [0, 620, 1420, 2527],
    [0.3, 620, 1430, 2527],
    [0.8, 380, 1750, 2420],
    [1, 370, 1770, 2420],
  ),
  ow: glide(
    [0, 700, 1820, 2676],
    [0.3, 720, 1750, 2650],
    [0.8, 560, 1080, 2540],
    [1, 550, 1060, 2540],
  ),
  ear: glide([0, 330, 2330, 2950], [0.4, 335, 2330, 2950], [1, 430, 1900, 2700]),
} satisfies Partial<Record<SoundId, Vowel>>;

type VowelId = keyof typeof vowels;

/** What makes each vowel. */
export const vowelMakers = Object.fromEntries(
  Object.entries(vowels).map(([id, vowel]) => [id, (normal: Normal) => voiced(normal, vowel)]),
) as Readonly<Record<VowelId, (normal: Normal) => Samples>>;
