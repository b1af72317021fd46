// What is wrong with a take, in words.
import { limitsOf, type TakeFault, type TakeKind } from '../../../../audio/take.ts';

const sentences: Record<Exclude<TakeFault, 'too short' | 'too long'>, string> = {
  silent: 'Nothing can be heard in it.',
  'too quiet': 'It is too quiet. Come closer to the microphone: 15 to 20 centimetres.',
  'too loud': 'It is too loud and crackles. Move back a little.',
  'noisy room': 'The room is noisy. A small, soft room is better, such as a wardrobe of clothes.',
  'uh after it':
    'We hear “uh” after it. Say it shorter, like a whisper, and keep your mouth nearly closed after it.',
  'cut off':
    'It is cut off. Wait until the countdown is over, and leave a moment of silence before you stop.',
};

const inSeconds = (seconds: number): string =>
  seconds === 1 ? '1 second' : `${Number(seconds.toFixed(2))} seconds`;

/** Returns a sentence for a fault of a take. */
export function faultSentence(fault: TakeFault, kind: TakeKind, seconds: number): string {
  const { least, most } = limitsOf(kind);
  if (fault === 'too short') {
    return `It is too short: ${inSeconds(seconds)}. Make it last at least ${inSeconds(least)}.`;
  }
  if (fault === 'too long') {
    return `It is too long: ${inSeconds(seconds)}. Make it last at most ${inSeconds(most)}.`;
  }
  return sentences[fault];
}

/** Returns the length of a take, such as '0.85 seconds'. */
export const lengthOf = inSeconds;

/** Returns how long a sound should last, as a sentence. */
export function lengthHint(kind: TakeKind): string {
  const { least, most } = limitsOf(kind);
  return kind === 'stop'
    ? `As short as can be: under ${inSeconds(most)}.`
    : `Make it last ${least} to ${most} seconds.`;
}
