// The pages that lie open, and for a moment those that were open before: one turn, softly. Where motion
// is not wanted the new pages simply stand there.
import { useState, type AnimationEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { PageSheet } from '../../book-pages/page-sheet.tsx';
import type { Turn } from '../../book-pages/pages.ts';
import './reader-turn.css';
import type { Elements } from '../../ui/elements.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spread {
  /** Counted from 1: one page, or two side by side. */
  pages: number[];
  /** Tells a spread from another one. */
  key: string;
}

/** `shown` are the pages that lie open, counted from 1. `note` stands on the book's first one. */
export function OpenPages({
  bookPages,
  shown,
  lastTurn,
  note,
}: {
  bookPages: readonly BookPage[];
  shown: number[];
  lastTurn: Turn;
  note?: Elements;
}) {
  const now: Spread = { pages: shown, key: shown.join() };
  const [open, setOpen] = useState(now);
  const [leaving, setLeaving] = useState<Spread | null>(null);
  if (open.key !== now.key) {
    const isTurn = open.pages.length === shown.length && !isCalm();
    setLeaving(isTurn ? open : null);
    setOpen(now);
  }
  const onAnimationEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) setLeaving(null);
  };
  const isTurning = leaving !== null && leaving.key !== now.key;
  const spreads = isTurning ? [leaving, now] : [now];
  return spreads.map((spread) => {
    const isLeaving = spread !== now;
    return (
      <div
        key={spread.key}
        inert={isLeaving}
        aria-hidden={isLeaving || undefined}
        className={classNames(
          'reader-spread',
          spread.pages.length > 1 && 'reader-spread-two',
          isTurning && (isLeaving ? 'reader-leaving' : 'reader-arriving'),
          isTurning && (lastTurn === 'next' ? 'reader-onward' : 'reader-backward'),
        )}
        onAnimationEnd={isLeaving ? onAnimationEnd : undefined}
      >
        {spread.pages.map((number) => {
          const page = bookPages[number - 1];
          if (page === undefined) return null;
          const label = spread.pages.length > 1 ? `Page ${number}` : undefined;
          return <PageSheet key={number} page={page} label={label} note={number === 1 && note} />;
        })}
      </div>
    );
  });
}
