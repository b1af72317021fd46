import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import { several } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** A pot, and what grows in it. */
const potted = (x: number, y: number, size: number, ...inside: readonly Item[]): Item[] => [
  { picture: 'own-pot-back', x, y, size, air: true },
  ...inside,
  { picture: 'own-pot-front', x, y, size },
];

/** Tip, curled up in a pot. */
const curledIn = (x: number, y: number, size: number, turn = 0): Item[] =>
  potted(x, y, size, {
    picture: 'own-curled-up',
    x,
    y: y - size * 0.42,
    size: size * 1.15,
    turn,
    air: true,
  });

export const book: InlineBook = {
  id: 'it-isnt-a-cactus',
  title: 'It Isn’t a Cactus!',
  author: 'Step Into Reading',
  description:
    'Nell plants a round, brown, spiky cactus. It is the only cactus on Mud Hill that eats ants.',
  step: '4.4',
  props,
  hero: { who: 'echidna' },
  cover: {
    background: 'hills',
    items: [
      ...potted(300, 700, 300, {
        who: 'echidna',
        feels: 'happy',
        does: 'peeking',
        looks: 'left',
        at: [300, 585],
        size: 400,
        air: true,
      }),
      { picture: 'cactus', x: 110, y: 690, size: 150 },
      { picture: 'cactus', x: 485, y: 690, size: 150 },
    ],
  },
  pages: [
    {
      text: 'Nell got a cactus at the market. It was a big, round, brown cactus, and VERY spiky.',
      alt: 'At a market, two green cactuses and a round brown one stand on a table. Nell points at the brown one.',
      scene: {
        background: 'street',
        items: [
          {
            who: 'nell',
            feels: 'happy',
            arms: 'pointing',
            at: [180, 560],
            size: 350,
            gaze: [1, 0.3],
          },
          { picture: 'own-table', x: 540, y: 585, size: 470 },
          { picture: 'cactus', x: 610, y: 392, size: 120, air: true },
          { picture: 'cactus', x: 710, y: 392, size: 140, air: true },
          ...potted(430, 395, 120, {
            picture: 'own-curled-up',
            x: 430,
            y: 345,
            size: 140,
            air: true,
          }),
          { picture: 'herb', x: 525, y: 394, size: 80, air: true },
        ],
      },
    },
    {
      text: 'She planted it and gave it a drink. The cactus shook itself. “I haven’t met a cactus that can do that,” said Nell.',
      alt: 'Nell waters the spiky ball in its pot. It leans over and drops fly off it.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'window', x: 590, y: 240, size: 180, air: true },
          { picture: 'own-table', x: 560, y: 590, size: 400 },
          ...curledIn(560, 430, 180, 10),
          ...(
            [
              [450, 290],
              [485, 250],
              [640, 250],
              [672, 300],
              [560, 222],
            ] as const
          ).map(([x, y]): Item => ({ picture: 'droplet', x, y, size: 34, air: true })),
          {
            who: 'nell',
            feels: 'surprised',
            says: 'o',
            at: [220, 560],
            size: 380,
            gaze: [1, 0.1],
            reaches: [[360, 330]],
          },
          {
            picture: 'own-watering-can',
            x: 390,
            y: 345,
            size: 130,
            turn: 24,
            mirror: true,
            air: true,
          },
        ],
      },
    },
    {
      text: 'Nell had a family of ants on the shelf. Then, suddenly, she hadn’t.',
      alt: 'Ants walk along a shelf. Out of the pot on the shelf comes a long snout with a long tongue. Nell drinks from a cup and does not see it.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-shelf', x: 420, y: 490, size: 620, air: true },
          ...potted(230, 224, 150, {
            who: 'echidna',
            feels: 'happy',
            does: 'peeking',
            at: [230, 158],
            size: 190,
            air: true,
          }),
          ...several({ who: 'ant', feels: 'surprised', looks: 'left', size: 60, air: true }, [
            [520, 208],
            [575, 208],
            [630, 208],
            [685, 208],
          ]),
          { picture: 'own-tongue', x: 385, y: 266, size: 270, air: true },
          {
            who: 'nell',
            feels: 'happy',
            looks: 'front',
            at: [420, 592],
            size: 290,
            gaze: [0, 0.5],
            holds: { picture: 'own-cup', size: 50 },
          },
        ],
      },
    },
    {
      text: 'Nell slept until six. No cactus in the pot! “It couldn’t just hop out,” she said. “That’s impossible!”',
      alt: 'The clock says six. Nell stares at the empty pot on the table. Little footprints lead away from it.',
      scene: {
        background: 'room',
        items: [
          { picture: 'six-oclock', x: 620, y: 230, size: 130, air: true },
          { picture: 'window', x: 140, y: 250, size: 150, air: true },
          { picture: 'own-table', x: 500, y: 590, size: 420 },
          ...potted(480, 425, 170),
          ...(
            [
              [580, 420, 34],
              [640, 420, 30],
            ] as const
          ).map(([x, y, size]): Item => ({
            picture: 'own-print',
            x,
            y,
            size,
            turn: 90,
            air: true,
          })),
          {
            who: 'nell',
            feels: 'surprised',
            says: 'o',
            arms: 'cheeks',
            at: [220, 560],
            size: 370,
            gaze: [1, 0.2],
          },
        ],
      },
    },
    {
      text: '“Maybe it went on holiday,” said Meg. So they went to look for it.',
      alt: 'Nell and Meg follow a long line of little footprints over the hill.',
      scene: {
        background: 'grassSlope',
        items: [
          ...(
            [
              [300, 545, 48],
              [380, 520, 44],
              [455, 492, 40],
              [525, 470, 36],
              [590, 448, 32],
              [650, 430, 28],
              [705, 414, 26],
              [755, 400, 24],
            ] as const
          ).map(([x, y, size]): Item => ({
            picture: 'own-print',
            x,
            y,
            size,
            turn: 72,
            air: true,
          })),
          {
            who: 'nell',
            feels: 'calm',
            does: 'walking',
            at: [160, 540],
            size: 340,
            gaze: [1, 0.8],
          },
          {
            who: 'meg',
            feels: 'happy',
            says: 'o',
            does: 'walking',
            arms: 'pointing',
            at: [400, 570],
            size: 190,
            gaze: [-0.8, -0.8],
          },
        ],
      },
    },
    {
      text: '“Look!” yelled Nell.\n“That isn’t a cactus,” said Meg. “A cactus has no legs. It’s an animal!”',
      alt: 'A spiky animal digs at a log, and ants run away from it. Nell and Meg come up behind it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 700, y: 430, size: 230 },
          { picture: 'own-log', x: 640, y: 585, size: 300 },
          { picture: 'own-earth-heap', x: 535, y: 590, size: 100 },
          { who: 'echidna', feels: 'happy', does: 'crawling', at: [440, 575], size: 250 },
          ...several({ who: 'ant', feels: 'scared', does: 'running', size: 46, air: true }, [
            [615, 520],
            [665, 520],
            [715, 521],
          ]),
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            arms: 'pointing',
            at: [185, 510],
            size: 330,
          },
          { who: 'meg', feels: 'surprised', says: 'o', arms: 'up', at: [300, 585], size: 170 },
        ],
      },
    },
    {
      text: '“I’m Tip,” said the animal. “I fell asleep, and I woke up planted. You looked so hopeful, I didn’t like to tell you.”',
      alt: 'Tip the echidna talks to Nell, who holds her cheeks and blushes.',
      scene: {
        background: 'farm',
        items: [
          {
            who: 'echidna',
            feels: 'happy',
            says: 'grin',
            arms: 'wide',
            looks: 'left',
            at: [540, 565],
            size: 310,
            gaze: [-1, -0.5],
          },
          {
            who: 'nell',
            feels: 'surprised',
            says: 'smile',
            arms: 'cheeks',
            at: [200, 560],
            size: 370,
            gaze: [1, 0.4],
          },
        ],
      },
    },
    {
      text: 'So Tip lives in Nell’s garden, helpful and happy. “I want a fern,” said Nell.\n“You needn’t dig,” said Tip. “That isn’t a fern.”',
      alt: 'In the garden Nell takes hold of something brown and shaggy. It is Emu, who stands behind a bush and looks round at her. Tip holds up a hand.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'tulip', x: 340, y: 420, size: 70 },
          { picture: 'sunflower', x: 70, y: 430, size: 120 },
          {
            who: 'emu',
            feels: 'surprised',
            does: 'crawling',
            head: 'left',
            at: [500, 560],
            size: 350,
          },
          { picture: 'own-hedge', x: 690, y: 590, size: 290, air: true },
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            at: [190, 540],
            size: 350,
            gaze: [1, 0.3],
            reaches: [
              [420, 440],
              [400, 470],
            ],
          },
          { picture: 'own-trowel', x: 90, y: 590, size: 100, turn: 60 },
          {
            who: 'echidna',
            feels: 'surprised',
            says: 'o',
            arms: 'pointing',
            at: [330, 590],
            size: 200,
            gaze: [-0.7, -0.9],
          },
        ],
      },
    },
  ],
};
