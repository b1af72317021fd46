// Notes for the practice list which words were asked for, and which of it were read without help.
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { tellAlone, tellAsked } from '../../offline/practice.ts';
import { practiceQuery } from '../../api/queries.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { createReading } from './reading-alone.ts';

const wordsOn = ({ paragraphs }: BookPage): string[] =>
  paragraphs.flatMap((paragraph) => wordsOf(paragraph).map(({ text }) => normalise(text)));

/**
 * `first` and `last` are the pages in sight, counted from 1. Answers what is to be called with a word,
 * normalised, when it is asked for.
 */
export function usePractice(
  bookId: string,
  bookPages: readonly BookPage[],
  first: number,
  last: number,
): (word: string) => void {
  // Without the list nothing is counted, and reading goes on.
  const list = useQuery(practiceQuery()).data;
  const listed = useRef<string[]>([]);
  const [reading] = useState(createReading);
  const isFinishing = useIsMutating({ mutationKey: ['complete', bookId] }) > 0;

  useEffect(() => {
    listed.current = list?.words.map(({ word }) => word) ?? [];
  }, [list]);

  useEffect(() => {
    const words = bookPages.slice(first - 1, last).flatMap(wordsOn);
    tellAlone(reading.show({ first, words }, listed.current, Date.now()));
  }, [reading, bookPages, first, last]);

  useEffect(() => {
    const isAtEnd = last === bookPages.length;
    if (isFinishing && isAtEnd) tellAlone(reading.finish(listed.current, Date.now()));
  }, [reading, bookPages, last, isFinishing]);

  useEffect(() => {
    const look = () => {
      const isInSight = document.visibilityState === 'visible';
      (isInSight ? reading.resume : reading.pause)(Date.now());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reading]);

  return useCallback(
    (word) => {
      reading.asked(word);
      tellAsked(word, bookId);
    },
    [reading, bookId],
  );
}
