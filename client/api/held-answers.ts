// The answers that this page holds. The first script of a visitor is without the query library: once that is fetched, it
// registers itself here (queries.ts).

interface HeldAnswers {
  clear: () => void;
  refetchUser: () => void;
}

let held: HeldAnswers | null = null;

/** Sets what holds the answers. */
export function setHeldAnswers(answers: HeldAnswers): void {
  held = answers;
}

/** Forgets every answer: another user follows, or nobody. */
export const clearAnswers = (): void => held?.clear();

/** The server has a new record of the parent. */
export const refetchUser = (): void => held?.refetchUser();
