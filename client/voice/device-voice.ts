// The voice of the device. Only a local one: a remote voice would send what a child reads to another company, and stops
// after some seconds. It is never paused, because that ends it on some phones, and none of its events is relied on.
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

/** The speed of a device's voice that a child can follow. */
const UNHURRIED = 0.8;
/** How often the voice is asked whether it still speaks, in milliseconds. */
const ASKED_EVERY = 300;
/** How long a voice may take to begin, and to say a letter, in milliseconds. A voice that says nothing for longer is stuck. */
const BEGINS_WITHIN = 4000;
const LETTER_TAKES = 300;

/** Keeps what is being spoken alive: a browser may garbage-collect an utterance, which then never ends. */
let spoken: SpeechSynthesisUtterance | null = null;

/** A word in capitals is lowered, because voices spell it letter by letter. */
export const lowered = (words: string): string =>
  words.replace(/\p{Lu}[\p{L}\p{M}]+/gu, (word) =>
    word === word.toUpperCase() ? word.toLowerCase() : word,
  );

function utteranceOf(words: string, voice: SpeechSynthesisVoice, rate: number) {
  const utterance = new SpeechSynthesisUtterance(lowered(words));
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = UNHURRIED * rate;
  return utterance;
}

/** Lets the voice speak later on: some phones allow that only after it has spoken, or tried to, within a tap. */
export function unlockVoice(): void {
  if (spoken !== null || findVoice() === null) return;
  const nothing = new SpeechSynthesisUtterance('');
  nothing.volume = 0;
  window.speechSynthesis.speak(nothing);
  spoken = nothing;
}

/** Says the words. Resolves at the end, or when `signal` stops it; rejects if the voice fails. */
export function sayWords(
  words: string,
  {
    rate,
    signal,
    onStart,
    onWord,
  }: {
    rate: number;
    signal: AbortSignal;
    onStart: () => void;
    onWord?: ((at: number) => void) | undefined;
  },
): Promise<void> {
  const voice = findVoice();
  if (voice === null) return Promise.reject(new Error('This device has no English voice.'));
  const { speechSynthesis } = window;
  const utterance = utteranceOf(words, voice, rate);
  spoken = utterance;
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    let isHeard = false;
    const settle = () => {
      clearInterval(timer);
      signal.removeEventListener('abort', onAbort);
      utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
    };
    const onAbort = () => {
      settle();
      speechSynthesis.cancel();
      resolve();
    };
    const fail = () => {
      settle();
      speechSynthesis.cancel();
      reject(new Error('The voice of this device does not work.'));
    };
    const end = () => {
      settle();
      resolve();
    };
    const start = () => {
      if (isHeard) return;
      isHeard = true;
      onStart();
    };
    // Some voices fire no events, and some stop without one.
    const ask = () => {
      const passed = performance.now() - begunAt;
      if (speechSynthesis.speaking) start();
      else if (isHeard) return end();
      else if (passed > BEGINS_WITHIN) return fail();
      if (passed <= BEGINS_WITHIN + (words.length * LETTER_TAKES) / rate) return;
      speechSynthesis.cancel();
      end();
    };
    const timer = setInterval(ask, ASKED_EVERY);
    signal.addEventListener('abort', onAbort);
    utterance.onstart = start;
    utterance.onboundary = ({ name, charIndex }) => {
      if (name === 'word') onWord?.(charIndex);
    };
    utterance.onend = end;
    utterance.onerror = ({ error }) =>
      error === 'interrupted' || error === 'canceled' ? end() : fail();
    speechSynthesis.speak(utterance);
  });
}
