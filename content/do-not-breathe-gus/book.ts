import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

type Pose = Partial<Omit<Actor, 'who' | 'at' | 'size'>>;

/** Gus, who looks to the right, and his breath. */
const gusBreathes = (x: number, y: number, size: number, pose: Pose = {}): Item[] => [
  { who: 'gus', feels: 'happy', says: 'o', ...pose, at: [x, y], size },
  {
    picture: 'own-fume',
    x: x + size * 0.42,
    y: y - size * 0.44,
    size: size * 0.5,
    stretch: 1.2,
    air: true,
  },
];

/** The second horse, in grey. */
const grey = {
  base: '#a3a9b5',
  shade: '#7f8694',
  light: '#e3e6ec',
  rim: '#6d7482',
  lid: '#949aa7',
  brow: '#4d5361',
  mane: '#5b6170',
  fold: '#747b8a',
  nostril: '#7a808d',
  hoof: '#4b505c',
  ribbon: '#d9483f',
};

/** Sam, green in the face. */
const green = { base: '#a9c25a', shade: '#86a041', lid: '#9ab44e', light: '#e6edc0' };

/** Gus, red in the face. */
const red = { base: '#d2492f', shade: '#a93520', lid: '#bd3f28' };

const bubbles = (places: readonly (readonly [x: number, y: number, size: number])[]): Item[] =>
  places.map(([x, y, size]) => ({ picture: 'own-bubble', x, y, size, air: true }));

