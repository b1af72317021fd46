/** The most books or words that a message names. */
export const MOST_NAMED = 10;

/** Returns the names in a sentence; beyond the tenth, how many more there are. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
