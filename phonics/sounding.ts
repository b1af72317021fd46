// Soundings, with which the owner defines how a word is sounded out: its phonograms, separated by hyphens, such as
// 'z-i-g-z-oo-m'. Each phonogram has the sound that is taught first, unless an example word names another one:
// 'b-r-ea:head-d'.
import type { Part } from './align.ts';
import { presentKey } from './keys.ts';
import { phonograms } from './phonograms.ts';

/** The examples of letters that do not mean the sound taught first, because stored soundings have always meant this. */
const usual = new Map(
  'ow:cow ed:hummed ie:field ey:they eu:sleuth our:harbour'
    .split(' ')
    .map((key) => key.split(':') as [letters: string, example: string]),
);

/** A possible part for some letters, and the example word that selects it. */
interface Choice {
  part: Part;
  example: string;
}

function choicesOf(letters: string): Choice[] {
  return phonograms.flatMap(({ letters: row, sound, step, example }): Choice[] => {
    if (row === letters) return [{ part: { letters, sound, step }, example }];
    if (!row.endsWith('-e')) return [];
    if (row === `${letters}-e`) return [{ part: { letters, sound, step }, example }];
    return letters === 'e' ? [{ part: { letters, sound: '', step: '3.2' }, example }] : [];
  });
}

/** Returns an example word for the part, or the letters if no step teaches it. */
export const exampleOf = ({ letters, sound, step }: Part): string =>
  choicesOf(letters).find(({ part }) => part.sound === sound && part.step === step)?.example ??
  letters;

/** Parses a sounding into parts. Throws a RangeError whose message tells the owner what is wrong. */
export function readSounding(sounding: string): Part[] {
  return sounding
    .toLowerCase()
    .split('-')
    .map((written) => {
      const [letters = '', example] = written.trim().split(':');
      const choices = choicesOf(letters);
      if (letters === '') throw new RangeError('A phonogram is missing beside a hyphen.');
      if (choices.length === 0) throw new RangeError(`'${letters}' is no phonogram.`);
      const named = example ?? usual.get(letters) ?? choices[0]?.example;
      const key = presentKey(`${letters}:${named}`).toLowerCase();
      const choice = choices.find((one) => `${letters}:${one.example}`.toLowerCase() === key);
      if (choice) return choice.part;
      const examples = choices.map((one) => one.example).join(', ');
      throw new RangeError(`'${letters}' can be as in: ${examples}.`);
    });
}

/** Throws a RangeError if the sounding is invalid or spells another word. */
export function requireSounding(word: string, sounding: string): void {
  const letters = readSounding(sounding).map((part) => part.letters);
  if (letters.join('') !== word)
    throw new RangeError(`The phonograms spell '${letters.join('')}', not '${word}'.`);
}
