import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item, Thing } from '../pictures/scene.ts';

const thing = (
  picture: string,
  x: number,
  y: number,
  size: number,
  more: Partial<Thing> = {},
): Item => ({
  picture,
  x,
  y,
  size,
  air: true,
  ...more,
});

const lake = thing('own-lake', 400, 595, 240, { stretch: 3.5 });

/** The canoe, cut open so that feet and water are seen. */
const canoe = (x: number, y: number, size: number, inside: readonly Item[]): Item[] => [
  thing('own-canoe-inside', x, y, size, { stretch: 2.6 }),
  ...inside,
  thing('own-canoe-hull', x, y, size, { stretch: 2.6 }),
];

/** Sam in his swimsuit. */
const sam = (x: number, y: number, size: number, more: Partial<Actor> = {}): Item[] => [
  { arms: 'up', ...more, who: 'sam', at: [x, y], size },
  thing('own-swimsuit', x, y - size * 0.12, size * 0.32, { stretch: 0.9 }),
];

/** The shoes on the feet of Sam. */
const shoes = (x: number, y: number, size: number, mirror = false): Item[] => [
  thing('own-shiny-shoe', x - size * 0.08, y + 6, size * 0.17, { mirror }),
  thing('own-shiny-shoe', x + size * 0.1, y + 6, size * 0.17, { mirror }),
];

