import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
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

/** The gum tree with the nest on its branch; `inside` sits in the nest. */
const gum = (x: number, y: number, size: number, inside: readonly Item[] = []): Item[] => [
  thing('own-gum', x, y, size),
  thing('own-leaves', x + size * 0.05, y - size * 0.62, size * 0.75),
  ...inside,
  thing('own-stick-nest', x - size * 0.36, y - size * 0.74, size * 0.26),
];

const swooping = (x: number, y: number, size: number, more: Partial<Actor> = {}): Item => ({
  who: 'magpie',
  does: 'flying',
  feels: 'cross',
  says: 'shout',
  at: [x, y],
  size,
  air: true,
  ...more,
});

export const book: InlineBook = {
  id: 'mind-your-head',
  title: 'Mind Your Head!',
  author: 'Step Into Reading',
  description:
    'It is spring, and Mim the magpie swoops at every head. No hat helps, until Gus comes past with a loaf.',
  step: '8.1',
  props,
  hero: { who: 'magpie' },
  cover: {
    background: 'hills',
    items: [
      {
        who: 'gus',
        feels: 'surprised',
        looks: 'front',
        gaze: [0, -1],
        at: [300, 720],
        size: 410,
        arms: 'holding',
      },
      thing('own-loaf', 300, 390, 150),
      thing('own-jam-jar', 387, 625, 92),
      swooping(335, 350, 300, { feels: 'happy', looks: 'left' }),
    ],
  },
  pages: [
    {
      text: 'It was spring, and Mim had a nest in a gum tree. “Mind your head!” yelled Dot. Swoop! Mim went for Peg. Peg fled, out of breath.',
      alt: 'Mim the magpie flies at the head of Peg the pig, who runs. Dot the duck holds her head. There is a nest with an egg in a gum tree.',
      scene: {
        background: 'hills',
        items: [
          ...gum(690, 590, 560, [thing('own-magpie-egg', 488, 150, 70)]),
          { who: 'dot', feels: 'scared', says: 'shout', arms: 'cheeks', at: [110, 560], size: 260 },
          {
            who: 'peg',
            does: 'running',
            feels: 'scared',
            says: 'o',
            looks: 'left',
            at: [365, 580],
            size: 330,
          },
          swooping(560, 460, 250, { looks: 'left' }),
        ],
      },
    },
    {
      text: '“Put a bucket on your head,” said Sam. So Peg put a bucket on her head. “Great!” she said. Then she ran into a post.',
      alt: 'Peg, with a blue bucket over her head, has run into a wooden post. Sam the cat holds his cheeks.',
      scene: {
        background: 'farm',
        items: [
          { who: 'sam', feels: 'surprised', arms: 'cheeks', at: [150, 570], size: 320 },
          thing('own-trunk', 665, 590, 370, { stretch: 0.4 }),
          {
            who: 'peg',
            does: 'running',
            feels: 'surprised',
            looks: 'right',
            at: [440, 580],
            size: 350,
          },
          thing('own-bucket-hat', 508, 418, 205, { turn: 8 }),
          thing('collision', 625, 380, 110),
        ],
      },
    },
    {
      text: '“Put a feather on your head,” said Dot. “She will think that you are a bird.” Mim did not think so.\nSwoop!',
      alt: 'Peg crouches with a feather on her head, and Mim flies at her with an open beak. Dot jumps aside.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'dot',
            does: 'jumping',
            feels: 'surprised',
            says: 'o',
            looks: 'right',
            at: [150, 570],
            size: 280,
          },
          {
            who: 'peg',
            does: 'sitting',
            feels: 'scared',
            says: 'wobble',
            arms: 'cheeks',
            looks: 'left',
            at: [420, 585],
            size: 380,
            gaze: [0.4, -1],
          },
          thing('feather', 425, 305, 110, { turn: -20 }),
          swooping(600, 350, 290, { looks: 'left' }),
        ],
      },
    },
    {
      text: 'Then Gus came along with his bread. He needed both paws for his jam, so the bread was on his head.\n“Mind your head!” they yelled.',
      alt: 'Gus the dog walks along with a loaf on his head and a jar of jam in his paws. Peg and Dot yell and wave. Mim looks out of her nest.',
      scene: {
        background: 'hills',
        items: [
          ...gum(730, 520, 460, [
            {
              who: 'magpie',
              does: 'peeking',
              feels: 'cross',
              looks: 'left',
              at: [564, 170],
              size: 130,
              air: true,
            },
          ]),
          {
            who: 'dot',
            feels: 'scared',
            says: 'shout',
            arms: 'up',
            looks: 'left',
            at: [590, 585],
            size: 230,
          },
          {
            who: 'peg',
            feels: 'scared',
            says: 'shout',
            arms: 'up',
            looks: 'left',
            at: [462, 520],
            size: 250,
          },
          {
            who: 'gus',
            does: 'walking',
            feels: 'happy',
            at: [210, 580],
            size: 380,
            reaches: [
              [285, 470],
              [255, 480],
            ],
          },
          thing('own-jam-jar', 285, 490, 90),
          thing('own-loaf', 228, 285, 130),
        ],
      },
    },
    {
      text: 'Swoop! Mim landed on the bread. She had a peck. “Is this fresh?” she asked.\n“Quite fresh,” said Gus.\n“Great,” said Mim. “I have not had breakfast. An egg gives you no break!”',
      alt: 'Mim stands on the loaf on the head of Gus and is glad. Gus rolls his eyes up to her.',
      scene: {
        background: 'hills',
        items: [
          { who: 'peg', feels: 'surprised', says: 'o', looks: 'left', at: [690, 500], size: 220 },
          {
            who: 'gus',
            feels: 'surprised',
            looks: 'front',
            gaze: [0, -1],
            arms: 'holding',
            at: [380, 600],
            size: 400,
          },
          thing('own-loaf', 380, 275, 150),
          {
            who: 'magpie',
            feels: 'happy',
            says: 'o',
            looks: 'right',
            at: [380, 222],
            size: 230,
            air: true,
          },
          thing('own-jam-jar', 465, 508, 90),
        ],
      },
    },
    {
      text: 'From then on, each head had bread on it. “Breakfast!” yelled Mim. She did not swoop. Instead, she spread the jam.',
      alt: 'Peg, Gus, Dot and Sam sit in a row, each with a slice of bread on the head, three of them with jam. Mim stands on the head of Peg with a spoon.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 700, y: 150, size: 110, air: true },
          { who: 'dot', feels: 'happy', at: [110, 580], size: 270, does: 'sitting' },
          thing('own-jam-bread', 118, 392, 80),
          { who: 'gus', feels: 'happy', does: 'sitting', at: [290, 580], size: 320 },
          thing('own-jam-bread', 298, 330, 90),
          {
            who: 'peg',
            feels: 'laughing',
            does: 'sitting',
            looks: 'left',
            at: [475, 580],
            size: 310,
          },
          thing('own-bread-hat', 469, 332, 90),
          {
            who: 'magpie',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [475, 312],
            size: 190,
            air: true,
            holds: { picture: 'spoon', size: 70 },
          },
          { who: 'sam', feels: 'calm', does: 'sitting', looks: 'left', at: [655, 580], size: 300 },
          thing('own-jam-bread', 647, 338, 80),
        ],
      },
    },
    {
      text: 'Then the egg hatched. “Bread?” Mim asked her chick. It looked at the bread. It looked at Gus.\n“No thanks,” it said. “Have you got steak?”',
      alt: 'A small magpie sits in the nest with a bit of shell on its head. Mim holds out bread. Gus, down below, looks up and is shocked.',
      scene: {
        background: 'highSky',
        items: [
          thing('own-gum', 600, 620, 680, { stretch: 0.8 }),
          thing('own-leaves', 650, 170, 400),
          thing('own-branch', 350, 545, 330, { stretch: 1.9 }),
          {
            who: 'magpie',
            feels: 'happy',
            says: 'o',
            at: [190, 400],
            size: 320,
            reaches: [[285, 285]],
            air: true,
          },
          thing('own-bread-hat', 310, 300, 100, { turn: -10 }),
          {
            who: 'magpie',
            does: 'peeking',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            at: [440, 345],
            size: 220,
            air: true,
            gaze: [-0.4, 0.9],
          },
          thing('own-shell', 437, 308, 66, { turn: 180 }),
          thing('own-stick-nest', 430, 430, 270, { stretch: 1.1 }),
          {
            who: 'gus',
            does: 'peeking',
            feels: 'surprised',
            looks: 'right',
            gaze: [0.7, -1],
            at: [180, 600],
            size: 260,
          },
        ],
      },
    },
  ],
};
