import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'sam-and-the-wet-hat',
  title: 'Sam and the Wet Hat',
  author: 'Step Into Reading',
  description:
    'Sam the cat has a big new hat. Then a gust of wind, some mud and a frog have it too.',
  category: 'level1',
  heartWords: ['a', 'the', 'is', 'has', 'said'],
  splits: {},
  cover: {
    background: 'hills',
    items: [
      { picture: 'sun', x: 470, y: 230, size: 150, air: true },
      { picture: 'tulip', x: 110, y: 600, size: 90 },
      { picture: 'cat', x: 310, y: 690, size: 400 },
      { picture: 'top-hat', x: 208, y: 402, size: 190, turn: -8, air: true },
      { picture: 'tulip', x: 520, y: 720, size: 100 },
    ],
  },
  pages: [
    {
      text: 'Sam got a hat. It is a big, big hat.',
      alt: 'Sam the cat stands in a meadow with a tall top hat on its head.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 670, y: 170, size: 120, air: true },
          { picture: 'deciduous-tree', x: 650, y: 440, size: 220 },
          { picture: 'tulip', x: 110, y: 520, size: 80 },
          { picture: 'cat', x: 390, y: 530, size: 280 },
          { picture: 'top-hat', x: 319, y: 332, size: 150, turn: -6, air: true },
        ],
      },
    },
    {
      text: 'Sam ran up a hill. The hat fell off!',
      alt: 'Sam the cat runs up a green slope and the hat flies off behind.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'wind-face', x: 110, y: 230, size: 150, air: true },
          { picture: 'evergreen-tree', x: 720, y: 430, size: 130 },
          { picture: 'own-hill', x: 410, y: 640, size: 520, stretch: 1.5, air: true },
          { picture: 'cat', x: 450, y: 420, size: 230, turn: 16, air: true },
          { picture: 'own-whoosh', x: 530, y: 200, size: 100, air: true },
          { picture: 'top-hat', x: 640, y: 210, size: 140, turn: 38, air: true },
        ],
      },
    },
    {
      text: 'It fell in mud. Sam has a wet hat.',
      alt: 'The hat lies upside down in a muddy puddle. Sam the cat looks at it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'evergreen-tree', x: 110, y: 430, size: 170 },
          { picture: 'own-mud', x: 270, y: 570, size: 330, air: true },
          { picture: 'top-hat', x: 260, y: 530, size: 150, turn: 165, air: true },
          { picture: 'sweat-droplets', x: 360, y: 430, size: 70, air: true },
          { picture: 'cat', x: 600, y: 540, size: 250 },
        ],
      },
    },
    {
      text: 'Pig bit it. Tug, Pig, tug!',
      alt: 'Pig stands in the mud and tugs at the hat with its snout.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 340, y: 555, size: 480, air: true },
          { picture: 'pig', x: 480, y: 545, size: 260 },
          { picture: 'top-hat', x: 290, y: 540, size: 150, turn: 150, air: true },
          { picture: 'cat', x: 120, y: 510, size: 190, mirror: true },
        ],
      },
    },
    {
      text: 'But a frog is in it! Frog is not sad.',
      alt: 'A green frog looks out of the upside-down hat.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 400, y: 550, size: 500, air: true },
          { picture: 'pig', x: 650, y: 520, size: 190 },
          { picture: 'frog', x: 400, y: 390, size: 190, air: true },
          { picture: 'top-hat', x: 400, y: 555, size: 270, turn: 180, air: true },
          { picture: 'cat', x: 130, y: 520, size: 200, mirror: true },
        ],
      },
    },
    {
      text: '"Quit it, Frog! Hop off!" said Sam.',
      alt: 'Sam the cat meows at the frog in the hat.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 230, y: 565, size: 340, air: true },
          { picture: 'frog', x: 230, y: 425, size: 150, air: true },
          { picture: 'top-hat', x: 230, y: 555, size: 210, turn: 180, air: true },
          { picture: 'cat', x: 570, y: 545, size: 280 },
          { picture: 'anger-symbol', x: 470, y: 260, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Frog did not hop. Frog had a nap in it.',
      alt: 'The frog sleeps in the hat while the sun goes down.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-mud', x: 400, y: 555, size: 440, air: true },
          { picture: 'frog', x: 400, y: 425, size: 150, air: true, turn: -8 },
          { picture: 'top-hat', x: 400, y: 560, size: 250, turn: 180, air: true },
          { picture: 'zzz', x: 510, y: 300, size: 110, air: true },
        ],
      },
    },
    {
      text: 'Sam let Frog nap. Sam got a cap.',
      alt: 'Sam the cat has a blue cap on. The frog still sleeps in the hat.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 610, y: 540, size: 280, air: true },
          { picture: 'frog', x: 610, y: 425, size: 100, air: true },
          { picture: 'top-hat', x: 610, y: 515, size: 150, turn: 180, air: true },
          { picture: 'zzz', x: 690, y: 340, size: 60, air: true },
          { picture: 'cat', x: 300, y: 540, size: 290 },
          { picture: 'billed-cap', x: 232, y: 350, size: 130, air: true },
        ],
      },
    },
    {
      text: 'Is it wet? Not yet!',
      alt: 'Sam the cat smiles in the blue cap. A cloud full of rain comes over the hill.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'cloud-with-rain', x: 600, y: 290, size: 240, air: true },
          { picture: 'tulip', x: 660, y: 500, size: 80 },
          { picture: 'cat', x: 300, y: 540, size: 290 },
          { picture: 'billed-cap', x: 232, y: 350, size: 130, air: true },
        ],
      },
    },
  ],
};
