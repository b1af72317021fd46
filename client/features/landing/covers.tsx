// Five books of the three colours, fanned out on the hills at the feet of the first screen.
import type { Category } from '../../../domain/levels.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from './cover.tsx';

/** From left to right, each with where it stands and how it leans. */
const fan: readonly (readonly [category: Category, place: string])[] = [
  ['level1', 'translate-y-[12%] -rotate-8'],
  ['level2', '-ml-[4%] translate-y-[4%] -rotate-4'],
  ['level3', 'z-10 -mx-[4%] w-[25%]!'],
  ['level4', 'translate-y-[4%] rotate-4'],
  ['level7', '-ml-[4%] translate-y-[12%] rotate-8'],
];

export function Covers({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex items-end justify-center', className)}>
      {fan.map(([category, place]) => (
        <Cover
          key={category}
          category={category}
          className={classNames('w-[22%] rounded-lg border-2 border-page shadow-card', place)}
        />
      ))}
    </div>
  );
}
