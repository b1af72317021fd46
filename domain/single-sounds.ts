// The single sounds of Australian English that the library can play, one clip each, and which clips say the sound of a
// part of a word.

/** How a sound is said: held, short, let go at once (a stop), a kind of vowel, gliding, or two sounds at once. */
export type Hold = 'held' | 'short' | 'stop' | 'short vowel' | 'long vowel' | 'glide' | 'two';

type Row = readonly [
  id: string,
  letters: string,
  ipa: string,
  example: string,
  hint: string,
  hold: Hold,
];

const rows = [
  ['s', 's', 's', 'sun', 'Teeth together, a thin stream of air.', 'held'],
  ['sh', 'sh', 'ʃ', 'ship', 'Lips pushed out, a wide stream of air.', 'held'],
  ['f', 'f', 'f', 'fan', 'Top teeth on the bottom lip, and blow.', 'held'],
  ['th-thin', 'th', 'θ', 'thin', 'Tongue between the teeth, and blow.', 'held'],
  ['h', 'h', 'h', 'hat', 'Mouth open, just breath.', 'short'],
  ['z', 'z', 'z', 'zip', 'Like s, with a buzz.', 'held'],
  ['zh', 's', 'ʒ', 'vision', 'Like sh, with a buzz.', 'held'],
  ['v', 'v', 'v', 'van', 'Like f, with a buzz.', 'held'],
  ['th-this', 'th', 'ð', 'this', 'Tongue between the teeth, with a buzz.', 'held'],
  ['m', 'm', 'm', 'mat', 'Lips shut, and hum.', 'held'],
  ['n', 'n', 'n', 'net', 'Tongue behind the top teeth, and hum.', 'held'],
  ['ng', 'ng', 'ŋ', 'sing', 'Back of the tongue up, and hum.', 'held'],
  ['l', 'l', 'l', 'leg', 'Tip of the tongue up, and sing.', 'held'],
  ['r', 'r', 'r', 'run', 'Tongue curled back, lips a little round.', 'held'],
  ['w', 'w', 'w', 'win', 'Lips tight and round, then stop.', 'short'],
  ['y', 'y', 'j', 'yes', 'A smile, the tongue high, then stop.', 'short'],
  ['p', 'p', 'p', 'pan', 'Pop the lips, without voice.', 'stop'],
  ['t', 't', 't', 'tap', 'The tip of the tongue lets go, without voice.', 'stop'],
  ['k', 'k', 'k', 'kid', 'The back of the tongue lets go, without voice.', 'stop'],
  ['ch', 'ch', 'tʃ', 'chip', 'A t that slips into sh, without voice.', 'stop'],
  ['b', 'b', 'b', 'bat', 'Pop the lips with voice, as short as can be.', 'stop'],
  ['d', 'd', 'd', 'dog', 'Like t, with voice, as short as can be.', 'stop'],
  ['g', 'g', 'g', 'gum', 'Like k, with voice, as short as can be.', 'stop'],
  ['j', 'j', 'dʒ', 'jam', 'Like ch, with voice, as short as can be.', 'stop'],
  ['a', 'a', 'æ', 'cat', 'Mouth wide open.', 'short vowel'],
  ['e', 'e', 'ɛ', 'hen', 'A small smile, mouth a little open.', 'short vowel'],
  ['i', 'i', 'ɪ', 'pig', 'A small smile, mouth nearly closed.', 'short vowel'],
  ['o', 'o', 'ɒ', 'pot', 'Mouth open and round.', 'short vowel'],
  ['u', 'u', 'ʌ', 'mud', 'Mouth open, tongue at rest.', 'short vowel'],
  ['oo-book', 'oo', 'ʊ', 'book', 'Lips round, and short.', 'short vowel'],
  ['uh', 'a', 'ə', 'about', 'Everything at rest, short and quiet.', 'short vowel'],
  ['ee', 'ee', 'iː', 'see', 'A wide smile.', 'long vowel'],
  ['ar', 'ar', 'ɑː', 'car', 'Mouth open wide, and no r at the end.', 'long vowel'],
  ['or', 'or', 'ɔː', 'for', 'Lips round, and no r at the end.', 'long vowel'],
  ['oo-moon', 'oo', 'uː', 'moon', 'Lips small and round.', 'long vowel'],
  ['er', 'er', 'ɜː', 'her', 'Mouth nearly closed, and no r at the end.', 'long vowel'],
  ['air', 'air', 'ɛə', 'hair', 'Mouth a little open, and no r at the end.', 'long vowel'],
  ['ay', 'ay', 'eɪ', 'day', 'Mouth open, closing to a smile.', 'glide'],
  ['igh', 'igh', 'aɪ', 'night', 'Mouth wide open, closing to a smile.', 'glide'],
  ['oy', 'oy', 'ɔɪ', 'boy', 'Lips round, then a smile.', 'glide'],
  ['oa', 'oa', 'oʊ', 'boat', 'Mouth open, then lips round.', 'glide'],
  ['ow', 'ow', 'aʊ', 'cow', 'Mouth wide open, then lips round.', 'glide'],
  ['ear', 'ear', 'ɪə', 'near', 'A smile that relaxes, and no r at the end.', 'glide'],
  ['x', 'x', 'ks', 'fox', 'k and s close together.', 'two'],
  ['qu', 'qu', 'kw', 'quit', 'k and w close together.', 'two'],
] as const satisfies readonly Row[];

