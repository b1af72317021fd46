import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'a-thump-in-the-shed',
  title: 'A Thump in the Shed',
  author: 'Step Into Reading',
  description: 'Thump, thump, bang! Chick, Duck and Frog each think they know what is in the shed.',
  category: 'level2',
  heartWords: ['a', 'the', 'is', 'i', 'said', 'was'],
  splits: {
    chick: 'ch-i-ck',
    quack: 'qu-a-ck',
    such: 's-u-ch',
    which: 'wh-i-ch',
  },
  cover: {
    background: 'hills',
    items: [
      { picture: 'derelict-house', x: 330, y: 540, size: 380 },
      { picture: 'collision', x: 470, y: 300, size: 130, air: true },
      { picture: 'collision', x: 160, y: 330, size: 90, air: true },
      { picture: 'baby-chick', x: 170, y: 715, size: 190, mirror: true },
      { picture: 'duck', x: 310, y: 725, size: 200, mirror: true },
      { picture: 'frog', x: 480, y: 725, size: 160 },
    ],
  },
  pages: [
    {
      text: 'Thump, thump, bang! A big thing is in the shed.',
      alt: 'An old shed shakes. Chick looks at it from the grass.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'derelict-house', x: 530, y: 490, size: 330 },
          { picture: 'collision', x: 400, y: 270, size: 90, air: true },
          { picture: 'collision', x: 690, y: 320, size: 110, air: true },
          { picture: 'baby-chick', x: 200, y: 540, size: 170, mirror: true },
        ],
      },
    },
    {
      text: '"Which thing is it?" said Chick. "I think it is an ox!"',
      alt: 'Chick thinks of an ox.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'thought-balloon', x: 500, y: 400, size: 400, air: true },
          { picture: 'ox', x: 505, y: 290, size: 200, air: true },
          { picture: 'baby-chick', x: 220, y: 545, size: 210, mirror: true },
        ],
      },
    },
    {
      text: '"I think it is a fish with a drum," said Duck.',
      alt: 'Duck thinks of a blue fish and a drum.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'thought-balloon', x: 530, y: 410, size: 420, air: true },
          { picture: 'fish', x: 450, y: 290, size: 140, air: true, mirror: true },
          { picture: 'drum', x: 595, y: 300, size: 150, air: true },
          { picture: 'baby-chick', x: 90, y: 520, size: 120, mirror: true },
          { picture: 'duck', x: 240, y: 555, size: 240, mirror: true },
        ],
      },
    },
    {
      text: '"I think it is a king with a bell!" said Frog.',
      alt: 'Frog thinks of a king with a golden bell.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'thought-balloon', x: 500, y: 410, size: 420, air: true },
          { picture: 'person-with-crown', x: 450, y: 310, size: 180, air: true },
          { picture: 'bell', x: 590, y: 290, size: 110, turn: 14, air: true },
          { picture: 'frog', x: 210, y: 560, size: 200 },
        ],
      },
    },
    {
      text: 'Hush! Chick, Duck and Frog crept up.',
      alt: 'Chick, Duck and Frog walk in a row to the shed.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'derelict-house', x: 610, y: 490, size: 300 },
          { picture: 'baby-chick', x: 400, y: 550, size: 120, mirror: true },
          { picture: 'duck', x: 265, y: 555, size: 170, mirror: true },
          { picture: 'frog', x: 110, y: 560, size: 130 },
        ],
      },
    },
    {
      text: 'Knock, knock, knock! Thump, thump, bang!',
      alt: 'Chick knocks at the door of the shed. It thumps back.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'derelict-house', x: 480, y: 560, size: 540 },
          { picture: 'collision', x: 180, y: 220, size: 120, air: true },
          { picture: 'collision', x: 710, y: 240, size: 150, air: true },
          { picture: 'baby-chick', x: 240, y: 575, size: 140, mirror: true },
          { picture: 'duck', x: 95, y: 575, size: 160, mirror: true },
        ],
      },
    },
    {
      text: 'It was Pig! Pig had a drum. "Such fun!" said Pig.',
      alt: 'In the shed stands Pig, with a big drum.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'pig', x: 500, y: 530, size: 330 },
          { picture: 'drum', x: 260, y: 550, size: 200 },
          { picture: 'musical-notes', x: 230, y: 270, size: 120, air: true },
          { picture: 'musical-note', x: 660, y: 220, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Chick rang a bell. Duck sang. Frog did a jig!',
      alt: 'Chick has a bell, Duck sings and Frog jumps high.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'baby-chick', x: 150, y: 545, size: 180, mirror: true },
          { picture: 'bell', x: 270, y: 470, size: 110, turn: 18, air: true },
          { picture: 'duck', x: 430, y: 555, size: 220 },
          { picture: 'musical-notes', x: 320, y: 260, size: 110, air: true },
          { picture: 'frog', x: 650, y: 420, size: 170, turn: 14, air: true },
          { picture: 'own-whoosh', x: 655, y: 520, size: 100, turn: 90, air: true },
        ],
      },
    },
    {
      text: 'Bang, ding, quack! Such a band in the shed!',
      alt: 'Pig, Chick, Duck and Frog play together in the shed.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'musical-notes', x: 130, y: 200, size: 110, air: true },
          { picture: 'musical-note', x: 400, y: 160, size: 90, air: true },
          { picture: 'musical-notes', x: 660, y: 210, size: 120, air: true },
          { picture: 'pig', x: 540, y: 500, size: 280 },
          { picture: 'drum', x: 355, y: 510, size: 160 },
          { picture: 'baby-chick', x: 110, y: 550, size: 140, mirror: true },
          { picture: 'bell', x: 205, y: 490, size: 80, turn: 18, air: true },
          { picture: 'duck', x: 280, y: 580, size: 150, mirror: true },
          { picture: 'frog', x: 690, y: 580, size: 140 },
        ],
      },
    },
    {
      text: 'Then the sun sank. Hush, hush! The band is in bed.',
      alt: 'It is night. Pig, Duck and Chick are in one bed and Frog sits beside it. The moon looks in.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'window', x: 640, y: 290, size: 200, air: true },
          { picture: 'crescent-moon', x: 640, y: 262, size: 110, air: true },
          { picture: 'pig', x: 420, y: 425, size: 190, air: true },
          { picture: 'duck', x: 285, y: 390, size: 120, air: true },
          { picture: 'baby-chick', x: 545, y: 380, size: 90, air: true },
          { picture: 'bed', x: 380, y: 560, size: 470 },
          { picture: 'zzz', x: 330, y: 230, size: 100, air: true },
          { picture: 'drum', x: 100, y: 560, size: 110 },
          { picture: 'frog', x: 690, y: 570, size: 110 },
        ],
      },
    },
  ],
};
