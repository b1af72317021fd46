import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

const creek: Item = {
  picture: 'own-creek',
  x: 400,
  y: 562.5,
  size: 600,
  stretch: 4 / 3,
  air: true,
};

/** Gus inside the tyre, both about the same middle, turned as far as they have rolled. */
function rolling(x: number, y: number, size: number, turn: number, gus: Partial<Actor>): Item[] {
  const big = size * 0.78;
  const low = big * 0.35;
  const angle = (turn * Math.PI) / 180;
  return [
    { picture: 'own-tyre', x, y: y + size * 0.4375, size, turn, air: true },
    {
      ...gus,
      who: 'gus',
      does: 'sitting',
      at: [x - low * Math.sin(angle), y + low * Math.cos(angle)],
      size: big,
      turn,
      air: true,
    },
  ];
}

export const book: InlineBook = {
  id: 'go-tyre-go',
  title: 'Go, Tyre, Go!',
  author: 'Step Into Reading',
  description:
    'Gus wants to roll down the hill in an old tyre. Sam only has to hold it. What can go wrong?',
  step: '4.1',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'grassSlope',
    items: [
      { who: 'sam', feels: 'scared', does: 'running', looks: 'left', at: [500, 462], size: 180 },
      { picture: 'own-whoosh', x: 470, y: 600, size: 120, turn: -28, mirror: true, air: true },
      ...rolling(270, 480, 400, -28, { feels: 'laughing', looks: 'left', arms: 'up' }),
      { picture: 'butterfly', x: 150, y: 230, size: 70, turn: 16, air: true },
    ],
  },
  pages: [
    {
      text: '“It’s an old tyre,” said Sam. “It’s black and it smells. No style!”',
      alt: 'An old black tyre leans against a tree. Gus the dog is happy with it, Sam the cat is not.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 405, y: 500, size: 430 },
          { picture: 'own-tyre', x: 400, y: 560, size: 230, turn: 12 },
          { who: 'gus', feels: 'happy', arms: 'wide', at: [170, 560], size: 320, gaze: [1, 0.4] },
          {
            who: 'sam',
            feels: 'cross',
            says: 'o',
            looks: 'left',
            arms: 'hips',
            at: [612, 555],
            size: 320,
          },
        ],
      },
    },
    {
      text: '“Let me try it!” begged Gus. “Hold on, Sam. Don’t let me go!”',
      alt: 'At the top of a hill, Gus sits inside the tyre. Sam holds it with both hands. A butterfly comes.',
      scene: {
        background: 'grassSlope',
        items: [
          { picture: 'butterfly', x: 720, y: 110, size: 56, turn: -14, air: true },
          ...rolling(420, 330, 270, 0, { feels: 'happy', says: 'grin', looks: 'left' }),
          {
            who: 'sam',
            feels: 'calm',
            looks: 'left',
            at: [630, 400],
            size: 290,
            turn: 4,
            reaches: [
              [540, 300],
              [535, 345],
            ],
            air: true,
          },
        ],
      },
    },
    {
      text: 'But a butterfly sat on Sam’s whiskers. “At… at… AT-CHOO!” He let go.',
      alt: 'Sam sneezes with shut eyes and lets go of the tyre. A butterfly flies off, and the tyre rolls with Gus in it.',
      scene: {
        background: 'grassSlope',
        items: [
          ...rolling(190, 395, 240, -40, { feels: 'surprised', looks: 'right' }),
          {
            who: 'sam',
            feels: 'laughing',
            says: 'shout',
            looks: 'left',
            arms: 'up',
            at: [600, 470],
            size: 420,
            turn: -8,
            air: true,
          },
          { picture: 'butterfly', x: 430, y: 215, size: 80, turn: -24, air: true },
        ],
      },
    },
    {
      text: '“Oh no!” yelled Gus. The old tyre rolled and rolled.',
      alt: 'The tyre rolls down the slope with Gus upside down in it. Sam is small and far behind.',
      scene: {
        background: 'grassSlope',
        items: [
          {
            who: 'sam',
            feels: 'scared',
            does: 'running',
            looks: 'left',
            at: [700, 345],
            size: 120,
            air: true,
          },
          { picture: 'own-whoosh', x: 590, y: 400, size: 130, turn: -17, mirror: true, air: true },
          { picture: 'own-whoosh', x: 560, y: 300, size: 100, turn: -17, mirror: true, air: true },
          ...rolling(330, 315, 300, -165, { feels: 'scared', says: 'shout', arms: 'wide' }),
        ],
      },
    },
    {
      text: 'It rolled by Hen. “You’re going too fast!” she yelled.\n“You’re telling ME!” yelled Gus.',
      alt: 'The tyre bounces past Hen on the farm. Gus is on his side in it, and Hen shouts after him.',
      scene: {
        background: 'farm',
        items: [
          {
            who: 'hen',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'up',
            at: [630, 550],
            size: 320,
          },
          { who: 'chick', feels: 'surprised', looks: 'left', at: [480, 575], size: 120 },
          { picture: 'own-whoosh', x: 420, y: 400, size: 110, mirror: true, air: true },
          ...rolling(220, 360, 290, -80, { feels: 'scared', says: 'shout', looks: 'left' }),
          { picture: 'own-dust', x: 330, y: 570, size: 110, air: true },
        ],
      },
    },
    {
      text: 'SPLASH! The tyre landed in the creek. It did not sink. “I’m a boat!” yelled Gus. “I’m a hero!”',
      alt: 'The tyre floats on the creek with Gus in it. Water splashes up, and Gus throws up his arms.',
      scene: {
        background: 'hills',
        items: [
          creek,
          { picture: 'own-splash', x: 400, y: 510, size: 420, stretch: 1.2, air: true },
          { picture: 'own-tyre-back', x: 400, y: 560, size: 330, air: true },
          {
            who: 'gus',
            feels: 'laughing',
            does: 'sitting',
            arms: 'up',
            at: [400, 500],
            size: 340,
            air: true,
          },
          { picture: 'own-tyre-front', x: 400, y: 560, size: 330, air: true },
          { who: 'frog', feels: 'surprised', looks: 'right', at: [90, 388], size: 130 },
        ],
      },
    },
    {
      text: '“Hop in! We’re off!” yelled Gus.\n“No, no,” said Sam. “I’m not the type to get wet.” But he was so, so hot.',
      alt: 'The sun burns. Sam stands on the bank with drooping eyes and looks at Gus in the cool water.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 640, y: 190, size: 150, air: true },
          {
            who: 'sam',
            feels: 'sleepy',
            says: 'small',
            arms: 'down',
            at: [200, 392],
            size: 310,
            gaze: [1, 0.5],
          },
          creek,
          { picture: 'own-tyre-back', x: 560, y: 575, size: 270, air: true },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            does: 'sitting',
            looks: 'left',
            arms: 'wide',
            at: [560, 530],
            size: 290,
            air: true,
          },
          { picture: 'own-tyre-front', x: 560, y: 575, size: 270, air: true },
        ],
      },
    },
    {
      text: '“They’re both mad,” said Hen.\n“An old tyre on a creek!” said Sam. “I told you it had style.”',
      alt: 'Sam sits in the tyre in sunglasses with a cold drink. Gus swims and pushes it. Hen watches from the bank.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 690, y: 160, size: 110, air: true },
          { who: 'hen', feels: 'surprised', says: 'o', at: [118, 390], size: 190 },
          creek,
          { picture: 'own-tyre-back', x: 470, y: 585, size: 360, air: true },
          {
            who: 'sam',
            feels: 'happy',
            says: 'grin',
            does: 'sitting',
            looks: 'left',
            at: [452, 528],
            size: 330,
            holds: { picture: 'cup-with-straw', size: 60 },
            air: true,
          },
          { picture: 'own-sunnies', x: 449, y: 415, size: 190, turn: -2, air: true },
          { picture: 'own-tyre-front', x: 470, y: 585, size: 360, air: true },
          { who: 'gus', feels: 'happy', does: 'peeking', looks: 'left', at: [694, 560], size: 215 },
        ],
      },
    },
  ],
};
