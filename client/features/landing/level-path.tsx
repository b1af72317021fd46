import { categories, groupOf, levelNames, levelOf } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { groupColors } from '../../ui/level-badge.tsx';

/** The nine levels in their colours, in the order in which they are taught. */
export function LevelPath() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <h2 className="text-3xl">Nine levels, one sound at a time</h2>
      <ol className="mt-5 grid gap-3 md:grid-cols-3">
        {categories.map((category) => {
          const level = levelOf(category);
          return (
            <li
              key={category}
              className={classNames(
                'flex items-center gap-4 rounded-control p-3 pr-4',
                groupColors[groupOf(level)],
              )}
            >
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-page font-display text-2xl font-semibold">
                <span className="sr-only">Level </span>
                <span>{level}</span>
              </span>
              <span className="font-display text-lg font-medium leading-tight">
                {levelNames[category]}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
