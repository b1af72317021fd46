import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

type Food = 'ear-of-corn' | 'peach' | 'red-apple' | 'chestnut';

/** Of each food: its size, its turn, and how far it sticks out to the left and how high it sits. */
const snouts: Record<Food, readonly [size: number, turn: number, out: number, high: number]> = {
  'ear-of-corn': [8, -45, 3.2, 19],
  peach: [7, 0, 0, 20.2],
  'red-apple': [5.6, 0, 0, 20.2],
  chestnut: [4.5, 0, 0, 20.2],
};

/** The snowman in his hat, with or without a snout; `size` is that of his two balls. */
function snowman(x: number, y: number, size: number, food?: Food): Item[] {
  const u = size / 32;
  const arm: Item = { picture: 'own-twig', x: x + 14 * u, y: y - 11 * u, size: 14 * u, air: true };
  const items: Item[] = [
    { ...arm, x: x - 14 * u, mirror: true },
    arm,
    { picture: 'own-snowman', x, y, size },
    { picture: 'womans-hat', x, y: y - 23.5 * u, size: 15 * u, turn: 6, air: true },
  ];
  if (food === undefined) return items;
  const [wide, turn, out, high] = snouts[food];
  const snout: Item = {
    picture: food,
    x: x - out * u,
    y: y - (high - wide * 0.4375) * u,
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
  category: 'level3',
  cover: {
    background: 'snow',
    items: [
      { picture: 'evergreen-tree', x: 490, y: 500, size: 170 },
      ...snowman(275, 650, 370),
      { picture: 'red-question-mark', x: 450, y: 320, size: 130, turn: 10, air: true },
      { picture: 'pig', x: 430, y: 740, size: 200 },
      { picture: 'own-snow-heap', x: 150, y: 770, size: 200, air: true },
      { picture: 'paw-prints', x: 110, y: 630, size: 60, turn: -20, air: true },
    ],
  },
  pages: [
    {
      text: 'Snow! Deep, deep snow! Peg, Gus and Sam made a big, round snowman.',
      alt: 'Peg the pig, Gus the dog and Sam the cat stand in the snow around a plain snowman.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'evergreen-tree', x: 90, y: 430, size: 170 },
          { picture: 'evergreen-tree', x: 560, y: 400, size: 110 },
          { picture: 'own-snowman', x: 400, y: 530, size: 320 },
          { picture: 'pig', x: 160, y: 545, size: 170, mirror: true },
          { picture: 'dog', x: 670, y: 490, size: 170 },
          { picture: 'cat', x: 560, y: 575, size: 135 },
          { picture: 'snowflake', x: 250, y: 200, size: 50, air: true },
          { picture: 'snowflake', x: 560, y: 150, size: 40, air: true },
        ],
      },
    },
    {
      text: 'Gus got him sticks for arms. Sam gave him an odd hat. Peg stuck on corn. “Now that’s a snout!” grunted Peg.',
      alt: 'The snowman has stick arms, a hat with a bow and an ear of corn for a snout. Peg looks up at it.',
      scene: {
        background: 'snow',
        items: [
          ...snowman(470, 590, 430, 'ear-of-corn'),
          { picture: 'pig', x: 170, y: 560, size: 190, mirror: true },
          { picture: 'sparkles', x: 260, y: 300, size: 70, air: true },
          { picture: 'dog', x: 700, y: 580, size: 170 },
          { picture: 'cat', x: 330, y: 595, size: 135, mirror: true },
        ],
      },
    },
    {
      text: 'Next day, Snowman’s face looked bare. “Who took his snout?” gasped Peg.\n“Not us!” yelled Sam and Gus.',
      alt: 'The snowman has no snout. Peg looks at Sam and Gus, who step back.',
      scene: {
        background: 'snow',
        items: [
          ...snowman(330, 520, 340),
          { picture: 'red-question-mark', x: 480, y: 210, size: 80, turn: 10, air: true },
          { picture: 'pig', x: 130, y: 550, size: 180, mirror: true },
          { picture: 'cat', x: 510, y: 560, size: 140 },
          { picture: 'dog', x: 670, y: 555, size: 170 },
          { picture: 'sweat-droplets', x: 640, y: 380, size: 60, air: true },
          { picture: 'paw-prints', x: 700, y: 420, size: 40, turn: -30, air: true },
        ],
      },
    },
    {
      text: 'Peg stuck on a peach. Next day? Bare! “Who took his snout?” gasped Peg.\n“Not us!” yelled Sam and Gus.',
      alt: 'Peg thinks of a peach. The snowman has no snout again, and Sam and Gus look the other way.',
      scene: {
        background: 'snowSlope',
        items: [
          { picture: 'evergreen-tree', x: 120, y: 470, size: 150 },
          { picture: 'thought-balloon', x: 680, y: 330, size: 190, mirror: true, air: true },
          { picture: 'peach', x: 680, y: 290, size: 85, air: true },
          ...snowman(390, 530, 320),
          { picture: 'pig', x: 640, y: 560, size: 180 },
          { picture: 'dog', x: 200, y: 585, size: 160 },
          { picture: 'cat', x: 90, y: 590, size: 130 },
        ],
      },
    },
    {
      text: 'Peg stuck on an apple, big and red. “Now let’s hide in the shed,” hissed Peg, “and wait.”',
      alt: 'The sun goes down. The snowman has a red apple for a snout, and three friends tiptoe to a hut.',
      scene: {
        background: 'snowDusk',
        items: [
          { picture: 'hut', x: 640, y: 420, size: 240 },
          ...snowman(190, 500, 310, 'red-apple'),
          { picture: 'pig', x: 400, y: 490, size: 120, mirror: true },
          { picture: 'cat', x: 500, y: 470, size: 95, mirror: true },
          { picture: 'dog', x: 580, y: 505, size: 115, mirror: true },
        ],
      },
    },
    {
      text: 'Up came the moon. Sam napped. Gus snored. But Peg kept looking. Crunch! Crunch!',
      alt: 'In the dark shed Sam and Gus sleep. Peg sits by the window and hears something.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-night-window', x: 200, y: 300, size: 210, air: true },
          { picture: 'full-moon', x: 237, y: 215, size: 56, air: true },
          { picture: 'own-straw', x: 560, y: 560, size: 380, air: true },
          { picture: 'cat', x: 500, y: 510, size: 140, turn: -12, air: true },
          { picture: 'dog', x: 650, y: 520, size: 170, turn: 10, air: true },
          { picture: 'own-straw-front', x: 570, y: 570, size: 380, air: true },
          { picture: 'zzz', x: 610, y: 300, size: 100, air: true },
          { picture: 'pig', x: 270, y: 540, size: 200 },
          { picture: 'exclamation-question-mark', x: 380, y: 310, size: 80, air: true },
          { picture: 'broom', x: 60, y: 520, size: 160, turn: -10 },
        ],
      },
    },
    {
      text: 'It was a little deer! She stood in deep, deep snow and bit off Snowman’s snout.',
      alt: 'In the moonlight a little deer has the apple in its mouth. The snowman has no snout.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 140, y: 180, size: 110, air: true },
          { picture: 'evergreen-tree', x: 700, y: 430, size: 190 },
          ...snowman(270, 540, 340),
          { picture: 'own-fawn', x: 530, y: 530, size: 210, air: true },
          { picture: 'red-apple', x: 432, y: 420, size: 64, air: true },
          { picture: 'own-snow-heap', x: 560, y: 615, size: 400, air: true },
        ],
      },
    },
    {
      text: '“Stop!” barked Gus.\nDeer shook with fear. “I need food,” she whispered. “Snow hid it.”',
      alt: 'Gus barks, and the little deer trembles with the apple at its feet. Peg and Sam look on.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'dog', x: 180, y: 540, size: 220, mirror: true },
          { picture: 'anger-symbol', x: 300, y: 300, size: 70, air: true },
          { picture: 'pig', x: 70, y: 450, size: 130, mirror: true },
          { picture: 'cat', x: 300, y: 430, size: 100, mirror: true },
          { picture: 'own-fawn', x: 590, y: 545, size: 240 },
          { picture: 'sweat-droplets', x: 690, y: 320, size: 70, air: true },
          { picture: 'red-apple', x: 430, y: 570, size: 70 },
        ],
      },
    },
    {
      text: 'Peg felt bad. In and out ran Peg. “Corn! Hay! Peaches! Apples! Eat up, Deer!”',
      alt: 'Peg runs from the hut with an armful. A heap of corn, hay, peaches and apples lies before the deer.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'hut', x: 680, y: 430, size: 220 },
          { picture: 'own-straw', x: 300, y: 550, size: 200, air: true },
          { picture: 'ear-of-corn', x: 250, y: 550, size: 90, air: true },
          { picture: 'peach', x: 320, y: 560, size: 70, air: true },
          { picture: 'red-apple', x: 385, y: 560, size: 66, air: true },
          { picture: 'red-apple', x: 345, y: 505, size: 60, air: true },
          { picture: 'peach', x: 280, y: 490, size: 60, air: true },
          { picture: 'own-fawn', x: 120, y: 545, size: 210, mirror: true },
          { picture: 'red-heart', x: 190, y: 310, size: 60, air: true },
          { picture: 'pig', x: 580, y: 540, size: 190, turn: -8, air: true },
          { picture: 'own-whoosh', x: 720, y: 530, size: 80, mirror: true, air: true },
          { picture: 'ear-of-corn', x: 495, y: 430, size: 80, turn: -20, air: true },
        ],
      },
    },
    {
      text: 'Next day, Snowman had a round, brown snout. It was a nut! Deer had left it for him.',
      alt: 'By day the snowman has a brown nut for a snout. The little deer looks out behind a tree.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'own-fawn', x: 655, y: 440, size: 130 },
          { picture: 'evergreen-tree', x: 720, y: 450, size: 210 },
          ...snowman(370, 610, 480, 'chestnut'),
          { picture: 'sparkles', x: 490, y: 260, size: 70, air: true },
          { picture: 'chipmunk', x: 60, y: 430, size: 60, mirror: true },
        ],
      },
    },
    {
      text: '“Good! Deer never munch on nuts,” grinned Peg. “This snout will stay on!”',
      alt: 'Peg, Sam and Gus look happily at the snowman with the nut.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'evergreen-tree', x: 65, y: 410, size: 120 },
          { picture: 'chipmunk', x: 385, y: 500, size: 62 },
          ...snowman(270, 530, 330, 'chestnut'),
          { picture: 'pig', x: 530, y: 560, size: 210 },
          { picture: 'red-heart', x: 460, y: 330, size: 60, air: true },
          { picture: 'cat', x: 620, y: 440, size: 130 },
          { picture: 'dog', x: 720, y: 540, size: 160 },
        ],
      },
    },
    {
      text: 'Crunch! Crunch!',
      alt: 'At night a squirrel sits beside the snowman, who has no snout, and nibbles the nut.',
      scene: {
        background: 'snowNight',
        items: [
          { picture: 'full-moon', x: 660, y: 180, size: 110, air: true },
          ...snowman(260, 570, 400),
          { picture: 'chipmunk', x: 530, y: 565, size: 190 },
          { picture: 'chestnut', x: 467, y: 525, size: 50, air: true },
          { picture: 'hut', x: 720, y: 420, size: 110 },
        ],
      },
    },
  ],
};
