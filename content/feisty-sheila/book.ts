import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item, Thing } from '../pictures/scene.ts';

const grey = {
  base: '#b9bccb',
  shade: '#8f93a8',
  light: '#eef0f6',
  rim: '#74788e',
  lid: '#a3a7b9',
  brow: '#5a5d70',
  mane: '#5b4a78',
  fold: '#48395f',
  nostril: '#74788e',
  hoof: '#4f4a5e',
  ribbon: '#e0566f',
};

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

/** Sheila on four legs, to the right, with Ted on her back and the reins. */
const ride = (
  x: number,
  y: number,
  size: number,
  sheila: Partial<Actor>,
  ted: Partial<Actor>,
): Item[] => [
  {
    who: 'ted',
    does: 'sitting',
    ...ted,
    at: [x - size * 0.2, y - size * 0.34],
    size: size * 0.6,
    air: true,
    reaches: [
      [x - size * 0.04, y - size * 0.5],
      [x - size * 0.1, y - size * 0.47],
    ],
  },
  { who: 'pony', does: 'crawling', colors: grey, ...sheila, at: [x, y], size },
  thing('own-reins', x + size * 0.16, y - size * 0.3, size * 0.42),
];

const groom: Actor = {
  who: 'ox',
  feels: 'happy',
  at: [0, 0],
  size: 300,
  wears: { picture: 'top-hat', size: 74, dy: 4 },
};

