import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Item } from '../pictures/scene.ts';

/** The boat with its mast; the crew stands between the two. `own-sea` hides its keel. */
const boat = (x: number, y: number, size: number, crew: readonly Item[], turn = 0): Item[] => [
  {
    picture: 'own-mast',
    x: x + size * 0.05,
    y: y - size * 0.22,
    size: size * 0.7,
    turn,
    air: true,
  },
  ...crew,
  { picture: 'own-blue-boat', x, y, size, stretch: 1.3, turn, air: true },
];

const sea = (y: number): Item => ({
  picture: 'own-sea',
  x: 400,
  y,
  size: 320,
  stretch: 2.6,
  air: true,
});

const thing = (picture: string, x: number, y: number, size: number, turn = 0): Item => ({
  picture,
  x,
  y,
  size,
  turn,
  air: true,
});

export const book: InlineBook = {
  id: 'glue-stew',
  title: 'Glue Stew',
  author: 'Step Into Reading',
  description:
    'Peg cooks for the crew of a little blue boat. Nobody can swallow her stew, and that turns out to be lucky.',
  step: '6.2',
  props,
  hero: { who: 'peg' },
  cover: {
    background: 'sea',
    items: [
      ...boat(300, 720, 430, [
        {
          who: 'gus',
          feels: 'surprised',
          says: 'wobble',
          looks: 'right',
          gaze: [0.9, 0],
          at: [160, 600],
          size: 300,
          air: true,
        },
        {
          who: 'peg',
          feels: 'happy',
          looks: 'left',
          at: [400, 600],
          size: 320,
          air: true,
          reaches: [[320, 455]],
        },
        thing('own-stew-bowl', 285, 500, 120),
      ]),
      { picture: 'own-sea', x: 300, y: 860, size: 220, stretch: 3, air: true },
    ],
  },
  pages: [
    {
      text: 'Peg was the new cook on a little blue boat. “I made a big pot of stew,” she told her crew. “Dig in!”',
      alt: 'Peg the pig holds up a ladle beside a big pot in a blue boat. Gus, Dot and Sam wait for the stew.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 700, y: 150, size: 110, air: true },
          ...boat(400, 580, 480, [
            { who: 'sam', feels: 'happy', at: [165, 480], size: 220, air: true },
            { who: 'gus', feels: 'happy', says: 'grin', at: [270, 485], size: 240, air: true },
            { who: 'dot', feels: 'happy', at: [365, 490], size: 200, air: true },
            thing('own-stew-pot', 470, 415, 130),
            {
              who: 'peg',
              feels: 'happy',
              says: 'grin',
              looks: 'left',
              arms: 'up',
              at: [595, 490],
              size: 270,
              air: true,
              holds: { picture: 'spoon', size: 70 },
            },
          ]),
          sea(720),
        ],
      },
    },
    {
      text: 'Gus took a few bites. He chewed, and he chewed, and he chewed.\n“Mm mm mm,” he said. His jaw was stuck.',
      alt: 'Gus the dog has a bowl of stew. Brown strings of stew stick to his jaw, and his eyes are wide.',
      scene: {
        background: 'sea',
        items: [
          ...boat(400, 720, 640, [
            {
              who: 'peg',
              feels: 'happy',
              looks: 'left',
              at: [620, 520],
              size: 300,
              air: true,
            },
            {
              who: 'gus',
              feels: 'surprised',
              says: 'wobble',
              looks: 'front',
              gaze: [0, 0.8],
              at: [320, 540],
              size: 430,
              air: true,
              reaches: [
                [415, 420],
                [225, 420],
              ],
            },
            thing('own-stew-strings', 322, 372, 150),
            thing('own-stew-bowl', 320, 475, 170),
          ]),
          sea(800),
        ],
      },
    },
    {
      text: 'Sam threw his stew in the sea. It landed on a fish. “This is not stew,” said Sam. “It is glue!”\nPeg knew that it was true.',
      alt: 'Sam leans over the side and holds an empty bowl. Down in the sea a cross fish has stew on its head. Peg is sad.',
      scene: {
        background: 'sea',
        items: [
          ...boat(520, 520, 480, [
            { who: 'peg', feels: 'sad', looks: 'left', at: [640, 430], size: 260, air: true },
            {
              who: 'sam',
              feels: 'cross',
              says: 'shout',
              looks: 'left',
              at: [400, 430],
              size: 290,
              gaze: [-0.6, 0.7],
              reaches: [[270, 330]],
              air: true,
            },
            thing('own-stew-bowl', 250, 380, 100, -115),
          ]),
          sea(660),
          { who: 'fish', feels: 'cross', at: [150, 590], size: 180, air: true },
          thing('own-stew-blob', 145, 500, 110),
        ],
      },
    },
    {
      text: 'Then a wind blew up. It grew and grew, until it blew that boat into a rock. Crack!\n“We have a hole in our boat!” yelled Dot.',
      alt: 'The wind blows the boat against a grey rock. There is a dark hole in its side, and water runs in. The crew is scared.',
      scene: {
        background: 'sea',
        items: [
          thing('own-cloud', 200, 190, 200),
          thing('own-whoosh', 150, 330, 150),
          thing('own-whoosh', 560, 170, 110),
          ...boat(360, 560, 440, [
            { who: 'gus', feels: 'scared', says: 'o', at: [180, 470], size: 210, air: true },
            { who: 'peg', feels: 'scared', at: [285, 475], size: 220, air: true },
            {
              who: 'dot',
              feels: 'scared',
              says: 'shout',
              arms: 'up',
              at: [385, 475],
              size: 210,
              air: true,
            },
            { who: 'sam', feels: 'scared', looks: 'left', at: [500, 470], size: 220, air: true },
          ]),
          thing('own-boat-hole', 540, 535, 100),
          { picture: 'own-rock', x: 700, y: 590, size: 330, air: true },
          sea(700),
          thing('collision', 600, 470, 110),
        ],
      },
    },
    {
      text: '“We will sink!” yelled the crew.\n“Not yet,” said Peg. She ran to get her pot, and she threw stew at that hole.',
      alt: 'In the boat, water runs in through a hole. Peg tips her pot, and a lump of stew flies at the hole. Gus and Sam hold their cheeks.',
      scene: {
        background: 'sea',
        items: [
          {
            picture: 'own-blue-boat',
            x: 400,
            y: 690,
            size: 620,
            stretch: 1.5,
            air: true,
          },
          thing('own-boat-hole', 180, 540, 170),
          thing('own-leak', 165, 610, 160),
          {
            who: 'sam',
            feels: 'scared',
            says: 'shout',
            arms: 'cheeks',
            looks: 'left',
            at: [712, 575],
            size: 225,
            air: true,
          },
          {
            who: 'gus',
            feels: 'scared',
            says: 'shout',
            arms: 'cheeks',
            looks: 'left',
            at: [628, 582],
            size: 265,
            air: true,
          },
          {
            who: 'peg',
            feels: 'cross',
            looks: 'left',
            at: [470, 575],
            size: 365,
            reaches: [
              [365, 405],
              [408, 442],
            ],
          },
          thing('own-stew-pot', 335, 455, 160, -75),
          thing('own-stew-blob', 222, 490, 112),
          sea(850),
        ],
      },
    },
    {
      text: 'The stew stuck. It grew as hard as a rock. Not a drop of water got in!',
      alt: 'A hard lump of brown stew fills the hole in the side of the boat. Peg laughs, and Dot and a fish look at it.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-rock', x: 90, y: 430, size: 150, air: true },
          ...boat(430, 560, 560, [
            { who: 'gus', feels: 'surprised', at: [230, 440], size: 240, air: true },
            {
              who: 'peg',
              feels: 'laughing',
              arms: 'up',
              at: [370, 445],
              size: 280,
              air: true,
            },
            {
              who: 'dot',
              feels: 'happy',
              at: [620, 440],
              size: 240,
              looks: 'left',
              gaze: [-0.5, 0.8],
              air: true,
            },
          ]),
          thing('own-boat-hole', 520, 500, 110),
          thing('own-stew-blob', 520, 505, 120),
          sea(710),
          { who: 'fish', feels: 'surprised', at: [200, 590], size: 150, air: true },
        ],
      },
    },
    {
      text: '“It is the best stew ever,” said Gus, when his jaw was free.\n“So eat a bit more!” said Peg.\n“No!” yelled her crew. “Keep it for our next hole!”',
      alt: 'Peg holds out a bowl of stew and laughs. Gus, Sam and Dot lean back with their hands up. The boat has a patch of stew.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 110, y: 150, size: 110, air: true },
          ...boat(400, 570, 520, [
            {
              who: 'peg',
              feels: 'laughing',
              at: [190, 445],
              size: 290,
              air: true,
              reaches: [[305, 350]],
            },
            thing('own-stew-bowl', 325, 375, 100),
            {
              who: 'gus',
              feels: 'scared',
              says: 'shout',
              arms: 'up',
              looks: 'left',
              at: [440, 475],
              size: 260,
              air: true,
            },
            {
              who: 'dot',
              feels: 'happy',
              says: 'shout',
              arms: 'up',
              looks: 'left',
              at: [550, 445],
              size: 210,
              air: true,
            },
            {
              who: 'sam',
              feels: 'cross',
              says: 'shout',
              looks: 'left',
              at: [640, 470],
              size: 240,
              air: true,
            },
          ]),
          thing('own-stew-blob', 460, 535, 90),
          sea(715),
        ],
      },
    },
  ],
};
