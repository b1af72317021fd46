// Above a shelf whose books have all been read: says so, and offers what there is to do next.
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { promptText } from '../../../domain/prompts.ts';
import { practiceQuery } from '../../api/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SayButton } from '../../voice/say-button.tsx';

/** `onReadAgain` shows the books; null where they are shown already. */
export function ReadOut({ onReadAgain }: { onReadAgain: (() => void) | null }) {
  const practice = useQuery({ ...practiceQuery(), retryOnMount: false });
  const hasWords = (practice.data?.words.length ?? 0) > 0;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-sea-wash p-4 sm:px-6">
      <div className="mr-auto min-w-0">
        <p className="flex items-center gap-1">
          <span className="font-display text-xl font-semibold">
            {promptText('every-book-read')}
          </span>
          <SayButton phrases={[{ prompt: 'every-book-read' }]} className="-my-2" />
        </p>
        <p>A book read again earns a paw print, one a day and three in all.</p>
      </div>
      {onReadAgain !== null && <Button onClick={onReadAgain}>Read again</Button>}
      {hasWords && (
        <ButtonLink href={pages.warmUp} variant="secondary">
          <Flame aria-hidden="true" className="size-6" />
          <span>{promptText('warm-up')}</span>
        </ButtonLink>
      )}
    </div>
  );
}
