// The levels of the path: round buttons, or on a phone two arrows around the level that is shown.
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Path } from '../../../contracts/path.ts';
import { type Category, groupOf, levelNames } from '../../../domain/levels.ts';
import { Button } from '../../ui/button.tsx';
import { levelsOf } from './path-view.ts';

type Level = ReturnType<typeof levelsOf>[number];

function Arrow({ to, onShow }: { to: 'previous' | 'next'; onShow: (() => void) | undefined }) {
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <Button
      variant="quiet"
      className="path-arrow px-0!"
      aria-label={to === 'previous' ? 'Previous level' : 'Next level'}
      disabled={onShow === undefined}
      onClick={onShow}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}

function LevelButton({
  level: { level, isFinished },
  isShown,
  onShow,
}: {
  level: Level;
  isShown: boolean;
  onShow: () => void;
}) {
  return (
    <button
      type="button"
      data-group={groupOf(level)}
      data-finished={isFinished || undefined}
      aria-label={`Level ${level}${isFinished ? ', finished' : ''}`}
      aria-current={isShown || undefined}
      onClick={onShow}
    >
      <span>{isFinished && !isShown ? <Check aria-hidden="true" /> : level}</span>
    </button>
  );
}

export function PathLevels({
  path,
  shown,
  onShow,
}: {
  path: Path;
  /** The level that is shown. */
  shown: number;
  onShow: (level: number) => void;
}) {
  const levels = levelsOf(path);
  const at = levels.findIndex(({ level }) => level === shown);
  const showing = (level: Level | undefined) => level && (() => onShow(level.level));
  return (
    <nav aria-label="Levels" className="path-levels">
      <Arrow to="previous" onShow={showing(levels[at - 1])} />
      <p className="path-level">
        <span>{`Level ${shown}`}</span>
        <span>{levelNames[`level${shown}` as Category]}</span>
      </p>
      <ol>
        {levels.map((level) => (
          <li key={level.level}>
            <LevelButton
              level={level}
              isShown={level.level === shown}
              onShow={() => onShow(level.level)}
            />
          </li>
        ))}
      </ol>
      <Arrow to="next" onShow={showing(levels[at + 1])} />
    </nav>
  );
}