export const book: InlineBook = {
  id: 'feisty-sheila',
  title: 'Feisty Sheila',
  author: 'Step Into Reading',
  description:
    'Ted holds the reins, and Sheila goes where she likes. This time she goes right into a wedding.',
  step: '8.3',
  props,
  hero: { who: 'pony', colors: grey },
  cover: {
    background: 'hills',
    items: [
      thing('own-dust', 90, 735, 130),
      ...ride(300, 715, 430, { feels: 'happy', says: 'grin' }, { feels: 'scared', says: 'shout' }),
      thing('own-whoosh', 110, 480, 120, { mirror: true }),
    ],
  },
  pages: [
    {
      text: '“Sheila is a feisty pony,” said Dot. “Keep hold of the reins.”\n“I am neither young nor quick,” said Ted, “but I can hold on.”',
      alt: 'Dot the duck pats Sheila, a grey pony on four legs. Ted the turtle sits on her back and holds the reins.',
      scene: {
        background: 'farm',
        items: [
          ...ride(340, 580, 420, { feels: 'happy' }, { feels: 'calm', says: 'o', looks: 'right' }),
          {
            who: 'dot',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [700, 585],
            size: 270,
            reaches: [[590, 470]],
          },
        ],
      },
    },
    {
      text: 'Ted seized the reins, and off they went! Trees and hedges spun by like a kaleidoscope. Sheila ran through a creek. She ran through a line of laundry.',
      alt: 'Sheila runs with Ted on her back. Behind them are stripes of colour, and in front of them a line of laundry with a white veil.',
      scene: {
        background: 'hills',
        items: [
          thing('own-spun-trees', 170, 470, 320, { stretch: 1.3 }),
          thing('own-laundry', 655, 560, 270),
          thing('own-veil', 666, 479, 90),
          thing('own-splash', 80, 590, 150),
          ...ride(
            330,
            580,
            380,
            { feels: 'happy', says: 'grin' },
            { feels: 'scared', says: 'wobble' },
          ),
        ],
      },
    },
    {
      text: 'A long white veil landed on her head. “I can’t see!” yelled Sheila.\n“I can’t look!” yelled Ted.',
      alt: 'A white veil hangs over the face of Sheila as she runs. Ted, on her back, shuts his eyes.',
      scene: {
        background: 'farm',
        items: [
          thing('own-whoosh', 110, 300, 130, { mirror: true }),
          thing('own-dust', 90, 590, 150),
          ...ride(
            400,
            580,
            450,
            { feels: 'surprised', says: 'shout' },
            { feels: 'asleep', says: 'shout' },
          ),
          thing('own-veil', 522, 530, 280),
        ],
      },
    },
    {
      text: 'Sheila ran right into a wedding. “Here is the bride!” cried Reindeer. “What a beautiful veil!”\nOx turned round, in his best hat. “How weird,” he said.',
      alt: 'Sheila, in the veil and with Ted on her back, stands before an arch of flowers. Ox in a top hat stares. Reindeer opens his arms.',
      scene: {
        background: 'hills',
        items: [
          thing('own-arch', 590, 590, 440, { stretch: 0.9 }),
          { ...groom, feels: 'surprised', says: 'small', looks: 'left', at: [520, 560], size: 280 },
          {
            who: 'reindeer',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'wide',
            at: [680, 580],
            size: 265,
          },
          ...ride(215, 585, 340, { feels: 'surprised', gaze: [0.6, -0.6] }, { feels: 'surprised' }),
          thing('own-veil-on', 305, 532, 194),
        ],
      },
    },
    {
      text: '“Neither of us is a bride!” yelled Ted, and he shook the reins. But Sheila had seen the cake. She seized it, and she ate it.',
      alt: 'Sheila has her nose in a big pink and white cake. Ted yells and pulls at the reins. Ox holds his cheeks.',
      scene: {
        background: 'hills',
        items: [
          {
            ...groom,
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            arms: 'cheeks',
            at: [685, 530],
            size: 245,
          },
          { picture: 'own-table', x: 590, y: 595, size: 210 },
          ...ride(
            300,
            585,
            390,
            { feels: 'happy', says: 'grin' },
            { feels: 'cross', says: 'shout' },
          ),
          thing('own-veil-on', 404, 524, 220),
          thing('own-cake', 545, 520, 210, { turn: -8 }),
        ],
      },
    },
    {
      text: 'Then Cow ran up, out of breath. “That is my veil!” she cried. “And I am the bride.” So Reindeer took off the veil, and Cow put it on. Ox began to smile.',
      alt: 'Cow wears the veil and holds flowers. Ox smiles at her under the arch. Sheila sits to one side with Ted.',
      scene: {
        background: 'hills',
        items: [
          thing('own-arch', 420, 590, 450),
          { who: 'reindeer', feels: 'happy', at: [110, 570], size: 270 },
          { ...groom, feels: 'happy', looks: 'left', at: [515, 580], size: 310 },
          {
            who: 'cow',
            feels: 'happy',
            says: 'grin',
            at: [330, 580],
            size: 320,
            reaches: [[395, 500]],
          },
          thing('own-veil-on', 333, 422, 175),
          thing('own-posy', 405, 515, 80),
          {
            who: 'pony',
            does: 'sitting',
            colors: grey,
            feels: 'calm',
            looks: 'left',
            at: [700, 585],
            size: 240,
          },
          { who: 'ted', feels: 'happy', looks: 'left', at: [612, 594], size: 165 },
        ],
      },
    },
    {
      text: '“It was a weird wedding,” said Cow, “but it was a great one!” She threw her flowers high in the air. Sheila ate them, too.',
      alt: 'Cow in her veil throws up her arms. Sheila jumps with flowers in her mouth. Ox laughs, and Ted holds his cheeks.',
      scene: {
        background: 'dusk',
        items: [
          { ...groom, feels: 'laughing', at: [135, 560], size: 280 },
          { who: 'cow', feels: 'laughing', arms: 'up', at: [310, 580], size: 310 },
          thing('own-veil-on', 313, 427, 170),
          {
            who: 'pony',
            does: 'jumping',
            colors: grey,
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [520, 560],
            size: 350,
          },
          thing('own-posy', 478, 370, 110, { turn: 60 }),
          {
            who: 'ted',
            feels: 'surprised',
            arms: 'cheeks',
            looks: 'left',
            at: [710, 585],
            size: 240,
          },
        ],
      },
    },
  ],
};
