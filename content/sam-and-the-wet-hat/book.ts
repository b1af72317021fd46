import type { InlineBook } from '../format/book.ts';

export const book: InlineBook = {
  id: 'sam-and-the-wet-hat',
  title: 'Sam and the Wet Hat',
  author: 'Step Into Reading',
  description:
    'Sam the cat has a big new hat. Then a gust of wind, some mud and a frog have it too.',
  category: 'level1',
  cover: {
    background: 'hills',
    items: [
      { picture: 'sun', x: 470, y: 230, size: 150, air: true },
      { picture: 'frog', x: 112, y: 545, size: 84, air: true },
      { picture: 'own-hedge', x: 110, y: 590, size: 130, stretch: 1.1, air: true },
      { picture: 'own-mud', x: 310, y: 735, size: 430, air: true },
      { picture: 'cat', x: 310, y: 690, size: 400 },
      { picture: 'top-hat', x: 208, y: 402, size: 190, turn: -8, air: true },
      { picture: 'sweat-droplets', x: 110, y: 400, size: 100, air: true },
      { picture: 'tulip', x: 520, y: 730, size: 80 },
    ],
  },
  pages: [
    {
      text: 'Sam got a hat. Top hat, top cat!',
      alt: 'Sam the cat looks at itself in a mirror, with a tall top hat on its head. A frog peeps in at the window.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 640, y: 280, size: 200, air: true },
          { picture: 'frog', x: 692, y: 262, size: 70, air: true },
          { picture: 'mirror', x: 170, y: 500, size: 300 },
          { picture: 'sparkles', x: 290, y: 250, size: 90, air: true },
          { picture: 'cat', x: 460, y: 540, size: 290 },
          { picture: 'top-hat', x: 386, y: 335, size: 155, turn: -6, air: true },
        ],
      },
    },
    {
      text: 'Sam ran up Mud Hill. Puff! Off it went.',
      alt: 'Sam the cat runs up a green hill. The wind blows and the hat flies off behind.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'wind-face', x: 110, y: 230, size: 150, air: true },
          { picture: 'evergreen-tree', x: 720, y: 430, size: 130 },
          { picture: 'own-hill', x: 410, y: 640, size: 520, stretch: 1.5, air: true },
          { picture: 'cat', x: 450, y: 420, size: 230, turn: 16, air: true },
          { picture: 'own-whoosh', x: 530, y: 200, size: 100, air: true },
          { picture: 'top-hat', x: 640, y: 210, size: 140, turn: 38, air: true },
          { picture: 'frog', x: 700, y: 512, size: 76, air: true },
          { picture: 'own-hedge', x: 700, y: 560, size: 120, stretch: 1.2, air: true },
        ],
      },
    },
    {
      text: 'Plop! It fell in wet mud.',
      alt: 'The hat lies upside down in a muddy puddle and mud flies up. Sam the cat looks on with wide eyes.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-mud', x: 280, y: 580, size: 480, air: true },
          { picture: 'sweat-droplets', x: 160, y: 430, size: 90, mirror: true, air: true },
          { picture: 'top-hat', x: 280, y: 545, size: 240, turn: 165, air: true },
          { picture: 'sweat-droplets', x: 410, y: 420, size: 90, air: true },
          { picture: 'exclamation-question-mark', x: 640, y: 300, size: 60, air: true },
          { picture: 'cat', x: 660, y: 440, size: 130 },
          { picture: 'frog', x: 95, y: 408, size: 80, air: true },
          { picture: 'own-hedge', x: 90, y: 465, size: 130, stretch: 1.2, air: true },
        ],
      },
    },
    {
      text: '“Help, Peg! Tug it!” Tug, tug, tug!',
      alt: 'Peg the pig has the hat by its brim and pulls it out of the mud. Sam the cat cheers Peg on.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sun', x: 690, y: 150, size: 110, air: true },
          { picture: 'own-mud', x: 390, y: 560, size: 520, air: true },
          { picture: 'pig', x: 540, y: 545, size: 290, turn: 6 },
          { picture: 'sweat-droplets', x: 690, y: 330, size: 80, air: true },
          { picture: 'top-hat', x: 320, y: 550, size: 180, turn: 150, air: true },
          { picture: 'cat', x: 125, y: 500, size: 220, mirror: true },
          { picture: 'double-exclamation-mark', x: 210, y: 250, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Pop! Peg got it. But Frog sat in it!',
      alt: 'The hat is out of the mud, upside down. A green frog looks out of it between Sam and Peg.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-mud', x: 400, y: 565, size: 520, air: true },
          { picture: 'collision', x: 400, y: 440, size: 220, air: true },
          { picture: 'frog', x: 400, y: 438, size: 127, air: true },
          { picture: 'top-hat', x: 400, y: 558, size: 190, turn: 180, air: true },
          { picture: 'pig', x: 645, y: 545, size: 310 },
          { picture: 'cat', x: 160, y: 545, size: 270, mirror: true },
          { picture: 'exclamation-question-mark', x: 230, y: 240, size: 80, air: true },
        ],
      },
    },
    {
      text: '“Quit it, Frog! Hop off!” Frog did not hop.',
      alt: 'Sam the cat is cross with the frog in the hat. The frog stays where it is.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 90, y: 430, size: 200 },
          { picture: 'own-mud', x: 250, y: 580, size: 420, air: true },
          { picture: 'frog', x: 250, y: 450, size: 136, air: true },
          { picture: 'top-hat', x: 250, y: 570, size: 200, turn: 180, air: true },
          { picture: 'cat', x: 570, y: 560, size: 350 },
          { picture: 'anger-symbol', x: 420, y: 230, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Frog got snug. Frog had a nap in it.',
      alt: 'The frog sleeps in the hat while the sun goes down. A long way off sits Sam the cat.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'cat', x: 690, y: 440, size: 90 },
          { picture: 'own-mud', x: 360, y: 575, size: 520, air: true },
          { picture: 'frog', x: 360, y: 420, size: 190, air: true, turn: -10 },
          { picture: 'top-hat', x: 360, y: 575, size: 300, turn: 180, air: true },
          { picture: 'zzz', x: 490, y: 260, size: 120, air: true },
        ],
      },
    },
    {
      text: 'Sam felt sad. But Peg had a cap!',
      alt: 'Sam the cat hangs its head. Peg the pig comes with a blue cap. The frog sleeps in the hat on the hill.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-mud', x: 400, y: 440, size: 160, air: true },
          { picture: 'frog', x: 400, y: 385, size: 56, air: true },
          { picture: 'top-hat', x: 400, y: 432, size: 84, turn: 180, air: true },
          { picture: 'zzz', x: 450, y: 330, size: 40, air: true },
          { picture: 'cat', x: 190, y: 560, size: 260, mirror: true, turn: 8 },
          { picture: 'droplet', x: 290, y: 430, size: 34, air: true },
          { picture: 'pig', x: 620, y: 560, size: 290 },
          { picture: 'billed-cap', x: 430, y: 545, size: 130, air: true },
          { picture: 'red-heart', x: 590, y: 270, size: 60, air: true },
        ],
      },
    },
    {
      text: '“It fits! And it is not wet.”\nDrip. Drop. Plop! “Not yet!” said Frog.',
      alt: 'Sam the cat wears the blue cap. A cloud full of rain hangs above, and the frog looks up at it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'cloud-with-rain', x: 270, y: 250, size: 250, air: true },
          { picture: 'tulip', x: 90, y: 500, size: 80 },
          { picture: 'cat', x: 350, y: 550, size: 290 },
          { picture: 'billed-cap', x: 282, y: 360, size: 130, air: true },
          { picture: 'own-mud', x: 650, y: 550, size: 260, air: true },
          { picture: 'frog', x: 650, y: 445, size: 90, air: true },
          { picture: 'top-hat', x: 650, y: 530, size: 130, turn: 180, air: true },
          { picture: 'red-heart', x: 720, y: 360, size: 44, air: true },
        ],
      },
    },
  ],
};
