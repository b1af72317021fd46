import {
  categories,
  groupOf,
  levelNames,
  levelOf,
  type LevelGroup,
  levelTitle,
} from '../../domain/levels.ts';
import { classNames } from './class-names.ts';

/** Surface and text colours of the level groups. */
export const groupColors: Record<LevelGroup, string> = {
  beginner: 'bg-mint text-mint-ink',
  intermediate: 'bg-coral text-coral-ink',
  advanced: 'bg-lavender text-lavender-ink',
};

/** Returns the name of a category's level; '' for an unknown category. */
export function levelNameOf(category: string | null | undefined): string {
  return levelNames[category as keyof typeof levelNames] ?? '';
}

/** 'Level N' in its group's colour, with the level's name as a tooltip. */
export function LevelBadge({
  category,
  className,
}: {
  category: string | null | undefined;
  className?: string;
}) {
  const level = levelOf(category);
  return (
    <span
      title={levelNameOf(category) || undefined}
      className={classNames(
        'inline-flex items-center whitespace-nowrap rounded-full px-3 py-0.5 font-display text-[0.95rem] font-semibold',
        groupColors[groupOf(level)],
        className,
      )}
    >
      {`Level ${level}`}
    </span>
  );
}

/** The options of a level select, by number and name. */
export function LevelOptions() {
  return categories.map((category) => (
    <option key={category} value={levelOf(category)}>
      {levelTitle(category)}
    </option>
  ));
}
