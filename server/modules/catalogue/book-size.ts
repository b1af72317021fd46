// How much a book may be: what is more than any book needs would hold up everybody while it is stored.
import { Parser } from 'htmlparser2';
import { MOST_ATTRIBUTES, TOO_MANY_ATTRIBUTES } from '../../../contracts/book-content.ts';
import { TOO_LONG } from '../../../contracts/inline-pages.ts';
import { LONGEST_BOOK_TEXT } from '../../../contracts/phonics.ts';
import { oneSpaced } from '../../../domain/text.ts';

/** How many attributes its tags have, and how many characters its text. */
export interface Size {
  attributes: number;
  letters: number;
}

/** In which ways a book of this size is more than any book needs, each in a sentence. */
export const excessOf = ({ attributes, letters }: Size): string[] => [
  ...(letters > LONGEST_BOOK_TEXT ? [TOO_LONG] : []),
  ...(attributes > MOST_ATTRIBUTES ? [TOO_MANY_ATTRIBUTES] : []),
];

/** The size of HTML. */
export function measure(html: string): Size {
  let [attributes, letters] = [0, 0];
  const parser = new Parser({
    onattribute: () => attributes++,
    ontext: (piece) => (letters += oneSpaced(piece).trim().length),
  });
  parser.end(html);
  return { attributes, letters };
}
