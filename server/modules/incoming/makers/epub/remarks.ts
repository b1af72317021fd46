// What an owner should look at in a book that was made of an EPUB, in sentences.
import { namePages } from '../../../../../domain/name-some.ts';

/** What concerns one page. */
export type Remark =
  'several pictures' | 'remote picture' | 'drawing' | 'missing picture' | 'refused picture';

/** What concerns the whole book. */
export type BookRemark = 'scripts' | 'media' | 'empty pages';

const OF_BOOK: Record<BookRemark, string> = {
  scripts: 'It has scripts, which were left out.',
  media: 'It has sound, video or frames, which were left out.',
  'empty pages': 'Pages with neither words nor a picture that the library takes were left out.',
};

const OF_PAGE: Record<Remark, (pages: string) => string> = {
  'several pictures': (pages) => `There are several pictures on ${pages}: the largest was kept.`,
  'remote picture': (pages) => `Pictures from the internet were left out on ${pages}.`,
  drawing: (pages) => `Drawings (SVG) were left out on ${pages}. Save them as PNG, and add them.`,
  'missing picture': (pages) => `Pictures are missing in the file on ${pages}.`,
  'refused picture': (pages) => `Pictures that the library cannot use were left out on ${pages}.`,
};

/** The most pages that a sentence names. */
const MOST_NAMED = 6;

/** Returns the sentences; null if there is nothing to look at. `pages` has the remarks of each page. */
export function describeRemarks(
  book: ReadonlySet<BookRemark>,
  pages: readonly (readonly Remark[])[],
): string | null {
  const ofBook = (Object.keys(OF_BOOK) as BookRemark[]).filter((one) => book.has(one));
  const ofPages = (Object.keys(OF_PAGE) as Remark[]).flatMap((remark) => {
    const numbers = pages.flatMap((remarks, index) =>
      remarks.includes(remark) ? [index + 1] : [],
    );
    return numbers.length > 0 ? [OF_PAGE[remark](namePages(numbers, MOST_NAMED))] : [];
  });
  return [...ofBook.map((one) => OF_BOOK[one]), ...ofPages].join(' ') || null;
}
