// Says a word: its sounds one by one or one after the other, and the whole word last, so that the child tries first.
import { useEffect, useRef, useState } from 'react';
import { useLines } from '../voice/phrases.ts';
import type { Line } from '../voice/said.ts';
import { fetchSoundsAhead, speak } from '../voice/speaker.ts';
import type { ShownPart, ShownWord } from './word-split.ts';

/** What is being said: a part that was tapped, a part of the word that is sounded out, or the whole word. */
export interface Saying {
  kind: 'part' | 'sounding' | 'word';
  /** The index of the part; the number of parts for the whole word. */
  at: number;
  /** How long it takes. */
  seconds: number;
}

/** Whether the word can be sounded out. One of a single sound cannot: that sound is the word. */
export const canBeSounded = (parts: readonly ShownPart[]): boolean =>
  parts.filter(({ sound }) => sound !== '').length > 1;

/** Returns what is being said of a word, and the functions that say it. Nothing is said before they are called. */
export function useWordSpeech({ parts, word }: ShownWord, printed: string) {
  const [saying, setSaying] = useState<Saying | null>(null);
  const [waiting, setWaiting] = useState<number | null>(null);
  const [failed, setFailed] = useState<'sound' | 'word' | null>(null);
  const [isSoundedOut, setSoundedOut] = useState(false);
  const { lines: wordAlone } = useLines([{ words: printed, word }]);
  const isAtWord = useRef(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const sounds = parts.map(({ sound }) => sound).join(' ');
  useEffect(() => fetchSoundsAhead(sounds.split(' ')), [sounds]);

  const partLine = (kind: 'part' | 'sounding', at: number): Line => ({
    said: { sound: parts[at]?.sound ?? '' },
    onStart(seconds) {
      setWaiting(null);
      setSaying({ kind, at, seconds: seconds ?? 0 });
    },
  });
  const lastPart: Line = {
    ...partLine('sounding', parts.length - 1),
    onEnd() {
      isAtWord.current = true;
      setSoundedOut(true);
    },
  };
  /** Empty where nothing can say the word. */
  const wordLines = wordAlone.map((line): Line => ({
    ...line,
    onStart(seconds) {
      setWaiting(null);
      setSaying({ kind: 'word', at: parts.length, seconds: seconds ?? 0 });
    },
  }));
  const say = (lines: readonly Line[], first: number | null) => {
    setFailed(null);
    isAtWord.current = first === null;
    stop.current = speak(lines, {
      onWaiting: () => setWaiting(isAtWord.current ? parts.length : first),
      onEnd(outcome) {
        setSaying(null);
        setWaiting(null);
        if (outcome === 'failed') setFailed(isAtWord.current ? 'word' : 'sound');
      },
    });
  };
  return {
    saying,
    waiting,
    failed,
    isSoundedOut,
    canHearWord: wordLines.length > 0,
    hearPart: (at: number) => say([partLine('part', at)], at),
    soundOut() {
      const lines = [...parts.slice(0, -1).map((_, at) => partLine('sounding', at)), lastPart];
      const first = parts.findIndex(({ sound }) => sound !== '');
      say([...lines, ...wordLines], first);
    },
    hearWord: () => say(wordLines, null),
  };
}
