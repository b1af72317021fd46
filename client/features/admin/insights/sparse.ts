/** A phonogram is sparse if at most this many books practise it at the level that teaches it. */
const SPARSE_LIMIT = 2;

export const isSparse = (books: number): boolean => books <= SPARSE_LIMIT;

/** Returns the number of books that practise a phonogram at the level that teaches it. */
export const ownLevelCount = ({
  level,
  books,
}: {
  level: number;
  books: readonly number[];
}): number => books[level - 1] ?? 0;
