// The demo catalogue's books, in teaching order.
import type { EmbeddedBook, InlineBook } from './format/book.ts';
import { book as thumpInTheShed } from './a-thump-in-the-shed/book.ts';
import { book as cecil } from './cecil-in-space/book.ts';
import { book as chickThinksGusIsMum } from './chick-thinks-gus-is-mum/book.ts';
import { book as crabsShellShop } from './crab-has-a-shell-shop/book.ts';
import { book as dawnDraws } from './dawn-draws-a-crab/book.ts';
import { book as dragonDrew } from './drew-the-new-dragon/book.ts';
import { book as naughtyRabbits } from './eight-naughty-rabbits/book.ts';
import { book as eightShoes } from './eight-shoes-for-spider/book.ts';
import { book as fishAndChipsOnTheShip } from './fish-and-chips-on-the-ship/book.ts';
import { book as giraffe } from './giraffe-at-the-station/book.ts';
import { book as goatAndHisBoat } from './goat-and-his-boat/book.ts';
import { book as hedgehog } from './hedgehog-and-the-dark-night/book.ts';
import { book as hippo } from './hippo-will-fly/book.ts';
import { book as holdStill } from './hold-still/book.ts';
import { book as laughWhale } from './laugh-whale-laugh/book.ts';
import { book as megAndTheMoon } from './meg-and-the-moon/book.ts';
import { book as noRoboNo } from './no-robo-no/book.ts';
import { book as pegMustNap } from './peg-must-nap/book.ts';
import { book as professorMeg } from './professor-meg-and-the-dishes/book.ts';
import { book as samAndTheWetHat } from './sam-and-the-wet-hat/book.ts';
import { book as tedAndTheBigBus } from './ted-and-the-big-bus/book.ts';
import { book as tedIsNotFast } from './ted-is-not-fast/book.ts';
import { book as badger } from './the-badger-on-the-bridge/book.ts';
import { book as bestCakeYet } from './the-best-cake-yet/book.ts';
import { book as pieThief } from './the-blueberry-pie-thief/book.ts';
import { book as doughThatGrew } from './the-dough-that-grew/book.ts';
import { book as earlyBird } from './the-early-bird-and-the-worm/book.ts';
import { book as fruitSuit } from './the-fruit-suit/book.ts';
import { book as keyOnMudHill } from './the-key-on-mud-hill/book.ts';
import { book as theLongLongThing } from './the-long-long-thing/book.ts';
import { book as rescueCrew } from './the-rescue-crew/book.ts';
import { book as shySnowBeast } from './the-shy-snow-beast/book.ts';
import { book as witch } from './the-witch-with-the-itch/book.ts';
import { book as wrongEcho } from './the-wrong-echo/book.ts';
import { book as reindeer } from './tiptoe-reindeer/book.ts';
import { book as tooMuchFreight } from './too-much-freight/book.ts';
import { book as greatBear } from './wake-up-great-bear/book.ts';
import { book as snowmansSnout } from './who-took-snowmans-snout/book.ts';

/** Books whose content the library stores. */
export const inlineBooks: readonly InlineBook[] = [
  samAndTheWetHat,
  tedAndTheBigBus,
  pegMustNap,
  tedIsNotFast,
  thumpInTheShed,
  chickThinksGusIsMum,
  theLongLongThing,
  fishAndChipsOnTheShip,
  goatAndHisBoat,
  snowmansSnout,
  bestCakeYet,
  megAndTheMoon,
  hippo,
  noRoboNo,
  shySnowBeast,
  holdStill,
  hedgehog,
  earlyBird,
  badger,
  witch,
  pieThief,
  dawnDraws,
  keyOnMudHill,
  rescueCrew,
  naughtyRabbits,
  tooMuchFreight,
  laughWhale,
  doughThatGrew,
  reindeer,
  eightShoes,
  greatBear,
  fruitSuit,
  giraffe,
  wrongEcho,
  professorMeg,
  cecil,
];

/** Books that the flipbook host serves, under the same id. */
export const embeddedBooks: readonly EmbeddedBook[] = [crabsShellShop, dragonDrew];
