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
import './listening.css';

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
      className="listening-picture mx-auto aspect-4/3 w-full max-w-60 self-start rounded-card border border-line bg-page object-contain md:max-w-none"
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
    <Page width="wide" className="pb-0! landscape:low:py-3!">
      <div className="listening">
        <div className="listening-top flex items-center justify-between gap-3">
          <ButtonLink
            href={addresses.account}
            state={WAY_BACK}
            variant="secondary"
            className="px-3! sm:px-5! landscape:low:px-3!"
          >
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only landscape:low:sr-only">Back to Account</span>
          </ButtonLink>
          <div className="min-w-0 text-center">
            <h1 className="line-clamp-2 text-xl leading-tight sm:truncate sm:text-3xl landscape:low:text-xl">
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
        {page.picture !== null && <PagePicture key={page.number} picture={page.picture} />}
        <PageWords
          sentences={page.sentences}
          marks={marks}
          onPress={(word) => change(toggleMark(marks, word, brush))}
        />
        <div className="listening-foot flex flex-col gap-2">
          <Brushes brush={brush} onChoose={setBrush} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              className="grow px-3! max-sm:w-full landscape:low:w-full"
              onClick={() => change(markRest(marks, pageWords))}
            >
              The rest were read well
            </Button>
            <Button
              variant="secondary"
              aria-label="Previous page"
              disabled={at === 0}
              className="px-3!"
              onClick={(event) => turnTo(at - 1, event)}
            >
              <ArrowLeft aria-hidden="true" />
            </Button>
            <Button
              className="grow sm:basis-1/2 landscape:low:basis-0 landscape:low:px-3!"
              busy={isSaving}
              busyText="Saving..."
              onClick={goOn}
            >
              <span>{isLast ? 'Done' : 'Next page'}</span>
              {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            </Button>
          </div>
        </div>
      </div>
    </Page>
  );
}
