// The open pages, and during a page turn also the pages that were open before. With reduced motion
// the new pages appear at once.
import { useState, type AnimationEvent } from 'react';
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';
import { classNames } from '../../ui/class-names.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { PageSheet } from '../../book-pages/page-sheet.tsx';
import type { TurnDirection } from '../../book-pages/pages.ts';
import './reader-turn.css';
import type { Elements } from '../../ui/elements.ts';

interface Spread {
  /** Page numbers, counted from 1: one page, or two side by side. */
  pages: number[];
  /** Identifies the spread. */
  key: string;
}

/**
 * `shown` are the numbers of the open pages, counted from 1. `note` appears on the first page of
 * the book.
 */
export function OpenPages({
  bookPages,
  shown,
  lastTurn,
  note,
}: {
  bookPages: readonly BookPage[];
  shown: number[];
  lastTurn: TurnDirection;
  note?: Elements;
}) {
  const now: Spread = { pages: shown, key: shown.join() };
  const [open, setOpen] = useState(now);
  const [leaving, setLeaving] = useState<Spread | null>(null);
  if (open.key !== now.key) {
    const isTurn = open.pages.length === shown.length && !prefersReducedMotion();
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
