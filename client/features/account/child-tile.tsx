import type { Student } from '../../../contracts/students.ts';
import { Avatar } from '../../family/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Star } from '../../ui/star.tsx';
import { aboutChild, describeChild } from './children-copy.ts';

const tileClass =
  'flex min-h-22 w-full min-w-0 items-center gap-3 rounded-card border-2 px-3 py-2 text-left';

function Facts({ child }: { child: Student }) {
  const { firstName, avatar, totalStars } = child;
  return (
    <>
      <span className="sr-only">{describeChild(child)}</span>
      <span aria-hidden="true" className="contents">
        <Avatar name={avatar} firstName={firstName} className="size-14" />
        <span className="min-w-0 grow">
          <span className="block truncate font-display text-lg font-semibold">
            {firstName ?? 'Student'}
          </span>
          <span className="block text-[0.95rem] leading-tight text-ink-soft">
            {aboutChild(child)}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-1 font-display font-semibold text-gold-ink">
          <Star className="size-5" />
          <span className="tabular-nums">{totalStars}</span>
        </span>
      </span>
    </>
  );
}

/** A child of the family. Without `onChoose`, where it is the only one, there is nothing to press. */
export function ChildTile({
  child,
  isShown,
  onChoose,
}: {
  child: Student;
  /** Whether the page is about this child. */
  isShown: boolean;
  onChoose: (() => void) | null;
}) {
  if (onChoose === null) {
    return (
      <div className={classNames(tileClass, 'border-line')}>
        <Facts child={child} />
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className={classNames(
        tileClass,
        isShown
          ? 'border-sea bg-sea-wash/60 ring-2 ring-sea'
          : 'border-line hover:border-sea forced-colors:border-[ButtonBorder]',
      )}
      onClick={onChoose}
    >
      <Facts child={child} />
    </button>
  );
}
