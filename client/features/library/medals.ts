// How the achievements are ordered. The server decides which are earned.
import type { Achievement } from '../../../contracts/progress.ts';

/** Medals shown before 'Show all': one row, on a phone too. */
export const FIRST_ROW = 6;

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
