// What a screen can say: prompts, single words, and words that are not always the same, such as the title of a book.
import { useQuery } from '@tanstack/react-query';
import type { Voice } from '../../contracts/recordings.ts';
import { promptText, type PromptId } from '../../domain/prompts.ts';
import { useVoice } from './device-voice.ts';
import type { Line } from './said.ts';
import { voiceQuery } from '../api/voice-list.ts';

/** `words` are what is said. `word` is the bare word where they are one that an owner may have recorded. */
export type Phrase = { prompt: PromptId } | { words: string; word?: string };

/** What is shown where words could not be said. */
export const CANNOT_BE_HEARD = {
  title: 'This cannot be heard right now',
  text: 'Read it together.',
};

/** Returns the text of a phrase, as it is shown. */
export const phraseText = (phrase: Phrase): string =>
  'prompt' in phrase ? promptText(phrase.prompt) : phrase.words;

const mayBeRecorded = (phrase: Phrase): boolean => 'prompt' in phrase || phrase.word !== undefined;

/** Returns the address of the owner's recording. */
function recordingOf(phrase: Phrase, { prompts, words }: Voice): string | undefined {
  if ('prompt' in phrase) return prompts[phrase.prompt];
  // An object has members of its own, such as 'constructor'.
  const { word } = phrase;
  return word !== undefined && Object.hasOwn(words, word) ? words[word] : undefined;
}

/**
 * Returns those phrases that can be said, by the owner's recording or else by the device's voice. `isKnown` is false until
 * it is known what is recorded.
 */
export function useLines(phrases: readonly Phrase[]): { lines: readonly Line[]; isKnown: boolean } {
  const voice = useVoice();
  const list = useQuery({ ...voiceQuery(), enabled: phrases.some(mayBeRecorded) });
  const lines = phrases.flatMap((phrase) => {
    const words = phraseText(phrase);
    const recording = list.data && recordingOf(phrase, list.data);
    if (recording !== undefined) return [{ said: { words, recording } }];
    return voice === null ? [] : [{ said: { words } }];
  });
  return { lines, isKnown: list.isFetched || !list.isLoading };
}
