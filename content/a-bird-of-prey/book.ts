import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Item } from '../pictures/scene.ts';

const thing = (picture: string, x: number, y: number, size: number, turn = 0): Item => ({
  picture,
  x,
  y,
  size,
  turn,
  air: true,
});

const clouds: Item[] = [
  thing('own-grey-cloud', 150, 190, 190),
  thing('own-grey-cloud', 470, 130, 150),
  thing('own-grey-cloud', 690, 240, 180),
];

export const book: InlineBook = {
  id: 'a-bird-of-prey',
  title: 'A Bird of Prey',
  author: 'Step Into Reading',
  description:
    'Owl is a terrible bird of prey, and tonight she means to prove it. But her prey would rather have toast.',
  step: '6.3',
  props,
  hero: { who: 'owl' },
  cover: {
    background: 'night',
    items: [
      { picture: 'own-moon', x: 470, y: 250, size: 150, air: true },
      { who: 'owl', feels: 'cross', says: 'shout', arms: 'up', at: [280, 590], size: 420 },
      { who: 'meg', feels: 'happy', looks: 'left', at: [425, 725], size: 200 },
      { who: 'chick', feels: 'happy', looks: 'right', at: [190, 725], size: 220 },
    ],
  },
  pages: [
    {
      text: 'The night was grey. Owl saw Meg and Chick on a log. “Hey!” she hooted. “I am a bird of prey!”',
      alt: 'Owl flies down with her wings wide out of a grey night sky. Meg the mouse and a chick sit on a log.',
      scene: {
        background: 'night',
        items: [
          ...clouds,
          {
            who: 'owl',
            does: 'flying',
            feels: 'cross',
            says: 'shout',
            looks: 'right',
            at: [280, 390],
            size: 320,
            air: true,
          },
          { picture: 'own-log', x: 600, y: 590, size: 310 },
          {
            who: 'meg',
            does: 'sitting',
            feels: 'calm',
            looks: 'left',
            at: [540, 512],
            size: 170,
            air: true,
          },
          { who: 'chick', feels: 'calm', looks: 'left', at: [665, 510], size: 190, air: true },
        ],
      },
    },
    {
      text: '“Hello, Owl,” they said.\n“And you are my prey,” said Owl.\n“I see,” said Chick. “And what do prey do?”',
      alt: 'Owl stands before the log with her wings on her hips. Meg waves and the chick looks up at Owl.',
      scene: {
        background: 'night',
        items: [
          clouds[0] ?? thing('own-grey-cloud', 150, 190, 190),
          {
            who: 'owl',
            feels: 'cross',
            says: 'small',
            arms: 'hips',
            at: [240, 575],
            size: 430,
            gaze: [0.7, 0.7],
          },
          { picture: 'own-log', x: 590, y: 595, size: 330 },
          {
            who: 'meg',
            feels: 'happy',
            says: 'grin',
            arms: 'up',
            looks: 'left',
            at: [510, 512],
            size: 190,
            air: true,
          },
          {
            who: 'chick',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [650, 510],
            size: 220,
            air: true,
            gaze: [-0.7, -0.7],
          },
        ],
      },
    },
    {
      text: '“They run,” said Owl. “And they squeak.”\n“We ran all day,” said Meg. “But I can squeak.” She gave a little squeak, to be kind.',
      alt: 'Meg sits on the log with her mouth a little open and a paw raised. Owl is puzzled.',
      scene: {
        background: 'night',
        items: [
          clouds[2] ?? thing('own-grey-cloud', 690, 240, 180),
          { picture: 'own-log', x: 300, y: 600, size: 500 },
          {
            who: 'meg',
            does: 'sitting',
            feels: 'happy',
            says: 'o',
            arms: 'wide',
            at: [370, 470],
            size: 300,
            air: true,
          },
          { who: 'chick', feels: 'laughing', at: [180, 468], size: 280, air: true },
          { who: 'owl', feels: 'surprised', looks: 'left', at: [640, 580], size: 380 },
        ],
      },
    },
    {
      text: '“Obey me!” yelled Owl. “Prey must obey!” They did not obey. They gave that log a pat.\n“You look grey,” said Meg. “Sit with us.”',
      alt: 'Owl jumps up and yells. Meg pats the empty place on the log between her and the chick.',
      scene: {
        background: 'night',
        items: [
          ...clouds.slice(0, 2),
          {
            who: 'owl',
            does: 'jumping',
            feels: 'cross',
            says: 'shout',
            looks: 'right',
            at: [190, 580],
            size: 360,
          },
          { picture: 'own-log', x: 560, y: 595, size: 430 },
          {
            who: 'meg',
            does: 'sitting',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [648, 485],
            size: 200,
            reaches: [[568, 480]],
            air: true,
          },
          { who: 'chick', feels: 'happy', looks: 'left', at: [430, 483], size: 210, air: true },
        ],
      },
    },
    {
      text: 'Owl obeyed. She sat down on the log.\n“When did you last eat?” said Chick.\n“Not for ages,” said Owl. “Prey run so fast.”',
      alt: 'Owl sits on the log between Meg and the chick and is sad. Meg pats her wing.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 680, y: 190, size: 120, air: true },
          { picture: 'own-log', x: 400, y: 620, size: 560 },
          {
            who: 'owl',
            does: 'sitting',
            feels: 'sad',
            looks: 'front',
            at: [400, 480],
            size: 360,
            air: true,
          },
          {
            who: 'meg',
            does: 'sitting',
            feels: 'sad',
            looks: 'left',
            at: [580, 480],
            size: 220,
            reaches: [[490, 400]],
            air: true,
          },
          { who: 'chick', feels: 'sad', says: 'o', at: [210, 478], size: 230, air: true },
        ],
      },
    },
    {
      text: 'So they made her toast and jam. Owl ate it. Then she ate another, and another, until her beak was red.',
      alt: 'Owl bites into toast with red jam. There is jam round her beak. Meg and the chick bring still more toast.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-jam-jar', x: 690, y: 585, size: 120 },
          {
            who: 'owl',
            does: 'sitting',
            feels: 'happy',
            looks: 'front',
            at: [390, 580],
            size: 420,
            reaches: [[470, 470]],
          },
          thing('own-jam-spots', 390, 395, 70),
          thing('own-jam-toast', 490, 500, 100, 10),
          { who: 'meg', feels: 'happy', at: [150, 580], size: 230, reaches: [[225, 480]] },
          thing('own-jam-toast', 240, 500, 80, -10),
          { who: 'chick', feels: 'happy', looks: 'left', at: [600, 590], size: 230 },
          thing('own-toast', 600, 470, 90),
        ],
      },
    },
    {
      text: '“Hey,” said Owl, as the sun came up. “I do not think that I am a bird of prey. I am a bird of jam!”',
      alt: 'The sun rises over the hills. Owl spreads her wings and laughs, with jam on her beak and toast in one wing. Meg and the chick laugh.',
      scene: {
        background: 'dusk',
        items: [
          thing('own-sunrise', 660, 400, 200),
          { picture: 'own-log', x: 400, y: 620, size: 560 },
          {
            who: 'owl',
            feels: 'laughing',
            looks: 'front',
            arms: 'up',
            at: [400, 480],
            size: 370,
            air: true,
            holds: { picture: 'own-jam-toast', size: 60 },
          },
          thing('own-jam-spots', 400, 318, 62),
          {
            who: 'meg',
            does: 'sitting',
            feels: 'laughing',
            looks: 'left',
            at: [590, 480],
            size: 220,
            air: true,
          },
          { who: 'chick', feels: 'laughing', at: [210, 478], size: 230, air: true },
        ],
      },
    },
  ],
};
