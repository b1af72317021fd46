// The pictures that stand on the screens, without a background: on the landing screen, and where a screen has
// nothing to show.
import type { Point } from './shapes.ts';
import type { Drawings } from './drawings/drawings.ts';
import { renderItemsAlone, type Item } from './scene.ts';

interface ScreenPicture {
  size: readonly [width: number, height: number];
  /** From the back to the front. */
  items: readonly Item[];
}

/** What only these pictures need, in a box of 32 x 32 units. */
const things: Readonly<Record<string, string>> = {
  'open-book':
    '<path d="M16 28C11 24.5 6 24 .5 25.5V9.5C6 8 11 8.5 16 12c5-3.5 10-4 15.5-2.5v16C26 24 21 24.5 16 28z" fill="#0f4a73"/><path d="M16 26C11.5 22.8 7 22.3 2 23.6V8.4C7 7.2 11.5 7.8 16 11z" fill="#fffdf8"/><path d="M16 26c4.5-3.2 9-3.7 14-2.4V8.4C25 7.2 20.5 7.8 16 11z" fill="#e0eff8"/><path d="M5 12.5q4-.8 8 1M5 16q4-.8 8 1M5 19.5q4-.8 8 1M19 13.5q4-1.8 8-1M19 17q4-1.8 8-1M19 20.5q4-1.8 8-1" stroke="#7fb0cf" stroke-width="1" fill="none"/>',
  tree: '<rect x="14.2" y="20" width="3.6" height="10.5" rx="1.8" fill="#a57b52"/><path d="M16 .5a11 11 0 0 1 10.4 10.2A6.7 6.7 0 1 1 22.5 24h-13a6.7 6.7 0 1 1-3.9-13.3A11 11 0 0 1 16 .5z" fill="#7cc39f"/><circle cx="19" cy="9" r="5.4" fill="#96d3b3"/>',
  map: '<path d="M1 9l10-3 10 3 10-3v19l-10 3-10-3-10 3z" fill="#f7ecd0"/><path d="M11 6l10 3v19l-10-3z" fill="#e8d7ad"/><path d="M1 20q5-4 10-1v6l-10 3zM21 14q5-5 10-3v8q-6 3-10 0z" fill="#a9dcbf"/><path d="M5 14q4-3 8 1t8 4q3 0 4-2" stroke="#c8563c" stroke-width="1.6" stroke-dasharray="1.5 2.5" fill="none"/><path d="M23.5 14.5l3 3m0-3l-3 3" stroke="#c8563c" stroke-width="1.6" fill="none"/>',
};

/** All stones have the same room for who stands on them. */
const ON_A_STONE = [140, 150] as const;
const FEET: Point = [70, 142];

const screenPictures = {
  /** At the start of the stepping stones, and where no book is offered. */
  'reading-together': {
    size: [280, 200],
    items: [
      {
        who: 'mum',
        does: 'sitting',
        feels: 'happy',
        looks: 'right',
        gaze: [0.4, 0.9],
        at: [98, 187],
        size: 205,
        reaches: [[142, 147]],
      },
      {
        who: 'mia',
        does: 'sitting',
        feels: 'happy',
        looks: 'left',
        gaze: [-0.5, 0.9],
        at: [196, 188],
        size: 172,
        reaches: [[190, 155]],
      },
      { picture: 'open-book', x: 148, y: 193, size: 84, air: true },
    ],
  },
  'frog-jumping': {
    size: ON_A_STONE,
    items: [{ who: 'frog', does: 'jumping', feels: 'happy', looks: 'right', at: FEET, size: 130 }],
  },
  'cat-running': {
    size: ON_A_STONE,
    items: [{ who: 'sam', does: 'running', feels: 'happy', looks: 'right', at: FEET, size: 126 }],
  },
  'quokka-walking': {
    size: ON_A_STONE,
    items: [
      { who: 'quokka', does: 'walking', feels: 'happy', looks: 'right', at: FEET, size: 138 },
    ],
  },
  'kookaburra-laughing': {
    size: [240, 150],
    items: [
      { picture: 'tree', x: 150, y: 143, size: 116, air: true },
      { picture: 'tree', x: 197, y: 146, size: 76, air: true },
      { who: 'kookaburra', feels: 'laughing', looks: 'left', at: [72, 142], size: 132 },
    ],
  },
  /** On the page for an address that does not exist. */
  'wombat-with-a-map': {
    size: [260, 180],
    items: [
      {
        who: 'wombat',
        feels: 'surprised',
        says: 'o',
        looks: 'right',
        gaze: [0.2, 0.8],
        at: [130, 168],
        size: 200,
        reaches: [
          [172, 122],
          [88, 122],
        ],
      },
      { picture: 'map', x: 130, y: 166, size: 92, air: true },
    ],
  },
  /** Where a search finds nothing. */
  'echidna-searching': {
    size: [200, 140],
    items: [
      {
        who: 'echidna',
        feels: 'calm',
        looks: 'right',
        gaze: [0.7, 0.8],
        at: [84, 132],
        size: 150,
        reaches: [[130, 104]],
      },
      { picture: 'magnifying-glass-tilted-right', x: 154, y: 110, size: 64, air: true },
    ],
  },
  /** Where there are no books yet. */
  'quokka-with-books': {
    size: [200, 140],
    items: [
      {
        who: 'quokka',
        feels: 'happy',
        looks: 'right',
        arms: 'carrying',
        at: [104, 132],
        size: 142,
        holds: { picture: 'books', size: 74 },
      },
    ],
  },
  /** Where reading a book is what comes next. */
  'koala-reading': {
    size: [200, 140],
    items: [
      {
        who: 'koala',
        does: 'sitting',
        feels: 'happy',
        looks: 'front',
        gaze: [0, 0.9],
        arms: 'carrying',
        at: [100, 132],
        size: 152,
      },
      { picture: 'open-book', x: 100, y: 137, size: 70, air: true },
    ],
  },
} satisfies Record<string, ScreenPicture>;

export type ScreenPictureName = keyof typeof screenPictures;
export const screenPictureNames = Object.keys(screenPictures) as ScreenPictureName[];

/** Renders a picture of a screen as an SVG document. */
export function renderScreenPicture(name: ScreenPictureName, drawings: Drawings): string {
  const { items, size }: ScreenPicture = screenPictures[name];
  return renderItemsAlone(items, size, (picture) => things[picture] ?? drawings(picture));
}
