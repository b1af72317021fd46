// The demo catalogue's books, in teaching order.
import type { EmbeddedBook, InlineBook } from './book.ts';
import { book as thumpInTheShed } from './a-thump-in-the-shed/book.ts';
import { book as crabsShellShop } from './crab-has-a-shell-shop/book.ts';
import { book as dragonDrew } from './drew-the-new-dragon/book.ts';
import { book as naughtyRabbits } from './eight-naughty-rabbits/book.ts';
import { book as giraffe } from './giraffe-at-the-station/book.ts';
import { book as goatAndHisBoat } from './goat-and-his-boat/book.ts';
import { book as hedgehog } from './hedgehog-and-the-dark-night/book.ts';
import { book as hippo } from './hippo-will-fly/book.ts';
import { book as samAndTheWetHat } from './sam-and-the-wet-hat/book.ts';
import { book as pieThief } from './the-blueberry-pie-thief/book.ts';
import { book as reindeer } from './tiptoe-reindeer/book.ts';

/** Books whose words the library itself holds. */
export const inlineBooks: readonly InlineBook[] = [
  samAndTheWetHat,
  thumpInTheShed,
  goatAndHisBoat,
  hippo,
  hedgehog,
  pieThief,
  naughtyRabbits,
  reindeer,
  giraffe,
];

/** Books that the flipbook host serves under the same id. */
export const embeddedBooks: readonly EmbeddedBook[] = [crabsShellShop, dragonDrew];
