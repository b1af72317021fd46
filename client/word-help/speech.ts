// Speaks with the browser's speech synthesis. Uses only local voices: a remote voice would send what a child
// reads to another company.
import { useEffect, useState } from 'react';

/** The properties by which a voice is chosen. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Accents by preference; the library's own first. */
const ACCENTS = ['en-au', 'en-gb', 'en-nz', 'en-ie', 'en-za'];

function rankOf({ lang, default: isDefault }: Voice): number {
  const at = ACCENTS.indexOf(lang.toLowerCase().replace('_', '-').slice(0, 5));
  return (at < 0 ? ACCENTS.length : at) * 2 + (isDefault ? 0 : 1);
}

/** Returns the best local English voice, or null. */
export function chooseVoice<One extends Voice>(voices: readonly One[]): One | null {
  const english = voices.filter(
    ({ lang, localService }) => /^en(?![a-z])/i.test(lang) && localService !== false,
  );
  return english.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

const canSpeak = () =>
  typeof window.speechSynthesis === 'object' && typeof SpeechSynthesisUtterance === 'function';

const findVoice = () => (canSpeak() ? chooseVoice(window.speechSynthesis.getVoices()) : null);

/** Returns an English voice, or null until there is one: browsers load voices late, and some have none. */
export function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(findVoice);
  useEffect(() => {
    if (!canSpeak()) return;
    const { speechSynthesis } = window;
    const update = () => setVoice(findVoice());
    update();
    speechSynthesis.addEventListener?.('voiceschanged', update);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', update);
  }, []);
  return voice;
}

/** References that keep utterances alive: a browser may garbage-collect one and then never fires its `end` event. */
let activeUtterances: SpeechSynthesisUtterance[] = [];

/** Stops speaking. */
export function stopSpeaking(): void {
  if (activeUtterances.length === 0) return;
  activeUtterances = [];
  window.speechSynthesis.cancel();
}

export interface SpokenText {
  text: string;
  onStart?: () => void;
  onEnd?: () => void;
}

/** Speaks the texts one after the other and stops any earlier speech. Calls `onFailure` if the voice fails. */
export function say(
  texts: readonly SpokenText[],
  voice: SpeechSynthesisVoice,
  onFailure: () => void,
): void {
  stopSpeaking();
  const utterances = texts.map(({ text, onStart, onEnd }) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.8;
    const isCurrent = () => activeUtterances.includes(utterance);
    utterance.onstart = () => isCurrent() && onStart?.();
    utterance.onend = () => isCurrent() && onEnd?.();
    utterance.onerror = ({ error }) => {
      if (isCurrent() && error !== 'interrupted' && error !== 'canceled') onFailure();
    };
    return utterance;
  });
  activeUtterances = utterances;
  for (const utterance of utterances) window.speechSynthesis.speak(utterance);
}
