// The chips above the grid: all books, or the first level of a group (specification, section 2).
import type { ReactNode } from 'react';
import { levelGroups, type Category, type LevelGroup, levelTitle } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { groupOfCategory, toggleGroup } from './shelf.ts';

/** The classes of a selected chip: its group's colour, so that each colour keeps its meaning. */
const selectedClasses: Record<LevelGroup | 'all', string> = {
  all: 'border-sea bg-sea-wash text-sea-deep',
  beginner: 'border-mint-accent bg-mint text-mint-ink',
  intermediate: 'border-coral-accent bg-coral text-coral-ink',
  advanced: 'border-lavender-accent bg-lavender text-lavender-ink',
};
const dots: Record<LevelGroup, string> = {
  beginner: 'bg-mint-accent',
  intermediate: 'bg-coral-accent',
  advanced: 'bg-lavender-accent',
};

function Chip({
  pressed,
  pressedClass,
  onPress,
  children,
}: {
  pressed: boolean;
  pressedClass: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-14 items-center justify-center gap-2 text-balance rounded-full border-2 px-3 py-1 font-display font-semibold leading-tight transition-colors sm:px-4 lg:min-h-12',
        pressed ? pressedClass : 'border-line bg-page text-ink hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}

export function GroupChips({
  category,
  onCategory,
}: {
  category: Category | null;
  onCategory: (category: Category | null) => void;
}) {
  const selected = groupOfCategory(category);
  return (
    <>
      <div
        role="group"
        aria-label="Levels"
        className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4 lg:flex"
      >
        <Chip
          pressed={selected === null}
          pressedClass={selectedClasses.all}
          onPress={() => onCategory(null)}
        >
          All Books
        </Chip>
        {levelGroups.map(({ group, label }) => (
          <Chip
            key={group}
            pressed={selected === group}
            pressedClass={selectedClasses[group]}
            onPress={() => onCategory(toggleGroup(category, group))}
          >
            <span
              aria-hidden="true"
              className={classNames('size-3.5 shrink-0 rounded-full', dots[group])}
            />
            <span>{label}</span>
          </Chip>
        ))}
      </div>
      {/* A group's chip selects one level, so this names it. */}
      {category !== null && (
        <p className="mt-3 text-[0.95rem] text-ink-soft">{levelTitle(category)}</p>
      )}
    </>
  );
}
