// Hearing a word: its parts, and the whole word last, so that the child tries first.
import { useEffect, useState } from 'react';
import { hush, say, type Saying } from './speech.ts';
import { canBeSounded, sayingOf, sayingOfWord } from './speech-sounds.ts';
import type { ShownWord } from './word-split.ts';

/** What can be heard of a word, and what has been. */
export function useHearing(shown: ShownWord, printed: string, voice: SpeechSynthesisVoice | null) {
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set());
  const [speaking, setSpeaking] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => hush, []);

  const canHear = voice !== null && canBeSounded(shown.parts);
  const sayings = shown.parts.map((part) => (canHear ? sayingOf(part) : null));
  const audible = new Set(sayings.flatMap((saying, at) => (saying === null ? [] : [at])));
  const unheard = [...audible].filter((at) => !heard.has(at));
  const speak = (places: readonly number[], last: Saying[]) => {
    if (voice === null) return;
    setFailed(false);
    setSpeaking(null);
    setHeard(new Set([...heard, ...places]));
    const part = (at: number): Saying => ({
      text: sayings[at] ?? '',
      onStart: () => setSpeaking(at),
      onEnd: () => setSpeaking(null),
    });
    say([...places.map(part), ...last], voice, () => setFailed(true));
  };
  return {
    audible,
    speaking,
    failed,
    isLast: unheard.length === 0,
    hearPart: (at: number) => speak([at], []),
    /** What has not been heard yet comes first. */
    hearWhole: () => speak(unheard, [{ text: sayingOfWord(printed) }]),
  };
}
