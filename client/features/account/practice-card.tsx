// The words the child asked for help with, as the parent sees them: a table, or cards on a narrow
// screen.
import { useQuery } from '@tanstack/react-query';
import { Sparkles, Volume2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { PracticeList, PracticeWord } from '../../../contracts/practice.ts';
import { groupOf } from '../../../domain/levels.ts';
import { messageOf } from '../../api/api.ts';
import { practiceQuery } from '../../api/queries.ts';
import { linkTo, NEEDS_NETWORK, NetworkMark, useNeedsNetwork } from '../../offline/opening.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/elements.ts';
import { groupColors } from '../../ui/level-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WordSounds } from '../../word-help/word-sounds.tsx';
import { describePractised } from '../../word-help/word-split.ts';
import { OfChild } from './of-child.tsx';
import { agoText, phonogramText, timesText } from './practice-copy.ts';

const FIRST_SHOWN = 10;

function Phonogram({ word }: { word: PracticeWord }) {
  const text = phonogramText(word);
  const level = word.stuckOn?.level ?? null;
  if (text === null) return <span className="text-ink-soft">a word of its own</span>;
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-3 py-0.5',
        level === null ? 'border border-line-strong' : groupColors[groupOf(level)],
      )}
    >
      <span translate="no">{text}</span>
      {level !== null && (
        <span className="text-sm">
          {` · ${word.isHeartWord ? 'by heart until ' : ''}Level ${level}`}
        </span>
      )}
    </span>
  );
}

/** The sounds of a word, in a row of its own below it. */
function Sounds({ word, id }: { word: PracticeWord; id: string }) {
  return (
    <tr role="row" id={id} className="max-sm:block">
      <td role="cell" colSpan={5} className="max-sm:block pb-4">
        <div role="group" aria-label={`Sounds of ${word.printed}`} className="mx-auto max-w-xl">
          <WordSounds shown={describePractised(word)} printed={word.printed} />
        </div>
      </td>
    </tr>
  );
}

/**
 * A row of the table, or a card of three lines on a narrow screen. The explicit roles apply in both
 * cases.
 */
function Row({ word, now }: { word: PracticeWord; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const sounds = useId();
  return (
    <>
      <Facts
        {...{ word, now }}
        hear={
          <button
            type="button"
            aria-label={`Hear ${word.printed}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? sounds : undefined}
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-full text-sea-deep hover:bg-sea-wash aria-expanded:bg-sea-wash"
            onClick={() => setOpen(!isOpen)}
          >
            <Volume2 aria-hidden="true" className="size-5" />
          </button>
        }
      />
      {isOpen && <Sounds word={word} id={sounds} />}
    </>
  );
}

function BookLink({ id, title }: { id: string; title: string }) {
  const needsNetwork = useNeedsNetwork(id);
  return (
    <TextLink {...linkTo(id, needsNetwork)}>
      <span translate="no">{title}</span>
      {/* Its place is always there, so that nothing moves when the network goes. */}
      <NetworkMark className={classNames('ml-1 size-4 shrink-0', !needsNetwork && 'invisible')} />
      {needsNetwork && <span className="sr-only">{NEEDS_NETWORK}</span>}
    </TextLink>
  );
}

function Facts({ word, now, hear }: { word: PracticeWord; now: number; hear: Elements }) {
  const { book } = word;
  return (
    <tr
      role="row"
      className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-1 border-t border-line max-sm:py-3 sm:*:py-2.5 sm:*:pr-4"
    >
      <th
        role="rowheader"
        // Each cell is announced with the word, and not with its button.
        aria-label={word.printed}
        scope="row"
        className="text-left text-xl font-bold wrap-anywhere max-sm:order-1"
      >
        {/* The minimum width keeps most words on one line: only a very long word breaks. */}
        <span className="flex items-center gap-1 sm:min-w-40">
          <span translate="no">{word.printed}</span>
          {hear}
        </span>
      </th>
      <td role="cell" className="max-sm:order-3 max-sm:col-span-2">
        <Phonogram word={word} />
      </td>
      <td role="cell" className="wrap-anywhere max-sm:order-4">
        {book === null ? (
          <span className="text-ink-soft">a book that has left the library</span>
        ) : (
          <BookLink {...book} />
        )}
      </td>
      <td
        role="cell"
        className="text-ink-soft max-sm:order-5 max-sm:text-right sm:whitespace-nowrap"
      >
        {agoText(word.lastAskedAt, now)}
      </td>
      <td role="cell" className="max-sm:order-2 max-sm:text-right sm:whitespace-nowrap">
        <span className="sm:hidden">asked </span>
        <span>{timesText(word.asked)}</span>
      </td>
    </tr>
  );
}

function Table({ words, now }: { words: readonly PracticeWord[]; now: number }) {
  return (
    <table role="table" className="w-full max-sm:block">
      <caption className="sr-only">Words to practise, hardest first</caption>
      <thead role="rowgroup" className="text-left text-[0.95rem] text-ink-soft max-sm:sr-only">
        <tr role="row" className="*:pr-4 *:pb-2 *:font-normal">
          {['Word', 'Phonogram', 'Book', 'Last asked', 'Asked'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {words.map((word) => (
          <Row key={word.word} {...{ word, now }} />
        ))}
      </tbody>
    </table>
  );
}

function ReadUnaided({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="mt-5 flex gap-3 rounded-2xl bg-mint px-4 py-3 text-mint-ink">
      <Sparkles className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <strong>{`Read without asking for help in the last 30 days: ${words.length}`}</strong>
        <br />
        <span translate="no">{words.slice(0, 30).join(', ')}</span>
        {words.length > 30 && <span> and more</span>}
      </span>
    </p>
  );
}

function Words({ list }: { list: PracticeList }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [now] = useState(() => Date.now());
  const { words, learned } = list;
  const isLong = words.length > FIRST_SHOWN;
  return (
    <>
      {words.length === 0 ? (
        <p>
          No words right now. When your child taps a word in a book for help, it appears here, and
          the library offers a two-minute warm-up with it.
        </p>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">
            Asked about in a book, or helped and missed when you listened. A word leaves the list
            once it has been read three times without asking for help.
          </p>
          <Table words={isExpanded ? words : words.slice(0, FIRST_SHOWN)} now={now} />
        </>
      )}
      {isLong && (
        <Button
          variant="secondary"
          className="mt-4"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${words.length}`}
        </Button>
      )}
      <ReadUnaided words={learned} />
    </>
  );
}

/** Renders nothing without a subscription: only subscribers can fetch the list. */
export function PracticeCard({ isSubscribed }: { isSubscribed: boolean }) {
  const list = useQuery({ ...practiceQuery(), enabled: isSubscribed });
  if (!isSubscribed) return null;
  return (
    <Card>
      <Card.Title>Words to practise</Card.Title>
      <OfChild />
      {list.data !== undefined ? (
        <Words list={list.data} />
      ) : list.isError ? (
        <div className="flex flex-wrap items-center gap-4">
          <p>{messageOf(list.error, 'The words could not be loaded.')}</p>
          <Button variant="secondary" busy={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-24 rounded-2xl" />
      )}
    </Card>
  );
}
