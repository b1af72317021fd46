import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import { MIDDLE, type Item } from '../pictures/scene.ts';
import { rotate } from '../pictures/shapes.ts';

interface Freight {
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** How far all has slid to the back, in sizes of the cart. */
  slid?: number;
  /** Whether all is in the bath. */
  bath?: boolean;
  /** Whether it is the small load of the cover. */
  little?: boolean;
  sam: Pick<Actor, 'feels' | 'says' | 'gaze'>;
}

/** The cart, which goes to the right, with all that the friends have put on it, and Sam on top. */
const freight = ({
  x,
  y,
  size,
  turn = 0,
  slid = 0,
  bath = false,
  little = false,
  sam,
}: Freight): Item[] => {
  const middle = y - MIDDLE * size;
  const close = bath ? 0.85 : 1;
  /** Turns a point with the cart; its offset is from the middle of the cart, in sizes of the cart. */
  const turned = (across: number, up: number): [number, number] => {
    const offset = [size * (across * close - slid), -size * (up + (bath ? 0.3 : 0))] as const;
    const [dx, dy] = rotate(offset, turn);
    return [Math.round(x + dx), Math.round(middle + dy)];
  };
  const thing = (picture: string, across: number, up: number, part: number): Item => {
    const own = Math.round(size * part);
    const [cx, cy] = turned(across, up + part * MIDDLE);
    return { picture, x: cx, y: Math.round(cy + own * MIDDLE), size: own, turn, air: true };
  };
  return [
    thing('own-hat-tower', -0.34, 0.125, 0.28),
    ...(little
      ? []
      : [
          thing('own-stove', 0.29, 0.125, 0.32),
          thing('own-stew-pot', 0.29, 0.35, 0.22),
          thing('own-drum', -0.14, 0.125, 0.24),
          thing('own-treat-box', 0.07, 0.125, 0.24),
        ]),

    {
      who: 'sam',
      does: 'lying',
      ...sam,
      at: turned(-0.05, 0.31),
      size: size * 0.6,
      turn,
      air: true,
    },
    ...(bath ? [thing('own-bath', 0, -0.18, 0.86)] : []),
    { picture: 'own-cart', x, y, size, turn, mirror: true, air: true },
  ];
};

