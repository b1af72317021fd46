/** Waits for one's turn, in the order of asking; answers how to end it. */
export type TakeTurn = () => Promise<() => void>;

export function createTurns(): TakeTurn {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return turn.resolve;
  };
}
