import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import { MIDDLE, type Item } from '../pictures/scene.ts';

type Food = 'ear-of-corn' | 'peach' | 'red-apple' | 'chestnut';

/** Of each food: its size, its turn, and how far it sticks out to the left and how high it sits. */
const snouts: Record<Food, readonly [size: number, turn: number, out: number, high: number]> = {
  'ear-of-corn': [8, -45, 3.2, 19],
  peach: [7, 0, 0, 20.2],
  'red-apple': [5.6, 0, 0, 20.2],
  chestnut: [4.5, 0, 0, 20.2],
};

/**
 * The snowman in his hat, with or without a snout; `size` is that of his two balls. He smiles while he has a snout.
 */
function snowman(x: number, y: number, size: number, food?: Food): Item[] {
  const u = size / 32;
  const arm: Item = { picture: 'own-twig', x: x + 14 * u, y: y - 11 * u, size: 14 * u, air: true };
  const items: Item[] = [
    { ...arm, x: x - 14 * u, mirror: true },
    arm,
    { picture: 'own-snowman', x, y, size },
    { picture: 'womans-hat', x, y: y - 23.5 * u, size: 15 * u, turn: 6, air: true },
    { picture: food === undefined ? 'own-snow-frown' : 'own-snow-smile', x, y, size, air: true },
  ];
  if (food === undefined) return items;
  const [wide, turn, out, high] = snouts[food];
  const snout: Item = {
    picture: food,
    x: x - out * u,
    y: y - (high - wide * MIDDLE) * u,
    size: wide * u,
    turn,
    mirror: food === 'ear-of-corn',
    air: true,
  };
  return [...items, snout];
}

