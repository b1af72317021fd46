import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

type Pose = Partial<Omit<Actor, 'who' | 'at' | 'size' | 'colors'>>;

/** Roo, with what sticks out of the pouch: `inside` stands between belly and pouch. */
function roo(
  x: number,
  y: number,
  size: number,
  pose: Pose,
  inside: (pouchX: number, pouchY: number) => readonly Item[] = () => [],
): Item[] {
  const u = size / 200;
  const side = { left: -1, right: 1, front: 0 }[pose.looks ?? 'right'];
  const pouchX = x + side * 5.4 * u;
  const low = pose.does === 'sitting' ? 3 : 34;
  const pouchY = y - low * u;
  return [
    { who: 'kangaroo', ...pose, at: [x, y], size },
    ...inside(pouchX, pouchY),
    { picture: 'own-pouch', x: pouchX, y: pouchY, size: 64 * u, air: true },
  ];
}

/** The pot over its fire. */
const cooking = (x: number, y: number, size: number): Item[] => [
  { picture: 'own-fire', x, y, size: size * 0.9 },
  { picture: 'own-bean-pot', x, y: y - size * 0.34, size, air: true },
  { picture: 'own-steam', x, y: y - size * 1.06, size: size * 0.6, air: true },
];

/** What lies about: all that has come out of the pouch. */
const heap = (x: number, y: number, size: number): Item[] => [
  { picture: 'broom', x: x - size * 0.3, y, size: size * 0.8 },
  { picture: 'own-hoop', x: x + size * 0.15, y, size: size * 0.7 },
  { picture: 'hiking-boot', x: x - size * 0.1, y: y + size * 0.05, size: size * 0.34 },
  {
    picture: 'hiking-boot',
    x: x + size * 0.2,
    y: y + size * 0.08,
    size: size * 0.34,
    mirror: true,
  },
  { picture: 'green-book', x: x + size * 0.48, y: y + size * 0.06, size: size * 0.3 },
];