export const book: InlineBook = {
  id: 'too-much-freight',
  title: 'Too Much Freight!',
  author: 'Step Into Reading',
  description:
    'Gus has eight doughnuts to take up the hill. Then each friend adds just one thing to his cart.',
  step: '7.4',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'hills',
    items: [
      ...freight({ x: 192, y: 690, size: 290, bath: true, little: true, sam: { feels: 'happy' } }),
      {
        who: 'gus',
        does: 'tugging',
        feels: 'cross',
        looks: 'left',
        at: [402, 720],
        size: 300,
        reaches: [
          [342, 603],
          [354, 612],
        ],
      },
    ],
  },
  pages: [
    {
      text: 'It was hot on Mud Hill, and Ted the turtle had turned eighty. Gus the dog had a cart and a box of eight doughnuts. “I will bring Ted a treat by lunch!” he barked.',
      alt: 'Gus the dog stands at a cart with a box on it. Far up on the hill stands a small house. Doughnuts look out of the box.',
      scene: {
        background: 'grassSlope',
        strings: [[414, 459, 480, 432]],
        items: [
          { picture: 'house', x: 745, y: 305, size: 90, air: true },
          { picture: 'deciduous-tree', x: 650, y: 340, size: 80, air: true },
          { picture: 'own-doughnut-box', x: 236, y: 400, size: 190, turn: -6, air: true },
          { picture: 'own-cart', x: 240, y: 570, size: 310, turn: -6, mirror: true, air: true },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            at: [550, 540],
            size: 340,
            reaches: [
              [645, 350],
              [480, 430],
            ],
            gaze: [0.6, -0.6],
            air: true,
          },
        ],
      },
    },
    {
      text: '“Stop!” cried Dot the duck. “I ought to send Ted my drum. Just pop it on top. Is that too much?”\n“No, no!” grinned Gus. “A dog can drag eight times that!”',
      alt: 'Dot the duck holds up her drum for Gus, who stands by the cart with the box.',
      scene: {
        background: 'hills',
        strings: [[280, 487, 345, 478]],
        items: [
          { picture: 'deciduous-tree', x: 740, y: 410, size: 150 },
          { picture: 'own-treat-box', x: 130, y: 425, size: 120, air: true },
          { picture: 'own-cart', x: 140, y: 565, size: 260, mirror: true },
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            at: [400, 560],
            size: 310,
            reaches: [
              [480, 350],
              [343, 478],
            ],
          },
          {
            who: 'dot',
            feels: 'happy',
            looks: 'left',
            at: [660, 570],
            size: 300,
            reaches: [
              [600, 445],
              [615, 460],
            ],
          },
          { picture: 'own-drum', x: 570, y: 500, size: 130, air: true },
        ],
      },
    },
    {
      text: 'Peg the pig brought a pot of stew, and a stove to keep it hot. “Is that too much?” she asked.\n“No, no!” puffed Gus. “A dog can drag eight times that!”',
      alt: 'Peg the pig brings a pot of stew and pushes a black stove. The drum and the box are on the cart.',
      scene: {
        background: 'hills',
        strings: [[600, 480, 640, 476]],
        items: [
          { picture: 'own-treat-box', x: 515, y: 430, size: 95, air: true },
          { picture: 'own-drum', x: 430, y: 430, size: 95, air: true },
          { picture: 'own-cart', x: 470, y: 565, size: 250, mirror: true },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            at: [678, 560],
            size: 280,
            reaches: [[638, 475]],
          },
          { picture: 'own-stove', x: 275, y: 580, size: 200 },
          { picture: 'own-stew-pot', x: 275, y: 446, size: 110, air: true },
          {
            who: 'peg',
            does: 'walking',
            feels: 'happy',
            says: 'o',
            at: [115, 570],
            size: 310,
            reaches: [
              [196, 470],
              [180, 480],
            ],
          },
        ],
      },
    },
    {
      text: 'Sam the cat brought eighteen hats. Then he lay down on top. “I weigh next to nothing,” he yawned. “I am just fluff. Is that too much?”\n“No, no!” coughed Gus.',
      alt: 'Sam the cat lies on top of the load on the cart, with a great tower of hats beside him.',
      scene: {
        background: 'hills',
        strings: [[541, 466, 628, 478]],
        items: [
          ...freight({ x: 330, y: 585, size: 390, sam: { feels: 'sleepy', says: 'o' } }),
          {
            who: 'gus',
            feels: 'sleepy',
            says: 'o',
            looks: 'left',
            at: [670, 565],
            size: 280,
            reaches: [
              [620, 475],
              [670, 395],
            ],
          },
        ],
      },
    },
    {
      text: 'Nell the elephant went pink. “Ted likes a good soak,” she whispered. She had brought him a bath. The cart groaned. “Is that too much?”\n“No… no,” panted Gus.',
      alt: 'Nell the elephant brings a bath. On the cart the load is high already, and Gus pants.',
      scene: {
        background: 'hills',
        strings: [[602, 505, 680, 510]],
        items: [
          ...freight({ x: 470, y: 580, size: 250, sam: { feels: 'asleep' } }),
          {
            who: 'gus',
            feels: 'scared',
            says: 'o',
            looks: 'left',
            at: [690, 570],
            size: 230,
            arms: 'down',
          },
          {
            who: 'nell',
            feels: 'happy',
            says: 'small',
            at: [180, 555],
            size: 350,
            reaches: [
              [245, 455],
              [190, 460],
            ],
            gaze: [0.3, 0.8],
          },
          { picture: 'own-bath', x: 240, y: 570, size: 200, air: true },
        ],
      },
    },
    {
      text: 'The hill was rough. The height of it! Tug, cough, tug, cough. Gus fought for each step. Dot and Peg strolled behind him. “Gus is so tough!” they thought.',
      alt: 'Gus pulls the huge load up the steep hill. Dot and Peg stroll behind it.',
      scene: {
        background: 'grassSlope',
        strings: [[570, 384, 600, 384]],
        items: [
          { picture: 'house', x: 760, y: 290, size: 76, air: true },
          ...freight({
            x: 410,
            y: 520,
            size: 270,
            turn: -22,
            bath: true,
            sam: { feels: 'asleep' },
          }),
          {
            who: 'gus',
            does: 'tugging',
            feels: 'cross',
            looks: 'left',
            at: [655, 455],
            size: 250,
            turn: -16,
            reaches: [
              [592, 385],
              [604, 382],
            ],
            air: true,
          },
          {
            who: 'peg',
            does: 'walking',
            feels: 'happy',
            at: [215, 585],
            size: 220,
            gaze: [0.6, -0.6],
            air: true,
          },
          {
            who: 'dot',
            does: 'walking',
            feels: 'happy',
            says: 'grin',
            at: [95, 592],
            size: 180,
            gaze: [0.6, -0.6],
            air: true,
          },
        ],
      },
    },
    {
      text: 'Then the freight slid back a bit. The cart tipped. One end of it went up, and Gus went up with it, to the height of a house!',
      alt: 'The load slides to the back of the cart. The cart tips up, and Gus holds on to the end of it, high in the air. Peg and Dot look up at him.',
      scene: {
        background: 'grassSlope',
        items: [
          { picture: 'house', x: 745, y: 300, size: 76, air: true },
          ...freight({
            x: 380,
            y: 508,
            size: 330,
            turn: -60,
            slid: 0.12,
            bath: true,
            sam: { feels: 'scared' },
          }),
          {
            who: 'gus',
            does: 'jumping',
            feels: 'scared',
            says: 'shout',
            looks: 'left',
            at: [560, 308],
            size: 230,
            reaches: [
              [507, 238],
              [515, 248],
            ],
            air: true,
          },
          {
            who: 'peg',
            feels: 'scared',
            looks: 'left',
            arms: 'cheeks',
            at: [612, 584],
            size: 220,
            gaze: [-0.5, -1],
            air: true,
          },
          {
            who: 'dot',
            feels: 'surprised',
            looks: 'left',
            arms: 'up',
            at: [720, 570],
            size: 185,
            gaze: [-0.5, -1],
            air: true,
          },
        ],
      },
    },
    {
      text: 'Meg the mouse ran up with a thin little note for Ted. She looked at the cart. She looked at Gus, high in the air. “Is that too much?” she asked.\n“No, no,” said Gus.',
      alt: 'A close look: Gus hangs on to the cart, high in the air. Meg the mouse stands far below with a small letter and looks up at him.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-cart', x: 70, y: 630, size: 480, turn: -52, mirror: true, air: true },
          {
            who: 'gus',
            does: 'jumping',
            feels: 'scared',
            says: 'grin',
            looks: 'left',
            head: 'right',
            at: [372, 385],
            size: 320,
            reaches: [
              [282, 262],
              [294, 274],
            ],
            gaze: [0.6, 0.8],
            air: true,
          },
          {
            who: 'meg',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            at: [625, 570],
            size: 220,
            holds: { picture: 'own-little-letter', size: 60 },
            gaze: [-0.6, -1],
          },
        ],
      },
    },
    {
      text: 'Crack! Drum, stove, stew, hats, bath and cat landed in a heap, with Gus on top. “Enough!” said Meg. “Each of us thought one bit was not much. And Gus is too kind to tell us.”',
      alt: 'All the things lie in a heap on the grass, and Gus lies on top of it. Sam looks out from under it. Meg the mouse speaks to Nell, Peg and Dot.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'nell',
            feels: 'scared',
            says: 'small',
            looks: 'left',
            gaze: [0, 1],
            at: [500, 470],
            size: 290,
          },
          { picture: 'own-cart', x: 90, y: 480, size: 190, turn: 14, air: true },
          { picture: 'own-stove', x: 140, y: 560, size: 170, turn: -40, air: true },
          { picture: 'own-bath', x: 260, y: 520, size: 260, turn: 172, air: true },
          {
            who: 'gus',
            does: 'lying',
            feels: 'sleepy',
            says: 'tight',
            at: [250, 400],
            size: 250,
            air: true,
          },
          { who: 'sam', does: 'peeking', feels: 'scared', at: [290, 560], size: 230, air: true },
          { picture: 'own-drum', x: 385, y: 560, size: 110, turn: 30, air: true },
          { picture: 'own-stew-pot', x: 70, y: 590, size: 90, turn: -100, air: true },
          { picture: 'own-hat-tower', x: 185, y: 608, size: 76, turn: 86, air: true },
          { picture: 'own-treat-box', x: 60, y: 450, size: 80, turn: -20, air: true },
          {
            who: 'peg',
            feels: 'scared',
            says: 'small',
            looks: 'left',
            gaze: [0, 1],
            at: [615, 530],
            size: 260,
          },
          {
            who: 'dot',
            feels: 'scared',
            says: 'small',
            looks: 'left',
            gaze: [0, 1],
            at: [715, 575],
            size: 210,
          },
          { who: 'meg', feels: 'cross', says: 'o', arms: 'wide', at: [490, 580], size: 165 },
        ],
      },
    },
    {
      text: 'So Dot took the drum. Peg took the pot. Nell took the bath, with the stove in it. Sam had to go on foot, in eighteen hats. And Gus lay on the cart, flat out.',
      alt: 'All walk up the hill: Dot with the drum, Peg with the pot, Nell with bath and stove on her head, Sam under a tower of hats. Gus lies on the cart with the box.',
      scene: {
        background: 'grassSlope',
        strings: [[410, 450, 215, 520]],
        items: [
          {
            who: 'dot',
            does: 'walking',
            feels: 'happy',
            at: [710, 400],
            size: 160,
            turn: -8,
            reaches: [
              [745, 350],
              [735, 350],
            ],
            air: true,
          },
          { picture: 'own-drum', x: 755, y: 375, size: 60, air: true },
          {
            who: 'peg',
            does: 'walking',
            feels: 'happy',
            at: [600, 440],
            size: 200,
            turn: -8,
            holds: { picture: 'own-stew-pot', size: 80, dy: -4 },
            arms: 'carrying',
            air: true,
          },
          { picture: 'own-stove', x: 452, y: 220, size: 110, air: true },
          { picture: 'own-bath', x: 452, y: 272, size: 170, air: true },
          {
            who: 'nell',
            does: 'walking',
            feels: 'happy',
            arms: 'up',
            at: [455, 495],
            size: 270,
            turn: -6,
            air: true,
          },
          {
            who: 'sam',
            does: 'walking',
            feels: 'cross',
            at: [290, 570],
            size: 220,
            wears: { picture: 'own-hat-tower', size: 74, dy: 4 },
            air: true,
          },
          { picture: 'own-treat-box', x: 70, y: 447, size: 84, turn: -16, air: true },
          {
            who: 'gus',
            does: 'lying',
            feels: 'sleepy',
            says: 'smile',
            at: [118, 470],
            size: 190,
            turn: -14,
            air: true,
          },
          { picture: 'own-cart', x: 110, y: 590, size: 210, turn: -16, mirror: true, air: true },
        ],
      },
    },
    {
      text: '“A bath,” said Ted at the top. “A drum, a stew, and a cat with eighteen hats. I am a lucky turtle. But I thought that I smelt doughnuts.”',
      alt: 'Ted the turtle looks at the bath, the drum, the stew and the cat with eighteen hats in front of his house, and thinks of a doughnut.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'house', x: 530, y: 410, size: 230 },
          { who: 'nell', feels: 'happy', at: [230, 450], size: 270 },
          {
            who: 'peg',
            feels: 'happy',
            at: [85, 510],
            size: 240,
            holds: { picture: 'own-stew-pot', size: 80, dy: -4 },
            arms: 'carrying',
          },
          { who: 'dot', feels: 'happy', at: [188, 548], size: 190 },
          { picture: 'own-drum', x: 110, y: 590, size: 110 },
          {
            who: 'sam',
            feels: 'cross',
            at: [362, 572],
            size: 230,
            wears: { picture: 'own-hat-tower', size: 74, dy: 4 },
          },
          { picture: 'own-stove', x: 488, y: 512, size: 120, air: true },
          { picture: 'own-bath', x: 488, y: 588, size: 205 },
          {
            who: 'ted',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            at: [660, 575],
            size: 270,
            reaches: [
              [580, 440],
              [716, 474],
            ],
          },
          { picture: 'thought-balloon', x: 718, y: 255, size: 150, air: true },
          { picture: 'own-doughnut-thought', x: 720, y: 212, size: 66, air: true },
        ],
      },
    },
    {
      text: 'They looked at Gus. Gus began coughing. He had jam on his chin. “I thought the cart weighed too much,” he said, “so I ate the freight.”',
      alt: 'Gus stands alone by the empty box with jam on his chin and crumbs around him. Ted and the others look at him.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'house', x: 95, y: 395, size: 170 },
          { who: 'nell', feels: 'surprised', looks: 'left', at: [645, 470], size: 330 },
          { who: 'ted', feels: 'surprised', at: [120, 550], size: 240 },
          { who: 'dot', feels: 'surprised', looks: 'left', at: [690, 585], size: 210 },
          {
            who: 'gus',
            feels: 'calm',
            says: 'small',
            looks: 'front',
            arms: 'carrying',
            at: [400, 570],
            size: 350,
            gaze: [-0.8, -0.2],
          },
          { picture: 'own-jam', x: 417, y: 404, size: 40, air: true },
          { picture: 'own-empty-box', x: 270, y: 588, size: 120 },
          { picture: 'own-crumbs', x: 400, y: 590, size: 140, air: true },
        ],
      },
    },
  ],
};
