// The stones of one level, from left to right, and the child on them.
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Path } from '../../../contracts/path.ts';
import { groupOf } from '../../../domain/levels.ts';
import { userQuery } from '../../api/queries.ts';
import { Avatar } from '../../family/avatar.tsx';
import { Star } from '../../ui/star.tsx';
import { PathStone } from './path-stone.tsx';
import { PathTrail } from './path-trail.tsx';
import { currentStone, isPathFinished, levelsOf, stateOfStone, stonesOf } from './path-view.ts';
import type { PathChoice } from './use-path-choice.ts';
import { STAR, useWalk } from './use-walk.ts';

/** Up to five stones fit into a row on a phone. */
const columnsOnPhones = (count: number): number => {
  if (count <= 5) return count;
  return count <= 8 ? 4 : 5;
};

function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stones = [...event.currentTarget.querySelectorAll('button')];
  const at = stones.findIndex((stone) => stone === document.activeElement);
  const targets = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', stones.length - 1],
  ]);
  const next = stones[targets.get(event.key) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Behind the last stone: the number of the next level, or the star at the end of the path. */
function PathEnd({ next }: { next: number | undefined }) {
  if (next === undefined) return <Star className="size-14" />;
  return (
    <span className="path-sign" data-group={groupOf(next)}>
      {next}
    </span>
  );
}

export function PathStones({
  path,
  choice,
  firstName,
}: {
  path: Path;
  choice: PathChoice;
  firstName: string | null;
}) {
  const list = useRef<HTMLOListElement>(null);
  const avatar = useQuery({ ...userQuery(), enabled: false }).data?.avatar ?? null;
  const here = currentStone(path);
  const stones = stonesOf(path, choice.level);
  const levels = levelsOf(path);
  const at = levels.findIndex(({ level }) => level === choice.level);
  const next = levels[at + 1]?.level;
  const isAtStar = isPathFinished(path) && next === undefined;
  useWalk(list, here?.id ?? STAR);
  const child = (
    <span className="path-child">
      <Avatar name={avatar} firstName={firstName} className="size-full" />
    </span>
  );
  const columns = columnsOnPhones(stones.length);
  // The sign has a place of its own where it does not begin a row.
  const narrow = stones.length % columns === 0 && !isAtStar ? stones.length : stones.length + 1;
  return (
    <div
      className="path"
      style={{ '--narrow': columns, '--wide': stones.length + 1 } as CSSProperties}
    >
      <PathTrail count={narrow} columns={columns} className="path-trail-narrow" />
      <PathTrail
        count={stones.length + 1}
        columns={stones.length + 1}
        className="path-trail-wide"
      />
      <ol
        ref={list}
        aria-label={`Steps of Level ${choice.level}`}
        className="path-stones"
        data-many={stones.length > 7 || undefined}
        onKeyDown={moveFocus}
      >
        {stones.map((stone, index) => (
          <PathStone
            key={stone.id}
            stone={stone}
            index={index}
            state={stateOfStone(stone, here)}
            isChosen={stone.id === choice.stone.id}
            onChoose={() => choice.choose(stone)}
          >
            {stone.id === here?.id && child}
          </PathStone>
        ))}
        <li
          aria-hidden="true"
          className="path-end"
          data-step={STAR}
          data-narrow={narrow > stones.length ? undefined : 'away'}
        >
          {isAtStar && child}
          <PathEnd next={next} />
        </li>
      </ol>
    </div>
  );
}