export const book: InlineBook = {
  id: 'look-in-the-pouch',
  title: 'Look in the Pouch!',
  author: 'Step Into Reading',
  description:
    'Pat the koala has cooked beans, but there is no spoon. Roo has one in the pouch, somewhere. Any parent with a big bag knows how it goes.',
  step: '3.4',
  props,
  hero: { who: 'kangaroo' },
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-hoop', x: 130, y: 470, size: 170, air: true },
      { picture: 'hiking-boot', x: 470, y: 420, size: 120, turn: 20, air: true },
      { picture: 'green-book', x: 480, y: 560, size: 110, turn: -16, air: true },
      { picture: 'own-stool', x: 500, y: 690, size: 120, turn: 14, air: true },
      { who: 'koala', feels: 'surprised', gaze: [0.7, -0.6], at: [120, 745], size: 190 },
      ...roo(
        300,
        730,
        430,
        { feels: 'surprised', looks: 'front', gaze: [0, 1], arms: 'wide' },
        (x, y) => [{ picture: 'broom', x: x + 62, y: y - 44, size: 190, turn: 14, air: true }],
      ),
    ],
  },
  pages: [
    {
      text: 'Pat cooked a big pot of beans. “Food!” shouted Pat. Roo hopped up.',
      alt: 'Pat the koala stirs a pot of beans over a fire with a stick. Roo the kangaroo hops up.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 90, y: 430, size: 230 },
          ...cooking(370, 570, 200),
          {
            who: 'koala',
            feels: 'happy',
            says: 'grin',
            arms: 'holding',
            holds: { picture: 'own-stick', size: 90, turn: 96, dx: 26, dy: 10 },
            at: [190, 575],
            size: 270,
          },
          {
            who: 'kangaroo',
            feels: 'happy',
            does: 'jumping',
            looks: 'left',
            at: [570, 515],
            size: 290,
            air: true,
          },
        ],
      },
    },
    {
      text: '“But we need a spoon,” moaned Pat.\n“Wait,” grinned Roo. “I’ll look in my pouch.”',
      alt: 'Pat the koala looks sadly into the pot. Roo has both hands on the pouch.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-hedge', x: 60, y: 440, size: 150, stretch: 1.5 },
          ...cooking(330, 575, 210),
          {
            who: 'koala',
            feels: 'sad',
            arms: 'cheeks',
            gaze: [0.8, 0.6],
            at: [140, 575],
            size: 300,
          },
          ...roo(550, 575, 370, {
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'carrying',
          }),
        ],
      },
    },
    {
      text: 'Roo took out boots. Roo took out books. “No spoon yet,” hummed Roo.',
      alt: 'Roo holds up a book. On the ground are two boots and a second book. Pat looks at the boots.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 720, y: 420, size: 210 },
          ...roo(480, 575, 400, {
            feels: 'calm',
            says: 'o',
            looks: 'front',
            reaches: [
              [610, 330],
              [455, 445],
            ],
          }),
          { picture: 'green-book', x: 640, y: 350, size: 110, turn: 12, air: true },
          { picture: 'blue-book', x: 660, y: 590, size: 100 },
          { who: 'koala', feels: 'surprised', gaze: [0.8, 0.6], at: [140, 575], size: 270 },
          { picture: 'hiking-boot', x: 270, y: 590, size: 100 },
          { picture: 'hiking-boot', x: 372, y: 595, size: 100, mirror: true },
        ],
      },
    },
    {
      text: 'Roo took out a hoop, a broom and a stool. Pat sat on the stool.',
      alt: 'Roo pulls a broom from the pouch. A hoop lies on the ground, and Pat the koala sits on a stool.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 720, y: 420, size: 210 },
          { picture: 'own-hoop', x: 690, y: 585, size: 200 },
          ...roo(
            500,
            580,
            400,
            {
              feels: 'cross',
              says: 'tight',
              looks: 'front',
              reaches: [
                [585, 395],
                [548, 436],
              ],
            },
            (x, y) => [{ picture: 'broom', x: x + 92, y: y - 60, size: 240, turn: 180, air: true }],
          ),
          { picture: 'own-stool', x: 190, y: 590, size: 160 },
          {
            who: 'koala',
            feels: 'surprised',
            does: 'sitting',
            at: [190, 500],
            size: 270,
            air: true,
          },
        ],
      },
    },
    {
      text: 'Roo took out a big red couch. “You’ve got lots of room in there!” gulped Pat.',
      alt: 'Roo holds a red couch up high. Pat the koala stands with wide eyes and open mouth.',
      scene: {
        background: 'dusk',
        items: [
          ...heap(640, 560, 200),
          { picture: 'own-couch', x: 400, y: 265, size: 330, turn: -6, air: true },
          ...roo(400, 580, 330, {
            feels: 'cross',
            says: 'tight',
            looks: 'front',
            reaches: [
              [500, 235],
              [300, 240],
            ],
          }),
          {
            who: 'koala',
            feels: 'surprised',
            says: 'o',
            arms: 'cheeks',
            gaze: [0.7, -1],
            at: [140, 580],
            size: 280,
          },
        ],
      },
    },
    {
      text: '“Where is that spoon?” puffed Roo. Just then, the pouch shook and shook!',
      alt: 'Roo and Pat stare at the pouch, and two small ears stick out of it.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-couch', x: 640, y: 470, size: 250 },
          { picture: 'own-bean-pot', x: 665, y: 590, size: 130 },
          ...roo(
            430,
            590,
            460,
            { feels: 'surprised', looks: 'front', gaze: [0, 1], arms: 'up' },
            (x, y) => [
              {
                who: 'kangaroo',
                does: 'peeking',
                looks: 'front',
                feels: 'happy',
                colors: { base: '#e3b07f', shade: '#c08a58' },
                at: [x, y - 70],
                size: 150,
                air: true,
              },
            ],
          ),
          { who: 'koala', feels: 'surprised', gaze: [1, 0.1], at: [190, 585], size: 270 },
        ],
      },
    },
    {
      text: '“Boo!” Bub popped out with the spoon in his mouth.',
      alt: 'A small kangaroo pops out of the pouch with a spoon across its mouth. Roo and Pat laugh.',
      scene: {
        background: 'dusk',
        items: [
          ...roo(
            450,
            598,
            480,
            { feels: 'laughing', looks: 'front', gaze: [0, 1], arms: 'wide' },
            (x, y) => [
              {
                who: 'kangaroo',
                does: 'peeking',
                looks: 'front',
                feels: 'laughing',
                colors: { base: '#e3b07f', shade: '#c08a58' },
                at: [x, y - 93],
                size: 180,
                air: true,
              },
              { picture: 'spoon', x: x + 42, y: y - 92, size: 100, turn: 100, air: true },
            ],
          ),
          { who: 'koala', feels: 'laughing', at: [130, 590], size: 280 },
        ],
      },
    },
    {
      text: 'Pat, Roo and Bub had beans. Then Bub hopped back in. “Um,” gulped Pat, “where is that pot?”',
      alt: 'Pat and Roo sit on the couch by the fire. Out of the pouch look the small kangaroo and the pot of beans.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 690, y: 150, size: 90, air: true },
          { picture: 'own-couch', x: 410, y: 590, size: 480 },
          {
            who: 'koala',
            feels: 'surprised',
            does: 'sitting',
            looks: 'left',
            arms: 'wide',
            gaze: [-0.8, 0.9],
            at: [300, 500],
            size: 270,
            air: true,
          },
          ...roo(
            500,
            500,
            330,
            {
              feels: 'happy',
              does: 'sitting',
              looks: 'front',
              gaze: [-0.8, 0],
              holds: { picture: 'spoon', size: 70 },
            },
            (x, y) => [
              {
                who: 'kangaroo',
                does: 'peeking',
                looks: 'front',
                feels: 'happy',
                colors: { base: '#e3b07f', shade: '#c08a58' },
                at: [x - 38, y - 84],
                size: 130,
                air: true,
              },
              { picture: 'own-bean-pot', x: x + 30, y: y - 20, size: 92, turn: 8, air: true },
            ],
          ),
          { picture: 'own-fire', x: 120, y: 590, size: 120 },
        ],
      },
    },
  ],
};
