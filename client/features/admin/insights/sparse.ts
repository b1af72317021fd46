/** So many books that practise a phonogram at the level which teaches it are too few to choose from. */
const FEW = 2;

export const isThin = (books: number): boolean => books <= FEW;

/** How many books practise a phonogram at the level that teaches it. */
export const ownCount = ({ level, books }: { level: number; books: readonly number[] }): number =>
  books[level - 1] ?? 0;
