// One warm-up: one word after another, and a small celebration at the end. The words are chosen at
// the start, and later changes of the list do not affect them.
import { ArrowLeft, Check, HandHelping } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { pages } from '../../../contracts/pages.ts';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { recordReadUnaided, recordHelpRequest } from '../../offline/practice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page } from '../../ui/page.tsx';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { useSaid } from '../../voice/use-said.ts';
import { Ending, NothingToPractise } from './ending.tsx';
import { chooseWords, instruction, isLast } from './warm-up.ts';
import { WordCard } from './word-card.tsx';

/** A tap this soon after a new word, in milliseconds, was meant for the previous word and is ignored. */
const IGNORE_TAPS_FOR = 600;

function Steps({ at, count, word }: { at: number; count: number; word: string }) {
  return (
    <div className="flex items-center gap-3">
      <span className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          <span
            key={step}
            className={classNames(
              'size-3 rounded-full border-2 border-sea sm:size-4',
              step < at
                ? 'bg-sea forced-colors:bg-[Highlight]'
                : step === at
                  ? 'bg-sea-wash'
                  : 'bg-page',
            )}
          />
        ))}
      </span>
      <p role="status" className="font-display font-semibold text-ink-soft">
        <span className="sr-only">Word </span>
        <span>{`${at + 1} of ${count}`}</span>
        <span translate="no" className="sr-only">
          {`: ${word}`}
        </span>
      </p>
    </div>
  );
}

export function Round({ list }: { list: readonly PracticeWord[] }) {
  const [words] = useState(() => chooseWords(list));
  const [startedAt] = useState(() => Date.now());
  const [at, setAt] = useState(0);
  const [helped, setHelped] = useState<ReadonlySet<string>>(new Set());
  const [isFinished, setIsFinished] = useState(false);
  const shownAt = useRef(-Infinity);
  useSaid(words.length === 0 ? [] : instruction);

  const word = words[at];
  if (word === undefined) return <NothingToPractise />;
  if (isFinished) return <Ending words={words.slice(0, at + 1)} helped={helped} />;
  const isHelped = helped.has(word.word);

  const help = () => {
    setHelped(new Set([...helped, word.word]));
    recordHelpRequest(word.word, word.book?.id ?? null);
  };
  const goToNext = ({ timeStamp, detail }: MouseEvent) => {
    if (detail > 0 && timeStamp - shownAt.current < IGNORE_TAPS_FOR) return;
    shownAt.current = timeStamp;
    if (!isHelped) recordReadUnaided([word.word]);
    if (isLast(at, words.length, Date.now() - startedAt)) setIsFinished(true);
    else setAt(at + 1);
  };

  return (
    <Page width="normal" className="gap-4 sm:gap-6 lying:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink
          href={pages.home}
          state={WAY_BACK}
          variant="secondary"
          className="px-3! sm:px-5!"
        >
          <ArrowLeft aria-hidden="true" />
          <span className="max-sm:sr-only">Back to Library</span>
        </ButtonLink>
        <h1 className="text-2xl sm:text-3xl">Warm up</h1>
        <Steps at={at} count={words.length} word={word.printed} />
      </div>
      <div className="flex grow flex-col gap-4 sm:gap-6 lying:flex-row">
        <WordCard key={word.word} word={word} isHelped={isHelped} />
        <div className="flex flex-wrap-reverse justify-center gap-3 sm:gap-5 lying:w-52 lying:flex-col-reverse lying:flex-nowrap">
          {!isHelped && (
            <Button
              variant="secondary"
              size="lg"
              className="min-h-18! grow basis-48 lying:grow-0 lying:basis-auto"
              onClick={help}
            >
              <HandHelping className="size-7" aria-hidden="true" />
              Help me
            </Button>
          )}
          <Button
            size="lg"
            className="min-h-18! grow basis-48 lying:grow-0 lying:basis-auto"
            onClick={goToNext}
          >
            <Check className="size-7" aria-hidden="true" />
            <span>{isHelped ? 'Next word' : 'I read it!'}</span>
          </Button>
        </div>
      </div>
    </Page>
  );
}
