import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** The footprints of a walk: a place, a size and a turn for each. */
const prints = (...steps: readonly (readonly [number, number, number, number])[]): Item[] =>
  steps.map(([x, y, size, turn]) => ({ picture: 'own-footprint', x, y, size, turn, air: true }));

export const book: InlineBook = {
  id: 'the-shy-snow-beast',
  title: 'The Shy Snow Beast',
  author: 'Step Into Reading',
  description:
    'Big footprints in the snow! Dot and the rest follow them, all the way to their own hut.',
  category: 'level4',
  cover: {
    background: 'snow',
    items: [
      { picture: 'hut', x: 470, y: 500, size: 170 },
      ...prints([380, 570, 60, 20], [460, 620, 70, 0]),
      { picture: 'own-snow-beast', x: 270, y: 660, size: 440 },
      { picture: 'evergreen-tree', x: 480, y: 770, size: 260 },
      { picture: 'mouse', x: 130, y: 745, size: 90, mirror: true },
      { picture: 'own-cup', x: 220, y: 745, size: 70 },
    ],
  },
  pages: [
    {
      text: 'Outside the hut, it was windy and cold. Inside the hut, it was time for cocoa.',
      alt: 'Inside a wooden hut a pot of cocoa steams by the stove. Nell, Peg, Gus, Sam, Meg, Dot and Ted are warm.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'window', x: 330, y: 280, size: 150, air: true },
          { picture: 'snowflake', x: 300, y: 235, size: 36, air: true },
          { picture: 'snowflake', x: 360, y: 265, size: 32, air: true },
          { picture: 'own-stove', x: 660, y: 470, size: 270 },
          { picture: 'elephant', x: 130, y: 450, size: 250, mirror: true },
          { picture: 'turtle', x: 640, y: 570, size: 130 },
          { picture: 'own-cocoa-pot', x: 410, y: 500, size: 140 },
          { picture: 'pig', x: 285, y: 490, size: 150, mirror: true },
          { picture: 'dog', x: 90, y: 575, size: 150, mirror: true },
          { picture: 'cat', x: 250, y: 590, size: 120, mirror: true },
          { picture: 'duck', x: 515, y: 585, size: 110 },
          { picture: 'mouse', x: 415, y: 570, size: 70, mirror: true },
          { picture: 'own-cup', x: 490, y: 480, size: 46 },
        ],
      },
    },
    {
      text: '“We need wood,” snapped Dot. “Go and get it, Ted.”\n“I will be back by May,” said Ted. So the rest went.',
      alt: 'Dot the duck points Ted the turtle to the empty wood basket. Ted stays by the stove.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-stove', x: 650, y: 500, size: 330 },
          { picture: 'turtle', x: 520, y: 570, size: 230 },
          { picture: 'basket', x: 360, y: 560, size: 130 },
          { picture: 'duck', x: 180, y: 560, size: 250, mirror: true },
          { picture: 'anger-symbol', x: 290, y: 270, size: 60, air: true },
          { picture: 'thought-balloon', x: 440, y: 390, size: 140, air: true },
          { picture: 'tulip', x: 440, y: 355, size: 60, air: true },
        ],
      },
    },
    {
      text: 'And there, in the snow, was a footprint as big as a table!',
      alt: 'In the snow is a huge footprint. Dot, Meg, Gus, Sam and Peg stand around it and stare.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'hut', x: 735, y: 395, size: 110 },
          ...prints([410, 590, 400, 0]),
          { picture: 'duck', x: 110, y: 590, size: 150, mirror: true },
          { picture: 'mouse', x: 410, y: 440, size: 70 },
          { picture: 'cat', x: 190, y: 430, size: 130, mirror: true },
          { picture: 'dog', x: 625, y: 465, size: 150 },
          { picture: 'pig', x: 690, y: 580, size: 170 },
          { picture: 'red-exclamation-mark', x: 410, y: 330, size: 80, air: true },
        ],
      },
    },
    {
      text: '“A Snow Beast!” cried Gus. “A big, hairy, hungry Snow Beast!” Nell hid behind Sam. It did not help.',
      alt: 'Gus thinks of an empty plate. Nell the elephant tries to hide behind little Sam.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'evergreen-tree', x: 90, y: 420, size: 150 },
          { picture: 'thought-balloon', x: 130, y: 300, size: 230, mirror: true, air: true },
          { picture: 'fork-and-knife-with-plate', x: 132, y: 245, size: 110, air: true },
          { picture: 'dog', x: 220, y: 560, size: 220 },
          { picture: 'elephant', x: 600, y: 540, size: 360 },
          { picture: 'sweat-droplets', x: 720, y: 270, size: 70, air: true },
          { picture: 'cat', x: 440, y: 580, size: 140 },
        ],
      },
    },
    {
      text: '“Follow me,” said Dot. The footprints went over the hill.\nMeg fell into one. “I am fine!” she yelled.',
      alt: 'Dot leads the way along a line of footprints up a white slope. Meg the mouse has fallen into one.',
      scene: {
        background: 'snowSlope',
        items: [
          ...prints(
            [770, 400, 70, -10],
            [660, 460, 90, -12],
            [520, 520, 120, -14],
            [280, 610, 210, -12],
          ),
          { picture: 'mouse', x: 290, y: 585, size: 90, turn: 20, air: true },
          { picture: 'dizzy', x: 350, y: 490, size: 60, air: true },
          { picture: 'duck', x: 690, y: 400, size: 100, mirror: true, turn: -14, air: true },
          { picture: 'dog', x: 570, y: 440, size: 120, mirror: true, turn: -14, air: true },
          { picture: 'cat', x: 450, y: 475, size: 110, mirror: true, turn: -14, air: true },
          { picture: 'elephant', x: 110, y: 545, size: 220, mirror: true, turn: -6 },
        ],
      },
    },
    {
      text: 'The footprints went by the frozen lake, and around the old tree, and back to… the hut!',
      alt: 'From far away: footprints run past a frozen lake and around a tree to the door of the hut.',
      scene: {
        background: 'snowDusk',
        items: [
          { picture: 'hut', x: 210, y: 440, size: 190 },
          { picture: 'own-ice', x: 600, y: 590, size: 340, air: true },
          { picture: 'evergreen-tree', x: 560, y: 440, size: 220 },
          ...prints(
            [730, 480, 44, 60],
            [680, 450, 40, 20],
            [480, 465, 40, -10],
            [420, 450, 38, 0],
            [360, 468, 38, 0],
            [300, 455, 36, 0],
            [245, 468, 36, 0],
          ),
          { picture: 'duck', x: 440, y: 540, size: 60 },
          { picture: 'pig', x: 385, y: 575, size: 76 },
          { picture: 'penguin', x: 660, y: 565, size: 40, air: true },
          { picture: 'dog', x: 310, y: 550, size: 66 },
          { picture: 'mouse', x: 265, y: 585, size: 36 },
          { picture: 'elephant', x: 100, y: 575, size: 130, mirror: true },
          { picture: 'cat', x: 200, y: 560, size: 60 },
        ],
      },
    },
    {
      text: '“It is in the hut!” cried Sam.\n“But so is Ted,” cried Nell. “Poor old Ted!”',
      alt: 'The friends stand before the hut, and one of them weeps. Footprints lead to the dark door.',
      scene: {
        background: 'snowDusk',
        items: [
          { picture: 'hut', x: 190, y: 500, size: 360 },
          ...prints([250, 560, 90, -30], [350, 590, 100, -30]),
          { picture: 'elephant', x: 620, y: 500, size: 300 },
          { picture: 'droplet', x: 528, y: 370, size: 26, air: true },
          { picture: 'droplet', x: 522, y: 410, size: 20, air: true },
          { picture: 'cat', x: 470, y: 560, size: 150 },
          { picture: 'exclamation-question-mark', x: 400, y: 300, size: 80, air: true },
          { picture: 'dog', x: 700, y: 590, size: 140 },
          { picture: 'duck', x: 570, y: 590, size: 100 },
        ],
      },
    },
    {
      text: 'They crept up and peeked in. There sat the Snow Beast. And on its lap sat Ted!',
      alt: 'A big white beast with a kind blue face sits by the stove. Ted sits on its lap, with cups of cocoa about them.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-stove', x: 110, y: 480, size: 250 },
          { picture: 'own-glow', x: 400, y: 580, size: 520, air: true },
          { picture: 'own-snow-beast', x: 400, y: 560, size: 420 },
          { picture: 'turtle', x: 400, y: 530, size: 150, air: true },
          { picture: 'own-cocoa-pot', x: 190, y: 585, size: 130 },
          { picture: 'own-cup', x: 570, y: 580, size: 70 },
          { picture: 'dog', x: 765, y: 560, size: 190 },
          { picture: 'cat', x: 775, y: 400, size: 120 },
        ],
      },
    },
    {
      text: '“HELP!” yelled Gus and Sam and Peg and Nell.\n“HELP!” yelled the Snow Beast, and hid under a tea towel.',
      alt: 'Gus, Sam, Peg and Nell jump back. The beast has a tea towel over its face.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'elephant', x: 640, y: 540, size: 290, turn: 6, air: true },
          { picture: 'dog', x: 430, y: 430, size: 140, turn: 16, air: true },
          { picture: 'pig', x: 560, y: 590, size: 150, turn: -8, air: true },
          { picture: 'cat', x: 410, y: 580, size: 130, turn: 14, air: true },
          { picture: 'red-exclamation-mark', x: 500, y: 230, size: 90, turn: 8, air: true },
          { picture: 'own-snow-beast', x: 190, y: 570, size: 380 },
          { picture: 'own-towel', x: 190, y: 408, size: 256, air: true },
          { picture: 'sweat-droplets', x: 330, y: 260, size: 70, air: true },
          { picture: 'own-cup', x: 340, y: 595, size: 60, turn: 80 },
        ],
      },
    },
    {
      text: '“Hush!” said Ted. “He is shy. You made him afraid. He only came for cocoa.”',
      alt: 'Ted stands before the beast, which holds the tea towel on its head. The friends listen.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-stove', x: 720, y: 450, size: 210 },
          { picture: 'own-snow-beast', x: 560, y: 560, size: 380 },
          { picture: 'own-towel', x: 560, y: 280, size: 130, turn: -8, air: true },
          { picture: 'turtle', x: 400, y: 580, size: 170 },
          { picture: 'elephant', x: 90, y: 470, size: 230, mirror: true },
          { picture: 'dog', x: 90, y: 580, size: 150, mirror: true },
          { picture: 'duck', x: 230, y: 585, size: 110, mirror: true },
          { picture: 'mouse', x: 270, y: 470, size: 60, mirror: true },
        ],
      },
    },
    {
      text: 'So Meg crept up to him, tiny step by tiny step. “Hello,” she said.\n“Hello,” he whispered. And he had eleven cups.',
      alt: 'Little Meg looks up at the beast with its rosy cheeks. Eleven cups stand in front of them.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-snow-beast', x: 500, y: 600, size: 580 },
          { picture: 'mouse', x: 150, y: 490, size: 110, mirror: true },
          { picture: 'red-heart', x: 240, y: 300, size: 70, air: true },
          ...Array.from({ length: 11 }, (_, i): Item => ({
            picture: 'own-cup',
            x: 60 + i * 68,
            y: 590 - (i % 2) * 26,
            size: 66,
            air: true,
          })).toSorted((a, b) => a.y - b.y),
        ],
      },
    },
    {
      text: 'The next day… tap, tap, tap! “Hello,” said the Snow Beast. “I told my family.”\n“We need a bigger pot,” said Ted.',
      alt: 'In the snow before the hut stands a whole family of beasts, big and small. Ted looks up at them.',
      scene: {
        background: 'snow',
        items: [
          { picture: 'hut', x: 120, y: 460, size: 260 },
          { picture: 'own-snow-beast', x: 520, y: 450, size: 330 },
          { picture: 'womans-hat', x: 520, y: 165, size: 110, turn: 6, air: true },
          { picture: 'own-snow-beast', x: 690, y: 490, size: 280 },
          { picture: 'own-snow-beast', x: 370, y: 510, size: 250 },
          { picture: 'own-snow-beast', x: 600, y: 580, size: 150 },
          { picture: 'own-snow-beast', x: 480, y: 585, size: 110 },
          { picture: 'own-snow-beast', x: 730, y: 585, size: 90 },
          { picture: 'turtle', x: 200, y: 580, size: 150, mirror: true },
          { picture: 'mouse', x: 70, y: 580, size: 66, mirror: true },
        ],
      },
    },
  ],
};
