import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item, Thing } from '../pictures/scene.ts';

const thing = (
  picture: string,
  x: number,
  y: number,
  size: number,
  more: Partial<Thing> = {},
): Item => ({
  picture,
  x,
  y,
  size,
  air: true,
  ...more,
});

/** Ox on all fours, with the plough behind him; both go to the right. */
const ploughing = (x: number, y: number, size: number, more: Partial<Actor> = {}): Item[] => [
  thing('own-plough', x - size * 0.72, y + size * 0.06, size * 0.62),
  { who: 'ox', does: 'crawling', feels: 'calm', at: [x, y], size, ...more },
];

/** The doughnuts on the horns of Ox as `ploughing` draws him, and the dough on his head. */
const doughnuts = (x: number, y: number, size: number): Item[] => [
  thing('doughnut', x + size * 0.02, y - size * 0.46, size * 0.2),
  thing('doughnut', x + size * 0.62, y - size * 0.46, size * 0.2),
];

export const book: InlineBook = {
  id: 'plough-on-ox',
  title: 'Plough On, Ox!',
  author: 'Step Into Reading',
  description:
    'Ox puts his horns down and ploughs, and never looks up. The whole farm is in his way.',
  step: '7.3',
  props,
  hero: { who: 'ox' },
  cover: {
    background: 'farm',
    items: [
      thing('own-furrows', 300, 770, 380, { stretch: 1.6 }),
      {
        who: 'cow',
        feels: 'surprised',
        says: 'shout',
        arms: 'up',
        at: [150, 570],
        size: 230,
      },
      ...ploughing(335, 710, 305),
      ...doughnuts(335, 710, 305),
    ],
  },
  pages: [
    {
      text: 'The drought had been long, and the field was as hard as a rock. “We must plough it,” said Cow, “though I think it is too dry.”',
      alt: 'Cow and Ox stand in a dry brown field full of cracks under a hot sun. A plough stands beside them.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sun', x: 660, y: 180, size: 170, air: true },
          thing('own-furrows', 400, 610, 320, { stretch: 2.5 }),
          { who: 'cow', feels: 'sad', says: 'o', looks: 'right', at: [200, 575], size: 370 },
          { who: 'ox', feels: 'calm', looks: 'left', at: [480, 580], size: 380 },
          { picture: 'own-plough', x: 690, y: 590, size: 190 },
        ],
      },
    },
    {
      text: 'Ox put his horns down, and he ploughed. He ploughed through the field. He ploughed through the gate. He did not look up.',
      alt: 'Ox pulls the plough with his head down. Pieces of a wooden gate fly around him.',
      scene: {
        background: 'farm',
        items: [
          thing('own-furrows', 400, 610, 320, { stretch: 2.5 }),
          ...ploughing(415, 575, 365, { gaze: [0.3, 1] }),
          thing('own-broken-gate', 640, 440, 300),
          thing('collision', 715, 550, 100),
        ],
      },
    },
    {
      text: '“Stop!” yelled Cow. Ox ploughed through the kitchen. Peg was making doughnuts. “My dough!” she cried. Now each horn had a doughnut on it.',
      alt: 'Ox runs through a kitchen with a doughnut on each horn. Peg the pig throws up her hands behind a table with dough, and Cow yells behind.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-oven', x: 330, y: 435, size: 170 },
          { who: 'cow', feels: 'scared', says: 'shout', arms: 'up', at: [130, 445], size: 240 },
          {
            who: 'peg',
            feels: 'surprised',
            says: 'shout',
            arms: 'up',
            looks: 'left',
            at: [600, 440],
            size: 280,
          },
          { picture: 'own-table', x: 665, y: 490, size: 240 },
          thing('own-dough', 715, 382, 110),
          ...ploughing(355, 592, 320, { gaze: [0.3, 1] }),
          ...doughnuts(355, 592, 320),
        ],
      },
    },
    {
      text: 'Ox ploughed under a bough. Pat slept on that bough, until it broke. Then she slept on Ox. Pat can sleep through a storm.',
      alt: 'Ox ploughs past a gum tree with a broken bough on the ground. Pat the koala lies asleep on the back of Ox.',
      scene: {
        background: 'hills',
        items: [
          thing('own-gum', 640, 570, 560),
          thing('own-bough', 170, 600, 170, { turn: -12 }),
          ...ploughing(410, 580, 370, { gaze: [0.3, 1] }),
          ...doughnuts(410, 580, 370),
          {
            who: 'koala',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',
            at: [355, 432],
            size: 215,
            air: true,
          },
        ],
      },
    },
    {
      text: 'Ox ploughed on and on throughout the day. He ploughed until his feet felt cold. “Oh,” said Ox. He was in the creek. “Did I go too far?”',
      alt: 'Ox is in the creek, with water over his feet, and looks up for the first time. Pat sleeps on his back. The sky is red.',
      scene: {
        background: 'dusk',
        items: [
          thing('own-dusk-water', 400, 610, 200, { stretch: 4.1 }),
          ...ploughing(425, 530, 370, { feels: 'surprised', says: 'o' }),
          ...doughnuts(425, 530, 370),
          {
            who: 'koala',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',
            at: [370, 382],
            size: 215,
            air: true,
          },
          thing('own-dusk-water', 400, 670, 200, { stretch: 4.1 }),
        ],
      },
    },
    {
      text: 'But Cow jumped up and down. There was water in the ditch that Ox had ploughed! It ran through the gate, and all through the field.',
      alt: 'A ditch full of water runs from the hills through a broken gate and down the field. Cow jumps for joy beside it.',
      scene: {
        background: 'farm',
        items: [
          thing('own-furrows', 400, 610, 320, { stretch: 2.5 }),
          { picture: 'own-gate', x: 330, y: 470, size: 250 },
          thing('own-ditch-water', 330, 600, 255, { stretch: 1.5 }),
          thing('own-broken-gate', 500, 490, 130),
          {
            who: 'cow',
            does: 'jumping',
            feels: 'laughing',
            says: 'grin',
            looks: 'left',
            at: [640, 585],
            size: 340,
          },
          { who: 'peg', feels: 'happy', arms: 'up', at: [105, 590], size: 250 },
        ],
      },
    },
    {
      text: '“No more drought!” cried Cow. “How clever you are, though you never look up. What would you like?”\n“A doughnut,” said Ox. “But where can I get one?”',
      alt: 'Ox looks about. There is a doughnut on each of his horns. Cow and Peg laugh, and Pat sleeps on his head.',
      scene: {
        background: 'farm',
        items: [
          thing('own-furrows', 400, 610, 320, { stretch: 2.5 }),
          thing('own-ditch-water', 590, 600, 255, { stretch: 0.8 }),
          { who: 'cow', feels: 'laughing', at: [130, 580], size: 300 },
          { who: 'peg', feels: 'laughing', looks: 'left', at: [705, 590], size: 250 },
          {
            who: 'ox',
            feels: 'surprised',
            says: 'o',
            looks: 'front',
            gaze: [-0.7, -0.2],
            at: [390, 585],
            size: 360,
          },
          thing('doughnut', 298, 333, 78),
          thing('doughnut', 482, 333, 78),
          {
            who: 'koala',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',
            at: [390, 256],
            size: 150,
            air: true,
          },
        ],
      },
    },
  ],
};
