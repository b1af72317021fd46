// How an achievement is shown and ordered. The server decides which achievements are earned.
import type { Achievement } from '../../../contracts/progress.ts';
import { groupOf, levelOf, type LevelGroup } from '../../../domain/levels.ts';

export interface Medal {
  tone: LevelGroup | 'gold' | 'sea';
  /** The sign on the medal: one or two characters. */
  sign: string;
  /** Whether the medal has a crown, for a whole level. */
  crowned: boolean;
}

/** Medals shown before 'Show all': one row, on a phone too. */
export const FIRST_ROW = 6;

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

/** Earned ones first, the latest of them first; the others keep the server's order. */
export function orderMedals(achievements: readonly Achievement[]): Achievement[] {
  const earned = achievements.filter((achievement) => achievement.earnedAt !== null);
  const notEarned = achievements.filter((achievement) => achievement.earnedAt === null);
  return [...earned.sort((a, b) => (b.earnedAt ?? 0) - (a.earnedAt ?? 0)), ...notEarned];
}

/** The first row of the shelf: the medals earned last, then the next ones to fill the row. */
export function firstMedals(ordered: readonly Achievement[]): Achievement[] {
  return ordered.slice(0, FIRST_ROW);
}
