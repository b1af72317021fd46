// The recordings of a book as its pages are typed.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { renderPages } from '../../../../contracts/inline-pages.ts';
import { messageOf } from '../../../api/api.ts';
import { pagesOf } from '../../../book-pages/content.ts';
import { sentencesOfPage } from '../../../book-pages/page-sentences.ts';
import type { TypedPage } from '../drafts/drafts.ts';
import { toContent } from '../drafts/typed-pages.ts';
import { useAdminSession, useSessionEnd } from '../login/use-admin-session.ts';
import { arrangeRecordings, type PageRecordings } from './page-narration.ts';
import { narrationQuery } from './narration-query.ts';

/** The sentences of each page. A page that has not changed is not read again with each key that is typed. */
const known = new WeakMap<TypedPage, string[]>();

function sentencesOf(page: TypedPage): string[] {
  const sentences =
    known.get(page) ?? pagesOf(renderPages(toContent([page]))).flatMap(sentencesOfPage);
  known.set(page, sentences);
  return sentences;
}

export interface Narration {
  bookId: string;
  /** The pages as typed. Without recordings until these are loaded. */
  pages: PageRecordings[];
  isLoaded: boolean;
  /** Why the recordings cannot be loaded. */
  failure: string | null;
  isLoading: boolean;
  retry: () => void;
}

/** `bookId` is undefined for a book that is not stored yet, and `typed` null for a flipbook: neither has recordings. */
export function useNarration(
  bookId: string | undefined,
  typed: readonly TypedPage[] | null,
): Narration | null {
  const { endSession } = useAdminSession();
  const isRecordable = bookId !== undefined && typed !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...narrationQuery(bookId ?? ''),
    enabled: isRecordable,
  });
  useSessionEnd(error, endSession);

  const shown = useDeferredValue(typed);
  const pages = useMemo(
    () => arrangeRecordings((shown ?? []).map(sentencesOf), data ?? []),
    [data, shown],
  );
  if (!isRecordable) return null;
  return {
    bookId,
    pages,
    isLoaded: data !== undefined,
    failure: error && messageOf(error, 'Please try again in a moment.'),
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
