import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'the-blueberry-pie-thief',
  title: 'The Blueberry Pie Thief',
  author: 'Step Into Reading',
  description: 'Paul the dog made a pie, and a thief ate it. Follow the clues to a blue surprise.',
  category: 'level6',
  heartWords: ['to', 'said', 'was', 'is', 'his', 'you', 'were'],
  splits: {
    blueberry: 'b-l-ue-b-e-rr-y4',
    case: 'c-a3-s-e3',
    chew: 'ch-ew',
    donkey: 'd-o-n2-k-ey',
    hockey: 'h-o-ck-ey',
    they: 'th-ey',
  },
  cover: {
    background: 'hills',
    items: [
      { picture: 'deciduous-tree', x: 450, y: 540, size: 230 },
      { picture: 'dog', x: 340, y: 660, size: 360 },
      { picture: 'pie', x: 170, y: 730, size: 190 },
      { picture: 'blueberries', x: 470, y: 735, size: 120 },
    ],
  },
  pages: [
    {
      text: 'Paul the dog made a blueberry pie. He left it on the lawn to cool.',
      alt: 'Paul the dog stands on the lawn beside a round pie and blueberries.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'house', x: 660, y: 460, size: 240 },
          { picture: 'dog', x: 440, y: 535, size: 260 },
          { picture: 'pie', x: 210, y: 565, size: 150 },
          { picture: 'blueberries', x: 90, y: 560, size: 80 },
        ],
      },
    },
    {
      text: 'He gave a big yawn and had a brief nap in the straw.',
      alt: 'Paul the dog lies asleep on a heap of straw. The pie stands behind him.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'pie', x: 140, y: 560, size: 130 },
          { picture: 'own-straw', x: 480, y: 580, size: 330, stretch: 1.2 },
          { picture: 'dog', x: 470, y: 570, size: 260, turn: -6, air: true },
          { picture: 'own-straw-front', x: 480, y: 590, size: 480, air: true },
          { picture: 'zzz', x: 330, y: 290, size: 100, air: true },
        ],
      },
    },
    {
      text: 'When he woke, just a few bits were left. "A thief!" he cried.',
      alt: 'The plate is empty but for a few blueberries. Paul the dog is shocked.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'fork-and-knife-with-plate', x: 210, y: 570, size: 200 },
          { picture: 'blue-circle', x: 190, y: 500, size: 20, air: true },
          { picture: 'blue-circle', x: 225, y: 485, size: 16, air: true },
          { picture: 'blue-circle', x: 300, y: 575, size: 16, air: true },
          { picture: 'dog', x: 540, y: 540, size: 280 },
          { picture: 'double-exclamation-mark', x: 430, y: 220, size: 100, air: true },
        ],
      },
    },
    {
      text: 'Then Paul saw a clue. Paw prints were on the lawn!',
      alt: 'Paul the dog follows a row of paw prints on the grass.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'paw-prints', x: 90, y: 500, size: 80, turn: -60, air: true },
          { picture: 'paw-prints', x: 200, y: 545, size: 80, turn: -80, air: true },
          { picture: 'paw-prints', x: 320, y: 555, size: 80, turn: -90, air: true },
          { picture: 'magnifying-glass-tilted-left', x: 350, y: 470, size: 110, air: true },
          { picture: 'dog', x: 560, y: 540, size: 280 },
        ],
      },
    },
    {
      text: '"Was it you?" he said. "Not me," said Donkey. "I just chew straw."',
      alt: 'Paul asks Donkey, who jumps beside a tuft of straw.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sheaf-of-rice', x: 120, y: 500, size: 140 },
          { picture: 'donkey', x: 260, y: 540, size: 300, mirror: true },
          { picture: 'dog', x: 600, y: 550, size: 240 },
        ],
      },
    },
    {
      text: '"Not me," said Turkey. "I was at hockey. I play on the field."',
      alt: 'Turkey stands on the field with a hockey stick and a ball.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'goal-net', x: 120, y: 460, size: 180 },
          { picture: 'turkey', x: 310, y: 545, size: 250, mirror: true },
          { picture: 'field-hockey', x: 440, y: 560, size: 120 },
          { picture: 'dog', x: 650, y: 545, size: 240 },
        ],
      },
    },
    {
      text: 'The prints went by the tree and back to the straw. It was his bed!',
      alt: 'The paw prints lead round a tree to the heap of straw where Paul slept.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'deciduous-tree', x: 420, y: 430, size: 230 },
          { picture: 'own-straw', x: 170, y: 530, size: 250 },
          { picture: 'own-straw-front', x: 170, y: 538, size: 250, air: true },
          { picture: 'paw-prints', x: 330, y: 500, size: 60, turn: -80, air: true },
          { picture: 'paw-prints', x: 420, y: 520, size: 60, turn: -90, air: true },
          { picture: 'paw-prints', x: 505, y: 545, size: 60, turn: -75, air: true },
          { picture: 'dog', x: 650, y: 555, size: 230 },
        ],
      },
    },
    {
      text: 'Paul ran to look in the mirror. His jaw was blue!',
      alt: 'Paul the dog sees blue spots around his mouth in the mirror.',
      scene: {
        background: 'room',
        items: [
          { picture: 'mirror', x: 190, y: 420, size: 340, air: true },
          { picture: 'dog', x: 180, y: 330, size: 130, mirror: true, air: true },
          { picture: 'blue-circle', x: 222, y: 268, size: 12, air: true },
          { picture: 'blue-circle', x: 215, y: 276, size: 10, air: true },
          { picture: 'blue-circle', x: 228, y: 260, size: 9, air: true },
          { picture: 'dog', x: 540, y: 550, size: 330 },
          { picture: 'blue-circle', x: 432, y: 392, size: 24, air: true },
          { picture: 'blue-circle', x: 452, y: 410, size: 18, air: true },
          { picture: 'blue-circle', x: 420, y: 372, size: 16, air: true },
        ],
      },
    },
    {
      text: '"It is true! I am the thief! I ate the pie in my sleep," he cried.',
      alt: 'Donkey and Turkey laugh beside Paul, who has blue spots around his mouth.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'donkey', x: 170, y: 520, size: 230, mirror: true },
          { picture: 'turkey', x: 340, y: 570, size: 180, mirror: true },
          { picture: 'dog', x: 590, y: 545, size: 290 },
          { picture: 'blue-circle', x: 495, y: 407, size: 22, air: true },
          { picture: 'blue-circle', x: 513, y: 422, size: 16, air: true },
          { picture: 'blue-circle', x: 484, y: 390, size: 14, air: true },
        ],
      },
    },
    {
      text: 'So Paul made a new pie. They ate it fast, in case he had to yawn.',
      alt: 'Paul, Donkey and Turkey stand around a new pie.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'donkey', x: 170, y: 510, size: 240, mirror: true },
          { picture: 'turkey', x: 310, y: 580, size: 170, mirror: true },
          { picture: 'dog', x: 620, y: 530, size: 260 },
          { picture: 'pie', x: 450, y: 580, size: 150 },
          { picture: 'red-heart', x: 440, y: 260, size: 70, air: true },
        ],
      },
    },
  ],
};
