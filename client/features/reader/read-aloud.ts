// Reads the open pages to the child, one passage after the other, and turns the page where it may. It is never paused in
// the middle: going on begins the passage again, because some voices cannot go on.
import { createStore } from 'zustand/vanilla';
import { speak } from '../../voice/speaker.ts';
import type { Line, Outcome } from '../../voice/said.ts';
import { stopSpeaking } from '../../voice/turn.ts';
import type { Passage } from './passages.ts';
import { showPassage, showWord } from './reading-highlight.ts';
import { createWordTiming } from './word-timing.ts';

/** The speed of slow reading. */
const SLOW = 0.75;
/** How long a new page is looked at before it is read, and a page without words, in milliseconds. */
const BREATH = 800;
const LOOK = 3000;

/** What the reading needs to know, as it is at the time. */
interface Surroundings {
  /** Returns the passages of the open pages. */
  findPassages: () => Passage[];
  isSlow: boolean;
  /** Turns to the next page; null if the reading ends with the open pages. */
  turnOn: (() => void) | null;
  /** Called when the open pages begin to be read. */
  onBegin: () => void;
  /** Called when a page was read to its end. */
  onPageEnd: (page: number) => void;
  onFailure: () => void;
}

interface ReadingState {
  status: 'silent' | 'reading' | 'paused';
  /** Whether a recording is still on its way. */
  isWaiting: boolean;
}

const SILENT: ReadingState = { status: 'silent', isWaiting: false };

/** Creates a reading that is silent. `store` has its state. */
export function createReadAloud() {
  const store = createStore<ReadingState>(() => SILENT);
  let around: Surroundings | null = null;
  let passages: Passage[] = [];
  /** The passage that is being read, or with which the reading goes on. */
  let at = 0;
  /** Tells the present run from those that were stopped. */
  let run = 0;
  let breath: ReturnType<typeof setTimeout> | undefined;
  let isTurning = false;

  function hush(state: ReadingState): void {
    run += 1;
    isTurning = false;
    clearTimeout(breath);
    breath = undefined;
    if (store.getState().status === 'reading') stopSpeaking();
    store.setState(state);
  }
  const stop = () => {
    if (store.getState().status === 'silent') return;
    hush(SILENT);
    showPassage([]);
  };
  /** The passage with which it goes on stays highlighted. */
  const pause = () => {
    if (store.getState().status !== 'reading') return;
    hush({ status: 'paused', isWaiting: false });
    showWord(null);
  };

  function lineOf(passage: Passage, index: number, isCurrent: () => boolean): Line {
    const { words, recording, page } = passage;
    const wordAt = createWordTiming(words);
    return {
      said: recording === undefined ? { words } : { words, recording },
      onStart() {
        if (!isCurrent()) return;
        at = index;
        store.setState({ isWaiting: false });
        showPassage(passage.ranges);
      },
      onWord(character) {
        const word = isCurrent() ? wordAt(character) : null;
        if (word !== null) showWord(passage.rangeOf(word.start, word.end));
      },
      onEnd() {
        if (isCurrent() && passages[index + 1]?.page !== page) around?.onPageEnd(page);
      },
    };
  }

  function read(isSlow = around?.isSlow === true): void {
    run += 1;
    const current = run;
    const isCurrent = () => run === current;
    store.setState({ status: 'reading', isWaiting: false });
    around?.onBegin();
    const lines = passages
      .slice(at)
      .map((passage, index) => lineOf(passage, at + index, isCurrent));
    speak(lines, {
      rate: isSlow ? SLOW : 1,
      onWaiting: () => isCurrent() && store.setState({ isWaiting: true }),
      onEnd: (outcome) => isCurrent() && end(outcome),
    });
  }

  function end(outcome: Outcome): void {
    // Something else is heard now, or the page is out of sight.
    if (outcome === 'stopped') return pause();
    if (outcome === 'finished' && around?.turnOn) {
      showPassage([]);
      isTurning = true;
      return around.turnOn();
    }
    stop();
    if (outcome === 'failed') around?.onFailure();
  }

  return {
    store,
    /** Call with each change of the surroundings. */
    surround: (now: Surroundings) => void (around = now),

    /** Reads the open pages from their beginning. To be called within a tap. */
    start(): void {
      passages = around?.findPassages() ?? [];
      at = 0;
      if (passages.length > 0) read();
    },
    pause,
    /** Goes on with the passage that was being read. To be called within a tap. */
    goOn: () => read(),
    stop,

    /** Reads on at another speed, if it is reading. */
    setSlow(isSlow: boolean): void {
      if (store.getState().status === 'reading' && !isTurning) read(isSlow);
    },

    /** Call when other pages are open: goes on if the reading has turned there, and stops otherwise. */
    pageTurned(): void {
      if (!isTurning || breath !== undefined) return stop();
      passages = around?.findPassages() ?? [];
      at = 0;
      const go = () => {
        isTurning = false;
        breath = undefined;
        if (document.visibilityState === 'hidden') pause();
        else if (passages.length === 0) end('finished');
        else read();
      };
      breath = setTimeout(go, passages.length === 0 ? LOOK : BREATH);
    },
  };
}
