import type { InlineBook } from '../format/book.ts';

export const book: InlineBook = {
  id: 'ted-is-not-fast',
  title: 'Ted Is Not Fast',
  author: 'Step Into Reading',
  description:
    'Gus is fast. Dot is fast. Ted the turtle is not. But what goes up Mud Hill comes off it, too!',
  category: 'level1',
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-hill', x: 430, y: 810, size: 690, stretch: 1.3, air: true },
      { picture: 'duck', x: 470, y: 360, size: 110, air: true },
      { picture: 'dog', x: 370, y: 310, size: 130, mirror: true, air: true },
      { picture: 'own-whoosh', x: 420, y: 430, size: 110, turn: -40, mirror: true, air: true },
      { picture: 'turtle', x: 285, y: 640, size: 300, turn: -130, air: true },
      { picture: 'dizzy', x: 130, y: 430, size: 90, air: true },
      { picture: 'triangular-flag', x: 120, y: 720, size: 170 },
    ],
  },
  pages: [
    {
      text: '“Run up Mud Hill and past it! Win the cup!” said Meg.',
      alt: 'Meg the mouse stands by a golden cup on a box. Gus, Dot and Ted wait in a row at the foot of a green hill. A red flag is on its far side.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-hill', x: 250, y: 600, size: 420, stretch: 1.7, air: true },
          { picture: 'triangular-flag', x: 70, y: 430, size: 60 },
          { picture: 'trophy', x: 690, y: 455, size: 100, air: true },
          { picture: 'package', x: 690, y: 570, size: 130 },
          { picture: 'mouse', x: 590, y: 590, size: 120 },
          { picture: 'turtle', x: 455, y: 580, size: 150 },
          { picture: 'duck', x: 300, y: 570, size: 150 },
          { picture: 'dog', x: 135, y: 570, size: 190 },
        ],
      },
    },
    {
      text: 'Off ran Gus, fast. Off ran Dot, fast. Off went Ted. Not fast.',
      alt: 'Gus the dog and Dot the duck run with dust behind them. Ted the turtle takes one step.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'mouse', x: 740, y: 440, size: 70 },
          { picture: 'dog', x: 130, y: 520, size: 200, turn: -8 },
          { picture: 'dashing-away', x: 265, y: 510, size: 90, air: true },
          { picture: 'duck', x: 370, y: 560, size: 160, turn: -8 },
          { picture: 'dashing-away', x: 485, y: 560, size: 80, air: true },
          { picture: 'turtle', x: 650, y: 565, size: 180 },
          { picture: 'snail', x: 570, y: 440, size: 50 },
        ],
      },
    },
    {
      text: 'Up, up, up! Gus got on top. Dot got on top. Huff! Puff!',
      alt: 'Gus the dog and Dot the duck stand on the top of the hill, out of breath.',
      scene: {
        background: 'highSky',
        items: [
          { picture: 'own-hill', x: 400, y: 730, size: 560, stretch: 1.8, air: true },
          { picture: 'sun', x: 690, y: 160, size: 110, air: true },
          { picture: 'dog', x: 330, y: 370, size: 220, air: true },
          { picture: 'duck', x: 500, y: 375, size: 170, air: true },
          { picture: 'sweat-droplets', x: 240, y: 180, size: 80, mirror: true, air: true },
          { picture: 'sweat-droplets', x: 590, y: 210, size: 70, air: true },
          { picture: 'dashing-away', x: 185, y: 300, size: 70, air: true },
        ],
      },
    },
    {
      text: '“Ted? Just a dot!” said Dot.',
      alt: 'Dot the duck looks from the top of the hill through a telescope. Far below Ted is as small as a dot.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'turtle', x: 640, y: 500, size: 34 },
          { picture: 'own-hill', x: 150, y: 720, size: 580, stretch: 1.5, air: true },
          { picture: 'dog', x: 85, y: 345, size: 180, mirror: true, air: true },
          { picture: 'duck', x: 245, y: 350, size: 180, mirror: true, air: true },
          { picture: 'telescope', x: 375, y: 372, size: 110, mirror: true, air: true },
        ],
      },
    },
    {
      text: 'Step. Rest. Step. Rest. Sip. Rest. Step.',
      alt: 'Ted the turtle rests on the way up with a cup in front of him. A snail goes past him.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-hill', x: 130, y: 680, size: 600, stretch: 2, air: true },
          { picture: 'deciduous-tree', x: 690, y: 440, size: 190 },
          { picture: 'sun', x: 560, y: 150, size: 100, air: true },
          { picture: 'turtle', x: 400, y: 480, size: 220, turn: 22, air: true },
          { picture: 'cup-with-straw', x: 262, y: 425, size: 90, turn: 8, air: true },
          { picture: 'snail', x: 140, y: 322, size: 90, turn: 8, air: true },
          { picture: 'footprints', x: 590, y: 560, size: 60, turn: -50, air: true },
        ],
      },
    },
    {
      text: 'At last Ted got on top. Gus felt glad. Gus ran at him. Hug!',
      alt: 'Ted is at the top of the hill. Gus the dog runs to hug him with hearts all about.',
      scene: {
        background: 'highSky',
        items: [
          { picture: 'own-hill', x: 400, y: 740, size: 600, stretch: 2, air: true },
          { picture: 'duck', x: 680, y: 430, size: 150, air: true },
          { picture: 'turtle', x: 270, y: 360, size: 170, mirror: true, air: true },
          { picture: 'dog', x: 460, y: 345, size: 220, turn: -12, air: true },
          { picture: 'own-whoosh', x: 600, y: 280, size: 100, mirror: true, air: true },
          { picture: 'two-hearts', x: 350, y: 160, size: 90, air: true },
          { picture: 'red-heart', x: 250, y: 210, size: 50, air: true },
        ],
      },
    },
    {
      text: 'Bump! Ted went flip. Ted went flop.',
      alt: 'Gus has bumped into Ted. Ted is upside down in the air.',
      scene: {
        background: 'highSky',
        items: [
          { picture: 'own-hill', x: 640, y: 720, size: 600, stretch: 1.6, air: true },
          { picture: 'duck', x: 710, y: 350, size: 150, air: true },
          { picture: 'dog', x: 540, y: 340, size: 220, turn: -12, air: true },
          { picture: 'collision', x: 390, y: 300, size: 140, air: true },
          { picture: 'turtle', x: 230, y: 280, size: 180, turn: 190, air: true },
          { picture: 'exclamation-question-mark', x: 560, y: 130, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Ted spun. Ted slid. Past Sam! Past Peg!',
      alt: 'Ted spins down the hill on his shell, past Sam the cat and Peg the pig at their picnic.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-hill', x: 640, y: 640, size: 640, stretch: 1.6, air: true },
          { picture: 'own-whoosh', x: 560, y: 290, size: 170, turn: -35, mirror: true, air: true },
          { picture: 'turtle', x: 420, y: 400, size: 170, turn: -150, air: true },
          { picture: 'dizzy', x: 330, y: 250, size: 70, air: true },
          { picture: 'cat', x: 130, y: 520, size: 170, mirror: true },
          { picture: 'own-cloth', x: 310, y: 600, size: 190, air: true },
          { picture: 'watermelon', x: 310, y: 570, size: 60, air: true },
          { picture: 'pig', x: 600, y: 580, size: 200 },
          { picture: 'red-exclamation-mark', x: 200, y: 330, size: 60, air: true },
        ],
      },
    },
    {
      text: '“Stop, Ted, stop!” But Ted cannot stop.',
      alt: 'Ted rolls along very fast. Gus and Dot run after him from the hill.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-hill', x: 760, y: 640, size: 480, stretch: 1.4, air: true },
          { picture: 'dog', x: 640, y: 360, size: 130, turn: -20, air: true },
          { picture: 'duck', x: 740, y: 300, size: 100, turn: -15, air: true },
          { picture: 'triangular-flag', x: 60, y: 500, size: 120 },
          { picture: 'turtle', x: 280, y: 560, size: 240, turn: -100, air: true },
          { picture: 'own-whoosh', x: 480, y: 520, size: 150, mirror: true, air: true },
          { picture: 'dashing-away', x: 420, y: 590, size: 80, air: true },
          { picture: 'double-exclamation-mark', x: 545, y: 240, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Plop! Ted hit the flag. Not Gus. Not Dot. Ted!',
      alt: 'Ted lies on his back in the mud at the red flag. Gus and Dot are still far off.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'duck', x: 740, y: 430, size: 70, turn: -10 },
          { picture: 'dog', x: 640, y: 450, size: 100, turn: -10 },
          { picture: 'own-mud', x: 320, y: 575, size: 480, air: true },
          { picture: 'triangular-flag', x: 170, y: 540, size: 260, turn: -14 },
          { picture: 'turtle', x: 380, y: 640, size: 230, turn: 172, air: true },
          { picture: 'sweat-droplets', x: 540, y: 440, size: 80, air: true },
          { picture: 'dizzy', x: 400, y: 390, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Ted got the cup. “I did not run,” said Ted. “I just fell.”',
      alt: 'Ted the turtle stands by a golden cup. Gus, Dot and Meg cheer.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'confetti-ball', x: 90, y: 210, size: 110, air: true },
          { picture: 'party-popper', x: 700, y: 220, size: 110, air: true },
          { picture: 'trophy', x: 230, y: 470, size: 160, air: true },
          { picture: 'package', x: 230, y: 585, size: 140 },
          { picture: 'turtle', x: 400, y: 570, size: 200 },
          { picture: 'dog', x: 590, y: 500, size: 200 },
          { picture: 'duck', x: 710, y: 570, size: 150 },
          { picture: 'mouse', x: 90, y: 575, size: 110, mirror: true },
          { picture: 'snail', x: 750, y: 440, size: 40 },
        ],
      },
    },
  ],
};
