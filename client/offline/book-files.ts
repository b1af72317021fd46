// Which files a book needs to be read without a network.
import { isStoredAddress } from '../../contracts/addresses.ts';
import type { Book } from '../../contracts/books.ts';
import type { Voice } from '../../contracts/recordings.ts';
import { clipsOf } from '../../domain/single-sounds.ts';
import type { BookFile } from './kept-files.ts';
import { filesOfFlipbook } from './own-flipbook.ts';

/** Returns the addresses of the pictures in a book's content. They are all in the library's own store. */
function picturesIn(content: string): string[] {
  // Such a document fetches nothing.
  const page = new DOMParser().parseFromString(content, 'text/html');
  return [...page.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
}

/** Returns the recordings that the word help, the celebration and the home may play with this book. */
function recordingsFor({ words }: Book, { sounds, prompts, words: recordedWords }: Voice) {
  const ofBook = (words?.parts ?? []).flatMap(({ sound }) => clipsOf(sound));
  return [
    ...ofBook.map((id) => sounds[id]),
    ...Object.values(prompts),
    ...Object.keys(words?.splits ?? {})
      .filter((word) => Object.hasOwn(recordedWords, word))
      .map((word) => recordedWords[word]),
  ];
}

/** Returns the addresses of a book's files, apart from the pages of a flipbook. A picture of another host cannot be kept. */
export function addressesOf(book: Book, voice: Voice): string[] {
  const pictures = [book.coverImageUrl, book.heroImageUrl, ...picturesIn(book.content ?? '')];
  const addresses = [
    ...pictures.filter((address) => address !== null && isStoredAddress(address)),
    ...book.narration.map(({ url }) => url),
    ...recordingsFor(book, voice),
  ];
  return [...new Set(addresses.filter((address) => typeof address === 'string'))];
}

/** Returns the files of a book that was just fetched. */
export async function filesOf(book: Book, voice: Voice): Promise<BookFile[]> {
  const pages = await filesOfFlipbook(book);
  return [...pages, ...addressesOf(book, voice).map((address) => ({ address, key: address }))];
}
