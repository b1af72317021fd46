// The browser's own voice. Words go to voices of this device alone: a voice that is made elsewhere would tell
// its makers what a child reads.
import { useEffect, useState } from 'react';

/** Of a voice, what it is chosen by. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The library's own English first. */
const ACCENTS = ['en-au', 'en-gb', 'en-nz', 'en-ie', 'en-za'];

function rankOf({ lang, default: isDefault }: Voice): number {
  const at = ACCENTS.indexOf(lang.toLowerCase().replace('_', '-').slice(0, 5));
  return (at < 0 ? ACCENTS.length : at) * 2 + (isDefault ? 0 : 1);
}

/** The English voice of this device that suits the library best, or null. */
export function chooseVoice<One extends Voice>(voices: readonly One[]): One | null {
  const english = voices.filter(
    ({ lang, localService }) => /^en(?![a-z])/i.test(lang) && localService !== false,
  );
  return english.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

const canSpeak = () =>
  typeof window.speechSynthesis === 'object' && typeof SpeechSynthesisUtterance === 'function';

const findVoice = () => (canSpeak() ? chooseVoice(window.speechSynthesis.getVoices()) : null);

/** Null until there is an English voice: browsers load them late, and some have none. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(findVoice);
  useEffect(() => {
    if (!canSpeak()) return;
    const { speechSynthesis } = window;
    const look = () => setVoice(findVoice());
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return voice;
}

/** A browser forgets an utterance that nobody holds, and never says that it has ended. */
let held: SpeechSynthesisUtterance[] = [];

/** Says no more. */
export function hush(): void {
  if (held.length === 0) return;
  held = [];
  window.speechSynthesis.cancel();
}

export interface Saying {
  text: string;
  onStart?: () => void;
  onEnd?: () => void;
}

/** Says one after the other, in place of what was being said. `onFailure` when the voice does not. */
export function say(
  sayings: readonly Saying[],
  voice: SpeechSynthesisVoice,
  onFailure: () => void,
): void {
  hush();
  const utterances = sayings.map(({ text, onStart, onEnd }) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.8;
    const isCurrent = () => held.includes(utterance);
    utterance.onstart = () => isCurrent() && onStart?.();
    utterance.onend = () => isCurrent() && onEnd?.();
    utterance.onerror = ({ error }) => {
      if (isCurrent() && error !== 'interrupted' && error !== 'canceled') onFailure();
    };
    return utterance;
  });
  held = utterances;
  for (const utterance of utterances) window.speechSynthesis.speak(utterance);
}
