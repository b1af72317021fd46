// What a parent can do about the reading of a child: listen, and practise words.
import { useQuery } from '@tanstack/react-query';
import { Ear, Sparkles } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { practiceQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** How many of the words to practise are named. */
const NAMED = 6;

export function WeekDeeds() {
  const words = useQuery(practiceQuery()).data?.words ?? [];
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {/* Its height is there before the words are. */}
      <p className="min-h-[1lh] text-ink-soft">
        {words.length > 0 && (
          <>
            <span>{'Words to practise: '}</span>
            <span translate="no">
              {words
                .slice(0, NAMED)
                .map(({ printed }) => printed)
                .join(', ')}
            </span>
            {words.length > NAMED && <span>{` and ${words.length - NAMED} more`}</span>}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pages.listen} variant="secondary">
          <Ear className="size-5" aria-hidden="true" />
          Listen to me read
        </ButtonLink>
        {words.length > 0 && (
          <ButtonLink href={pages.warmUp} variant="secondary">
            <Sparkles className="size-5" aria-hidden="true" />
            Practise words
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
