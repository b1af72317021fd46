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

/** The creek, far behind. */
const creek = thing('own-creek', 400, 475, 140, { stretch: 5.8 });

export const book: InlineBook = {
  id: 'the-naughty-tent',
  title: 'The Naughty Tent',
  author: 'Step Into Reading',
  description:
    'Sam has a tent that pops up by itself. Whoever has put up a tent will know how this goes.',
  step: '7.2',
  props,
  hero: { who: 'sam' },
  cover: {
    background: 'hills',
    items: [
      thing('own-creek', 300, 590, 170, { stretch: 3.6 }),
      thing('own-tent-tangle', 330, 700, 430),
      {
        who: 'sam',
        does: 'tugging',
        feels: 'cross',
        says: 'shout',
        looks: 'left',
        at: [330, 700],
        size: 330,
      },
      thing('own-tent-arm', 300, 640, 250, { turn: -14 }),
      thing('own-tent-arm', 380, 730, 190, { turn: 20 }),
      {
        who: 'gus',
        feels: 'calm',
        at: [140, 720],
        size: 260,
        holds: { picture: 'own-sheet', size: 70 },
      },
    ],
  },
  pages: [
    {
      text: 'Sam bought a tent in a little bag. “It pops up,” he told Gus. “I just tug this cord. I thought of everything.”',
      alt: 'Sam the cat holds an orange bag with a white cord and is proud. Gus the dog looks at it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 110, y: 420, size: 220 },
          {
            who: 'sam',
            feels: 'happy',
            says: 'grin',
            at: [300, 575],
            size: 390,
            reaches: [[420, 440]],
          },
          thing('own-tent-bag', 440, 510, 130),
          { who: 'gus', feels: 'happy', looks: 'left', at: [630, 580], size: 370 },
        ],
      },
    },
    {
      text: 'Sam brought it to the creek, and he tugged the cord. The tent popped up. It popped right up a tree.',
      alt: 'An orange tent hangs in the top of a tree beside a creek. Sam and Gus look up at it with wide eyes.',
      scene: {
        background: 'hills',
        items: [
          creek,
          { picture: 'deciduous-tree', x: 620, y: 570, size: 520 },
          thing('own-tent-up', 590, 280, 230, { turn: 24 }),
          { who: 'sam', feels: 'surprised', says: 'o', at: [320, 580], size: 330, gaze: [0.7, -1] },
          { who: 'gus', feels: 'surprised', at: [125, 570], size: 310, gaze: [0.7, -1] },
        ],
      },
    },
    {
      text: 'Sam fought the tent. The tent fought Sam. It caught him by the leg. Then it caught him by the tail.\n“You naughty tent!” yelled Sam.',
      alt: 'Sam tugs and yells in a tangle of orange cloth and poles. The cloth is wound around a leg and the tail.',
      scene: {
        background: 'hills',
        items: [
          creek,
          thing('own-tent-tangle', 470, 590, 440, { stretch: 1.2 }),
          {
            who: 'sam',
            does: 'tugging',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            at: [400, 580],
            size: 400,
          },
          thing('own-tent-arm', 400, 600, 220, { turn: 8 }),
          thing('own-tent-arm', 560, 480, 220, { turn: -30 }),
          { who: 'gus', feels: 'surprised', at: [120, 560], size: 260 },
        ],
      },
    },
    {
      text: '“You ought to read the note in that bag,” said Gus.\n“I ought not,” said the tent. Well, Sam said it. “No bag ever taught me a thing!”',
      alt: 'Gus has a sheet of paper in his paw. Beside him stands a bundle of orange cloth, out of which come only the ears, the feet and the tail of Sam.',
      scene: {
        background: 'hills',
        items: [
          creek,
          { who: 'sam', feels: 'cross', looks: 'left', at: [560, 580], size: 380 },
          thing('own-tent-tangle', 555, 555, 410, { stretch: 0.85 }),
          {
            who: 'gus',
            feels: 'happy',
            says: 'o',
            at: [210, 580],
            size: 370,
            reaches: [[330, 430]],
          },
          thing('own-sheet', 345, 460, 110, { turn: 8 }),
          { picture: 'own-tent-bag', x: 90, y: 595, size: 100 },
        ],
      },
    },
    {
      text: 'Gus read the note. He thought. He gave the tent a little tap. Pop! Up it went, neat and trim.\n“Who taught you that?” asked Sam.',
      alt: 'The tent stands up, neat and tall. Gus has the sheet of paper and one paw on the tent. Sam sits on the ground and stares.',
      scene: {
        background: 'hills',
        items: [
          creek,
          { picture: 'own-tent-up', x: 470, y: 570, size: 400, stretch: 1.1 },
          {
            who: 'gus',
            feels: 'happy',
            at: [170, 580],
            size: 340,
            reaches: [
              [335, 450],
              [110, 470],
            ],
          },
          thing('own-sheet', 100, 490, 90, { turn: -8 }),
          {
            who: 'sam',
            does: 'sitting',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            at: [655, 585],
            size: 310,
          },
        ],
      },
    },
    {
      text: 'It began to rain. They brought in a lamp, a rug and the jam. “I am glad that I bought it,” said Sam. “It ought to stay up for years.”',
      alt: 'It rains in the night. Sam and Gus lie under a rug and look out of the tent, with a jar of jam and a lamp, and are cosy.',
      scene: {
        background: 'night',
        items: [
          thing('own-rain', 400, 562, 600, { stretch: 4 / 3 }),
          thing('own-tent-up', 400, 590, 560, { stretch: 1.35 }),
          thing('own-glow', 400, 560, 250),
          {
            who: 'sam',
            does: 'peeking',
            feels: 'happy',
            says: 'grin',
            looks: 'right',
            at: [340, 530],
            size: 260,
            air: true,
          },
          {
            who: 'gus',
            does: 'peeking',
            feels: 'happy',
            looks: 'left',
            at: [465, 530],
            size: 260,
            air: true,
          },
          thing('own-quilt', 400, 612, 250, { stretch: 1.5 }),
          thing('own-jam-jar', 480, 596, 60),
          thing('own-camp-lamp', 300, 596, 84),
        ],
      },
    },
    {
      text: '“Goodnight, Gus,” said Sam. “Goodnight, naughty tent.” And he gave it a pat. It was just a little pat.\nPop!',
      alt: 'The tent lies flat in the rain. Out of the cloth look the heads of Sam, who is cross, and of Gus, who laughs.',
      scene: {
        background: 'night',
        items: [
          thing('own-rain', 400, 562, 600, { stretch: 4 / 3 }),
          thing('own-tent-flat', 400, 580, 420, { stretch: 1.7 }),
          {
            who: 'sam',
            does: 'peeking',
            feels: 'cross',
            looks: 'right',
            at: [270, 490],
            size: 330,
            air: true,
          },
          {
            who: 'gus',
            does: 'peeking',
            feels: 'laughing',
            looks: 'left',
            at: [530, 495],
            size: 330,
            air: true,
          },
          thing('own-tent-flat', 400, 640, 380, { stretch: 1.9 }),
        ],
      },
    },
  ],
};
