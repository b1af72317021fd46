// Logins are tried one at a time: each keeps a processor busy, and readers are to have the others.
import { createTurns } from '../../async/mutex.ts';

/** For so many a login waits at most, about half a second; the owner at a place she is known at for more. */
export const MOST_BEFORE = { stranger: 8, known: 24 };

export interface LoginTurns {
  /** Does the work when everything before it is done; null where more than `mostBefore` are. */
  take<T>(mostBefore: number, work: () => Promise<T>): Promise<T | null>;
}

export function createLoginTurns(): LoginTurns {
  const takeTurn = createTurns();
  let before = 0;
  return {
    async take(mostBefore, work) {
      if (before > mostBefore) return null;
      before++;
      const endTurn = await takeTurn();
      try {
        return await work();
      } finally {
        before--;
        endTurn();
      }
    },
  };
}
