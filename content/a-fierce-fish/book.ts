import type { Actor } from '../pictures/actor.ts';
import type { Item, Thing } from '../pictures/scene.ts';
import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

/** How high the deck of the pier lies in most pictures. */
const DECK = 420;

const pier = (x: number, deck: number, size: number, stretch: number): Thing => ({
  picture: 'own-pier',
  x,
  y: deck + (27 / 32) * size,
  size,
  stretch,
  air: true,
});

/** Water before the posts, as wide as the page. */
const waves = (top: number): Thing => ({
  picture: 'own-front-waves',
  x: 400,
  y: top + 65,
  size: 260,
  stretch: 3.4,
  air: true,
});

/** Who pulls at a rod that the line bends. */
function angler(
  who: 'gus' | 'ted',
  at: readonly [number, number],
  size: number,
  pose: Partial<Actor>,
): Item[] {
  const side = pose.looks === 'left' ? -1 : 1;
  const long = size * 0.75;
  return [
    { does: 'tugging', feels: 'surprised', ...pose, who, at, size, air: true },
    {
      picture: 'own-bent-rod',
      x: at[0] + side * (0.26 * size + 0.3 * long),
      y: at[1] - 0.34 * size + 0.14 * long,
      size: long,
      mirror: side < 0,
      air: true,
    },
  ];
}

const tugs = (
  who: Actor['who'],
  at: readonly [number, number],
  size: number,
  pose: Partial<Actor> = {},
): Actor => ({
  does: 'tugging',
  feels: 'cross',
  ...pose,
  who,
  at,
  size,
  air: true,
});

