// The offer of a warm-up, while there are words to practise.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Flame } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { WARM_UP_WORDS } from '../../../domain/practice.ts';
import { practiceQuery } from '../../api/queries.ts';

/**
 * Renders nothing when there are no words, or when the list is unknown: the library works without
 * it.
 */
export function WarmUpCard() {
  const list = useQuery({ ...practiceQuery(), retryOnMount: false });
  const count = Math.min(list.data?.words.length ?? 0, WARM_UP_WORDS);
  if (count === 0) return null;
  return (
    <Link
      href={pages.warmUp}
      className="group flex items-center gap-4 rounded-card border border-line bg-page p-3 pr-5 text-ink no-underline shadow-card sm:p-4 sm:pr-6"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-coral text-coral-ink transition-transform group-hover:scale-105">
        <Flame className="size-8" aria-hidden="true" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-display text-xl font-semibold">Warm up</span>
        <span className="block text-ink-soft">
          <span className="sr-only">: </span>
          <span>{`${count === 1 ? '1 word' : `${count} words`}, two minutes`}</span>
        </span>
      </span>
      <ChevronRight className="size-7 shrink-0 text-sea" aria-hidden="true" />
    </Link>
  );
}
