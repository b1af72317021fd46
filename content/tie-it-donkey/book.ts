import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
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

export const book: InlineBook = {
  id: 'tie-it-donkey',
  title: 'Tie It, Donkey!',
  author: 'Step Into Reading',
  description:
    'Donkey has a very long tie, and the chief is coming to tea. Everyone helps, and everyone ends up in the knot.',
  step: '6.3',
  props,
  hero: { who: 'donkey' },
  cover: {
    background: 'farm',
    items: [
      { who: 'turkey', feels: 'laughing', looks: 'left', at: [450, 640], size: 220 },
      { who: 'donkey', feels: 'surprised', arms: 'up', looks: 'right', at: [260, 710], size: 420 },
      thing('own-tie-bundle', 260, 660, 210),
      thing('own-tie-on-floor', 420, 745, 220),
    ],
  },
  pages: [
    {
      text: '“The chief of this valley is due for tea,” said Donkey. “I need a tie!” So he got a tie. It was a very long tie.',
      alt: 'Donkey holds one end of a tie with red and yellow stripes. The rest of it lies on the floor in loops. Tea things stand on a table.',
      scene: {
        background: 'room',
        items: [
          thing('window', 640, 260, 200),
          { picture: 'own-table', x: 630, y: 560, size: 260 },
          thing('teapot', 590, 440, 110),
          thing('own-blueberry-pie', 690, 442, 100),
          thing('own-tie-on-floor', 380, 590, 280, { stretch: 1.3 }),
          {
            who: 'donkey',
            feels: 'happy',
            says: 'grin',
            at: [210, 560],
            size: 380,
            reaches: [[310, 440]],
          },
          thing('own-tie-line', 345, 520, 110, { turn: 60 }),
        ],
      },
    },
    {
      text: 'Donkey tried to tie it. He tied it to his leg.\n“Let me try,” said Turkey. “It will just take a brief tug.”',
      alt: 'The tie is knotted around one of Donkey’s legs, and he looks down at it. Turkey holds the other end.',
      scene: {
        background: 'farm',
        items: [
          {
            who: 'donkey',
            feels: 'sad',
            looks: 'right',
            gaze: [0.2, 0.9],
            at: [250, 570],
            size: 400,
          },
          thing('own-tie-at-leg', 292, 590, 170),
          {
            who: 'turkey',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [580, 575],
            size: 330,
            reaches: [[460, 520]],
          },
          thing('own-tie-line', 415, 572, 160, { turn: 10 }),
        ],
      },
    },
    {
      text: 'Turkey tugged. Round and round the field she ran. She tied Donkey to a tree.\n“I do not believe it!” he shrieked.',
      alt: 'Turkey runs round a tree with the end of the tie. Donkey stands tied to the trunk with the tie around him, and shrieks.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'deciduous-tree', x: 300, y: 540, size: 490 },
          {
            who: 'donkey',
            feels: 'scared',
            says: 'shout',
            looks: 'right',
            at: [300, 570],
            size: 340,
          },
          thing('own-tie-round-tree', 300, 560, 190),
          thing('own-tie-line', 450, 545, 170, { stretch: 1.3 }),
          {
            who: 'turkey',
            does: 'running',
            feels: 'happy',
            at: [620, 570],
            size: 310,
            reaches: [[560, 470]],
          },
        ],
      },
    },
    {
      text: '“I am good at knots,” said Gus. He tied Turkey to Donkey. Then he tied Gus to Turkey.\n“Oops,” said Gus.',
      alt: 'Donkey, Turkey and Gus stand in one bundle with the tie around all three. Gus is surprised, and Donkey and Turkey are cross.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'deciduous-tree', x: 735, y: 430, size: 170 },
          { who: 'turkey', feels: 'cross', looks: 'left', at: [395, 545], size: 310 },
          { who: 'donkey', feels: 'cross', looks: 'right', at: [225, 570], size: 350 },
          { who: 'gus', feels: 'surprised', says: 'o', looks: 'front', at: [565, 582], size: 300 },
          thing('own-tie-bundle', 395, 575, 320, { stretch: 1.5 }),
          thing('own-tie-on-floor', 700, 595, 170),
        ],
      },
    },
    {
      text: '“Who will untie us?” cried Donkey.\nNell came along. “Let me try,” she said. She took one end in her trunk, and she gave it a big tug.',
      alt: 'Nell the elephant pulls the end of the tie with her trunk. Donkey, Turkey and Gus are in the knot at the other end.',
      scene: {
        background: 'hills',
        items: [
          { who: 'turkey', feels: 'scared', looks: 'left', at: [250, 545], size: 260 },
          { who: 'donkey', feels: 'scared', says: 'shout', at: [125, 570], size: 290 },
          { who: 'gus', feels: 'scared', looks: 'right', at: [380, 580], size: 250 },
          thing('own-tie-bundle', 250, 572, 265, { stretch: 1.5 }),
          thing('own-tie-line', 482, 492, 125),
          {
            who: 'nell',
            does: 'tugging',
            feels: 'happy',
            looks: 'left',
            at: [612, 580],
            size: 285,
            reaches: [
              [527, 471],
              [540, 479],
            ],
          },
        ],
      },
    },
    {
      text: 'All three spun like tops! And when Donkey stopped, his tie was tied in a neat bow.\n“It is perfect!” he cried. “Do not untie it, ever.”',
      alt: 'Turkey and Gus spin with their arms out. Donkey stands in the middle with the tie in a big bow at his neck, and is glad.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'turkey',
            feels: 'surprised',
            arms: 'up',
            at: [150, 520],
            size: 240,
            turn: -14,
            air: true,
          },
          thing('own-spin', 150, 540, 220),
          {
            who: 'gus',
            feels: 'surprised',
            arms: 'wide',
            at: [660, 520],
            size: 260,
            turn: 14,
            air: true,
          },
          thing('own-spin', 650, 540, 220),
          {
            who: 'donkey',
            feels: 'laughing',
            arms: 'wide',
            looks: 'front',
            at: [400, 575],
            size: 420,
          },
          thing('own-tie-bow', 400, 460, 130),
        ],
      },
    },
    {
      text: '“But where is our chief?” asked Gus. “If she is late, I will eat her pie.”\n“I am the chief,” said Nell. “Paws off my pie!”',
      alt: 'At the tea table Gus reaches for a pie. Nell stands beside it and smiles. Donkey, in the bow, stares at Nell, and so does Turkey.',
      scene: {
        background: 'room',
        items: [
          { who: 'donkey', feels: 'surprised', says: 'o', at: [250, 540], size: 330 },
          thing('own-tie-bow', 250, 448, 100),
          { who: 'turkey', feels: 'surprised', at: [112, 525], size: 215 },
          { who: 'nell', feels: 'happy', says: 'grin', looks: 'left', at: [628, 560], size: 325 },
          {
            who: 'gus',
            feels: 'surprised',
            at: [400, 540],
            size: 300,
            reaches: [[490, 440]],
          },
          { picture: 'own-table', x: 470, y: 625, size: 300, stretch: 1.7 },
          thing('teapot', 330, 510, 100),
          thing('own-blueberry-pie', 520, 512, 120),
        ],
      },
    },
  ],
};
