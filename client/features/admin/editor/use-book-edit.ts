// What the owner has typed into the book editor: the fields, the pages, and the stored book they are based on.
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type {
  BookState,
  Draft,
  EditedBook,
  RemovedPage,
  TypedBook,
  TypedPage,
} from '../drafts/drafts.ts';
import { findPageIssues, type PageIssue } from '../drafts/typed-pages.ts';
import { createResolver, type BookBody } from './edited-book.ts';
import { differences } from './merge-books.ts';
import { useBookDraft } from './use-book-draft.ts';

export type BookEdit = ReturnType<typeof useBookEdit>;

/** Later changes of `start` are ignored. `stored` is the stored book as it is now; undefined for a new one. */
export function useBookEdit({
  start,
  stored,
  draft,
  startsUnsaved,
}: {
  start: EditedBook;
  stored: BookState | undefined;
  draft: Draft<EditedBook>;
  startsUnsaved: boolean;
}) {
  /** What is not a field of the form. */
  const [{ pages, version, removed, found }, setOutsideForm] = useState({
    pages: start.pages,
    version: start.version,
    removed: start.removed ?? [],
    found: start.found ?? null,
  });
  // A change of the state alone makes a new version, which this edit is based on from now on. Other changes are merged.
  const isNewer = stored !== undefined && found !== null && stored.version > found.version;
  if (isNewer && differences(found, stored).length === 0) {
    setOutsideForm((current) => ({ ...current, version: stored.version, found: stored }));
  }
  const [flipbookAddress, setFlipbookAddress] = useState(start.book.flipbookUrl);
  /** The issues of the pages that the server, or the check of the words, has reported. */
  const [reportedIssues, setReportedIssues] = useState<readonly PageIssue[]>([]);
  const form = useForm<TypedBook, unknown, BookBody>({
    resolver: createResolver({ pages, version, found }),
    defaultValues: start.book,
  });
  const book = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const edited = { book, pages, version, removed, found };

  return {
    form,
    edited,
    /** A book that has a reason for its level already shows it as an ordinary, optional field. */
    hasReason: Boolean(start.book.levelReason),
    draft: useBookDraft(draft, edited, startsUnsaved),
    pageIssues: [
      ...(form.formState.isSubmitted && pages ? findPageIssues(pages) : []),
      ...reportedIssues,
    ],
    setReportedIssues,
    changePages(next: TypedPage[], nextRemoved?: RemovedPage[]) {
      setOutsideForm((current) => ({
        ...current,
        pages: next,
        removed: nextRemoved ?? current.removed,
      }));
      setReportedIssues([]);
    },
    /** The last complete address of a flipbook. A partly typed address would open another page. */
    flipbookAddress,
    setFlipbookAddress,
    /** Replaces all that is typed. `stored` is the stored book that `next` is based on. */
    replace(next: BookState, stored: BookState) {
      form.reset(next.book);
      setOutsideForm({ pages: next.pages, version: next.version, removed: [], found: stored });
      setReportedIssues([]);
      setFlipbookAddress(next.book.flipbookUrl);
    },
  };
}
