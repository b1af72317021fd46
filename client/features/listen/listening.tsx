// One listening: a page after the other, whose words the parent marks, and at the end what was saved.
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useMemo, useRef, useState, type MouseEvent } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { pages as addresses } from '../../../contracts/pages.ts';
import type { HeardMark } from '../../../domain/heard-words.ts';
import type { Picture } from '../../book-pages/content.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { toastUnsavedMarks, type SavedMarks } from '../../offline/heard-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page.tsx';
import { Brushes } from './brushes.tsx';
import { heardWords, markRest, type PageWord, toggleMark } from './marks.ts';
import { PageWords } from './page-words.tsx';
import { Saved } from './saved.tsx';
import { useMarks } from './use-marks.ts';

/** A page with words. */
export interface ListenedPage {
  /** Counted from 1, as in the reader. */
  number: number;
  picture: Picture | null;
  sentences: readonly (readonly PageWord[])[];
}

/** A tap this soon after a new page, in milliseconds, was meant for the previous one and is ignored. */
const IGNORE_TAPS_FOR = 600;

function PagePicture({ picture }: { picture: Picture }) {
  return (
    <img
      src={picture.src}
      alt={picture.alt}
      width={400}
      height={300}
      className="mx-auto aspect-4/3 w-full max-w-60 rounded-card border border-line bg-page object-contain md:max-w-none lying:max-w-none"
    />
  );
}

export function Listening({
  book,
  pages,
  name,
}: {
  book: Book;
  pages: readonly ListenedPage[];
  name: string;
}) {
  const words = useMemo(() => pages.flatMap(({ sentences }) => sentences.flat()), [pages]);
  const { marks, change, save } = useMarks(book.id, words);
  const [at, setAt] = useState(0);
  const [brush, setBrush] = useState<HeardMark>('well');
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<SavedMarks['state'], 'refused'> | null>(null);
  const shownAt = useRef(-Infinity);

  const page = pages[at];
  if (page === undefined) return null;
  const heard = heardWords(marks, words);
  if (outcome !== null) {
    return <Saved {...{ heard, name, title: book.title, isWaiting: outcome === 'queued' }} />;
  }
  const pageWords = page.sentences.flat();
  const isLast = at + 1 === pages.length;

  const finish = async () => {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved.state === 'refused') toastUnsavedMarks(saved.error);
    else setOutcome(saved.state);
  };
  const turnTo = (next: number, { timeStamp }: MouseEvent) => {
    shownAt.current = timeStamp;
    setAt(next);
    scrollTo(0, 0);
  };
  const goOn = (event: MouseEvent) => {
    if (event.detail > 0 && event.timeStamp - shownAt.current < IGNORE_TAPS_FOR) return;
    if (isLast) void finish();
    else turnTo(at + 1, event);
  };

  return (
    <Page width="wide" className="gap-4 pb-0! sm:gap-5 lying:gap-3 lying:pb-3!">
      <div className="flex items-center justify-between gap-3">
        <ButtonLink
          href={addresses.account}
          state={WAY_BACK}
          variant="secondary"
          className="px-3! sm:px-5!"
        >
          <ArrowLeft aria-hidden="true" />
          <span className="max-sm:sr-only">Back to Account</span>
        </ButtonLink>
        <div className="min-w-0 text-center">
          <h1 className="truncate text-xl sm:text-3xl lying:text-2xl">
            <span>{`${name} reads `}</span>
            <span translate="no">{book.title}</span>
          </h1>
          <p role="status" className="text-ink-soft">{`Page ${page.number}`}</p>
        </div>
        <Button
          variant="secondary"
          className={classNames('px-3! sm:px-5!', isLast && 'invisible')}
          busy={isSaving && !isLast}
          onClick={() => void finish()}
        >
          Done
        </Button>
      </div>
      <div
        className={classNames(
          'grid grow content-start gap-5 lying:grid-cols-[minmax(0,1fr)_11rem] lying:gap-4',
          page.picture !== null &&
            'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-8 lying:grid-cols-[10rem_minmax(0,1fr)_11rem]!',
        )}
      >
        {page.picture !== null && <PagePicture key={page.number} picture={page.picture} />}
        <PageWords
          sentences={page.sentences}
          marks={marks}
          onPress={(word) => change(toggleMark(marks, word, brush))}
        />
        <div
          className={classNames(
            'sticky bottom-0 flex flex-col gap-2 self-end border-t border-line bg-paper py-3 lying:top-3 lying:bottom-auto lying:self-start lying:border-0 lying:py-0',
            page.picture !== null && 'md:max-lying:col-span-2',
          )}
        >
          <Brushes brush={brush} onChoose={setBrush} />
          <div className="flex flex-wrap gap-2 lying:flex-col">
            {at > 0 && (
              <Button
                variant="secondary"
                aria-label="Previous page"
                className="px-3!"
                onClick={(event) => turnTo(at - 1, event)}
              >
                <ArrowLeft aria-hidden="true" />
              </Button>
            )}
            <Button
              variant="secondary"
              className="grow px-3!"
              onClick={() => change(markRest(marks, pageWords))}
            >
              The rest were read well
            </Button>
            <Button className="grow" busy={isSaving} busyText="Saving..." onClick={goOn}>
              <span>{isLast ? 'Done' : 'Next page'}</span>
              {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </div>
      </div>
    </Page>
  );
}
