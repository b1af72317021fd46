// Whether a child listened to a book rather than read it.

/**
 * Returns whether a book counts as listened to: more than half of its pages with words were read aloud. Pages are
 * counted from 1.
 */
export function isListened(
  readAloud: ReadonlySet<number>,
  pagesWithWords: readonly number[],
): boolean {
  const listened = pagesWithWords.filter((page) => readAloud.has(page));
  return listened.length * 2 > pagesWithWords.length;
}
