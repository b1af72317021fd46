// The offer of a warm-up, while there are words to practise.
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Flame } from 'lucide-react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { count } from '../../../domain/count.ts';
import { WARM_UP_WORDS } from '../../../domain/practice.ts';
import { promptText } from '../../../domain/prompts.ts';
import { practiceQuery } from '../../api/queries.ts';
import { SayButton } from '../../voice/say-button.tsx';

/**
 * Renders nothing when there are no words, or when the list is unknown: the library works without
 * it.
 */
export function WarmUpCard() {
  const list = useQuery({ ...practiceQuery(), retryOnMount: false });
  const words = Math.min(list.data?.words.length ?? 0, WARM_UP_WORDS);
  if (words === 0) return null;
  return (
    <div className="flex items-center rounded-card border border-line bg-page shadow-card">
      <Link
        href={pages.warmUp}
        className="group flex min-w-0 grow items-center gap-4 rounded-card p-3 pr-5 text-ink no-underline sm:p-4 sm:pr-6"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-coral text-coral-ink transition-transform group-hover:scale-105">
          <Flame className="size-8" aria-hidden="true" />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-display text-xl font-semibold">{promptText('warm-up')}</span>
          <span className="block text-ink-soft">
            <span className="sr-only">: </span>
            <span>{`${count(words, 'word')}, two minutes`}</span>
          </span>
        </span>
        <ChevronRight className="size-7 shrink-0 text-sea" aria-hidden="true" />
      </Link>
      <SayButton phrases={[{ prompt: 'warm-up' }]} className="-ml-3 mr-3" />
    </div>
  );
}