export const book: InlineBook = {
  id: 'toe-in-the-hole',
  title: 'Toe in the Hole',
  author: 'Step Into Reading',
  description:
    'Sam never shows anyone his toes. Then there is a hole in the canoe, just as big as a toe.',
  step: '8.2',
  props,
  hero: { who: 'sam' },
  cover: {
    background: 'sea',
    items: [
      ...sam(300, 560, 380, { feels: 'surprised', says: 'o', air: true }),
      thing('own-canoe', 300, 640, 280, { stretch: 1.9 }),
      thing('own-toe', 300, 710, 80),
      {
        who: 'fish',
        feels: 'happy',
        looks: 'right',
        gaze: [0.5, -1],
        at: [170, 760],
        size: 150,
        air: true,
      },
    ],
  },
  pages: [
    {
      text: 'Dot had a new canoe. “Shoes off!” she said. “I do not let a shoe in my canoe.” So Meg and Gus took off their shoes.',
      alt: 'Dot the duck holds an oar in front of a red canoe on a lake. Gus the dog and Meg the mouse have their shoes beside them on the grass.',
      scene: {
        background: 'hills',
        items: [
          thing('own-lake', 400, 470, 130, { stretch: 6.5 }),
          thing('own-canoe', 590, 480, 150, { stretch: 2.4 }),
          { who: 'gus', feels: 'happy', at: [150, 570], size: 330 },
          { who: 'meg', feels: 'happy', at: [310, 585], size: 210 },
          thing('hiking-boot', 225, 598, 64),
          thing('hiking-boot', 75, 598, 64),
          thing('own-shiny-shoe', 368, 598, 40),
          thing('own-shiny-shoe', 405, 598, 40),
          {
            who: 'dot',
            feels: 'happy',
            says: 'shout',
            looks: 'left',
            at: [590, 585],
            size: 320,
            reaches: [[510, 480]],
          },
          thing('own-oar', 495, 590, 250),
        ],
      },
    },
    {
      text: 'But Sam had his best swimsuit on, and his best shoes. “I never let people see my toes,” he said. He got in on tiptoe.',
      alt: 'Sam the cat, in a red and white striped swimsuit and shiny shoes, stands on tiptoe beside the canoe. Dot, Gus and Meg sit in it and stare.',
      scene: {
        background: 'hills',
        items: [
          thing('own-lake', 500, 595, 240, { stretch: 3.5 }),
          { who: 'gus', feels: 'surprised', looks: 'left', at: [525, 460], size: 220, air: true },
          { who: 'meg', feels: 'surprised', looks: 'left', at: [612, 455], size: 160, air: true },
          { who: 'dot', feels: 'surprised', looks: 'left', at: [690, 460], size: 200, air: true },
          thing('own-canoe', 595, 540, 185, { stretch: 2.1 }),
          thing('own-hill', 120, 640, 300, { stretch: 1.7 }),
          ...sam(210, 520, 370, { feels: 'calm', says: 'o', arms: 'hips', air: true }),
          thing('own-shiny-shoe', 180, 528, 62, { turn: 26 }),
          thing('own-shiny-shoe', 247, 528, 62, { turn: 26 }),
        ],
      },
    },
    {
      text: 'Off they went. They ate fruit, and they drank juice. “Oh no,” said Meg. “I have juice on my toes.”\n“That is not juice,” said Dot. “That is the lake.”',
      alt: 'The four sit in the canoe on the lake with fruit and a jug of juice. Water stands around their feet. Meg looks down.',
      scene: {
        background: 'hills',
        items: [
          lake,
          ...canoe(400, 540, 290, [
            {
              who: 'dot',
              feels: 'surprised',
              says: 'o',
              at: [140, 500],
              size: 240,
              air: true,
              gaze: [0.8, 0.8],
            },
            {
              who: 'meg',
              feels: 'surprised',
              says: 'o',
              looks: 'left',
              at: [280, 505],
              size: 190,
              air: true,
              gaze: [0, 1],
            },
            {
              who: 'gus',
              feels: 'happy',
              at: [440, 500],
              size: 270,
              air: true,
              reaches: [[510, 400]],
            },
            thing('grapes', 520, 420, 70),
            ...sam(630, 500, 270, { feels: 'happy', looks: 'left', air: true }),
            ...shoes(630, 500, 270, true),
            thing('own-jug', 352, 482, 90),
            thing('own-plum', 555, 500, 46),
            thing('own-wet', 400, 545, 280, { stretch: 2.2 }),
          ]),
        ],
      },
    },
    {
      text: 'There was a hole in the canoe! They put a plum in it. It was too big. They put a grape in it. It fell through.',
      alt: 'Water shoots up through a hole in the bottom of the canoe. A plum flies up on it. Gus, with a grape, and Dot are scared.',
      scene: {
        background: 'hills',
        items: [
          lake,
          ...canoe(400, 580, 360, [
            {
              who: 'dot',
              feels: 'scared',
              says: 'shout',
              arms: 'up',
              at: [190, 530],
              size: 310,
              air: true,
            },
            thing('own-jet', 400, 540, 220),
            thing('own-plum', 400, 345, 80),
            {
              who: 'gus',
              feels: 'scared',
              says: 'o',
              looks: 'left',
              at: [600, 530],
              size: 340,
              air: true,
              reaches: [[490, 420]],
            },
            thing('own-berry', 478, 430, 40),
            thing('own-wet', 400, 590, 330, { stretch: 2.2 }),
          ]),
          thing('own-leak-hole', 400, 600, 90),
        ],
      },
    },
    {
      text: '“It is about as big as a toe,” said Meg. Her toe was too little. Gus’s toe was too big. They all looked at Sam.',
      alt: 'Water shoots up through the hole. Meg, Dot and Gus look at Sam, who stands in his shoes and looks away.',
      scene: {
        background: 'hills',
        items: [
          lake,
          ...canoe(400, 580, 330, [
            { who: 'gus', feels: 'calm', at: [120, 530], size: 280, air: true },
            { who: 'dot', feels: 'calm', at: [240, 530], size: 230, air: true },
            {
              who: 'meg',
              feels: 'happy',
              says: 'o',
              arms: 'pointing',
              at: [345, 530],
              size: 200,
              air: true,
            },
            thing('own-jet', 455, 540, 150),
            ...sam(620, 530, 330, {
              feels: 'scared',
              head: 'right',
              gaze: [0.9, -0.5],
              arms: 'cheeks',
              looks: 'left',
              air: true,
            }),
            ...shoes(620, 530, 330, true),
            thing('own-wet', 400, 590, 310, { stretch: 2.2 }),
          ]),
          thing('own-leak-hole', 455, 598, 80),
        ],
      },
    },
    {
      text: '“Oh, all right,” said Sam. He took off a shoe. “Do not look,” he said, and he stuck his toe in the hole. It fitted just right.\n“Great toe, Sam!” they cried.',
      alt: 'Sam stands over the hole with one shoe in his paw, and looks up at the sky. No more water comes. Dot, Meg and Gus cheer.',
      scene: {
        background: 'hills',
        items: [
          lake,
          ...canoe(400, 580, 340, [
            { who: 'dot', feels: 'laughing', arms: 'up', at: [130, 530], size: 250, air: true },
            { who: 'meg', feels: 'laughing', arms: 'up', at: [250, 530], size: 190, air: true },
            ...sam(420, 535, 350, {
              feels: 'calm',
              says: 'small',
              gaze: [0.6, -0.9],
              looks: 'right',
              air: true,
              reaches: [[510, 380]],
            }),
            thing('own-shiny-shoe', 385, 546, 60),
            thing('own-shiny-shoe', 530, 400, 70, { turn: -20 }),
            {
              who: 'gus',
              feels: 'laughing',
              arms: 'up',
              looks: 'left',
              at: [650, 530],
              size: 290,
              air: true,
            },
          ]),
          thing('own-toe', 460, 600, 50),
        ],
      },
    },
    {
      text: 'Sam kept his toe in the hole all the way home. Deep down in the lake, a fish looked up. “Yum,” it said. “Fruit!”',
      alt: 'Sam, Dot, Meg and Gus go along in the canoe. Under the water a fish with an open mouth looks up at the orange toe that sticks out of the bottom.',
      scene: {
        background: 'sea',
        items: [
          { who: 'dot', feels: 'happy', at: [190, 240], size: 150, air: true },
          { who: 'meg', feels: 'happy', at: [290, 240], size: 120, air: true },
          ...sam(400, 240, 190, { feels: 'calm', air: true }),
          { who: 'gus', feels: 'happy', looks: 'left', at: [550, 240], size: 170, air: true },
          thing('own-lake', 400, 580, 380, { stretch: 2.2 }),
          thing('own-canoe', 390, 290, 190, { stretch: 3.2 }),
          thing('own-toe', 420, 352, 90),
          {
            who: 'fish',
            feels: 'happy',
            says: 'shout',
            looks: 'right',
            gaze: [0.6, -1],
            at: [300, 560],
            size: 300,
            air: true,
            turn: -14,
          },
        ],
      },
    },
  ],
};
