// Records for the practice list which words the child asked for help with, and which listed words
// the child read without help.
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { recordReadUnaided, recordHelpRequest } from '../../offline/practice.ts';
import { practiceQuery } from '../../api/queries.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { createReadingTracker } from './reading-tracker.ts';

const wordsOn = ({ paragraphs }: BookPage): string[] =>
  paragraphs.flatMap((paragraph) => wordsOf(paragraph).map(({ text }) => normalise(text)));

interface Practice {
  /** Call with each word that the child asks for help with, normalised. */
  recordHelp: (word: string) => void;
  /** Call when the open pages are read to the child. */
  noteReadAloud: () => void;
}

/** `first` and `last` are the visible pages, counted from 1. */
export function usePractice(
  bookId: string,
  bookPages: readonly BookPage[],
  first: number,
  last: number,
): Practice {
  // Without the list no words are counted, and the child reads on.
  const list = useQuery(practiceQuery()).data;
  const listed = useRef<string[]>([]);
  const [tracker] = useState(createReadingTracker);
  const isFinishing = useIsMutating({ mutationKey: ['complete', bookId] }) > 0;

  useEffect(() => {
    listed.current = list?.words.map(({ word }) => word) ?? [];
  }, [list]);

  useEffect(() => {
    const words = bookPages.slice(first - 1, last).flatMap(wordsOn);
    recordReadUnaided(tracker.show({ first, words }, listed.current, Date.now()));
  }, [tracker, bookPages, first, last]);

  useEffect(() => {
    const isAtEnd = last === bookPages.length;
    if (isFinishing && isAtEnd) recordReadUnaided(tracker.finish(listed.current, Date.now()));
  }, [tracker, bookPages, last, isFinishing]);

  useEffect(() => {
    const onVisibilityChange = () => {
      const isVisible = document.visibilityState === 'visible';
      (isVisible ? tracker.resume : tracker.pause)(Date.now());
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [tracker]);

  const recordHelp = useCallback(
    (word: string) => {
      tracker.noteHelpRequest(word);
      recordHelpRequest(word, bookId);
    },
    [tracker, bookId],
  );
  return { recordHelp, noteReadAloud: tracker.noteReadAloud };
}
