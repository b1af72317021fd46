// Renders the picture of the sample page on the landing screen. Run `node scripts/sample-page.ts` when that page of the
// book changes. The picture is committed with the client, because the client may not import the catalogue.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '../client/features/landing/sample.ts';
import type { InlineBook, Page } from '../content/format/book.ts';
import { inlineBooks } from '../content/books.ts';
import { loadDrawings } from '../content/pictures/drawings/drawings.ts';
import { renderScene } from '../content/pictures/scene.ts';
import { newCommand } from './command.ts';

export const samplePicture = join(
  import.meta.dirname,
  '../client/features/landing/sample-page.svg',
);

/** Returns the book and the page that the landing screen shows. Throws if the catalogue lacks them. */
export function findSample(): { book: InlineBook; page: Page } {
  const book = inlineBooks.find(({ id }) => id === sample.bookId);
  const page = book?.pages[sample.page - 1];
  if (book === undefined || page === undefined)
    throw new Error(`There is no page ${sample.page} of "${sample.bookId}"`);
  return { book, page };
}

export const renderSample = (): string =>
  renderScene(findSample().page.scene, { drawings: loadDrawings() });

if (import.meta.main) {
  newCommand(
    'node scripts/sample-page.ts',
    'Draws the page that the landing screen shows.',
  ).parse();
  writeFileSync(samplePicture, renderSample());
}
