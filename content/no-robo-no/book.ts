import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** Robo: his body on its wheels, and his head upon it. */
function robo(x: number, y: number, size: number): Item[] {
  return [
    { picture: 'own-robot-body', x, y, size },
    { picture: 'robot', x, y: y - size * 0.62, size: size * 0.5, air: true },
  ];
}

export const book: InlineBook = {
  id: 'no-robo-no',
  title: 'No, Robo, No!',
  author: 'Step Into Reading',
  description:
    'Meg makes a robot that tidies. It tidies hats, it tidies Ted, and it does not stop.',
  category: 'level4',
  cover: {
    background: 'room',
    items: [
      { picture: 'top-hat', x: 130, y: 270, size: 100, turn: -20, air: true },
      { picture: 'socks', x: 460, y: 250, size: 90, turn: 16, air: true },
      ...robo(300, 660, 430),
      { picture: 'own-box', x: 460, y: 760, size: 210 },
      { picture: 'turtle', x: 460, y: 665, size: 120, turn: -12, air: true },
      { picture: 'cat', x: 140, y: 750, size: 170, mirror: true },
    ],
  },
  pages: [
    {
      text: 'Sam’s home was such a mess! “I hate to tidy,” moaned Sam.\n“Then I will make you a helper,” said Meg.',
      alt: 'Sam the cat sits in a room full of cups, socks, hats and books. Meg the mouse looks at the mess.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-shelf', x: 220, y: 300, size: 240, air: true },
          { picture: 'teapot', x: 160, y: 187, size: 70, turn: 150, air: true },
          { picture: 'books', x: 270, y: 185, size: 80, turn: -14, air: true },
          { picture: 'framed-picture', x: 600, y: 250, size: 130, turn: 16, air: true },
          { picture: 'couch-and-lamp', x: 600, y: 470, size: 240, air: true },
          { picture: 'socks', x: 590, y: 410, size: 70, turn: 60, air: true },
          { picture: 'cat', x: 450, y: 540, size: 200 },
          { picture: 'top-hat', x: 700, y: 570, size: 90, turn: 160 },
          { picture: 'billed-cap', x: 300, y: 590, size: 80, turn: -20 },
          { picture: 'teacup-without-handle', x: 110, y: 480, size: 70, turn: 100, air: true },
          { picture: 'own-cup', x: 570, y: 590, size: 60, turn: -80 },
          { picture: 'banana', x: 60, y: 590, size: 60 },
          { picture: 'socks', x: 250, y: 460, size: 60, turn: -50, air: true },
          { picture: 'mouse', x: 180, y: 580, size: 100, mirror: true },
        ],
      },
    },
    {
      text: 'So Meg made a robot. Beep! “Hello. I am Robo. I tidy.”',
      alt: 'In a shed full of tools Meg has built a robot on wheels with red hands.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'wrench', x: 90, y: 230, size: 90, air: true },
          { picture: 'gear', x: 190, y: 210, size: 80, air: true },
          { picture: 'own-shelf', x: 670, y: 300, size: 220, air: true },
          { picture: 'toolbox', x: 670, y: 178, size: 100, air: true },
          ...robo(430, 550, 370),
          { picture: 'sparkles', x: 580, y: 220, size: 90, air: true },
          { picture: 'mouse', x: 190, y: 560, size: 120, mirror: true },
          { picture: 'nut-and-bolt', x: 650, y: 560, size: 70 },
          { picture: 'battery', x: 730, y: 570, size: 60, turn: 80 },
        ],
      },
    },
    {
      text: 'Robo packed away the cups. Robo packed away the socks. “So tidy!” hummed Sam, and he went to sleep.',
      alt: 'The room is clean: five cups in a row, the socks in a basket. Robo dusts and Sam sleeps.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-shelf', x: 240, y: 310, size: 340, air: true },
          ...[130, 185, 240, 295, 350].map((x): Item => ({
            picture: 'own-cup',
            x,
            y: 150,
            size: 52,
            air: true,
          })),
          { picture: 'framed-picture', x: 600, y: 250, size: 130, air: true },
          { picture: 'couch-and-lamp', x: 610, y: 480, size: 270, air: true },
          { picture: 'cat', x: 590, y: 430, size: 120, turn: -10, air: true },
          { picture: 'zzz', x: 500, y: 330, size: 70, air: true },
          { picture: 'socks', x: 120, y: 480, size: 80, air: true },
          { picture: 'basket', x: 120, y: 560, size: 130 },
          ...robo(350, 570, 240),
          { picture: 'sparkles', x: 240, y: 400, size: 60, air: true },
        ],
      },
    },
    {
      text: 'But Robo did not stop. It packed away the hats, in the bin. “No, Robo, no!” cried Sam.',
      alt: 'Robo stuffs hats into a bin. Sam wakes up and cries out.',
      scene: {
        background: 'room',
        items: [
          ...robo(170, 540, 290),
          { picture: 'womans-hat', x: 350, y: 405, size: 110, turn: -16, air: true },
          { picture: 'top-hat', x: 430, y: 410, size: 120, turn: 18, air: true },
          { picture: 'crown', x: 385, y: 350, size: 90, turn: -6, air: true },
          { picture: 'wastebasket', x: 390, y: 560, size: 200 },
          { picture: 'cat', x: 630, y: 560, size: 240 },
          { picture: 'red-exclamation-mark', x: 530, y: 290, size: 80, turn: -8, air: true },
        ],
      },
    },
    {
      text: 'It packed away the table. Peg had not finished eating. “No, Robo, no!” cried Peg.',
      alt: 'Robo carries the table off on his head. Food falls, and Peg still has her plate on the floor.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-oven', x: 700, y: 420, size: 200 },
          ...robo(250, 560, 270),
          { picture: 'own-table', x: 240, y: 300, size: 330, turn: -8, air: true },
          { picture: 'bread', x: 410, y: 300, size: 70, turn: 40, air: true },
          { picture: 'glass-of-milk', x: 460, y: 230, size: 60, turn: 60, air: true },
          { picture: 'spaghetti', x: 450, y: 580, size: 120 },
          { picture: 'pig', x: 630, y: 560, size: 240 },
          { picture: 'red-exclamation-mark', x: 560, y: 330, size: 80, turn: -8, air: true },
        ],
      },
    },
    {
      text: 'It rolled up the rug. “No, Robo, no!” cried the rug. Gus was in it!',
      alt: 'Robo has rolled Gus the dog up in a rug. His head and his tail stick out.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'window', x: 400, y: 270, size: 170, air: true },
          ...robo(670, 540, 280),
          { picture: 'dog', x: 250, y: 585, size: 320 },
          { picture: 'own-roll', x: 450, y: 592, size: 440, air: true },
          { picture: 'bone', x: 70, y: 590, size: 60 },
          { picture: 'red-exclamation-mark', x: 120, y: 290, size: 80, turn: -8, air: true },
        ],
      },
    },
    {
      text: '“A bowl,” beeped Robo, and packed it away on a shelf.\n“I am not a bowl,” said Ted.',
      alt: 'High on a shelf, between two bowls, Ted the turtle lies on his back. Robo rolls off.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-shelf', x: 340, y: 410, size: 560, air: true },
          { picture: 'bowl-with-spoon', x: 160, y: 170, size: 120, air: true },
          { picture: 'turtle', x: 345, y: 178, size: 170, turn: 180, air: true },
          { picture: 'steaming-bowl', x: 520, y: 172, size: 120, air: true },
          ...robo(650, 580, 250),
          { picture: 'lady-beetle', x: 90, y: 560, size: 40 },
          { picture: 'own-whoosh', x: 500, y: 550, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Then out it went to tidy Mud Hill. It mopped up the mud, every last bit. “Not the MUD!” cried Peg.',
      alt: 'Robo stands by a clean hill, with flowers in neat rows. One little patch of mud is left, and Peg is upset.',
      scene: {
        background: 'hills',
        items: [
          ...[345, 405, 465].flatMap((x): Item[] => [
            { picture: 'tulip', x, y: 395, size: 52 },
            { picture: 'sunflower', x, y: 455, size: 56 },
          ]),
          { picture: 'own-mud', x: 390, y: 580, size: 140, air: true },
          { picture: 'broom', x: 350, y: 575, size: 150, mirror: true, air: true },
          ...robo(210, 570, 270),
          { picture: 'pig', x: 610, y: 560, size: 250 },
          { picture: 'droplet', x: 488, y: 500, size: 30, air: true },
          { picture: 'red-exclamation-mark', x: 520, y: 330, size: 80, turn: -8, air: true },
        ],
      },
    },
    {
      text: '“Stop it, Meg!” snapped Dot. “Find the off button!”\n“Um,” said Meg. “I forgot to make an off button.”',
      alt: 'Dot the duck scolds little Meg. Far off Robo rolls away with a tree.',
      scene: {
        background: 'hills',
        items: [
          ...robo(680, 420, 110),
          { picture: 'deciduous-tree', x: 735, y: 400, size: 110, turn: 24, air: true },
          { picture: 'own-whoosh', x: 590, y: 410, size: 50, air: true },
          { picture: 'duck', x: 220, y: 560, size: 260, mirror: true },
          { picture: 'anger-symbol', x: 320, y: 270, size: 70, air: true },
          { picture: 'mouse', x: 500, y: 570, size: 150 },
          { picture: 'sweat-droplets', x: 590, y: 450, size: 50, air: true },
        ],
      },
    },
    {
      text: 'But Meg had an idea. “Robo,” she said, “who left that robot on the grass?” And she held up a mirror.',
      alt: 'Meg holds up a mirror, and Robo sees a robot in it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'light-bulb', x: 190, y: 220, size: 80, air: true },
          { picture: 'mouse', x: 150, y: 570, size: 160, mirror: true },
          { picture: 'mirror', x: 310, y: 560, size: 270 },
          { picture: 'robot', x: 310, y: 468, size: 76, air: true },
          ...robo(600, 570, 350),
          { picture: 'exclamation-question-mark', x: 440, y: 230, size: 90, air: true },
        ],
      },
    },
    {
      text: '“A robot? On the grass? Not tidy!” Robo hopped into a box and packed itself away. Click!',
      alt: 'Robo is deep in a box with the lid above his head. Meg and Dot watch.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'robot', x: 420, y: 420, size: 190, air: true },
          { picture: 'own-box', x: 420, y: 580, size: 340 },
          { picture: 'own-lid', x: 420, y: 240, size: 330, turn: -10, air: true },
          { picture: 'own-whoosh', x: 660, y: 290, size: 90, turn: 90, air: true },
          { picture: 'duck', x: 680, y: 560, size: 170 },
          { picture: 'mouse', x: 150, y: 570, size: 120, mirror: true },
          { picture: 'mirror', x: 70, y: 580, size: 90, turn: -20 },
        ],
      },
    },
    {
      text: 'Mud Hill got muddy and messy and happy again. But at bedtime, the lid went up a tiny bit. “Tidy?”\n“No, Robo, NO!”',
      alt: 'In the evening Peg, Gus and Sam play in the mud. Two blue robot eyes look out of the box.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-mud', x: 300, y: 580, size: 560, air: true },
          { picture: 'pig', x: 150, y: 545, size: 170, mirror: true, air: true },
          { picture: 'dog', x: 310, y: 500, size: 160, mirror: true, air: true },
          { picture: 'cat', x: 400, y: 580, size: 140, mirror: true, air: true },
          { picture: 'brown-circle', x: 345, y: 450, size: 26, air: true },
          { picture: 'brown-circle', x: 410, y: 550, size: 20, air: true },
          { picture: 'brown-circle', x: 230, y: 360, size: 24, air: true },
          { picture: 'turtle', x: 60, y: 590, size: 100, mirror: true },
          { picture: 'robot', x: 650, y: 470, size: 140, air: true },
          { picture: 'own-lid', x: 650, y: 378, size: 220, turn: -7, air: true },
          { picture: 'own-box', x: 650, y: 570, size: 220 },
          { picture: 'top-hat', x: 520, y: 480, size: 60, turn: 14, air: true },
        ],
      },
    },
  ],
};
