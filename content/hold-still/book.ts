import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** Makes a page a photo: a white edge around all that stands on it. */
const edge: Item = {
  picture: 'own-photo-edge',
  x: 400,
  y: 562.5,
  size: 600,
  stretch: 4 / 3,
  air: true,
};

/** The last photo, about a middle, `scale` 1 for a whole page: nobody is tidy and nobody is still. */
function mess(x: number, y: number, scale: number): Item[] {
  const items: Item[] = [
    { picture: 'own-mud', x: 400, y: 515, size: 700, air: true },
    { picture: 'elephant', x: 560, y: 470, size: 280, turn: 14, air: true },
    { picture: 'mouse', x: 600, y: 185, size: 80, turn: -20, air: true },
    { picture: 'dog', x: 240, y: 400, size: 200, turn: 165, air: true },
    { picture: 'cat', x: 400, y: 250, size: 150, turn: 35, air: true },
    { picture: 'top-hat', x: 270, y: 140, size: 110, turn: 40, air: true },
    { picture: 'pig', x: 410, y: 480, size: 190, turn: -18, air: true },
    { picture: 'duck', x: 150, y: 480, size: 170, turn: -50, air: true },
    { picture: 'own-blinking-turtle', x: 660, y: 510, size: 180, air: true },
    { picture: 'brown-circle', x: 500, y: 160, size: 36, air: true },
    { picture: 'brown-circle', x: 130, y: 230, size: 44, air: true },
    { picture: 'brown-circle', x: 690, y: 290, size: 40, air: true },
    { picture: 'brown-circle', x: 330, y: 330, size: 30, air: true },
    { picture: 'brown-circle', x: 390, y: 420, size: 40, air: true },
    { picture: 'brown-circle', x: 550, y: 350, size: 46, air: true },
  ];
  return items.map((item) => ({
    ...item,
    x: x + (item.x - 400) * scale,
    y: y + (item.y - 300) * scale,
    size: item.size * scale,
  }));
}

