import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** Peg, and the jelly on her hands. It leans the way of `lean` (degrees), behind or before her. */
function pegWithJelly(
  peg: Omit<Actor, 'who'>,
  [x, y]: readonly [number, number],
  { size = 190, lean = 0 }: { size?: number; lean?: number } = {},
): Item[] {
  return [
    {
      ...peg,
      who: 'peg',
      reaches: [
        [x - size * 0.3, y - size * 0.02],
        [x + size * 0.3, y - size * 0.02],
      ],
    },
    {
      picture: lean === 0 ? 'own-jelly' : 'own-leaning-jelly',
      x,
      y,
      size,
      turn: lean,
      mirror: lean < 0,
      air: true,
    },
  ];
}

const partyTable = (x: number, y: number, size: number): Item => ({
  picture: 'own-table',
  x,
  y,
  size,
});

export const book: InlineBook = {
  id: 'the-wobbly-jelly',
  title: 'The Wobbly Jelly',
  author: 'Step Into Reading',
  description:
    'Peg has to carry a very big, very wobbly jelly to Ted’s party. It is a long way over Mud Hill.',
  step: '4.3',
  props,
  hero: { who: 'peg' },
  cover: {
    background: 'hills',
    items: [
      ...pegWithJelly(
        { feels: 'scared', looks: 'left', at: [330, 720], size: 400, gaze: [-0.4, 0.6] },
        [215, 610],
        {
          size: 250,
          lean: -8,
        },
      ),
      {
        who: 'magpie',
        feels: 'happy',
        does: 'flying',
        looks: 'left',
        at: [440, 240],
        size: 160,
        air: true,
      },
    ],
  },
  pages: [
    {
      text: 'Ted was sixty! So Peg made him a big, shiny party jelly.',
      alt: 'In the kitchen a big red jelly stands on the table. Peg is proud of it.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'window', x: 130, y: 260, size: 160, air: true },
          { picture: 'own-oven', x: 690, y: 440, size: 210 },
          { who: 'peg', feels: 'happy', at: [190, 560], size: 340, arms: 'wide', gaze: [1, -0.1] },
          { picture: 'own-table', x: 480, y: 575, size: 380 },
          { picture: 'own-jelly', x: 480, y: 408, size: 230, air: true },
        ],
      },
    },
    {
      text: 'Now she had to carry it to Ted. It was wobbly. VERY wobbly.',
      alt: 'Peg walks away from her house with the jelly in her hands. It leans to one side.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'house-with-garden', x: 140, y: 430, size: 260 },
          ...pegWithJelly(
            { feels: 'surprised', does: 'walking', at: [400, 560], size: 330, gaze: [1, 0.3] },
            [545, 500],
            { size: 220, lean: 10 },
          ),
        ],
      },
    },
    {
      text: 'The track was bumpy. Wobble, wobble! “Slowly, slowly,” said Peg.',
      alt: 'Peg carries the jelly over stones on tiptoe. The jelly leans to the other side.',
      scene: {
        background: 'grassSlope',
        items: [
          ...pegWithJelly(
            {
              feels: 'scared',
              says: 'o',
              does: 'walking',
              at: [330, 465],
              size: 320,
              air: true,
              gaze: [0.8, 0.2],
            },
            [475, 408],
            { size: 215, lean: -12 },
          ),
          { picture: 'rock', x: 200, y: 555, size: 110 },
          { picture: 'rock', x: 330, y: 520, size: 90 },
          { picture: 'rock', x: 450, y: 480, size: 100 },
          { picture: 'rock', x: 620, y: 430, size: 120 },
        ],
      },
    },
    {
      text: 'It got windy on Mud Hill, and Mim got hungry. “No!” yelled Peg. “Shoo, you cheeky bird!”',
      alt: 'The wind blows. Mim the magpie flies at the jelly, and Peg holds on to it and shouts.',
      scene: {
        background: 'highSky',
        items: [
          { picture: 'own-hill', x: 330, y: 720, size: 520, stretch: 1.9, air: true },
          { picture: 'own-whoosh', x: 150, y: 200, size: 140, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 260, y: 120, size: 60, air: true },
          ...pegWithJelly(
            {
              feels: 'cross',
              says: 'shout',
              looks: 'right',
              at: [310, 410],
              size: 300,
              gaze: [1, -0.8],
              air: true,
            },
            [440, 362],
            { size: 190, lean: 12 },
          ),
          {
            who: 'magpie',
            feels: 'happy',
            does: 'flying',
            looks: 'left',
            at: [600, 300],
            size: 240,
            air: true,
          },
        ],
      },
    },
    {
      text: 'The log was slippery. Wobble, wobble, wobble! “Only twenty steps to go,” said Peg.',
      alt: 'Peg crosses a creek on a log, with the jelly in her hands. A frog watches.',
      scene: {
        background: 'river',
        items: [
          { picture: 'house-with-garden', x: 690, y: 395, size: 150 },
          { picture: 'own-log', x: 400, y: 520, size: 480, air: true },
          ...pegWithJelly(
            {
              feels: 'scared',
              says: 'wobble',
              does: 'walking',
              at: [330, 412],
              size: 280,
              air: true,
              gaze: [0.7, 0.8],
            },
            [445, 360],
            { size: 190, lean: -14 },
          ),
          {
            who: 'frog',
            feels: 'surprised',
            looks: 'right',
            at: [130, 560],
            size: 130,
            gaze: [0.8, -0.8],
          },
        ],
      },
    },
    {
      text: 'Peg made it! “Happy birthday, Ted!”\nBut Gus was so happy to see Peg that he ran up for a hug.',
      alt: 'Ted sits at his party table with Nell. Peg holds out the jelly. Gus runs at her with open arms.',
      scene: {
        background: 'room',
        items: [
          ...[90, 215, 585, 710].map((x, i): Item => ({
            picture: 'balloon',
            x,
            y: 190 + (i % 2) * 30,
            size: 100,
            air: true,
          })),
          { who: 'nell', feels: 'happy', at: [155, 500], size: 285 },
          { who: 'ted', feels: 'happy', does: 'peeking', at: [265, 460], size: 290 },
          partyTable(225, 580, 300),
          ...pegWithJelly(
            {
              feels: 'happy',
              says: 'grin',
              looks: 'left',
              at: [500, 565],
              size: 310,
              gaze: [-1, 0],
            },
            [405, 440],
            { size: 190 },
          ),
          {
            who: 'gus',
            feels: 'laughing',
            does: 'running',
            looks: 'left',
            at: [690, 570],
            size: 280,
            arms: 'wide',
          },
        ],
      },
    },
    {
      text: 'SPLAT! Jelly hit the lamp. Jelly hit Nell. “Sorry,” said Gus.\n“Sorry, Ted,” said Peg.',
      alt: 'Jelly is everywhere: on the lamp, on Nell, on Gus and on Peg. Ted has most of it on his head.',
      scene: {
        background: 'room',
        items: [
          { picture: 'couch-and-lamp', x: 660, y: 500, size: 290 },
          { picture: 'own-jelly-bits', x: 720, y: 330, size: 90, air: true },
          { who: 'nell', feels: 'surprised', at: [150, 505], size: 295 },
          { picture: 'own-jelly-bits', x: 160, y: 470, size: 110, turn: 40, air: true },
          { picture: 'own-jelly-burst', x: 330, y: 455, size: 260, air: true },
          {
            who: 'ted',
            feels: 'surprised',
            says: 'small',
            does: 'peeking',
            looks: 'front',
            at: [330, 460],
            size: 300,
          },
          { picture: 'own-jelly-hat', x: 330, y: 380, size: 140, air: true },
          partyTable(310, 585, 310),
          {
            who: 'peg',
            feels: 'sad',
            says: 'o',
            looks: 'left',
            arms: 'cheeks',
            at: [530, 565],
            size: 280,
          },
          { picture: 'own-jelly-bits', x: 535, y: 540, size: 90, air: true },
          {
            who: 'gus',
            feels: 'sad',
            says: 'o',
            looks: 'left',
            arms: 'carrying',
            at: [672, 580],
            size: 260,
          },
          { picture: 'own-jelly-bits', x: 685, y: 560, size: 90, turn: 90, air: true },
        ],
      },
    },
    {
      text: '“Yummy!” said Ted. “I’m sixty, and I have jelly all over me. Lucky me!”\nAnd they all had a lick of Ted.',
      alt: 'Ted stands in the middle with jelly all over him and laughs. Peg, Gus, Nell and Mim the magpie crowd around him and laugh.',
      scene: {
        background: 'room',
        items: [
          ...[70, 730].map((x): Item => ({ picture: 'balloon', x, y: 180, size: 110, air: true })),
          { who: 'nell', feels: 'laughing', at: [205, 500], size: 350 },
          {
            who: 'ted',
            feels: 'laughing',
            looks: 'front',
            arms: 'wide',
            at: [420, 575],
            size: 330,
          },
          { picture: 'own-jelly-hat', x: 420, y: 300, size: 124, air: true },
          { picture: 'own-jelly-bits', x: 420, y: 526, size: 107, air: true },
          { picture: 'own-jelly-bits', x: 432, y: 460, size: 75, turn: 90, air: true },
          { who: 'gus', feels: 'laughing', at: [225, 585], size: 270 },
          { who: 'peg', feels: 'laughing', looks: 'left', at: [620, 575], size: 300 },
          {
            who: 'magpie',
            feels: 'happy',
            does: 'flying',
            looks: 'left',
            at: [585, 260],
            size: 190,
            air: true,
          },
        ],
      },
    },
  ],
};
