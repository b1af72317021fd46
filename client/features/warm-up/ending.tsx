// The end of a warm-up: the words that were practised, and the book to continue with.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BookOpen, Check } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { promptText } from '../../../domain/prompts.ts';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { bookQuery } from '../../api/queries.ts';
import {
  closedButtonClass,
  closedCover,
  linkTo,
  NEEDS_NETWORK,
  NetworkMark,
  useNeedsNetwork,
} from '../../offline/opening.tsx';
import koala from '../../pictures/koala-reading.svg';
import { buttonClass, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import type { Phrase } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { useSaid } from '../../voice/use-said.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';

const BOW = ['--color-coral-accent', '--color-mint-accent', '--color-lavender-accent'];

function Rainbow() {
  return (
    <svg viewBox="0 0 240 130" className="w-56 animate-pop" fill="none" aria-hidden="true">
      {BOW.map((colour, bow) => (
        <path
          key={colour}
          d={`M${24 + bow * 20} 112a${96 - bow * 20} ${96 - bow * 20} 0 0 1 ${192 - bow * 40} 0`}
          stroke={`var(${colour})`}
          strokeWidth="18"
          strokeLinecap="round"
        />
      ))}
      <g fill="var(--color-sea-wash)" stroke="var(--color-line)" strokeWidth="2">
        <path d="M14 124a16 16 0 0 1 4-31 22 22 0 0 1 42 2 15 15 0 0 1 2 29z" />
        <path d="M178 124a15 15 0 0 1 2-29 22 22 0 0 1 42-2 16 16 0 0 1 4 31z" />
      </g>
    </svg>
  );
}

function BookLink({
  id,
  title,
  needsNetwork,
}: {
  id: string;
  title: string;
  needsNetwork: boolean;
}) {
  const cover = useQuery(bookQuery(id)).data?.coverImageUrl ?? null;
  return (
    <Link
      {...linkTo(id, needsNetwork)}
      className={classNames(
        // The border and less padding: as large as the button that opens.
        needsNetwork ? `${closedButtonClass('lg')} p-3.5!` : `${buttonClass('primary', 'lg')} p-4!`,
        'w-full flex-col gap-3! sm:w-72',
      )}
    >
      {cover !== null && (
        <span className="relative">
          <img
            src={cover}
            alt=""
            className={classNames(
              'aspect-3/4 w-40 rounded-2xl bg-page object-cover',
              needsNetwork && closedCover,
            )}
          />
          {needsNetwork && <NetworkMark className="absolute inset-0 m-auto size-10" />}
        </span>
      )}
      <span className="flex items-center gap-2">
        {cover === null &&
          (needsNetwork ? <NetworkMark className="size-6" /> : <BookOpen aria-hidden="true" />)}
        <span>{`Read ${title}`}</span>
      </span>
    </Link>
  );
}

function BackToLibrary() {
  return (
    <ButtonLink href={pages.home} state={WAY_BACK} variant="secondary">
      <ArrowLeft aria-hidden="true" />
      Back to Library
    </ButtonLink>
  );
}

/** `helped` holds the words, normalised, that the child had help with. */
export function Ending({
  words,
  helped,
}: {
  words: readonly PracticeWord[];
  helped: ReadonlySet<string>;
}) {
  const book = words.find((word) => word.book !== null)?.book ?? null;
  const needsNetwork = useNeedsNetwork(book?.id ?? '');
  const title = promptText('well-done');
  const phrases: Phrase[] = [{ prompt: 'well-done' }, { prompt: 'warmed-up' }];
  if (book !== null && !needsNetwork)
    phrases.push({ prompt: 'now-your-book' }, { words: book.title });
  useSaid(phrases);
  return (
    <Page width="narrow" header={<SiteHeader />} title={title}>
      <Card className="my-auto flex flex-col items-center gap-5 text-center">
        <Rainbow />
        <div className="flex items-center gap-1">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <SayButton phrases={phrases} />
        </div>
        <p className="text-lg text-ink-soft">
          {`${promptText('warmed-up')} ${words.length === 1 ? 'One word' : `${words.length} words`} practised:`}
        </p>
        <ul className="flex flex-wrap justify-center gap-2">
          {words.map(({ word, printed }) => (
            <li
              key={word}
              className={classNames(
                'flex items-center gap-1.5 rounded-full px-4 py-1.5 text-xl font-bold',
                helped.has(word) ? 'bg-paper-deep text-ink' : 'bg-mint text-mint-ink',
              )}
            >
              {!helped.has(word) && <Check className="size-5" aria-hidden="true" />}
              <span translate="no">{printed}</span>
              <span className="sr-only">{helped.has(word) ? ', with help' : ', on your own'}</span>
            </li>
          ))}
        </ul>
        {book !== null && (
          <>
            <p className="text-lg">{needsNetwork ? NEEDS_NETWORK : promptText('now-your-book')}</p>
            <BookLink {...book} needsNetwork={needsNetwork} />
          </>
        )}
        <BackToLibrary />
      </Card>
    </Page>
  );
}

const nothing = [{ prompt: 'no-words' }, { prompt: 'practise-next-time' }] as const;

/** Shown when the warm-up is opened by its address while the list is empty. */
export function NothingToPractise() {
  useSaid(nothing);
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="my-auto flex flex-col items-center gap-4 text-center">
        <img src={koala} alt="" width={200} height={140} className="lying:w-36" />
        <h1 className="text-3xl">{promptText('no-words')}</h1>
        <div className="flex items-center gap-1">
          <p className="text-lg text-ink-soft">{promptText('practise-next-time')}</p>
          <SayButton phrases={nothing} />
        </div>
        <BackToLibrary />
      </Card>
    </Page>
  );
}
