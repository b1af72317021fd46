// What a screen can say: prompts, and words that are not always the same, such as the title of a book.
import { useQuery } from '@tanstack/react-query';
import { promptText, type PromptId } from '../../domain/prompts.ts';
import { useVoice } from './device-voice.ts';
import type { Line } from './said.ts';
import { voiceQuery } from './voice-list.ts';

export type Phrase = { prompt: PromptId } | { words: string };

/** Returns the text of a phrase, as it is shown. */
export const phraseText = (phrase: Phrase): string =>
  'prompt' in phrase ? promptText(phrase.prompt) : phrase.words;

const hasPrompt = (phrase: Phrase): boolean => 'prompt' in phrase;

/**
 * Returns those phrases that can be said, by the owner's recording or else by the device's voice. `isKnown` is false until
 * it is known what is recorded.
 */
export function useLines(phrases: readonly Phrase[]): { lines: readonly Line[]; isKnown: boolean } {
  const voice = useVoice();
  const list = useQuery({ ...voiceQuery(), enabled: phrases.some(hasPrompt) });
  const lines = phrases.flatMap((phrase) => {
    const words = phraseText(phrase);
    const recording = 'prompt' in phrase ? list.data?.prompts[phrase.prompt] : undefined;
    if (recording !== undefined) return [{ said: { words, recording } }];
    return voice === null ? [] : [{ said: { words } }];
  });
  return { lines, isKnown: list.isFetched || !list.isLoading };
}
