import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** Nell, who looks to the right, and a thing at the tip of her trunk. */
function nell(
  x: number,
  y: number,
  size: number,
  pose: Partial<Omit<Actor, 'who' | 'at' | 'size'>>,
  tip?: { picture: string; size: number },
): Item[] {
  const actor: Item = { who: 'nell', ...pose, at: [x, y], size };
  if (tip === undefined) return [actor];
  const thing: Item = {
    ...tip,
    x: x + size * 0.35,
    y: y - size * 0.63 + tip.size * 0.42,
    air: true,
  };
  return [actor, thing];
}

/** Gus in the large pot: only head and paws look out. */
const gusInPot = (
  x: number,
  y: number,
  size: number,
  pose: Partial<Omit<Actor, 'who' | 'at' | 'size'>>,
): Item[] => [
  { picture: 'own-pot-back', x, y, size, air: true },
  { who: 'gus', does: 'peeking', ...pose, at: [x, y - size * 0.56], size: size * 0.95, air: true },
  { picture: 'own-pot-front', x, y, size },
];

export const book: InlineBook = {
  id: 'a-little-sneeze',
  title: 'A Little Sneeze',
  author: 'Step Into Reading',
  description:
    'Nell the elephant has a tickle in her trunk, so everybody hides from the huge sneeze. Nobody thinks of Meg the mouse.',
  step: '3.6',
  props,
  hero: { who: 'nell' },
  cover: {
    background: 'hills',
    items: [
      { picture: 'feather', x: 460, y: 400, size: 90, turn: 20, air: true },
      ...nell(270, 735, 440, { feels: 'sleepy', says: 'o', turn: -4 }),
      { who: 'meg', feels: 'happy', looks: 'left', gaze: [-0.5, -0.9], at: [490, 750], size: 130 },
    ],
  },
  pages: [
    {
      text: 'Nell had a little tickle in her trunk. “Sniff… sniff…” went Nell.',
      alt: 'A feather floats at the tip of the trunk of Nell the elephant. Her eyes are nearly shut and her mouth is open.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 90, y: 430, size: 240 },
          ...nell(
            370,
            580,
            420,
            { feels: 'sleepy', says: 'o', gaze: [0.9, -0.4] },
            { picture: 'feather', size: 90 },
          ),
          {
            who: 'meg',
            feels: 'calm',
            looks: 'left',
            gaze: [-0.6, -0.8],
            at: [690, 580],
            size: 130,
          },
        ],
      },
    },
    {
      text: '“Nell will sneeze!” barked Gus. “Nell is huge. It will be a HUGE sneeze!”',
      alt: 'Gus the dog shouts and runs from Nell, who lifts her trunk. Dot and Ted pull scared faces.',
      scene: {
        background: 'hills',
        items: [
          ...nell(210, 570, 380, { feels: 'sleepy', says: 'o', turn: -5 }),
          { who: 'dot', feels: 'scared', arms: 'up', looks: 'left', at: [738, 445], size: 170 },
          { who: 'ted', feels: 'scared', looks: 'left', arms: 'cheeks', at: [415, 440], size: 180 },
          {
            who: 'gus',
            feels: 'scared',
            says: 'shout',
            does: 'running',
            head: 'left',
            at: [535, 585],
            size: 290,
          },
        ],
      },
    },
    {
      text: 'Dot plunged in a puddle. Gus hid in a large pot. Ted just hid in Ted.',
      alt: 'Dot the duck is upside down in a puddle. Gus the dog looks out of a large pot. Only the eyes of Ted the turtle can be seen in his shell.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-rain-puddle', x: 150, y: 600, size: 320, air: true },
          { who: 'dot', feels: 'scared', turn: 180, at: [150, 370], size: 260, air: true },
          { picture: 'own-splash', x: 150, y: 590, size: 190, stretch: 1.3, air: true },
          ...gusInPot(400, 575, 270, { feels: 'scared', looks: 'front' }),
          { picture: 'own-ted-shell', x: 660, y: 590, size: 260 },
        ],
      },
    },
    {
      text: '“Freeze, Nell!” yelled Peg. Peg squeezed an apple in the end of Nell’s trunk.',
      alt: 'Peg the pig stretches up and pushes a red apple on the tip of Nell’s trunk.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 720, y: 430, size: 200 },
          { picture: 'own-ted-shell', x: 90, y: 450, size: 110 },
          ...nell(
            290,
            585,
            430,
            { feels: 'surprised', says: 'small', gaze: [1, 0] },
            { picture: 'red-apple', size: 84 },
          ),
          {
            who: 'peg',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            reaches: [
              [478, 320],
              [462, 344],
            ],
            at: [590, 585],
            size: 320,
          },
        ],
      },
    },
    {
      text: '“Sniff… SNIFF…” The apple wobbled. Nell wobbled. “SNIFF…”',
      alt: 'Nell leans far back with eyes half shut and the apple on her trunk. Peg hides behind a bush, and Gus looks out of the pot.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'peg',
            feels: 'scared',
            does: 'peeking',
            looks: 'left',
            at: [690, 430],
            size: 210,
          },
          { picture: 'own-hedge', x: 690, y: 490, size: 160, stretch: 1.5, air: true },
          ...gusInPot(110, 570, 200, { feels: 'scared', looks: 'front', gaze: [0.9, -0.3] }),
          ...nell(
            400,
            590,
            480,
            { feels: 'sleepy', says: 'o', arms: 'up' },
            { picture: 'red-apple', size: 94 },
          ),
        ],
      },
    },
    {
      text: '“…choo.” Plop! The apple fell off. “That was just a little breeze!” giggled Gus. Dot and Ted giggled as well.',
      alt: 'The apple lies at Nell’s feet. Gus in the pot, Dot and Ted laugh, and Nell smiles shyly.',
      scene: {
        background: 'hills',
        items: [
          ...nell(330, 570, 370, {
            feels: 'happy',
            says: 'small',
            gaze: [0.6, 0.8],
            arms: 'cheeks',
          }),
          { picture: 'red-apple', x: 480, y: 590, size: 80 },
          ...gusInPot(640, 570, 240, { feels: 'laughing', looks: 'left' }),
          { who: 'dot', feels: 'laughing', at: [90, 580], size: 220 },
          { who: 'ted', feels: 'laughing', looks: 'left', at: [500, 430], size: 160 },
        ],
      },
    },
    {
      text: 'Then Meg had a tickle. “Sniff… sniff…”\n“You are so little, Meg!” giggled Gus. “Sneeze!”',
      alt: 'The feather floats at the nose of Meg the mouse, whose eyes are half shut. Gus and Peg laugh.',
      scene: {
        background: 'hills',
        items: [
          { who: 'peg', feels: 'laughing', looks: 'left', at: [700, 500], size: 220 },
          ...gusInPot(560, 575, 250, { feels: 'laughing', looks: 'left' }),
          {
            who: 'meg',
            feels: 'sleepy',
            says: 'o',
            arms: 'up',
            gaze: [0.8, -0.3],
            at: [240, 580],
            size: 330,
          },
          { picture: 'feather', x: 375, y: 440, size: 110, turn: 10, air: true },
        ],
      },
    },
    {
      text: '“CHOO!” Not such a little sneeze! “Bless you, Meg,” grinned Nell.',
      alt: 'Gus, Peg, Dot and Ted hang in the top of a tree that bends over. Down on the ground stands small Meg, surprised, next to Nell.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-trunk', x: 640, y: 600, size: 430, turn: 8, air: true },
          { picture: 'own-leaves', x: 610, y: 400, size: 420, stretch: 0.95, air: true },
          {
            who: 'ted',
            feels: 'surprised',
            arms: 'up',
            turn: 160,
            at: [700, 60],
            size: 150,
            air: true,
          },
          {
            who: 'dot',
            feels: 'surprised',
            arms: 'wide',
            looks: 'left',
            turn: -20,
            at: [505, 215],
            size: 150,
            air: true,
          },
          {
            who: 'gus',
            feels: 'surprised',
            does: 'jumping',
            arms: 'up',
            looks: 'left',
            turn: 14,
            at: [620, 205],
            size: 160,
            air: true,
          },
          {
            who: 'peg',
            feels: 'surprised',
            does: 'lying',
            looks: 'left',
            at: [640, 330],
            size: 170,
            air: true,
          },
          { picture: 'own-gust', x: 400, y: 470, size: 230, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 370, y: 170, size: 70, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 735, y: 450, size: 60, air: true },
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            gaze: [0.6, 0.7],
            at: [150, 575],
            size: 330,
          },
          {
            who: 'meg',
            feels: 'surprised',
            says: 'small',
            arms: 'cheeks',
            at: [330, 585],
            size: 120,
          },
        ],
      },
    },
  ],
};
