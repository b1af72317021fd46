import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item, Scene } from '../pictures/scene.ts';

type Strings = NonNullable<Scene['strings']>;

/** The gum tree at the left of a page, with Pat on its branch and the ball of mirrors at the end of it. */
const gum = (pat: Partial<Actor>): Item[] => [
  { picture: 'own-gum', x: 290, y: 590, size: 620, air: true },
  {
    does: 'lying',
    feels: 'asleep',
    ...pat,
    who: 'koala',
    at: [290, 228],
    size: 190,
    air: true,
  },
  { picture: 'own-mirror-ball', x: 500, y: 330, size: 110, air: true },
];

const ballString: Strings = [[500, 200, 500, 240]];

const notes = (...places: readonly (readonly [number, number, number])[]): Item[] =>
  places.map(([x, y, size], i) => ({
    picture: 'own-note',
    turn: i % 2 === 0 ? -8 : 12,
    x,
    y,
    size,
    air: true,
  }));

export const book: InlineBook = {
  id: 'turn-it-up-platypus',
  title: 'Turn It Up, Platypus!',
  author: 'Step Into Reading',
  description:
    'Platypus plays his vinyl, and one by one they come to tell him to stop. Only Pat stays asleep.',
  step: '4.5',
  props,
  hero: { who: 'platypus' },
  cover: {
    background: 'night',
    strings: [[300, 0, 300, 200]],
    items: [
      { picture: 'own-mirror-ball', x: 300, y: 320, size: 170, air: true },
      { who: 'platypus', feels: 'laughing', does: 'jumping', at: [330, 640], size: 360 },
      { picture: 'own-player', x: 170, y: 735, size: 190 },
      ...notes([90, 500, 60], [510, 420, 70]),
    ],
  },
  pages: [
    {
      text: 'At six o’clock, Platypus hung up a shiny mirror. Then he picked out his most popular vinyl.',
      alt: 'At dusk Platypus stands under a tree with a record in his hand. A ball of mirrors hangs from the branch, and Pat the koala sleeps on it. A clock on the tree says six.',
      scene: {
        background: 'dusk',
        strings: ballString,
        items: [
          ...gum({ wears: { picture: 'own-sleep-mask', size: 78, dy: 66 } }),
          { picture: 'six-oclock', x: 118, y: 440, size: 84, air: true },
          { picture: 'own-covers', x: 260, y: 590, size: 130 },
          {
            who: 'platypus',
            feels: 'happy',
            arms: 'holding',
            at: [430, 575],
            size: 300,
            holds: { picture: 'own-vinyl', size: 84 },
          },
          { picture: 'own-player', x: 660, y: 580, size: 190 },
        ],
      },
    },
    {
      text: 'At seven o’clock, Wombat came by. “It’s too loud!” she said. “Turn it… oh! I love this song.”',
      alt: 'Wombat stands in front of the player with one hand up. Music comes out of it, and her feet begin to dance. Platypus dances.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'seven-oclock', x: 260, y: 590, size: 76 },
          {
            who: 'platypus',
            feels: 'laughing',
            does: 'jumping',
            looks: 'right',
            at: [200, 560],
            size: 280,
          },
          { picture: 'own-player', x: 370, y: 580, size: 190 },
          ...notes([330, 330, 70], [440, 260, 60]),
          {
            who: 'wombat',
            feels: 'surprised',
            says: 'grin',
            arms: 'pointing',
            looks: 'left',
            at: [610, 565],
            size: 370,
          },
        ],
      },
    },
    {
      text: 'At nine o’clock, Emu came by. “You must stop!” she said. But her legs didn’t stop. Forwards, backwards, hop!',
      alt: 'Emu hops with her beak open and looks at her own legs. Wombat dances beside her. It is night.',
      scene: {
        background: 'night',
        items: [
          { picture: 'nine-oclock', x: 530, y: 590, size: 76 },
          {
            who: 'wombat',
            feels: 'laughing',
            does: 'jumping',
            looks: 'right',
            at: [160, 560],
            size: 280,
          },
          {
            who: 'emu',
            feels: 'surprised',
            says: 'o',
            does: 'jumping',
            at: [420, 560],
            size: 350,
            gaze: [0, 1],
          },
          { picture: 'own-player', x: 660, y: 580, size: 180 },
          ...notes([610, 350, 70], [300, 180, 60]),
        ],
      },
    },
    {
      text: 'At ten o’clock, Kip came by. “Some of us get up with the sun!” he said. Then his tail began to wag.',
      alt: 'Kip the kookaburra scolds Platypus with his beak open, but his tail is up. Platypus opens his arms.',
      scene: {
        background: 'night',
        items: [
          { picture: 'ten-oclock', x: 285, y: 594, size: 76 },
          { who: 'platypus', feels: 'happy', at: [200, 560], size: 290, arms: 'wide' },
          { picture: 'own-player', x: 415, y: 585, size: 200 },
          ...notes([345, 330, 64], [440, 260, 74]),
          {
            who: 'kookaburra',
            feels: 'cross',
            says: 'shout',
            does: 'walking',
            looks: 'left',
            at: [635, 560],
            size: 360,
            arms: 'up',
          },
        ],
      },
    },
    {
      text: 'Only Pat did not come. He was fast asleep in his tree, just over the player.',
      alt: 'Pat the koala lies asleep on the branch, with a mask on his eyes. Below him the others dance around the player.',
      scene: {
        background: 'night',
        strings: ballString,
        items: [
          ...gum({ wears: { picture: 'own-sleep-mask', size: 78, dy: 66 } }),
          { who: 'wombat', feels: 'laughing', does: 'jumping', at: [270, 590], size: 190 },
          { who: 'platypus', feels: 'laughing', does: 'jumping', at: [400, 580], size: 190 },
          { picture: 'own-player', x: 500, y: 590, size: 110 },
          {
            who: 'emu',
            feels: 'laughing',
            does: 'jumping',
            looks: 'left',
            at: [620, 580],
            size: 200,
          },
          {
            who: 'kookaburra',
            feels: 'laughing',
            does: 'jumping',
            looks: 'left',
            at: [710, 580],
            size: 170,
          },
          ...notes([580, 400, 50], [690, 330, 60], [200, 420, 50]),
        ],
      },
    },
    {
      text: 'Wombat spun like a motor. She spun backwards, into the table. BUMP! The vinyl stopped.',
      alt: 'Wombat bumps into a table with her behind. The player tips, and the record flies off it.',
      scene: {
        background: 'darkNight',
        items: [
          { picture: 'own-whoosh', x: 200, y: 420, size: 150, air: true },
          { picture: 'own-table', x: 590, y: 580, size: 300, turn: 8, air: true },
          { picture: 'own-player', x: 620, y: 430, size: 200, turn: 24, air: true },
          { picture: 'own-vinyl', x: 640, y: 220, size: 120, turn: 20, air: true },
          { picture: 'collision', x: 455, y: 470, size: 150, air: true },
          {
            who: 'wombat',
            feels: 'surprised',
            does: 'jumping',
            looks: 'left',
            at: [350, 580],
            size: 370,
            turn: 14,
            arms: 'up',
          },
          {
            who: 'platypus',
            feels: 'scared',
            says: 'shout',
            arms: 'up',
            at: [135, 570],
            size: 215,
          },
        ],
      },
    },
    {
      text: 'It was so quiet! Pat sat up. “Who turned off my song?” he yelled. “I can’t sleep without it!”',
      alt: 'Pat sits on the branch with his mask on his forehead and shouts. All the others stand below and look up at him.',
      scene: {
        background: 'night',
        strings: ballString,
        items: [
          ...gum({
            does: 'sitting',
            feels: 'cross',
            says: 'shout',
            arms: 'up',
            wears: { picture: 'own-sleep-mask', size: 66, dy: 22 },
          }),
          { who: 'platypus', feels: 'surprised', gaze: [-0.2, -1], at: [270, 580], size: 210 },
          {
            who: 'wombat',
            feels: 'surprised',
            looks: 'left',
            gaze: [-0.4, -1],
            at: [420, 585],
            size: 220,
          },
          {
            who: 'emu',
            feels: 'surprised',
            looks: 'left',
            gaze: [-0.6, -1],
            at: [580, 580],
            size: 220,
          },
          {
            who: 'kookaburra',
            feels: 'surprised',
            looks: 'left',
            gaze: [-0.8, -1],
            at: [715, 580],
            size: 200,
          },
        ],
      },
    },
    {
      text: 'So Platypus turned it on. At two o’clock, it was still on. “Can I stop now?” said Platypus.\n“No!” said Pat. “Turn it UP!”',
      alt: 'The clock says two. Wombat, Emu and Kip sleep in a heap. Platypus stands by the player with drooping eyes. On the branch Pat lies and calls from under his mask.',
      scene: {
        background: 'night',
        strings: ballString,
        items: [
          ...gum({
            feels: 'happy',
            says: 'grin',
            wears: { picture: 'own-sleep-mask', size: 78, dy: 66 },
          }),
          { picture: 'two-oclock', x: 118, y: 440, size: 84, air: true },
          { who: 'emu', feels: 'asleep', does: 'lying', looks: 'left', at: [700, 550], size: 230 },
          {
            who: 'wombat',
            feels: 'asleep',
            does: 'lying',
            looks: 'left',
            at: [590, 585],
            size: 230,
          },
          {
            who: 'kookaburra',
            feels: 'asleep',
            does: 'sitting',
            at: [610, 500],
            size: 150,
            air: true,
          },
          { picture: 'own-player', x: 400, y: 585, size: 170 },
          {
            who: 'platypus',
            feels: 'sleepy',
            says: 'o',
            at: [250, 580],
            size: 230,
            gaze: [0.2, -0.8],
          },
          ...notes([440, 460, 56]),
        ],
      },
    },
  ],
};
