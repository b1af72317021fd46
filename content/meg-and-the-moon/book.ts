import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** The moon as it lies on water: flat, and `size` high. */
const moonOnWater = (x: number, y: number, size: number, stretch = 2.4): Item => ({
  picture: 'full-moon',
  x,
  y,
  size,
  stretch,
  air: true,
});

export const book: InlineBook = {
  id: 'meg-and-the-moon',
  title: 'Meg and the Moon',
  author: 'Step Into Reading',
  description: 'Meg the mouse wants the moon in her bedroom. It is far too big. Or is it?',
  category: 'level3',
  cover: {
    background: 'night',
    items: [
      { picture: 'own-glow', x: 300, y: 460, size: 440, air: true },
      { picture: 'full-moon', x: 300, y: 400, size: 290, air: true },
      { picture: 'own-night-hill', x: 300, y: 800, size: 340, stretch: 1.8, air: true },
      { picture: 'mouse', x: 300, y: 570, size: 170, air: true },
      { picture: 'owl', x: 480, y: 640, size: 80, air: true },
    ],
  },
  pages: [
    {
      text: 'Meg looked up. “See that moon? I need it! It will fit in my bedroom.”',
      alt: 'Meg the mouse stands on a hill at night and looks up at the full moon.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-glow', x: 210, y: 330, size: 330, air: true },
          { picture: 'full-moon', x: 210, y: 265, size: 190, air: true },
          { picture: 'hut', x: 690, y: 400, size: 120 },
          { picture: 'mouse', x: 500, y: 540, size: 170, turn: 10 },
          { picture: 'red-heart', x: 420, y: 350, size: 60, air: true },
          { picture: 'hedgehog', x: 120, y: 560, size: 70 },
        ],
      },
    },
    {
      text: '“Too far up,” grunted Ted.\n“Too big,” barked Gus.\n“I can make room,” squeaked Meg.',
      alt: 'Gus the dog and Ted the turtle talk to little Meg.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 400, y: 170, size: 110, air: true },
          { picture: 'hedgehog', x: 730, y: 590, size: 60 },
          { picture: 'dog', x: 170, y: 530, size: 280, mirror: true },
          { picture: 'turtle', x: 350, y: 575, size: 190, mirror: true },
          { picture: 'mouse', x: 580, y: 560, size: 130 },
          { picture: 'thought-balloon', x: 680, y: 380, size: 190, mirror: true, air: true },
          { picture: 'bed', x: 700, y: 330, size: 90, air: true },
          { picture: 'full-moon', x: 655, y: 310, size: 44, air: true },
        ],
      },
    },
    {
      text: 'Gus stood on Nell. Peg stood on Gus. Meg stood on Peg, and reached, and reached. Too far!',
      alt: 'A tower of friends: Nell the elephant, Gus, Peg and at the top Meg, who reaches for the moon.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 180, y: 150, size: 110, air: true },
          { picture: 'elephant', x: 430, y: 570, size: 270 },
          { picture: 'dog', x: 440, y: 368, size: 130, turn: -3, air: true },
          { picture: 'pig', x: 435, y: 277, size: 105, turn: 4, air: true },
          { picture: 'mouse', x: 425, y: 197, size: 60, turn: 8, air: true },
          { picture: 'sweat-droplets', x: 560, y: 350, size: 60, air: true },
          { picture: 'turtle', x: 180, y: 570, size: 110, mirror: true },
        ],
      },
    },
    {
      text: 'Up shot Meg’s hook on its long, long rope. “HOOT!” hooted Owl. “Do I look like a moon?”',
      alt: 'Meg has thrown a hook on a rope up into a tree. It has caught the branch of a cross owl.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 140, y: 160, size: 110, air: true },
          { picture: 'own-trunk', x: 715, y: 650, size: 720, air: true },
          { picture: 'own-branch', x: 530, y: 330, size: 330, mirror: true, air: true },
          { picture: 'owl', x: 480, y: 195, size: 150, air: true },
          { picture: 'anger-symbol', x: 590, y: 110, size: 70, air: true },
          { picture: 'hook', x: 410, y: 248, size: 70, air: true },
          { picture: 'mouse', x: 180, y: 560, size: 140, mirror: true },
        ],
        strings: [[411, 196, 240, 500]],
      },
    },
    {
      text: 'Then Meg looked down. “Quick! That moon fell in our pond! Now it’s not too far!”',
      alt: 'The moon lies bright on the pond. Meg runs down the hill to it.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 300, y: 130, size: 90, air: true },
          { picture: 'evergreen-tree', x: 90, y: 420, size: 130 },
          { picture: 'own-night-pond', x: 320, y: 590, size: 560, air: true },
          moonOnWater(300, 557, 42, 2.6),
          { picture: 'frog', x: 120, y: 500, size: 60, air: true },
          { picture: 'own-grass', x: 110, y: 515, size: 110, air: true },
          { picture: 'mouse', x: 680, y: 490, size: 120, turn: -14 },
          { picture: 'red-exclamation-mark', x: 610, y: 370, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Scoop! Splash! Meg’s moon broke up in bits. “I broke it!” sobbed Meg.',
      alt: 'Meg stands by the pond with a spoon and weeps. The moon on the water is in pieces.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-night-pond', x: 330, y: 640, size: 720, air: true },
          moonOnWater(180, 588, 18, 3.4),
          moonOnWater(300, 575, 16, 3.2),
          moonOnWater(255, 610, 14, 3.6),
          moonOnWater(390, 598, 15, 3),
          moonOnWater(330, 553, 10, 3.4),
          moonOnWater(220, 560, 10, 3),
          { picture: 'spoon', x: 470, y: 540, size: 150, mirror: true, air: true },
          { picture: 'mouse', x: 620, y: 540, size: 220 },
          { picture: 'sweat-droplets', x: 340, y: 510, size: 90, air: true },
          { picture: 'droplet', x: 533, y: 460, size: 30, air: true },
          { picture: 'droplet', x: 545, y: 510, size: 24, air: true },
          { picture: 'frog', x: 90, y: 500, size: 70, air: true },
          { picture: 'own-grass', x: 80, y: 520, size: 130, air: true },
        ],
      },
    },
    {
      text: 'Meg crept home. “Get well soon, moon,” whispered Meg.',
      alt: 'In her room Meg stands by her small bed and looks at the moon through the window.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'own-night-window', x: 180, y: 330, size: 250, air: true },
          { picture: 'full-moon', x: 220, y: 225, size: 60, air: true },
          { picture: 'bed', x: 590, y: 520, size: 300 },
          { picture: 'mouse', x: 350, y: 540, size: 110 },
          { picture: 'droplet', x: 306, y: 500, size: 18, air: true },
          { picture: 'gear', x: 540, y: 200, size: 60, air: true },
          { picture: 'wrench', x: 630, y: 210, size: 70, air: true },
        ],
      },
    },
    {
      text: '“Poor Meg!” sniffed Nell.\nBut Dot had a plan. “Nell, get a pail!” snapped Dot.',
      alt: 'Dot the duck has a bright idea. Nell, with tears, and Ted listen.',
      scene: {
        background: 'night',
        items: [
          { picture: 'hut', x: 90, y: 400, size: 130 },
          { picture: 'duck', x: 230, y: 560, size: 170, mirror: true },
          { picture: 'light-bulb', x: 290, y: 330, size: 80, air: true },
          { picture: 'elephant', x: 570, y: 560, size: 340 },
          { picture: 'droplet', x: 462, y: 390, size: 26, air: true },
          { picture: 'dog', x: 120, y: 580, size: 120, mirror: true },
          { picture: 'turtle', x: 380, y: 590, size: 110 },
        ],
      },
    },
    {
      text: 'Nell filled her pail at the pond. Then up, up, up the hill it went. “Not a drip!” snapped Dot.',
      alt: 'Far off, in a row, the friends climb the hill from the pond. Nell carries a blue pail in her trunk.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 640, y: 150, size: 90, air: true },
          { picture: 'own-night-hill', x: 230, y: 640, size: 420, stretch: 1.7, air: true },
          { picture: 'hut', x: 160, y: 350, size: 100, air: true },
          { picture: 'own-night-pond', x: 660, y: 600, size: 260, air: true },
          { picture: 'duck', x: 290, y: 384, size: 70, mirror: true, turn: 14, air: true },
          { picture: 'elephant', x: 420, y: 470, size: 170, turn: 14, air: true },
          { picture: 'bucket', x: 335, y: 450, size: 60, air: true },
          { picture: 'pig', x: 550, y: 530, size: 90, turn: 20, air: true },
          { picture: 'hedgehog', x: 70, y: 560, size: 60, mirror: true },
        ],
      },
    },
    {
      text: '“Wake up, Meg! Look in this pail!” And in it sat her moon, round as a coin.',
      alt: 'Meg, on her bed, looks down into the pail. The moon is in the water.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'own-night-window', x: 130, y: 290, size: 200, air: true },
          { picture: 'full-moon', x: 162, y: 205, size: 48, air: true },
          { picture: 'own-glow', x: 340, y: 520, size: 300, air: true },
          { picture: 'own-pail', x: 340, y: 580, size: 190 },
          moonOnWater(340, 450, 25, 2.8),
          { picture: 'bed', x: 620, y: 540, size: 320 },
          { picture: 'mouse', x: 535, y: 432, size: 115, air: true },
          { picture: 'red-heart', x: 470, y: 270, size: 60, air: true },
          { picture: 'dog', x: 130, y: 570, size: 225, mirror: true },
        ],
      },
    },
    {
      text: 'Meg had her moon! “Now let’s share it,” grinned Meg. Six cups. Six little moons.',
      alt: 'On a table stand six cups with a little moon in each. Meg, Peg, Dot, Gus, Ted and Nell look at them.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 120, y: 150, size: 80, air: true },
          { picture: 'elephant', x: 590, y: 400, size: 250 },
          { picture: 'pig', x: 170, y: 420, size: 150, mirror: true },
          { picture: 'dog', x: 330, y: 410, size: 160, mirror: true },
          { picture: 'own-table', x: 400, y: 620, size: 330, stretch: 2.1 },
          ...[150, 250, 350, 450, 550, 650].flatMap((x): Item[] => [
            { picture: 'own-cup', x, y: 492, size: 90, air: true },
            moonOnWater(x - 3, 439, 11, 2.6),
          ]),
          { picture: 'mouse', x: 445, y: 400, size: 70, air: true },
          { picture: 'duck', x: 725, y: 585, size: 110 },
          { picture: 'turtle', x: 80, y: 588, size: 120, mirror: true },
        ],
      },
    },
    {
      text: 'Slurp! “Um,” whispered Gus. “I drank the moon.”\n“Look up, Gus,” grunted Ted.',
      alt: 'Gus sits with an empty cup. The moon shines high above him and Ted.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-glow', x: 420, y: 280, size: 280, air: true },
          { picture: 'full-moon', x: 420, y: 220, size: 150, air: true },
          { picture: 'dog', x: 270, y: 550, size: 300, mirror: true },
          { picture: 'own-cup', x: 420, y: 575, size: 110, turn: 90 },
          { picture: 'sweat-droplets', x: 170, y: 300, size: 60, mirror: true, air: true },
          { picture: 'turtle', x: 660, y: 560, size: 210 },
          { picture: 'own-cup', x: 500, y: 590, size: 80 },
          moonOnWater(498, 543, 10, 2.6),
        ],
      },
    },
  ],
};
