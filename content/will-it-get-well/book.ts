import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

/** Val is a bush turkey: black, with a red head and a yellow wattle. */
const bushTurkey = {
  base: '#46393f',
  shade: '#2f262b',
  light: '#6a5a60',
  skin: '#e0685a',
  skinShade: '#c24e43',
  fan: '#54464c',
  band: '#2b2327',
  rim: '#7a6a70',
  wattle: '#f4c531',
  lid: '#c9584c',
  brow: '#4a2326',
  beak: '#8d7f84',
  beakDark: '#5f5459',
};

export const book: InlineBook = {
  id: 'will-it-get-well',
  title: 'Will It Get Well?',
  author: 'Step Into Reading',
  description:
    'Gus brings something brown and curly to the vet. It does not wag, and it does not sip. Whatever can it be?',
  step: '1.5',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'kitchen',
    items: [
      { who: 'gus', feels: 'sad', looks: 'right', at: [160, 720], size: 400 },
      {
        who: 'kangaroo',
        feels: 'surprised',
        looks: 'left',
        at: [440, 720],
        size: 470,
        wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
      },

      { picture: 'own-wig', x: 300, y: 720, size: 250 },
    ],
  },
  pages: [
    {
      text: 'Gus ran to the vet van. “Vet! Vet!”',
      alt: 'Gus the dog runs up the street with something brown and curly in his arms. Kit the kangaroo, in a nurse’s cap, stands by a white van with a paw on it.',
      scene: {
        background: 'street',
        items: [
          { picture: 'own-vet-van', x: 620, y: 530, size: 420, mirror: true },
          {
            who: 'kangaroo',
            feels: 'surprised',
            looks: 'left',
            at: [460, 575],
            size: 370,
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },

          {
            who: 'gus',
            does: 'running',
            feels: 'scared',
            says: 'shout',
            looks: 'right',
            at: [170, 575],
            size: 330,
            reaches: [
              [265, 470],
              [250, 480],
            ],
          },
          { picture: 'own-wig', x: 272, y: 508, size: 140, turn: 10, air: true },
        ],
      },
    },
    {
      text: '“It is ill,” said Gus. “Will it get well?”',
      alt: 'The brown curly thing lies on a table. Gus looks at it and cries. Kit listens to it.',
      scene: {
        background: 'kitchen',
        items: [
          { who: 'gus', feels: 'sad', says: 'o', looks: 'right', at: [160, 575], size: 350 },
          {
            who: 'kangaroo',
            feels: 'calm',
            looks: 'left',
            at: [640, 575],
            size: 430,
            reaches: [[475, 400]],
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },
          { picture: 'own-table', x: 380, y: 600, size: 260, stretch: 1.2 },

          { picture: 'own-wig', x: 370, y: 485, size: 170, air: true },
          { picture: 'stethoscope', x: 470, y: 450, size: 110, turn: 20, air: true },
        ],
      },
    },
    {
      text: '“A big job!” said Kit. It did not wag.',
      alt: 'Gus turns round and wags to show how it is done. The curly thing on the table does nothing. Kit has no idea.',
      scene: {
        background: 'kitchen',
        items: [
          {
            who: 'kangaroo',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            at: [660, 575],
            size: 430,
            arms: 'cheeks',
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },
          { picture: 'own-table', x: 420, y: 600, size: 260, stretch: 1.2 },

          { picture: 'own-wig', x: 420, y: 485, size: 170, air: true },
          { who: 'gus', does: 'turned', feels: 'happy', head: 'right', at: [180, 580], size: 390 },
        ],
      },
    },
    {
      text: 'Kit got a jug. It did not sip. It got wet.',
      alt: 'Kit pours water from a jug over the curly thing. It drips off the table. Gus watches with big eyes.',
      scene: {
        background: 'kitchen',
        items: [
          {
            who: 'kangaroo',
            feels: 'happy',
            looks: 'left',
            at: [650, 575],
            size: 420,
            reaches: [[510, 300]],
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },
          { picture: 'own-table', x: 370, y: 600, size: 260, stretch: 1.2 },

          { picture: 'own-wet-wig', x: 370, y: 490, size: 180, air: true },
          { picture: 'own-pour', x: 400, y: 420, size: 150, mirror: true, air: true },
          { picture: 'own-water-jug', x: 480, y: 330, size: 130, turn: -55, air: true },
          { picture: 'own-puddle', x: 370, y: 600, size: 260, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            looks: 'right',
            at: [146, 575],
            size: 330,
            arms: 'cheeks',
          },
        ],
      },
    },
    {
      text: '“It will get a jab,” said Kit. Gus fell.',
      alt: 'Kit holds up a big needle. The curly thing lies still, but Gus has fainted and lies flat on the floor.',
      scene: {
        background: 'kitchen',
        items: [
          {
            who: 'kangaroo',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [620, 575],
            size: 430,
            reaches: [[480, 300]],
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },
          { picture: 'own-table', x: 420, y: 600, size: 240, stretch: 1.2 },

          { picture: 'own-wet-wig', x: 410, y: 500, size: 170, air: true },
          { picture: 'syringe', x: 460, y: 360, size: 170, turn: 180, air: true },
          {
            who: 'gus',
            does: 'lying',
            feels: 'asleep',
            says: 'small',
            looks: 'left',
            at: [216, 590],
            size: 360,
          },
        ],
      },
    },
    {
      text: 'Val ran in. “It is not a pet!” said Val.',
      alt: 'Val the bush turkey runs in with a bald head and shouts at the wig on the table. Kit and Gus stare.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-table', x: 420, y: 600, size: 240, stretch: 1.2 },

          { picture: 'own-wet-wig', x: 420, y: 500, size: 170, air: true },
          {
            who: 'turkey',
            colors: bushTurkey,
            does: 'running',
            feels: 'cross',
            says: 'shout',
            looks: 'right',

            at: [190, 570],
            size: 345,
          },
          {
            who: 'kangaroo',
            feels: 'surprised',
            looks: 'left',
            at: [680, 575],
            size: 400,
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },
          {
            who: 'gus',
            does: 'sitting',
            feels: 'surprised',
            looks: 'left',
            at: [565, 590],
            size: 270,
          },
        ],
      },
    },
    {
      text: '“It is a wig!” said Val. The wig was wet.',
      alt: 'Val has the wet brown wig on. Water runs down. Gus and Kit hold their cheeks.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-puddle', x: 400, y: 610, size: 420, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            looks: 'right',
            at: [136, 575],
            size: 310,
            arms: 'cheeks',
          },
          {
            who: 'kangaroo',
            feels: 'surprised',
            looks: 'left',
            at: [690, 575],
            size: 390,
            arms: 'cheeks',
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },

          {
            who: 'turkey',
            colors: bushTurkey,
            feels: 'cross',
            says: 'o',
            looks: 'front',
            at: [400, 575],
            size: 420,
            arms: 'hips',
            wears: { picture: 'own-wet-wig', size: 96, dy: 16 },
          },
          { picture: 'droplet', x: 290, y: 330, size: 34, air: true },
          { picture: 'droplet', x: 510, y: 360, size: 30, air: true },
        ],
      },
    },
    {
      text: '“Vet!” said Gus. “It is ill! Will it get well?”',
      alt: 'Gus runs to the van again, this time with a mop in his arms. Kit and Val, who has the dry wig on, laugh and laugh.',
      scene: {
        background: 'street',
        items: [
          { picture: 'own-vet-van', x: 400, y: 490, size: 330 },
          {
            who: 'kangaroo',
            feels: 'laughing',
            looks: 'left',
            at: [700, 570],
            size: 360,
            wears: { picture: 'own-nurse-cap', size: 62, dy: 6 },
          },

          {
            who: 'turkey',
            colors: bushTurkey,
            feels: 'laughing',
            looks: 'left',
            at: [545, 575],
            size: 320,
            wears: { picture: 'own-wig', size: 100, dy: 14 },
          },
          {
            who: 'gus',
            does: 'running',
            feels: 'sad',
            says: 'shout',
            looks: 'right',
            at: [170, 575],
            size: 340,
            reaches: [
              [250, 470],
              [230, 480],
            ],
          },
          { picture: 'own-string-mop', x: 260, y: 540, size: 280, turn: 70, air: true },
        ],
      },
    },
  ],
};