export const book: InlineBook = {
  id: 'a-fierce-fish',
  title: 'A Fierce Fish',
  author: 'Step Into Reading',
  description:
    'Something fierce is on the line, and each time they tug, it tugs right back. What is at the other end?',
  step: '5.5',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'sea',
    strings: [[541, 445, 500, 720]],
    items: [
      pier(170, 640, 330, 1.3),
      ...angler('gus', [240, 645], 370, { says: 'shout', gaze: [0.8, 0.6] }),
      { picture: 'own-splash', x: 500, y: 745, size: 110, air: true },
      { picture: 'own-front-waves', x: 300, y: 790, size: 260, stretch: 2.4, air: true },
    ],
  },
  pages: [
    {
      text: 'Gus sat at the end of the pier. “Here, fish! Here, fish!” he begged. He had sat here all year, and he had not had a bite.',
      alt: 'Gus the dog sits at the end of a pier with a rod. The line hangs in the calm sea.',
      scene: {
        background: 'sea',
        strings: [[641, 190, 660, 530]],
        items: [
          pier(250, DECK, 300, 2),
          {
            who: 'gus',
            feels: 'sleepy',
            says: 'o',
            does: 'sitting',
            at: [430, DECK],
            size: 330,
            reaches: [[515, 315]],
            gaze: [0.9, 0.5],
            air: true,
          },
          { picture: 'own-rod', x: 566, y: 343, size: 185, air: true },
          { picture: 'bucket', x: 250, y: DECK + 8, size: 110, air: true },
          waves(525),
        ],
      },
    },
    {
      text: 'Then his line went tight. “It is here!” he yelled. “A big, fierce fish!” It tugged so hard that he nearly fell in the sea.',
      alt: 'The rod bends. Gus leans back and pulls with both hands, and his bucket falls over. The line runs down into the water, which splashes.',
      scene: {
        background: 'sea',
        strings: [[723, 226, 650, 560]],
        items: [
          pier(250, DECK, 300, 2),
          { picture: 'bucket', x: 200, y: DECK + 6, size: 110, turn: -80, air: true },
          ...angler('gus', [430, DECK], 360, {
            says: 'shout',
            feels: 'surprised',
            gaze: [0.9, 0.6],
          }),
          { picture: 'own-splash', x: 640, y: 555, size: 110, air: true },
          waves(525),
        ],
      },
    },
    {
      text: '“Have no fear, I am here!” said Peg, and she hung on to Gus. They tugged. But the fish was so fierce that it tugged right back.',
      alt: 'Peg the pig pulls Gus from behind, and Gus pulls at the rod. The water splashes.',
      scene: {
        background: 'sea',
        strings: [[756, 236, 690, 560]],
        items: [
          pier(280, DECK, 300, 2),
          tugs('peg', [310, DECK], 340, { says: 'shout' }),
          ...angler('gus', [480, DECK], 340, { says: 'wobble', feels: 'cross', gaze: [0.9, 0.6] }),
          { picture: 'own-splash', x: 680, y: 560, size: 140, air: true },
          waves(525),
        ],
      },
    },
    {
      text: '“Nell is here!” cheered Peg. Nell hung on to Peg. They tugged so hard that the pier shook. And the fish? It tugged back!',
      alt: 'Nell the elephant pulls Peg, Peg pulls Gus, and Gus pulls at the rod. The water splashes high.',
      scene: {
        background: 'sea',
        strings: [[775, 247, 705, 560]],
        items: [
          pier(300, DECK, 300, 2),
          tugs('nell', [205, DECK], 310, { says: 'tight' }),
          tugs('peg', [360, DECK], 290, { says: 'grin', feels: 'happy', head: 'left' }),
          ...angler('gus', [515, DECK], 320, { says: 'wobble', feels: 'cross', gaze: [0.9, 0.6] }),
          { picture: 'own-splash', x: 700, y: 565, size: 170, air: true },
          waves(525),
        ],
      },
    },
    {
      text: 'Meg peered over the edge. The line went under the pier and out on the other side. “Stop!” she begged.\n“Steer clear!” yelled Gus. “Do not interfere!”',
      alt: 'Meg the mouse lies on the pier and looks down. Under the pier the line runs from the right to the left. Gus yells on the right.',
      scene: {
        background: 'sea',
        strings: [
          [779, 157, 640, 490],
          [640, 490, 0, 470],
        ],
        items: [
          pier(390, 330, 340, 2.4),
          {
            who: 'meg',
            feels: 'surprised',
            says: 'o',
            does: 'lying',
            looks: 'left',
            at: [235, 335],
            size: 290,
            gaze: [-0.2, 1],
            air: true,
          },
          ...angler('gus', [520, 330], 320, {
            says: 'shout',
            feels: 'cross',
            head: 'left',
            gaze: [-1, 0.1],
          }),
          waves(545),
        ],
      },
    },
    {
      text: 'So Meg ran to the other side. And there was Ted. Dot and Frog hung on to him. “I have a fierce fish here!” yelled Ted. “It is nearly in!”',
      alt: 'On the other side of the pier Ted the turtle pulls at a bent rod, Dot pulls Ted, and Frog pulls Dot. Meg comes running.',
      scene: {
        background: 'sea',
        strings: [[32, 242, 100, 560]],
        items: [
          pier(500, DECK, 300, 2.3),
          ...angler('ted', [300, DECK], 330, {
            looks: 'left',
            says: 'shout',
            feels: 'happy',
            gaze: [-0.9, 0.6],
          }),
          tugs('dot', [440, DECK], 290, { looks: 'left' }),
          tugs('frog', [550, DECK], 280, { looks: 'left' }),
          {
            who: 'meg',
            feels: 'surprised',
            says: 'o',
            does: 'running',
            looks: 'left',
            at: [720, DECK],
            size: 220,
            gaze: [-1, 0],
            air: true,
          },
          { picture: 'own-splash', x: 110, y: 560, size: 130, air: true },
          waves(525),
        ],
      },
    },
    {
      text: '“Your fish is merely a dog,” sniffed Meg.\n“Oh dear,” groaned Ted, and he let go. Then, from the other side, they heard it: splash, splash, splash!',
      alt: 'Ted has let go of his rod and holds his cheeks, and Meg stands beside him. On the right Nell, Peg and Gus lie in the sea in a great splash.',
      scene: {
        background: 'sea',
        items: [
          pier(170, DECK, 300, 1.5),
          {
            who: 'ted',
            feels: 'scared',
            says: 'small',
            looks: 'right',
            at: [118, DECK],
            size: 285,
            arms: 'cheeks',
            gaze: [1, 0.5],
            air: true,
          },
          {
            who: 'meg',
            feels: 'calm',
            says: 'tight',
            at: [245, DECK],
            size: 200,
            arms: 'hips',
            gaze: [1, 0.5],
            air: true,
          },
          {
            who: 'nell',
            feels: 'surprised',
            says: 'o',
            does: 'sitting',
            looks: 'left',
            at: [450, 580],
            size: 260,
            arms: 'up',
            air: true,
          },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'o',
            does: 'sitting',
            looks: 'left',
            at: [690, 575],
            size: 235,
            arms: 'up',
            air: true,
          },
          {
            who: 'peg',
            feels: 'surprised',
            says: 'o',
            does: 'sitting',
            looks: 'left',
            at: [575, 590],
            size: 235,
            arms: 'up',
            air: true,
          },
          { picture: 'own-splash', x: 450, y: 575, size: 145, stretch: 1.3, air: true },
          { picture: 'own-splash', x: 575, y: 590, size: 140, stretch: 1.2, air: true },
          { picture: 'own-splash', x: 695, y: 580, size: 140, stretch: 1.2, air: true },
          waves(525),
        ],
      },
    },
    {
      text: 'Then they got chips on the pier. “Any fish?” said the cashier.\n“Just one,” sighed Ted. “It had four legs and a tail.”\n“Mine had a shell,” sniffed Gus.',
      alt: 'A quokka leans out of a booth on the pier with a box of chips. Ted stands before it with chips in his hand and grins at Gus, who is wet and has a towel. Meg laughs.',
      scene: {
        background: 'sea',
        items: [
          pier(400, 545, 260, 3.2),
          { picture: 'own-booth', x: 610, y: 555, size: 470 },
          {
            who: 'quokka',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [610, 520],
            size: 240,
            gaze: [-0.9, 0.2],
            air: true,
          },
          { picture: 'own-booth-front', x: 610, y: 555, size: 470, air: true },
          { picture: 'french-fries', x: 520, y: 430, size: 90, air: true },
          {
            who: 'ted',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [330, 557],
            size: 320,
            arms: 'holding',
            holds: { picture: 'french-fries', size: 66 },
            gaze: [-0.9, 0],
          },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            at: [130, 557],
            size: 330,
            gaze: [0.9, 0],
            arms: 'carrying',
          },
          { picture: 'own-towel', x: 130, y: 502, size: 150, air: true },
          { picture: 'droplet', x: 55, y: 530, size: 30, air: true },
          { who: 'meg', feels: 'laughing', looks: 'left', at: [440, 562], size: 170 },
        ],
      },
    },
  ],
};