export const book: InlineBook = {
  id: 'hold-still',
  title: 'Hold Still!',
  author: 'Step Into Reading',
  description:
    'Dot wants one good photo of all her friends on Mud Hill. If only they would hold still!',
  category: 'level4',
  cover: {
    background: 'hills',
    items: [
      { picture: 'sun', x: 470, y: 210, size: 120, air: true },
      { picture: 'elephant', x: 410, y: 560, size: 260 },
      { picture: 'cat', x: 300, y: 420, size: 110, turn: 12, air: true },
      { picture: 'top-hat', x: 200, y: 300, size: 90, turn: 30, air: true },
      { picture: 'package', x: 200, y: 740, size: 180 },
      { picture: 'camera-with-flash', x: 200, y: 600, size: 190, air: true },
      { picture: 'duck', x: 440, y: 745, size: 210 },
      { picture: 'mouse', x: 400, y: 350, size: 70, air: true },
    ],
  },
  pages: [
    {
      text: '“Photo day!” cried Dot. “Line up! Be tidy! And hold still!”',
      alt: 'Dot the duck holds a camera. Meg, Sam in his top hat, Gus, Peg and Nell stand in a line.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 130, y: 170, size: 110, air: true },
          { picture: 'elephant', x: 680, y: 460, size: 230 },
          { picture: 'pig', x: 560, y: 490, size: 150 },
          { picture: 'dog', x: 455, y: 520, size: 140 },
          { picture: 'cat', x: 370, y: 550, size: 130 },
          { picture: 'top-hat', x: 337, y: 457, size: 70, turn: -6, air: true },
          { picture: 'mouse', x: 290, y: 580, size: 66 },
          { picture: 'duck', x: 90, y: 570, size: 170, mirror: true },
          { picture: 'camera', x: 170, y: 500, size: 80, mirror: true, air: true },
        ],
      },
    },
    {
      text: 'But Sam had on his best hat. Click! “A photo of a hat!” moaned Dot.',
      alt: 'A photo: a huge top hat hides everybody. Only bits of Nell, Gus and Peg stick out behind it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'elephant', x: 540, y: 470, size: 330 },
          { picture: 'dog', x: 180, y: 500, size: 220, mirror: true },
          { picture: 'pig', x: 660, y: 540, size: 200 },
          { picture: 'top-hat', x: 400, y: 490, size: 440, air: true },
          { picture: 'cat', x: 490, y: 655, size: 330, air: true },
          edge,
        ],
      },
    },
    {
      text: '“Hold still!” cried Dot. But a butterfly went by, and so did Gus. Click! “A photo of a tail!” moaned Dot.',
      alt: 'A photo: Gus runs out of it after a butterfly, and his tail hides the faces of the rest.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'elephant', x: 330, y: 440, size: 250 },
          { picture: 'pig', x: 190, y: 480, size: 150 },
          { picture: 'cat', x: 90, y: 500, size: 120 },
          { picture: 'butterfly', x: 690, y: 150, size: 80, turn: 20, air: true },
          { picture: 'dog', x: 680, y: 690, size: 640, mirror: true, turn: -10, air: true },
          { picture: 'own-whoosh', x: 300, y: 470, size: 110, air: true },
          edge,
        ],
      },
    },
    {
      text: '“Hold STILL!” cried Dot. But Nell had to sneeze. WHOOSH! Click! “A photo of feet!” moaned Dot.',
      alt: 'A photo: Nell has sneezed at the right, and the feet of Gus, Peg and Sam stick up at the left.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'elephant', x: 690, y: 500, size: 340 },
          { picture: 'dashing-away', x: 475, y: 370, size: 150, mirror: true, air: true },
          { picture: 'dog', x: 140, y: 600, size: 260, turn: 175, air: true },
          { picture: 'pig', x: 290, y: 610, size: 240, turn: 190, air: true },
          { picture: 'cat', x: 420, y: 590, size: 200, turn: 170, air: true },
          { picture: 'mouse', x: 250, y: 190, size: 60, turn: 160, air: true },
          { picture: 'top-hat', x: 140, y: 180, size: 100, turn: -50, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 380, y: 240, size: 70, mirror: true, air: true },
          edge,
        ],
      },
    },
    {
      text: '“And Ted is not even in it!”\n“Wait for me,” yelled Ted. He had only just left home.',
      alt: 'Far down the hill Ted the turtle walks slowly away from his small house. Dot waits at the top.',
      scene: {
        background: 'highSky',
        items: [
          { picture: 'own-hill', x: 230, y: 660, size: 560, stretch: 1.7, air: true },
          { picture: 'house-with-garden', x: 700, y: 585, size: 130 },
          { picture: 'turtle', x: 600, y: 560, size: 70, turn: 18, air: true },
          { picture: 'elephant', x: 250, y: 290, size: 120, mirror: true, air: true },
          { picture: 'pig', x: 170, y: 295, size: 76, mirror: true, air: true },
          { picture: 'dog', x: 110, y: 320, size: 76, mirror: true, air: true },
          { picture: 'duck', x: 340, y: 315, size: 80, mirror: true, air: true },
          { picture: 'anger-symbol', x: 390, y: 210, size: 50, air: true },
        ],
      },
    },
    {
      text: '“HOLD STILL!” cried Dot. But Peg got hungry. Click! “A photo of a sandwich!” moaned Dot.',
      alt: 'A photo: Peg bites a giant sandwich that hides everybody else.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'elephant', x: 230, y: 430, size: 300 },
          { picture: 'dog', x: 110, y: 510, size: 170 },
          { picture: 'pig', x: 660, y: 540, size: 380, air: true },
          { picture: 'sandwich', x: 350, y: 520, size: 380, air: true },
          { picture: 'red-heart', x: 560, y: 170, size: 70, air: true },
          edge,
        ],
      },
    },
    {
      text: '“Now you, Dot,” said Meg.\nSo Dot set the camera on a box. “Ten seconds!” she cried, and she ran.',
      alt: 'The camera stands on a box with a clock beside it. Dot runs towards her friends, and Ted has come near.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'elephant', x: 700, y: 440, size: 190 },
          { picture: 'pig', x: 600, y: 460, size: 120 },
          { picture: 'dog', x: 520, y: 475, size: 110 },
          { picture: 'cat', x: 690, y: 510, size: 100 },
          { picture: 'top-hat', x: 665, y: 438, size: 54, turn: -6, air: true },
          { picture: 'own-mud', x: 520, y: 570, size: 300, air: true },
          { picture: 'turtle', x: 745, y: 575, size: 90 },
          { picture: 'package', x: 120, y: 580, size: 170 },
          { picture: 'camera', x: 120, y: 450, size: 130, air: true },
          { picture: 'alarm-clock', x: 240, y: 590, size: 70 },
          { picture: 'mouse', x: 640, y: 590, size: 54 },
          { picture: 'own-whoosh', x: 240, y: 480, size: 90, air: true },
          { picture: 'duck', x: 370, y: 530, size: 160, mirror: true, turn: 14, air: true },
        ],
      },
    },
    {
      text: 'She ran so fast that she slipped. She hit Sam. Sam fell over Peg. Peg fell over Nell.',
      alt: 'Dot slides on the mud into Sam, who tips over Peg, who tips over Nell. Gus and Ted look on.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 330, y: 590, size: 620, air: true },
          { picture: 'own-whoosh', x: 70, y: 520, size: 100, air: true },
          { picture: 'dog', x: 250, y: 385, size: 115, mirror: true },
          { picture: 'elephant', x: 650, y: 500, size: 290, turn: 16, air: true },
          { picture: 'pig', x: 480, y: 500, size: 180, mirror: true, turn: 24, air: true },
          { picture: 'cat', x: 340, y: 500, size: 160, mirror: true, turn: 34, air: true },
          { picture: 'top-hat', x: 370, y: 270, size: 90, turn: 30, air: true },
          { picture: 'duck', x: 190, y: 560, size: 180, mirror: true, turn: 50, air: true },
          { picture: 'turtle', x: 730, y: 590, size: 120 },
          { picture: 'mouse', x: 560, y: 580, size: 60 },
        ],
      },
    },
    {
      text: 'SPLAT! Click!',
      alt: 'Mud flies all over the sky, and the camera on its box flashes.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 520, y: 590, size: 560, air: true },
          { picture: 'collision', x: 530, y: 500, size: 420, air: true },
          { picture: 'brown-circle', x: 380, y: 190, size: 60, air: true },
          { picture: 'brown-circle', x: 560, y: 120, size: 44, air: true },
          { picture: 'brown-circle', x: 710, y: 200, size: 70, air: true },
          { picture: 'brown-circle', x: 300, y: 330, size: 40, air: true },
          { picture: 'brown-circle', x: 740, y: 420, size: 50, air: true },
          { picture: 'top-hat', x: 460, y: 130, size: 80, turn: 40, air: true },
          { picture: 'package', x: 140, y: 590, size: 190 },
          { picture: 'camera-with-flash', x: 140, y: 445, size: 190, air: true },
        ],
      },
    },
    {
      text: '“Photo day is ruined!” cried Dot.\n“No,” said Meg. “Look!” And she held up the photo.',
      alt: 'Dot weeps in the mud. Meg holds up a photo.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 560, y: 590, size: 440, air: true },
          { picture: 'duck', x: 560, y: 560, size: 240, air: true },
          { picture: 'brown-circle', x: 590, y: 480, size: 44, air: true },
          { picture: 'brown-circle', x: 640, y: 510, size: 30, air: true },
          { picture: 'brown-circle', x: 545, y: 530, size: 26, air: true },
          { picture: 'droplet', x: 478, y: 410, size: 30, air: true },
          { picture: 'own-photo', x: 190, y: 460, size: 320, air: true },
          ...mess(190, 312, 0.36),
          { picture: 'mouse', x: 180, y: 580, size: 130, mirror: true },
        ],
      },
    },
    {
      text: '“Nobody is tidy,” said Meg. “Nobody is still.”\n“But it is not a hat,” said Nell. “It is us!”',
      alt: 'The last photo: all seven friends tumble about in flying mud, and Ted is in it too.',
      scene: { background: 'hills', items: [...mess(400, 300, 1), edge] },
    },
    {
      text: 'So up it went, in a golden frame. “Hmm,” said Ted. “I blinked. Can we do it again?”',
      alt: 'The photo hangs on the wall in a golden frame. Under it Ted looks up, and the others stare at him.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-photo', x: 400, y: 352, size: 350, air: true },
          ...mess(400, 188, 0.39),
          { picture: 'own-gold-frame', x: 400, y: 365, size: 400, air: true },
          { picture: 'elephant', x: 130, y: 480, size: 210, mirror: true },
          { picture: 'pig', x: 90, y: 575, size: 130, mirror: true },
          { picture: 'cat', x: 240, y: 575, size: 120, mirror: true },
          { picture: 'duck', x: 330, y: 590, size: 100, mirror: true },
          { picture: 'mouse', x: 400, y: 585, size: 56, mirror: true },
          { picture: 'turtle', x: 560, y: 570, size: 210 },
          { picture: 'dog', x: 710, y: 500, size: 150 },
        ],
      },
    },
  ],
};