/** The name of a single sound. */
export type SoundId = (typeof rows)[number][0];

/** A single sound: how it is written, a word that has it, and how the mouth makes it. */
export interface SingleSound {
  id: SoundId;
  /** The letters that spell it most plainly. */
  letters: string;
  ipa: string;
  example: string;
  /** How the mouth makes it, in a sentence. */
  hint: string;
  hold: Hold;
}

/** The 45 single sounds. */
export const singleSounds: readonly SingleSound[] = rows.map(
  ([id, letters, ipa, example, hint, hold]) => ({ id, letters, ipa, example, hint, hold }),
);

/** How long a sound of each kind may be, in seconds, without the silence around it. */
export const holdLimits: Readonly<Record<Hold, { least: number; most: number }>> = {
  held: { least: 0.6, most: 1 },
  short: { least: 0.3, most: 0.5 },
  stop: { least: 0.03, most: 0.25 },
  'short vowel': { least: 0.3, most: 0.5 },
  'long vowel': { least: 0.6, most: 0.8 },
  glide: { least: 0.6, most: 0.8 },
  two: { least: 0.25, most: 0.5 },
};

/** The longest first, so that 'tʃ' is never read as 't' and 'ʃ'. */
const signs: readonly (readonly [ipa: string, id: SoundId])[] = [
  ...singleSounds.map(({ ipa, id }) => [ipa, id] as const),
  ['ʊə', 'or'] as const,
].sort(([one], [other]) => other.length - one.length);

/** An r that no vowel follows is not said in Australia, or it is a schwa: 'fire', 'wear'. */
const QUIET_R = /(?<=[æɒʌəː])r(?![æɛɪɒʌʊəiɑɔuɜeao])/g;
const SCHWA_R = /(?<=[ɛɪʊ])r(?![æɛɪɒʌʊəiɑɔuɜeao])/g;

/**
 * Returns the clips that say the sound of a part of a word (IPA), in order; none if it is silent or has an unknown sign. An
 * r is said where a vowel follows it, and nowhere else, in every accent: the clips speak Australian.
 */
export function clipsOf(sound: string): SoundId[] {
  const clips: SoundId[] = [];
  let rest = sound.replace(SCHWA_R, 'ə').replace(QUIET_R, '');
  while (rest !== '') {
    const next = signs.find(([ipa]) => rest.startsWith(ipa));
    if (next === undefined) return [];
    clips.push(next[1]);
    rest = rest.slice(next[0].length);
  }
  return clips;
}
