// The reader around either kind of book, as a child uses it: the link back, the connection and the
// completion.
import { ArrowLeft } from 'lucide-react';
import type { Book } from '../../../contracts/books.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ReaderSettings } from '../../../domain/reader-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import type { CornerProps } from './reader-corner.tsx';
import { ReaderView } from './reader-view.tsx';
import { useCompletion } from './use-completion.ts';
import { useReadyHero } from './hero-picture.tsx';
import type { Elements } from '../../ui/elements.ts';

/** `corner` and `children` as in `ReaderView`. */
export function ReaderFrame({
  book,
  kind,
  corner,
  isLastPage = false,
  isUnread = false,
  settings,
  listening,
  tool,
  children,
}: {
  book: Book;
  kind: 'pages' | 'frame';
  corner?: Omit<CornerProps, 'hint' | 'completion'>;
  /** Whether the last page of a book without `corner` is open. */
  isLastPage?: boolean;
  /** Whether finishing the book now only marks it: it is known that no page was turned, and that there are more. */
  isUnread?: boolean;
  /** The child's settings for the look of the page, where the book supports them. */
  settings?: ReaderSettings;
  /** How the book is read to the child, if it can be. */
  listening?: {
    isActive: boolean;
    /** Ends the reading. Returns whether the child has listened to the book. */
    finish: () => boolean;
    /** Opens the first page, for the child to read it. */
    readAgain: () => void;
  };
  /** Buttons for this kind of book, beside the full screen button. */
  tool?: Elements;
  children: Elements;
}) {
  const completion = useCompletion(book, () => {
    if (listening?.finish() === true) return 'listening';
    return isUnread ? 'marking' : 'reading';
  });
  const atEnd = corner?.atEnd === true;
  // Of a flipbook of another host, the last page is not known.
  useReadyHero(book.heroImageUrl, atEnd || isLastPage || completion.isPending);
  return (
    <Page title={book.title} width="full" className="p-0!">
      <ReaderView
        {...{ book, kind, corner, isLastPage, completion }}
        {...(settings && { settings })}
        isListening={listening?.isActive === true}
        back={
          <ButtonLink
            href={pages.home}
            state={WAY_BACK}
            variant="secondary"
            className="reader-back px-3! sm:px-5!"
          >
            <ArrowLeft aria-hidden="true" />
            <span className="reader-back-text">Back to Library</span>
          </ButtonLink>
        }
        tools={
          <>
            <ConnectionNotice />
            {tool}
          </>
        }
      >
        {children}
      </ReaderView>
      <CompletionDialog
        finished={completion.finished}
        bookId={book.id}
        hero={book.heroImageUrl}
        onReadAgain={() => {
          completion.dismiss();
          listening?.readAgain();
        }}
      />
    </Page>
  );
}
