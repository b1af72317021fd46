import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Item } from '../pictures/scene.ts';

/** The table with a cloth, the plate of sausages, and the sauce. */
const lunch = (x: number, y: number, size: number): Item[] => [
  { picture: 'own-table', x, y, size },
  {
    picture: 'own-six-sausages',
    x: x - size * 0.1,
    y: y - size * 0.42,
    size: size * 0.5,
    air: true,
  },
  { picture: 'own-sauce', x: x + size * 0.32, y: y - size * 0.44, size: size * 0.26, air: true },
];

/** A sausage in the air. */
const sausage = (x: number, y: number, size: number, turn = 0): Item => ({
  picture: 'own-sausage',
  x,
  y,
  size,
  turn,
  air: true,
});

/** Kip, with only her head over a heap of straw. */
const inStraw = (x: number, y: number, size: number, says?: 'o'): Item[] => [
  {
    who: 'kookaburra',
    does: 'peeking',
    feels: 'happy',
    ...(says && { says }),
    looks: 'left',
    at: [x, y - size * 0.36],
    size: size * 1.2,
    air: true,
  },
  { picture: 'own-straw', x, y, size },
];

export const book: InlineBook = {
  id: 'the-talking-sausage',
  title: 'The Talking Sausage',
  author: 'Step Into Reading',
  description:
    'Paul is about to bite into a sausage when it begins to talk. And there is something odd about that heap of straw.',
  step: '6.1',
  props,
  hero: { who: 'paul' },
  cover: {
    background: 'farm',
    items: [
      ...inStraw(450, 600, 240, 'o'),
      {
        who: 'paul',
        feels: 'surprised',
        looks: 'right',
        at: [250, 715],
        size: 430,
        gaze: [0.2, -0.9],
        reaches: [
          [390, 510],
          [120, 560],
        ],
      },
      sausage(420, 520, 190, -30),
    ],
  },
  pages: [
    {
      text: 'Paul had six sausages and a red sauce bottle. “Lunch on my lawn!” he sang, and he licked his jaw.',
      alt: 'Paul the dog stands at a table on the lawn. On it are a plate of six sausages and a bottle of red sauce. Straw lies behind.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sun', x: 700, y: 150, size: 110, air: true },
          { picture: 'own-straw', x: 690, y: 440, size: 190 },
          {
            who: 'paul',
            feels: 'happy',
            says: 'grin',
            arms: 'wide',
            at: [190, 560],
            size: 350,
          },
          ...lunch(500, 590, 400),
        ],
      },
    },
    {
      text: 'He took a sausage in his paw. “Stop!” it yelled. “Do not eat me!” Paul dropped it.\n“A sausage that can talk!”',
      alt: 'A sausage falls from the paws of Paul the dog, who is shocked. Behind him a kookaburra peeps over the straw with an open beak.',
      scene: {
        background: 'farm',
        items: [
          ...inStraw(640, 460, 210, 'o'),
          {
            who: 'paul',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            arms: 'up',
            gaze: [-0.6, 0.7],
            at: [400, 580],
            size: 420,
          },
          sausage(205, 470, 130, 35),
        ],
      },
    },
    {
      text: '“Can you all talk?” asked Paul.\n“Yes, we can,” said the sausages. “And we hate sauce. Sauce is awful.”',
      alt: 'Paul looks over the edge of the table at the plate of sausages. The kookaburra is behind the straw with an open beak.',
      scene: {
        background: 'farm',
        items: [
          ...inStraw(690, 420, 170, 'o'),
          {
            who: 'paul',
            does: 'peeking',
            feels: 'surprised',
            says: 'small',
            looks: 'right',
            gaze: [0.7, 0.3],
            at: [190, 432],
            size: 420,
            air: true,
          },
          { picture: 'own-table', x: 390, y: 640, size: 480, stretch: 1.4 },
          { picture: 'own-six-sausages', x: 420, y: 440, size: 250, air: true },
          { picture: 'own-sauce', x: 620, y: 438, size: 150, air: true },
        ],
      },
    },
    {
      text: '“I can’t eat a sausage that talks to me,” said Paul.\n“So go for a walk,” said the sausages. “Go for a long walk.”',
      alt: 'Paul walks off with his head down. The sausages lie on the table, and the kookaburra peeps over the straw beside it.',
      scene: {
        background: 'farm',
        items: [
          ...inStraw(440, 430, 180, 'o'),
          ...lunch(560, 580, 350),
          { who: 'paul', does: 'walking', feels: 'sad', looks: 'left', at: [170, 570], size: 340 },
        ],
      },
    },
    {
      text: 'When Paul had walked off, Kip crept from the straw. No sausage had talked at all. Kip had!',
      alt: 'Kip the kookaburra creeps out of the straw to the table and laughs. A long way off, Paul walks up a hill.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'paul',
            does: 'walking',
            feels: 'sad',
            looks: 'left',
            at: [90, 420],
            size: 90,
          },
          { picture: 'own-straw', x: 660, y: 560, size: 260 },
          {
            who: 'kookaburra',
            does: 'walking',
            feels: 'laughing',
            looks: 'left',
            at: [530, 585],
            size: 360,
          },
          { picture: 'own-straw-front', x: 690, y: 590, size: 230, air: true },
          ...lunch(230, 590, 340),
        ],
      },
    },
    {
      text: 'Kip hauled her six sausages off to a log. “Yum!” she said.\n“Stop!” yelled a sausage. “Do not eat us!” Kip gave a squawk and took off.',
      alt: 'Kip flies up with a fright. The plate of sausages stands beside a hollow log, and two eyes look out of the log.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 730, y: 410, size: 170 },
          { picture: 'own-log-with-eyes', x: 590, y: 560, size: 330 },
          { picture: 'own-six-sausages', x: 300, y: 575, size: 230 },
          {
            who: 'kookaburra',
            does: 'flying',
            feels: 'scared',
            says: 'shout',
            looks: 'left',
            at: [300, 330],
            size: 340,
            air: true,
          },
        ],
      },
    },
    {
      text: 'Paul crawled out of the log. “I can talk for a sausage as well,” he said. And he ate all six, with sauce.',
      alt: 'Paul sits in front of the hollow log, laughs, and holds up a sausage. Kip sits on a far branch and is cross.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-branch', x: 90, y: 245, size: 210, stretch: 1.2, air: true },
          { who: 'kookaburra', feels: 'cross', at: [110, 166], size: 140, air: true },
          { picture: 'own-hollow-log', x: 610, y: 540, size: 340 },
          {
            who: 'paul',
            does: 'sitting',
            feels: 'laughing',
            looks: 'right',
            at: [330, 585],
            size: 400,
            reaches: [[480, 400]],
          },
          sausage(500, 420, 130, -30),
          { picture: 'own-sauce', x: 590, y: 592, size: 130 },
        ],
      },
    },
  ],
};
