// Limits the size of a book: sanitising huge HTML would block the server for every reader.
import { Parser } from 'htmlparser2';
import { MOST_ATTRIBUTES, TOO_MANY_ATTRIBUTES } from '../../../contracts/book-content.ts';
import { TOO_LONG } from '../../../contracts/inline-pages.ts';
import { LONGEST_BOOK_TEXT } from '../../../contracts/phonics.ts';
import { oneSpaced } from '../../../domain/text.ts';

/** The number of attributes of all tags, and the number of characters of the text. */
export interface Size {
  attributes: number;
  letters: number;
}

/** Returns a sentence for each limit that a book of this size exceeds. */
export const excessOf = ({ attributes, letters }: Size): string[] => [
  ...(letters > LONGEST_BOOK_TEXT ? [TOO_LONG] : []),
  ...(attributes > MOST_ATTRIBUTES ? [TOO_MANY_ATTRIBUTES] : []),
];

/** Returns the size of some HTML. */
export function measure(html: string): Size {
  let [attributes, letters] = [0, 0];
  const parser = new Parser({
    onattribute: () => attributes++,
    ontext: (piece) => (letters += oneSpaced(piece).trim().length),
  });
  parser.end(html);
  return { attributes, letters };
}
