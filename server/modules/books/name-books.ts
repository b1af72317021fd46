/** The most books that a message names. */
const MAX_NAMED = 10;

/** Returns the names in a sentence; beyond the tenth, how many more there are. */
export function nameBooks(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