export const book: InlineBook = {
  id: 'who-took-snowmans-snout',
  title: 'Who Took Snowman’s Snout?',
  author: 'Step Into Reading',
  description:
    'Each night somebody takes the snout off the snowman. Peg, Sam and Gus hide in the shed to see who.',
  step: '3.6',
  props,
  hero: { who: 'peg' },
  cover: {
    background: 'snow',
    items: [
      { picture: 'evergreen-tree', x: 500, y: 500, size: 150 },
      { picture: 'own-paw-prints', x: 150, y: 690, size: 170, mirror: true, air: true },
      ...snowman(270, 690, 400),
      {
        who: 'peg',
        feels: 'surprised',
        arms: 'cheeks',
        looks: 'left',
        gaze: [-0.8, -1],
        at: [445, 735],
        size: 270,
      },
    ],
  },
  pages: [
    {
      text: 'Snow! Deep, deep snow! Peg, Gus and Sam made a big, round snowman.',
      alt: 'Peg the pig, Gus the dog and Sam the cat stand in the snow around a plain snowman.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'own-snowman', x: 375, y: 555, size: 420 },
          { picture: 'own-snow-smile', x: 375, y: 555, size: 420, air: true },
          { who: 'gus', feels: 'happy', looks: 'left', arms: 'holding', at: [570, 560], size: 270 },
          {
            who: 'peg',
            feels: 'laughing',
            reaches: [
              [275, 385],
              [260, 425],
            ],
            at: [170, 570],
            size: 280,
          },
          { who: 'sam', feels: 'happy', looks: 'left', arms: 'up', at: [680, 590], size: 240 },
        ],
      },
    },
    {
      text: 'Gus got him sticks for arms. Sam gave him a hat. Peg stuck on corn. “That’s a snout!” grunted Peg.',
      alt: 'The snowman has stick arms, a hat with a bow and an ear of corn for a snout. Peg looks up at it.',
      scene: {
        background: 'snow',
        items: [
          ...snowman(400, 585, 430, 'ear-of-corn'),
          {
            who: 'peg',
            feels: 'happy',
            arms: 'pointing',
            gaze: [0.8, -1],
            at: [116, 588],
            size: 285,
          },
          {
            who: 'gus',
            feels: 'happy',
            looks: 'left',
            gaze: [-0.8, -0.8],
            at: [700, 545],
            size: 250,
          },
          {
            who: 'sam',
            feels: 'happy',
            looks: 'left',
            gaze: [-0.8, -1],
            arms: 'hips',
            at: [572, 590],
            size: 240,
          },
        ],
      },
    },
    {
      text: 'Next day, there was no snout on Snowman’s face. “Who took it?” asked Peg.\n“Not us!” yelled Sam and Gus.',
      alt: 'The snowman has no snout. Peg looks at Sam and Gus, who throw up their paws.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'own-paw-prints', x: 470, y: 570, size: 200, turn: -14, air: true },
          ...snowman(370, 530, 370),
          { who: 'peg', feels: 'surprised', arms: 'pointing', at: [114, 580], size: 280 },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'shout',
            arms: 'wide',
            looks: 'left',
            at: [695, 550],
            size: 260,
          },
          {
            who: 'sam',
            feels: 'surprised',
            says: 'shout',
            arms: 'up',
            looks: 'left',
            at: [570, 588],
            size: 250,
          },
        ],
      },
    },
    {
      text: 'Peg stuck on a peach. Next day? No peach! “Who took it?” asked Peg.\n“Not us!” yelled Sam and Gus.',
      alt: 'Peg thinks of a peach. The snowman has no snout again, and Sam and Gus throw up their paws.',
      scene: {
        background: 'snowSlope',
        items: [
          { picture: 'thought-balloon', x: 700, y: 215, size: 190, air: true },
          { picture: 'peach', x: 700, y: 170, size: 85, air: true },
          { picture: 'own-paw-prints', x: 515, y: 525, size: 170, turn: -24, air: true },
          ...snowman(360, 530, 350),
          { who: 'gus', feels: 'scared', says: 'shout', arms: 'wide', at: [120, 555], size: 240 },
          { who: 'sam', feels: 'surprised', says: 'shout', arms: 'up', at: [215, 590], size: 220 },
          {
            who: 'peg',
            feels: 'cross',
            says: 'o',
            arms: 'hips',
            looks: 'left',
            at: [645, 592],
            size: 320,
          },
        ],
      },
    },
    {
      text: 'Peg stuck on a large, red apple. “Now let’s hide in the shed,” hissed Peg, “and wait.”',
      alt: 'The sun goes down. The snowman has a red apple for a snout, and three friends creep to a shed.',
      scene: {
        background: 'snowDusk',
        items: [
          { picture: 'own-snow-shed', x: 632, y: 480, size: 310, air: true },
          ...snowman(165, 500, 320, 'red-apple'),
          {
            who: 'gus',
            feels: 'calm',
            does: 'walking',
            arms: 'carrying',
            gaze: [1, 0],
            at: [322, 545],
            size: 210,
          },
          {
            who: 'sam',
            feels: 'happy',
            does: 'walking',
            arms: 'carrying',
            at: [452, 565],
            size: 205,
          },
          {
            who: 'peg',
            feels: 'calm',
            says: 'o',
            does: 'walking',
            head: 'left',
            arms: 'pointing',
            at: [565, 575],
            size: 225,
          },
        ],
      },
    },
    {
      text: 'The moon came up. Sam napped. Gus snoozed. But Peg kept looking. Crunch! Crunch!',
      alt: 'In the dark shed Sam and Gus sleep. Peg stands by the window and hears something.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-night-window', x: 170, y: 330, size: 240, air: true },
          { picture: 'full-moon', x: 215, y: 230, size: 62, air: true },
          { picture: 'own-straw', x: 590, y: 570, size: 400, air: true },
          { who: 'sam', feels: 'asleep', does: 'lying', at: [560, 455], size: 210, air: true },
          {
            who: 'gus',
            feels: 'asleep',
            says: 'o',
            does: 'lying',
            at: [610, 555],
            size: 250,
            air: true,
          },
          { picture: 'own-straw-front', x: 590, y: 600, size: 420, air: true },
          {
            who: 'peg',
            feels: 'surprised',
            looks: 'left',
            arms: 'cheeks',
            gaze: [-1, -0.5],
            at: [330, 575],
            size: 320,
          },
        ],
      },
    },
    {
      text: 'It was a little wombat! She stood in deep, deep snow and bit off Snowman’s snout.',
      alt: 'In the moonlight a little wombat has the apple in its mouth. The snowman has no snout.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 660, y: 180, size: 110, air: true },
          { picture: 'evergreen-tree', x: 742, y: 430, size: 170 },
          ...snowman(245, 550, 380),
          {
            who: 'wombat',
            feels: 'happy',
            says: 'smile',
            looks: 'left',
            arms: 'down',
            at: [555, 580],
            size: 310,
            air: true,
          },
          { picture: 'red-apple', x: 540, y: 496, size: 62, air: true },
          { picture: 'own-snow-heap', x: 565, y: 625, size: 380, air: true },
        ],
      },
    },
    {
      text: '“Stop!” barked Gus.\nWombat shook like a leaf. “I need food,” she whispered. “The snow hid it.”',
      alt: 'Gus barks, and the little wombat trembles with the apple at its feet. Peg and Sam look on.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 700, y: 150, size: 90, air: true },
          { who: 'peg', feels: 'sad', at: [80, 480], size: 200 },
          { who: 'sam', feels: 'surprised', at: [420, 460], size: 190 },
          {
            who: 'gus',
            feels: 'cross',
            says: 'shout',
            arms: 'pointing',
            at: [210, 575],
            size: 300,
          },
          {
            who: 'wombat',
            feels: 'scared',
            looks: 'left',
            arms: 'cheeks',
            at: [600, 568],
            size: 300,
          },
          { picture: 'red-apple', x: 470, y: 578, size: 64 },
        ],
      },
    },
    {
      text: 'Peg felt bad. She ran in and out. “Have corn! Have hay! Have peaches and apples! Eat up, Wombat!”',
      alt: 'Peg runs from the shed with corn. A heap of corn, hay, peaches and apples lies before the wombat, who eats.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 150, y: 150, size: 90, air: true },
          { picture: 'own-snow-shed', x: 650, y: 455, size: 290, air: true },
          { picture: 'own-straw', x: 315, y: 575, size: 230, air: true },
          { picture: 'peach', x: 290, y: 520, size: 60, air: true },
          { picture: 'red-apple', x: 345, y: 530, size: 62, air: true },
          { picture: 'ear-of-corn', x: 260, y: 580, size: 90, air: true },
          { picture: 'peach', x: 325, y: 582, size: 66, air: true },
          { picture: 'red-apple', x: 385, y: 582, size: 62, air: true },
          {
            who: 'wombat',
            feels: 'happy',
            holds: { picture: 'peach', size: 44 },
            at: [130, 570],
            size: 270,
          },
          {
            who: 'peg',
            feels: 'happy',
            does: 'running',
            looks: 'left',
            arms: 'carrying',
            holds: { picture: 'ear-of-corn', size: 74 },
            at: [560, 570],
            size: 290,
          },
        ],
      },
    },
    {
      text: 'Next day, Snowman had a round, brown snout. It was a nut! Wombat had left it for him.',
      alt: 'By day the snowman has a brown nut for a snout. The little wombat stands by a tree, and Meg the mouse looks at the nut.',
      scene: {
        background: 'snow',
        items: [
          { who: 'wombat', feels: 'happy', looks: 'left', at: [643, 455], size: 190 },
          { picture: 'evergreen-tree', x: 722, y: 475, size: 240 },
          ...snowman(295, 600, 440, 'chestnut'),
          { who: 'meg', feels: 'happy', gaze: [1, -0.6], at: [95, 590], size: 150 },
        ],
      },
    },
    {
      text: '“Good! Wombats never munch on nuts,” grinned Peg. “This snout will stay in place!”',
      alt: 'Peg, Sam and Gus look happily at the snowman with the nut. Meg the mouse looks at it too.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'evergreen-tree', x: 70, y: 410, size: 130 },
          ...snowman(240, 540, 380, 'chestnut'),
          {
            who: 'sam',
            feels: 'happy',
            looks: 'left',
            gaze: [-1, -0.3],
            at: [590, 500],
            size: 220,
          },
          {
            who: 'gus',
            feels: 'happy',
            looks: 'left',
            gaze: [-1, -0.3],
            arms: 'hips',
            at: [700, 560],
            size: 260,
          },
          {
            who: 'peg',
            feels: 'happy',
            looks: 'left',
            arms: 'hips',
            gaze: [-1, -0.3],
            at: [465, 590],
            size: 290,
          },
          {
            who: 'meg',
            feels: 'surprised',
            looks: 'left',
            arms: 'down',
            says: 'smile',
            gaze: [-0.3, -1],
            at: [350, 588],
            size: 105,
          },
        ],
      },
    },
    {
      text: 'Do mice munch on nuts? Crunch! Crunch! Crunch!',
      alt: 'At night Meg the mouse nibbles the nut. Behind her the snowman has no snout.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 640, y: 180, size: 110, air: true },
          ...snowman(210, 480, 250),
          {
            who: 'meg',
            feels: 'happy',
            says: 'smile',
            looks: 'left',
            reaches: [
              [528, 468],
              [594, 470],
            ],
            at: [580, 580],
            size: 310,
          },
          { picture: 'chestnut', x: 561, y: 482, size: 66, air: true },
        ],
      },
    },
  ],
};
