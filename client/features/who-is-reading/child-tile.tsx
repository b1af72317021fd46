import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import type { Student } from '../../../contracts/students.ts';
import { Avatar } from '../../family/avatar.tsx';
import { followAfterAsking } from '../../grown-ups/ask-first.ts';
import { classNames } from '../../ui/class-names.ts';
import { Star } from '../../ui/star.tsx';
import { SayButton } from '../../voice/say-button.tsx';

/** A child to choose. The whole tile is the link. `isSmall` where many have to fit on a phone. */
export function ChildTile({
  child: { firstName, avatar, totalStars },
  isReading,
  isSmall,
  asksFirst,
  onChoose,
}: {
  child: Student;
  /** Whether this device reads as this child. */
  isReading: boolean;
  isSmall: boolean;
  /** Whether to choose this child is a grown-up's to do. */
  asksFirst: boolean;
  onChoose: () => void;
}) {
  const name = firstName ?? 'Student';
  const [isFlying, setFlying] = useState(false);
  return (
    <li
      className={classNames(
        'relative flex min-w-0 rounded-card border-2 bg-page shadow-card',
        isReading ? 'border-sea ring-2 ring-sea' : 'border-line hover:border-sea',
      )}
    >
      <Link
        href={pages.home}
        onClick={(event) => {
          if (asksFirst) followAfterAsking(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          flushSync(() => setFlying(true));
          onChoose();
        }}
        aria-current={isReading || undefined}
        className={classNames(
          'flex min-w-0 flex-1 flex-col items-center rounded-card px-3 text-ink no-underline low:gap-1 low:py-2',
          isSmall ? 'gap-1 pt-3 pb-2 sm:gap-2 sm:pt-4 sm:pb-3' : 'gap-2 pt-4 pb-3',
        )}
      >
        <Avatar
          name={avatar}
          firstName={firstName}
          className={classNames(
            'low:size-[86px]!',
            isSmall ? 'size-[86px] sm:size-[7.5rem]' : 'size-[7.5rem] sm:size-[9.5rem]',
            isFlying && '[view-transition-name:child-avatar]',
          )}
        />
        <span className="max-w-full truncate font-display text-xl font-semibold sm:text-2xl">
          {name}
        </span>
        <span className="sr-only">, </span>
        <span className="flex items-center gap-1.5 font-display text-lg font-semibold text-gold-ink">
          <Star className="size-6" />
          <span className="tabular-nums">{totalStars}</span>
          <span className="sr-only">{totalStars === 1 ? 'gold star' : 'gold stars'}</span>
        </span>
      </Link>
      <SayButton phrases={[{ words: name }]} className="absolute right-0.5 bottom-0.5" />
    </li>
  );
}
