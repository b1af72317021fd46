import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'tiptoe-reindeer',
  title: 'Tiptoe, Reindeer!',
  author: 'Step Into Reading',
  description:
    'Reindeer gets up on tiptoe to make breakfast for Joe. He is not the only one awake.',
  category: 'level8',
  heartWords: ['to', 'said', 'was', 'his', 'you'],
  splits: {
    bread: 'b-r-ea8-d',
    breakfast: 'b-r-ea8-k-f-a4-s-t',
    great: 'g-r-ea8-t',
    head: 'h-ea8-d',
    heard: 'h-ear-d',
    heavy: 'h-ea8-v-y4',
    juice: 'j-ui-ce',
    lunch: 'l-u-n-ch',
    ready: 'r-ea8-d-y4',
    they: 'th-ey',
  },
  cover: {
    background: 'room',
    items: [
      { picture: 'window', x: 450, y: 310, size: 190, air: true },
      { picture: 'deer', x: 330, y: 680, size: 400 },
      { picture: 'chipmunk', x: 150, y: 720, size: 170, mirror: true },
      { picture: 'bread', x: 480, y: 735, size: 120 },
    ],
  },
  pages: [
    {
      text: 'Reindeer woke up. "I will make Joe a great breakfast," he said.',
      alt: 'Reindeer gets up while the moon still shines. Joe the chipmunk is in bed.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'window', x: 400, y: 260, size: 190, air: true },
          { picture: 'crescent-moon', x: 400, y: 235, size: 100, air: true },
          { picture: 'chipmunk', x: 605, y: 425, size: 110, air: true },
          { picture: 'bed', x: 610, y: 545, size: 330, mirror: true },
          { picture: 'deer', x: 210, y: 550, size: 310 },
        ],
      },
    },
    {
      text: 'He went on tiptoe, past the bed. He held his breath.',
      alt: 'Reindeer tiptoes past the bed. Under the blanket there is a lump.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'door', x: 110, y: 410, size: 310, air: true },
          { picture: 'own-lump', x: 555, y: 396, size: 190, air: true },
          { picture: 'bed', x: 590, y: 520, size: 360, mirror: true },
          { picture: 'zzz', x: 660, y: 220, size: 80, air: true },
          { picture: 'deer', x: 310, y: 570, size: 310 },
        ],
      },
    },
    {
      text: 'He spread jam on the bread. Then he cut up the fresh fruit.',
      alt: 'Reindeer stands at a table with bread, jam, apples and grapes.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-shelf', x: 230, y: 320, size: 240, air: true },
          { picture: 'cooking', x: 250, y: 212, size: 120, air: true },
          { picture: 'deer', x: 560, y: 530, size: 340 },
          { picture: 'own-table', x: 300, y: 600, size: 330, stretch: 1.5, air: true },
          { picture: 'bread', x: 130, y: 468, size: 110, air: true },
          { picture: 'jar', x: 225, y: 468, size: 80, air: true },
          { picture: 'red-apple', x: 320, y: 468, size: 75, air: true },
          { picture: 'grapes', x: 395, y: 468, size: 85, air: true },
        ],
      },
    },
    {
      text: 'The fruit juice was so heavy! Reindeer had to sweat.',
      alt: 'Reindeer carries a tall jug of orange juice. Drops fly from his brow.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'deer', x: 480, y: 550, size: 350 },
          { picture: 'own-jug', x: 270, y: 400, size: 160, air: true },
          { picture: 'sweat-droplets', x: 500, y: 220, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Crash! The pan hit his head. "My head! My toe!"',
      alt: 'A pan falls from the shelf on to the head of Reindeer.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-shelf', x: 250, y: 240, size: 240, turn: 14, air: true },
          { picture: 'deer', x: 450, y: 560, size: 350 },
          { picture: 'collision', x: 350, y: 290, size: 160, air: true },
          { picture: 'cooking', x: 290, y: 260, size: 140, turn: 30, air: true },
          { picture: 'dizzy', x: 480, y: 260, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Then he heard a weird sound in the meadow. Tap! Clink!',
      alt: 'Reindeer listens at an open window at dawn.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'window', x: 190, y: 420, size: 300, air: true },
          { picture: 'musical-note', x: 130, y: 210, size: 60, air: true },
          { picture: 'collision', x: 260, y: 200, size: 60, air: true },
          { picture: 'deer', x: 540, y: 560, size: 350 },
        ],
      },
    },
    {
      text: 'Reindeer took a deep breath and went to look. It was Joe, on tiptoe!',
      alt: 'Joe the chipmunk stands in the meadow with pancakes and juice.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'deer', x: 200, y: 540, size: 320, mirror: true },
          { picture: 'chipmunk', x: 590, y: 540, size: 200 },
          { picture: 'pancakes', x: 460, y: 560, size: 110 },
          { picture: 'beverage-box', x: 710, y: 570, size: 90 },
        ],
      },
    },
    {
      text: '"I made you breakfast!" said Joe. "I made you breakfast!" said Reindeer.',
      alt: 'Reindeer and Joe each show the breakfast they made.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 400, y: 260, size: 140, air: true },
          { picture: 'deer', x: 170, y: 530, size: 300, mirror: true },
          { picture: 'bread', x: 330, y: 570, size: 100 },
          { picture: 'chipmunk', x: 660, y: 540, size: 190 },
          { picture: 'pancakes', x: 500, y: 575, size: 110 },
        ],
      },
    },
    {
      text: 'So they ate in the meadow, in great weather. They had bread, fruit, and more bread!',
      alt: 'Reindeer and Joe sit in the sunny meadow with fruit, bread and pancakes.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 670, y: 190, size: 130, air: true },
          { picture: 'deer', x: 170, y: 510, size: 300, mirror: true },
          { picture: 'chipmunk', x: 670, y: 520, size: 190 },
          { picture: 'own-cloth', x: 430, y: 590, size: 440, air: true },
          { picture: 'bread', x: 340, y: 540, size: 80, air: true },
          { picture: 'pancakes', x: 425, y: 530, size: 90, air: true },
          { picture: 'red-apple', x: 500, y: 535, size: 60, air: true },
          { picture: 'grapes', x: 540, y: 570, size: 70, air: true },
          { picture: 'bread', x: 425, y: 580, size: 70, mirror: true, air: true },
        ],
      },
    },
    {
      text: '"I am so heavy!" said Reindeer. "Great!" said Joe. "Ready for lunch?"',
      alt: 'Reindeer lies in the deep grass. Joe brings a pie.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 130, y: 180, size: 120, air: true },
          { picture: 'deer', x: 270, y: 580, size: 340, mirror: true, air: true },
          { picture: 'own-grass', x: 270, y: 600, size: 420, air: true },
          { picture: 'chipmunk', x: 670, y: 540, size: 200 },
          { picture: 'pie', x: 540, y: 570, size: 120 },
        ],
      },
    },
  ],
};
