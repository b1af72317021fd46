// Names the first of many things, and says how many more there are.

/** The most books or words that a message names. */
const MOST_NAMED = 10;

const restOf = (all: readonly unknown[], most: number): string[] =>
  all.length > most ? [`and ${all.length - most} more`] : [];

/** Returns the first names in a sentence, such as 'Goat, Hat and 3 more'. */
export const nameSome = (names: readonly string[], most = MOST_NAMED, separator = ', '): string =>
  [names.slice(0, most).join(separator), ...restOf(names, most)].join(' ');

/** Returns the first names as a list, the last one of which may be 'and 3 more'. */
export const listSome = (names: readonly string[], most: number): string[] => [
  ...names.slice(0, most),
  ...restOf(names, most),
];

const listFormat = new Intl.ListFormat('en-AU');

/** Returns page numbers in a sentence, such as 'page 3' or 'pages 1, 2 and 7 more'. A single page more is named as well. */
export function namePages(numbers: readonly number[], most: number): string {
  const more = numbers.length - most;
  const pages = numbers.map(String);
  const named = more > 1 ? [...pages.slice(0, most), `${more} more`] : pages;
  return `${numbers.length === 1 ? 'page' : 'pages'} ${listFormat.format(named)}`;
}
