// 'Read to me' in a book that is read page by page.
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Book } from '../../../contracts/books.ts';
import { narrationOf, playedOf } from '../../../domain/narration.ts';
import type { ReaderSettings } from '../../../domain/reader-settings.ts';
import { hasWordsOn, type BookPage } from '../../book-pages/content.ts';
import { sentencesOfPage } from '../../book-pages/page-sentences.ts';
import { toast } from '../../ui/toast.tsx';
import { useVoice } from '../../voice/device-voice.ts';
import { passagesOf } from './passages.ts';
import { createReadAloud } from './read-aloud.ts';

const noteFailure = () =>
  toast({
    title: 'It cannot be read aloud right now',
    text: 'The voice of this device, or the recording, does not work. Please try again.',
    destructive: true,
  });

interface ReadToMeOptions {
  book: Book;
  bookPages: readonly BookPage[];
  /** The element that shows the pages. */
  page: RefObject<HTMLElement | null>;
  /** The open pages, counted from 1. */
  shown: readonly number[];
  onNext: () => void;
  onBegin: () => void;
  onPageEnd: (page: number) => void;
  /** Whether the parent lets books be read to the child. */
  isAllowed: boolean;
  reader: { settings: ReaderSettings; change: (next: ReaderSettings) => void };
}

/**
 * Returns what the buttons need. `isOffered` is false where nothing of the book can be read aloud, or the parent does not
 * want it; `canStart` says whether something of the open pages can.
 */
export function useReadToMe(options: ReadToMeOptions) {
  const { book, bookPages, page, shown, onNext, onBegin, onPageEnd } = options;
  const { settings, change } = options.reader;
  const hasVoice = useVoice() !== null;
  const [readAloud] = useState(createReadAloud);
  const { status, isWaiting } = useStore(readAloud.store);
  const narration = useMemo(
    () =>
      book.narration.length === 0
        ? []
        : narrationOf(bookPages.map(sentencesOfPage), book.narration).pages,
    [bookPages, book.narration],
  );
  const isOffered = options.isAllowed && (hasVoice || book.narration.length > 0);
  const canStart = shown.some((number) => {
    const recorded = narration[number - 1];
    if (hasVoice) return hasWordsOn(bookPages[number - 1]);
    return recorded !== undefined && playedOf(recorded).length > 0;
  });
  const mayTurn = settings.turnByItself && shown.at(-1) !== bookPages.length;

  useLayoutEffect(() => {
    readAloud.surround({
      findPassages() {
        const found = page.current === null ? [] : passagesOf(page.current, shown, narration);
        return found.filter(({ recording }) => hasVoice || recording !== undefined);
      },
      isSlow: settings.slower,
      turnOn: mayTurn ? onNext : null,
      onBegin,
      onPageEnd,
      onFailure: noteFailure,
    });
  });

  const pagesKey = shown.join();
  const openPages = useRef(pagesKey);
  useEffect(() => {
    if (openPages.current === pagesKey) return;
    openPages.current = pagesKey;
    readAloud.pageTurned();
  }, [readAloud, pagesKey]);

  useEffect(() => readAloud.stop, [readAloud]);
  useEffect(() => {
    if (!isOffered) readAloud.stop();
  }, [readAloud, isOffered]);
  useEffect(() => {
    if (status !== 'reading') return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) readAloud.stop();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [readAloud, status]);

  return {
    isOffered,
    canStart,
    status,
    isWaiting,
    start: readAloud.start,
    pause: readAloud.pause,
    goOn: readAloud.goOn,
    stop: readAloud.stop,
    turnsByItself: settings.turnByItself,
    setTurnByItself: (turnByItself: boolean) => change({ ...settings, turnByItself }),
    isSlow: settings.slower,
    setSlow(slower: boolean) {
      change({ ...settings, slower });
      readAloud.setSlow(slower);
    },
  };
}
