import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** Ted in the cart. It rolls to the left, or to the right; `turn` is that of the ground. */
function tedInCart(
  x: number,
  y: number,
  size: number,
  to: 'left' | 'right',
  { turn = 0, ...pose }: Partial<Omit<Actor, 'who' | 'at' | 'size' | 'looks'>>,
): Item[] {
  const back = to === 'left' ? 0.04 : -0.04;
  return [
    {
      who: 'ted',
      does: 'sitting',
      looks: to,
      ...pose,
      turn,
      at: [x + size * (back + turn * 0.003), y - size * 0.24],
      size: size * 0.72,
      air: true,
    },
    { picture: 'own-cart', x, y, size, turn, mirror: to === 'left' },
  ];
}

/** The river in front, with the top of its waves at `top`. */
const water = (top: number): Item => ({
  picture: 'own-sea',
  x: 400,
  y: top + 120,
  size: 320,
  stretch: 2.6,
  air: true,
});

export const book: InlineBook = {
  id: 'quicker-ted',
  title: 'Quicker, Ted!',
  author: 'Step Into Reading',
  description:
    'Ted the turtle never wins a race. Meg the mouse has a cart for him. When the horn honks, everybody jumps out of the way. Nearly everybody.',
  step: '3.5',
  props,
  hero: { who: 'ted' },
  cover: {
    background: 'grassSlope',
    items: [
      { picture: 'own-whoosh', x: 470, y: 360, size: 150, turn: -20, mirror: true, air: true },
      { picture: 'own-corn', x: 520, y: 520, size: 150 },
      ...tedInCart(280, 690, 420, 'left', {
        turn: -24,
        feels: 'scared',
        says: 'shout',
        arms: 'up',
      }),
    ],
  },
  pages: [
    {
      text: 'Ted never wins at sport. Frog wins. Dot wins. Never Ted.',
      alt: 'At the end of a race Frog has a cup and Dot cheers. Ted the turtle is still far behind.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 90, y: 420, size: 200 },
          { who: 'ted', feels: 'sad', does: 'walking', at: [200, 450], size: 150 },
          { picture: 'own-finish', x: 590, y: 500, size: 330 },
          {
            who: 'frog',
            feels: 'laughing',
            looks: 'front',
            arms: 'up',
            holds: { picture: 'trophy', size: 76 },
            at: [510, 570],
            size: 240,
          },
          {
            who: 'dot',
            feels: 'laughing',
            does: 'jumping',
            looks: 'left',
            at: [680, 550],
            size: 240,
          },
        ],
      },
    },
    {
      text: '“I must get quicker,” grunted Ted.\n“Then look in this barn!” grinned Meg.',
      alt: 'Ted the turtle is cross. Meg the mouse points to the open door of a red barn.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-barn', x: 620, y: 520, size: 400 },
          { who: 'ted', feels: 'cross', arms: 'hips', at: [170, 575], size: 310 },
          {
            who: 'meg',
            feels: 'happy',
            says: 'grin',
            head: 'left',
            arms: 'pointing',
            at: [400, 580],
            size: 210,
          },
        ],
      },
    },
    {
      text: '“A smart red cart with a horn!” grunted Ted.\n“Just honk,” grinned Meg, “and they’ll jump out of the way.”',
      alt: 'In the barn Ted the turtle points at a red cart with a horn. Meg the mouse spreads her hands.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'wrench', x: 120, y: 230, size: 80, air: true },
          { picture: 'own-straw', x: 700, y: 460, size: 190 },
          { picture: 'own-cart', x: 400, y: 560, size: 330 },
          {
            who: 'ted',
            feels: 'surprised',
            says: 'grin',
            arms: 'pointing',
            gaze: [0.9, 0.8],
            turn: 8,
            at: [165, 575],
            size: 320,
          },
          {
            who: 'meg',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'wide',
            gaze: [0.6, -0.9],
            at: [655, 580],
            size: 220,
          },
        ],
      },
    },
    {
      text: 'The cart started. It went under ferns. It went in and out of corn.',
      alt: 'Ted the turtle rolls along in the cart, under big ferns, with corn before and behind him.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-corn', x: 500, y: 470, size: 190 },
          { picture: 'own-corn', x: 600, y: 460, size: 180, mirror: true },
          { picture: 'own-corn', x: 700, y: 470, size: 190 },
          { picture: 'own-fern', x: 150, y: 560, size: 420, air: true },
          ...tedInCart(360, 555, 300, 'right', { feels: 'happy', says: 'grin', arms: 'holding' }),
          { picture: 'own-corn', x: 560, y: 600, size: 230, mirror: true },
          { picture: 'own-corn', x: 680, y: 605, size: 240 },
          { picture: 'own-fern', x: 90, y: 620, size: 330, air: true },
        ],
      },
    },
    {
      text: 'It went quicker and QUICKER! “Honk!” Gus jumped out of the way. “Honk!” Hen jumped as well.',
      alt: 'The cart races down a hill and Ted holds on with wide eyes. Gus the dog and Hen jump out of the way.',
      scene: {
        background: 'grassSlope',
        items: [
          { picture: 'own-whoosh', x: 500, y: 430, size: 150, turn: -17, mirror: true, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            does: 'jumping',
            looks: 'left',
            at: [640, 400],
            size: 230,
          },
          {
            who: 'hen',
            feels: 'surprised',
            does: 'jumping',
            arms: 'up',
            at: [105, 520],
            size: 190,
          },
          { picture: 'own-dust', x: 560, y: 540, size: 130, air: true },
          ...tedInCart(320, 530, 330, 'left', {
            turn: -17,
            feels: 'scared',
            says: 'wobble',
            arms: 'holding',
            reaches: [[168, 352]],
          }),
          { picture: 'own-note', x: 190, y: 300, size: 70, air: true },
        ],
      },
    },
    {
      text: '“Stop, Ted!” barked Gus. “The river!” Ted honked and honked. But rivers never jump out of the way.',
      alt: 'Gus the dog runs after the cart and shouts. The river is right in front of Ted.',
      scene: {
        background: 'river',
        items: [
          { picture: 'own-grass', x: 600, y: 600, size: 170, stretch: 1.4, air: true },
          {
            who: 'gus',
            feels: 'scared',
            says: 'shout',
            does: 'running',
            arms: 'pointing',
            at: [70, 470],
            size: 190,
          },
          { picture: 'own-whoosh', x: 60, y: 250, size: 100, air: true },
          { picture: 'own-note', x: 370, y: 370, size: 55, air: true },
          ...tedInCart(225, 520, 240, 'right', {
            turn: 8,
            feels: 'scared',
            says: 'shout',
            arms: 'up',
            reaches: [[298, 425]],
          }),
        ],
      },
    },
    {
      text: 'SPLASH! Ted went under. Then Ted popped up with a fern for a hat.',
      alt: 'Ted the turtle looks out of the river with a fern on his head. Part of the cart sticks out of the water.',
      scene: {
        background: 'hills',
        items: [
          { who: 'gus', feels: 'surprised', arms: 'cheeks', at: [110, 440], size: 170 },
          { who: 'meg', feels: 'surprised', looks: 'left', at: [690, 440], size: 130 },
          { picture: 'own-sea', x: 400, y: 560, size: 320, stretch: 2.6, air: true },
          { picture: 'own-splash', x: 400, y: 545, size: 330, stretch: 1.7, air: true },
          { picture: 'own-cart', x: 640, y: 600, size: 220, turn: 62, air: true },
          {
            who: 'ted',
            feels: 'surprised',
            says: 'tight',
            looks: 'front',
            gaze: [0, -0.9],
            at: [380, 640],
            size: 340,
            wears: { picture: 'own-fern', size: 84, dx: 14, dy: 10, turn: -30 },
            air: true,
          },
          water(510),
        ],
      },
    },
    {
      text: '“Far too quick!” grunted Ted. “I’ll never, ever do that!”\n“Never?” asked Meg.\n“Well… let me just get my scarf.”',
      alt: 'The cart stands on top of a hill again. Meg the mouse leans on it, and Ted the turtle holds up a red scarf and smiles.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-hill', x: 420, y: 640, size: 480, stretch: 2, air: true },
          { picture: 'own-cart', x: 560, y: 480, size: 260, air: true },
          {
            who: 'meg',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'hips',
            at: [700, 520],
            size: 190,
            air: true,
          },
          {
            who: 'ted',
            feels: 'happy',
            says: 'grin',
            at: [310, 500],
            size: 310,
            arms: 'up',
            holds: { picture: 'scarf', size: 84 },
            air: true,
          },
        ],
      },
    },
  ],
};