export const book: InlineBook = {
  id: 'do-not-breathe-gus',
  title: 'Do Not Breathe, Gus!',
  author: 'Step Into Reading',
  description:
    'Gus the dog finds an old fish in a bin, and eats it. Nobody can stand his breath, not even the horses. Meg the mouse knows what to do.',
  step: '3.6',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'farm',
    items: [
      ...gusBreathes(210, 735, 400, { feels: 'happy' }),
      {
        who: 'sam',
        feels: 'scared',
        looks: 'left',
        arms: 'cheeks',
        colors: green,
        at: [470, 735],
        size: 280,
      },
    ],
  },
  pages: [
    {
      text: 'Gus found green fish in a bin. Gus had a taste. “I hate waste!” grinned Gus, and ate it all.',
      alt: 'Gus the dog stands by a bin with a yellow lid and holds an old green fish.',
      scene: {
        background: 'street',
        items: [
          { picture: 'own-bin', x: 190, y: 575, size: 300 },
          { picture: 'fly', x: 640, y: 350, size: 50, air: true },
          { picture: 'fly', x: 290, y: 270, size: 46, mirror: true, air: true },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            arms: 'holding',
            holds: { picture: 'own-old-fish', size: 84, dx: 24 },
            at: [440, 580],
            size: 370,
          },
        ],
      },
    },
    {
      text: '“Taste some!” breathed Gus. Sam went green. “Do not breathe, Gus!”',
      alt: 'A green cloud comes out of the mouth of Gus. Sam the cat leans back, quite green.',
      scene: {
        background: 'hills',
        items: [
          ...gusBreathes(210, 575, 360),
          {
            who: 'sam',
            feels: 'scared',
            says: 'shout',
            looks: 'left',
            arms: 'wide',
            colors: green,
            turn: 10,
            at: [580, 575],
            size: 350,
          },
        ],
      },
    },
    {
      text: 'Gus ran up to the horses. Gus breathed. Horses stuck long faces in hay. “Do not breathe, Gus!”',
      alt: 'Gus the dog breathes out a green cloud. Two horses have their heads deep in a heap of hay.',
      scene: {
        background: 'farm',
        items: [
          ...gusBreathes(130, 580, 270),
          {
            who: 'pony',
            feels: 'scared',
            does: 'crawling',
            looks: 'right',
            at: [490, 515],
            size: 300,
          },
          {
            who: 'pony',
            feels: 'scared',
            does: 'crawling',
            looks: 'right',
            colors: grey,
            at: [430, 590],
            size: 300,
          },
          { picture: 'own-straw', x: 590, y: 600, size: 430, air: true },
          { picture: 'own-straw-front', x: 560, y: 610, size: 360, air: true },
        ],
      },
    },
    {
      text: 'Gus ran up to the shops. Gus breathed. Shops shut in haste, one, two, three!',
      alt: 'Gus the dog stands in a street and breathes out a green cloud. The shutters of three shops are down.',
      scene: {
        background: 'street',
        items: [
          { picture: 'own-shut-shop', x: 330, y: 450, size: 230, air: true },
          { picture: 'own-shut-shop', x: 530, y: 450, size: 230, air: true },
          { picture: 'own-shut-shop', x: 720, y: 450, size: 230, air: true },
          ...gusBreathes(210, 580, 330, { feels: 'surprised' }),
        ],
      },
    },
    {
      text: 'Gus sat still and did not breathe. His face got red and round. “I have to breathe!”',
      alt: 'Gus the dog sits and holds his breath. His cheeks are round and he is red all over.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 110, y: 430, size: 220 },
          {
            who: 'gus',
            feels: 'scared',
            says: 'small',
            does: 'sitting',
            looks: 'front',
            arms: 'carrying',
            colors: red,
            at: [400, 590],
            size: 480,
          },
          { picture: 'own-puffed', x: 400, y: 480, size: 225, air: true },
        ],
      },
    },
    {
      text: 'Meg had a tub and toothpaste. “Bathe, Gus, and brush! It will soothe us all!”',
      alt: 'Meg the mouse, with a clothes peg on her nose, holds up toothpaste by a tub of suds. Gus the dog looks at the tub.',
      scene: {
        background: 'room',
        items: [
          { picture: 'mirror', x: 700, y: 330, size: 170, air: true },
          { picture: 'own-tub-back', x: 560, y: 580, size: 320 },
          { picture: 'own-suds', x: 560, y: 485, size: 280, air: true },
          { picture: 'own-tub-front', x: 560, y: 580, size: 320, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'small',
            arms: 'cheeks',
            gaze: [0.9, 0.1],
            at: [130, 580],
            size: 330,
          },
          {
            who: 'meg',
            feels: 'cross',
            says: 'o',
            looks: 'left',
            arms: 'up',
            holds: { picture: 'own-paste', size: 84 },
            at: [345, 585],
            size: 250,
          },
          { picture: 'own-nose-peg', x: 328, y: 500, size: 74, air: true },
        ],
      },
    },
    {
      text: 'Gus bathed. Gus brushed. Gus tasted the paste. “Mint! Nice!” grinned Gus, and ate it all.',
      alt: 'Gus the dog sits in the tub full of suds and has the tube of toothpaste at his mouth. The toothbrush lies on the floor. Meg the mouse stares.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-tub-back', x: 340, y: 590, size: 430 },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            does: 'standing',
            reaches: [[458, 318]],
            at: [335, 500],
            size: 380,
            air: true,
          },
          { picture: 'own-paste', x: 445, y: 346, size: 120, turn: 76, air: true },
          { picture: 'own-suds', x: 338, y: 470, size: 390, air: true },
          { picture: 'own-tub-front', x: 340, y: 590, size: 430, air: true },
          { picture: 'toothbrush', x: 545, y: 585, size: 110 },
          ...bubbles([
            [120, 250, 50],
            [560, 210, 64],
            [620, 330, 40],
          ]),
          {
            who: 'meg',
            feels: 'surprised',
            looks: 'left',
            arms: 'cheeks',
            at: [680, 585],
            size: 220,
          },
        ],
      },
    },
    {
      text: 'Gus breathed out. Bubbles! Big bubbles, little bubbles! Horses ran races to pop them. “Breathe, Gus, breathe!”',
      alt: 'Bubbles come out of the mouth of Gus, and two laughing horses run after them.',
      scene: {
        background: 'farm',
        items: [
          {
            who: 'pony',
            feels: 'laughing',
            does: 'running',
            arms: 'up',
            at: [500, 500],
            size: 260,
          },
          {
            who: 'pony',
            feels: 'laughing',
            does: 'jumping',
            colors: grey,
            arms: 'up',
            at: [650, 560],
            size: 310,
          },
          { who: 'gus', feels: 'happy', says: 'o', at: [150, 580], size: 320 },
          { who: 'meg', feels: 'laughing', at: [330, 585], size: 150 },
          ...bubbles([
            [225, 400, 44],
            [280, 340, 70],
            [350, 420, 50],
            [390, 270, 96],
            [500, 190, 70],
            [600, 150, 110],
            [720, 220, 80],
            [420, 150, 54],
            [250, 200, 60],
          ]),
        ],
      },
    },
  ],
};
