// A book as a child sees it, for its owner. Nothing is saved, and no star is earned.
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { isFrameAddress } from '../../../contracts/addresses.ts';
import type { Book } from '../../../contracts/books.ts';
import { readerPagesOf } from '../../book-pages/reader-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ViewedFlipbook } from './viewed-flipbook.tsx';
import { ViewedPages } from './viewed-pages.tsx';
import './viewing.css';

interface Viewed {
  book: Book;
  /** Fetches the book again, with a new ticket in its address. Must not change between renders. */
  fetchAgain: () => Promise<unknown>;
}

function Viewed({ book, fetchAgain }: Viewed) {
  const { flipbookType, flipbookUrl, content } = book;
  const bookPages = useMemo(
    () => (flipbookType === 'html' ? readerPagesOf(content ?? '') : []),
    [flipbookType, content],
  );
  if (bookPages.length > 0) return <ViewedPages {...{ book, bookPages }} />;
  if (flipbookType === 'fliphtml5' && flipbookUrl !== null && isFrameAddress(flipbookUrl)) {
    return <ViewedFlipbook {...{ book, flipbookUrl, fetchAgain }} />;
  }
  return (
    <h1 className="m-auto max-w-xl p-6 text-center text-2xl">
      This book is not properly configured. Please contact the administrator.
    </h1>
  );
}

/** `backTo` is the path of the workshop. */
export function ViewedBook({ backTo, ...viewed }: Viewed & { backTo: string }) {
  return (
    <Page title={viewed.book.title} width="full" className="p-0!">
      <div className="viewing">
        <div className="viewing-bar">
          <p>You are viewing this as a child would. Nothing is saved.</p>
          <ButtonLink href={backTo} variant="quiet" className="px-3!">
            <ArrowLeft aria-hidden="true" />
            Back to the workshop
          </ButtonLink>
        </div>
        <Viewed {...viewed} />
      </div>
    </Page>
  );
}
