// Draws every picture that the client carries into client/pictures/. Run `node scripts/drawn-pictures.ts` when a
// character, or a page or cover that the landing screen shows, changes. The pictures are committed, because the client may not
// import the catalogue.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { levelBooks } from '../client/features/landing/level-books.ts';
import { sample } from '../client/features/landing/sample.ts';
import { embeddedBooks, inlineBooks } from '../content/books.ts';
import { renderCover } from '../content/catalogue.ts';
import type { EmbeddedBook, InlineBook, Page } from '../content/format/book.ts';
import { avatarNames, renderAvatar } from '../content/pictures/avatars.ts';
import { loadDrawings, withProps } from '../content/pictures/drawings/drawings.ts';
import { renderHero } from '../content/pictures/hero.ts';
import { renderScene } from '../content/pictures/scene.ts';
import { renderScreenPicture, screenPictureNames } from '../content/pictures/screens.ts';
import { categories, type Category } from '../domain/levels.ts';
import { newCommand } from './command.ts';

export const pictureFolder = join(import.meta.dirname, '../client/pictures');

/** Returns the book and the page that the landing screen shows. Throws if the catalogue lacks them. */
export function findSample(): { book: InlineBook; page: Page } {
  const book = inlineBooks.find(({ id }) => id === sample.bookId);
  const page = book?.pages[sample.page - 1];
  if (book === undefined || page === undefined)
    throw new Error(`There is no page ${sample.page} of "${sample.bookId}"`);
  return { book, page };
}

/** Returns the books whose covers the landing screen shows, by level. Throws if the catalogue lacks one. */
export function findCovers(): { category: Category; book: InlineBook | EmbeddedBook }[] {
  return categories.map((category) => {
    const { cover } = levelBooks[category];
    const book = [...inlineBooks, ...embeddedBooks].find(({ id }) => id === cover);
    if (book === undefined) throw new Error(`There is no book "${cover}"`);
    return { category, book };
  });
}

/** Returns all pictures. `file` is a path in client/pictures/. */
export function drawPictures(): { file: string; svg: string }[] {
  const drawings = loadDrawings();
  const { book, page } = findSample();
  return [
    {
      file: 'sample-page.svg',
      svg: renderScene(page.scene, { drawings: withProps(drawings, book.props) }),
    },
    ...findCovers().map(({ book }) => ({
      file: `covers/${book.id}.svg`,
      svg: renderCover(book, drawings),
    })),
    // In the celebration of a book without a hero.
    { file: 'quokka-jumping.svg', svg: renderHero({ who: 'quokka' }, drawings) },
    // On the buttons of 'Read to me' and 'Hear myself'.
    ...['ear', 'microphone', 'turtle'].map((name) => ({
      file: `${name}.svg`,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawings(name)}</svg>\n`,
    })),
    ...screenPictureNames.map((name) => ({
      file: `${name}.svg`,
      svg: renderScreenPicture(name, drawings),
    })),
    ...avatarNames.map((name) => ({ file: `avatars/${name}.svg`, svg: renderAvatar(name) })),
  ];
}

if (import.meta.main) {
  newCommand(
    'node scripts/drawn-pictures.ts',
    'Draws the pictures that the client carries.',
  ).parse();
  for (const { file, svg } of drawPictures()) {
    const path = join(pictureFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  }
}
