// The medals below the stat cards: earned ones in colour, the others in grey. At first only one low
// row is shown, so that the books below it stay in view.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Achievement } from '../../../contracts/progress.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { medalOf } from '../../ui/medal-kinds.ts';
import { MedalDrawing } from '../../ui/medal.tsx';
import { firstMedals, orderMedals } from './medals.ts';

/** With `small`, the text is only in the tooltip and for screen readers. */
function MedalItem({ achievement, small }: { achievement: Achievement; small: boolean }) {
  const earned = achievement.earnedAt !== null;
  return (
    <li
      className="flex min-w-0 flex-col items-center gap-1 text-center"
      title={small ? `${achievement.title}: ${achievement.description}` : achievement.description}
    >
      <MedalDrawing
        medal={medalOf(achievement.id)}
        earned={earned}
        className={small ? 'w-9 shrink-0' : 'w-14 shrink-0 sm:w-16'}
      />
      <span
        className={classNames(
          'font-display text-[0.95rem] font-semibold leading-tight',
          !earned && 'text-ink-soft',
          small && 'sr-only',
        )}
      >
        {achievement.title}
      </span>
      <span className="sr-only">
        {`${achievement.description}. ${earned ? 'Earned.' : 'Not earned yet.'}`}
      </span>
    </li>
  );
}

/** The shelf's place and height, so that nothing moves when the medals load or fail to load. */
const shelf = 'col-span-full rounded-card min-h-30 sm:min-h-17';
/** The few medals of the first row stand beside the stat cards where there is room. */
const beside = 'lg:col-span-1';

/** Shown in place of the shelf while the achievements load. */
export function ShelfSkeleton() {
  return <Skeleton className={classNames(shelf, beside)} />;
}

/** Shown in place of the shelf when the achievements could not be loaded. */
export function ShelfProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 border-2 border-dashed border-line bg-page px-4 py-2 sm:px-6',
        shelf,
        beside,
      )}
    >
      <p className="text-lg">The medals could not be loaded.</p>
      <Button variant="quiet" className="-mr-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function AchievementsShelf({ achievements }: { achievements: readonly Achievement[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  if (achievements.length === 0) return null;
  const ordered = orderMedals(achievements);
  const shown = isExpanded ? ordered : firstMedals(ordered);
  const earned = ordered.filter((achievement) => achievement.earnedAt !== null).length;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-2 border border-line bg-page px-4 py-2 shadow-card sm:px-6',
        shelf,
        !isExpanded && beside,
      )}
    >
      <h2 id={`${id}-title`} className="mr-auto text-lg leading-tight sm:text-xl">
        Achievements
        <span className="block font-sans text-[0.95rem] font-normal text-ink-soft">
          {`${earned} of ${ordered.length} earned`}
        </span>
      </h2>
      {(isExpanded || shown.length < ordered.length) && (
        <Button
          variant="quiet"
          className="-mr-3 shrink-0 px-3! sm:max-lg:order-last"
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <span>{isExpanded ? 'Show fewer' : 'Show all'}</span>
          {isExpanded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </Button>
      )}
      <ul
        id={`${id}-list`}
        className={
          isExpanded
            ? 'order-last grid w-full grid-cols-3 gap-x-2 gap-y-4 py-2 sm:grid-cols-6 lg:gap-x-4'
            : 'flex gap-3 max-sm:w-full max-sm:justify-between lg:w-full'
        }
      >
        {shown.map((achievement) => (
          <MedalItem key={achievement.id} achievement={achievement} small={!isExpanded} />
        ))}
      </ul>
    </section>
  );
}
