import { categories, groupOf, levelNames, levelOf, type Category } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { groupColors, LevelBadge } from '../../ui/level-badge.tsx';
import { Cover } from './cover.tsx';
import { levelBooks } from './level-books.ts';

function Level({ category }: { category: Category }) {
  const { letters, about } = levelBooks[category];
  return (
    <li
      className={classNames(
        'flex items-center gap-4 rounded-control p-3 pr-4',
        groupColors[groupOf(levelOf(category))],
      )}
    >
      <Cover category={category} lazy className="w-18 rounded-md shadow-card" />
      <div className="min-w-0">
        <LevelBadge category={category} className="bg-page!" />
        <h3 className="mt-1.5 text-lg font-medium leading-tight">{levelNames[category]}</h3>
        <p translate="no" className="book-text mt-0.5 text-xl! leading-snug!">
          {letters.join(' ')}
        </p>
        <p className="text-[0.95rem] leading-snug">{about}</p>
      </div>
    </li>
  );
}

/** The nine levels in their colours, in the order in which they are taught, each with a book and some of its letters. */
export function LevelPath() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <h2 className="text-3xl">Nine levels, one sound at a time</h2>
      <ol className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <Level key={category} category={category} />
        ))}
      </ol>
    </section>
  );
}
