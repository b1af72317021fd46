// Which level of the path is shown, and the books of which stone. At first those of where the child is.
import { useState } from 'react';
import type { Path, PathStep } from '../../../contracts/path.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { announceStone, initialStone, stonesOf } from './path-view.ts';

interface Chosen {
  /** The child's step when it was chosen. */
  of: StepId;
  id: StepId;
  announcement: string;
  taps: number;
}

export interface PathChoice {
  level: number;
  stone: PathStep;
  /** What is announced of the choice; '' before there was one. */
  announcement: string;
  /** How many times a stone was tapped since the level was chosen. */
  taps: number;
  choose: (stone: PathStep) => void;
  showLevel: (level: number) => void;
}

/** Null where the path has no stones. */
export function usePathChoice(path: Path | undefined): PathChoice | null {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const start = path && initialStone(path);
  if (path === undefined || start === undefined) return null;
  // A choice holds until the child has gone on.
  const kept = chosen?.of === path.step ? chosen : null;
  const taps = kept?.taps ?? 0;
  const stone = path.steps.find(({ id }) => id === kept?.id) ?? start;
  return {
    level: stone.level,
    stone,
    announcement: kept?.announcement ?? '',
    taps,
    choose(next) {
      const announcement = announceStone(next);
      setChosen({ of: path.step, id: next.id, announcement, taps: taps + 1 });
    },
    showLevel(level) {
      const first = start.level === level ? start : stonesOf(path, level)[0];
      if (first === undefined) return;
      const announcement = `Level ${level}. ${announceStone(first)}`;
      setChosen({ of: path.step, id: first.id, announcement, taps: 0 });
    },
  };
}
