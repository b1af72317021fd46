// Speaks a word: its parts first and the whole word last, so the child tries it first.
import { useEffect, useState } from 'react';
import { stopSpeaking, say, type SpokenText } from './speech.ts';
import { canBeSounded, spokenTextOf, spokenWord } from './speech-sounds.ts';
import type { ShownWord } from './word-split.ts';

/** Returns which parts of a word can be spoken, the playback state and the functions to speak them. */
export function useWordSpeech(
  shown: ShownWord,
  printed: string,
  voice: SpeechSynthesisVoice | null,
) {
  const [heard, setHeard] = useState<ReadonlySet<number>>(new Set());
  const [speaking, setSpeaking] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => stopSpeaking, []);

  const canHear = voice !== null && canBeSounded(shown.parts);
  const spokenTexts = shown.parts.map((part) => (canHear ? spokenTextOf(part) : null));
  const audible = new Set(spokenTexts.flatMap((text, at) => (text === null ? [] : [at])));
  const unheard = [...audible].filter((at) => !heard.has(at));
  const speak = (indexes: readonly number[], last: SpokenText[]) => {
    if (voice === null) return;
    setFailed(false);
    setSpeaking(null);
    setHeard(new Set([...heard, ...indexes]));
    const part = (at: number): SpokenText => ({
      text: spokenTexts[at] ?? '',
      onStart: () => setSpeaking(at),
      onEnd: () => setSpeaking(null),
    });
    say([...indexes.map(part), ...last], voice, () => setFailed(true));
  };
  return {
    audible,
    speaking,
    failed,
    isLast: unheard.length === 0,
    hearPart: (at: number) => speak([at], []),
    /** Speaks the parts that have not been heard yet, then the whole word. */
    hearWhole: () => speak(unheard, [{ text: spokenWord(printed) }]),
  };
}
