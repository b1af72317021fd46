// How an achievement looks as a medal.
import { groupOf, levelOf, type LevelGroup } from '../../domain/levels.ts';

export interface Medal {
  tone: LevelGroup | 'gold' | 'sea';
  /** The sign on the medal: one or two characters. */
  sign: string;
  /** Whether the medal has a crown, for a whole level. */
  crowned: boolean;
}

/** Returns the medal of an achievement. An unknown id gets a plain medal. */
export function medalOf(id: string): Medal {
  const level = /^(level\d+)-(first|all)$/.exec(id);
  if (level !== null) {
    const number = levelOf(level[1]);
    return { tone: groupOf(number), sign: String(number), crowned: level[2] === 'all' };
  }
  const stars = /^stars-(\d+)$/.exec(id)?.[1];
  if (stars !== undefined) return { tone: 'gold', sign: stars, crowned: false };
  if (id === 'first-book') return { tone: 'sea', sign: '1', crowned: false };
  if (id === 'three-days') return { tone: 'sea', sign: '3', crowned: false };
  return { tone: 'sea', sign: '✓', crowned: false };
}
