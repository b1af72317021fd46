// Sounds in plain letters, for explanations: the 'ai' of 'said' says 'e', the 'oul' of 'could' says 'oo'.
import type { Part } from './align.ts';
import { phonograms } from './phonograms.ts';

/** The rows that tell a vowel most plainly, by their letters and example. */
const plain = new Map(
  `a:tap e:hen i:pin o:pot u:mud ay:day ee:see igh:night oa:boat oo:moon oo:book aw:saw ah:galah oi:coin
  ow:cow er:her ar:car or:for air:hair ear:near ew:few`
    .split(/\s+/)
    .flatMap((key) => phonograms.filter((row) => `${row.letters}:${row.example}` === key))
    .map((row) => [row.sound, row] as const),
);

/** A sound in letters, and a word that has it. */
export interface PlainSound {
  letters: string;
  example: string;
}

/**
 * Returns the sound of a part in plain letters: 'air' as in hair, 'oo' as in moon. Returns null if the part is silent, or
 * has a sound of no single row.
 */
export function plainSound({ sound }: Part): PlainSound | null {
  if (sound === '') return null;
  const row =
    plain.get(sound) ?? phonograms.find((one) => one.sound === sound && !/['-]/.test(one.letters));
  return row ? { letters: row.letters, example: row.example } : null;
}
