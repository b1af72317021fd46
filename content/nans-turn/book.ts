import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

type Pose = Omit<Actor, 'who' | 'colors' | 'wears'>;

/** Nan is a wombat in a sun hat. */
const nan = (pose: Pose): Actor => ({
  ...pose,
  who: 'wombat',
  wears: { picture: 'womans-hat', size: 96, turn: 6, dy: 14 },
});

const cup = { picture: 'own-cup', size: 56, dx: 6 };

/** The sea in front, with the top of its waves at `top`. */
const water = (top: number): Item => ({
  picture: 'own-sea',
  x: 400,
  y: top + 120,
  size: 320,
  stretch: 2.6,
  air: true,
});

/** Where Nan sits: a towel under a beach umbrella. */
const nansPlace = (x: number, y: number, size: number): Item[] => [
  { picture: 'umbrella-on-ground', x: x + size * 0.28, y: y - size * 0.1, size: size * 1.15 },
  { picture: 'own-cloth', x, y: y + size * 0.12, size: size * 0.8, stretch: 1.3, air: true },
];

export const book: InlineBook = {
  id: 'nans-turn',
  title: 'Nan’s Turn',
  author: 'Step Into Reading',
  description:
    'Kit shows Nan how to surf, and falls off, and falls off again. Nan sits on the sand with her cup of tea. Then it is her turn.',
  step: '3.5',
  props,
  hero: { who: 'wombat', wears: { picture: 'womans-hat', size: 96, turn: 6, dy: 14 } },
  cover: {
    background: 'sea',
    items: [
      { picture: 'own-wave', x: 310, y: 690, size: 520, air: true },
      { picture: 'own-board', x: 320, y: 700, size: 330, turn: 82, air: true },
      nan({
        feels: 'happy',
        looks: 'right',
        arms: 'wide',
        holds: cup,
        at: [300, 605],
        size: 300,
        air: true,
      }),
      { picture: 'own-sea', x: 300, y: 830, size: 320, stretch: 2, air: true },
    ],
  },
  pages: [
    {
      text: '“Sit on the sand, Nan,” grins Kit. “It is hard to surf.” Nan sits and stirs her tea.',
      alt: 'On a beach Nan, a wombat in a sun hat, sits under an umbrella with a cup. Kit, a kangaroo, stands with a surfboard.',
      scene: {
        background: 'beach',
        items: [
          ...nansPlace(220, 560, 260),
          nan({
            feels: 'happy',
            does: 'sitting',
            arms: 'holding',
            holds: cup,
            at: [200, 575],
            size: 280,
          }),
          { picture: 'own-spoon-in', x: 300, y: 515, size: 70, air: true },
          { picture: 'own-board', x: 660, y: 575, size: 370 },
          {
            who: 'kangaroo',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'hips',
            at: [530, 575],
            size: 350,
          },
        ],
      },
    },
    {
      text: '“First swim out. Next, turn. Then stand up. See?” Kit swims out in the surf.',
      alt: 'Kit the kangaroo lies on the board and paddles out. A wave comes up behind him.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 680, y: 180, size: 120, air: true },
          { picture: 'own-wave', x: 190, y: 520, size: 280, air: true },
          { picture: 'own-board', x: 470, y: 655, size: 400, turn: 86, air: true },
          {
            who: 'kangaroo',
            feels: 'happy',
            says: 'grin',
            does: 'lying',
            looks: 'right',
            at: [470, 485],
            size: 330,
            air: true,
          },
          water(505),
        ],
      },
    },
    {
      text: 'Kit turns. The surf curls up… SPLAT! Kit gets sand in his fur.',
      alt: 'Kit the kangaroo sits in a heap of sand, with sand on his head, and the board sticks in the sand. Nan looks at him with the cup in her hand.',
      scene: {
        background: 'beach',
        items: [
          { picture: 'own-foam', x: 420, y: 450, size: 260, stretch: 1.4, air: true },
          { picture: 'own-board', x: 560, y: 520, size: 330, turn: 24 },
          {
            who: 'kangaroo',
            feels: 'surprised',
            says: 'wobble',
            does: 'sitting',
            looks: 'left',
            arms: 'up',
            turn: -14,
            at: [360, 560],
            size: 330,
            air: true,
          },
          { picture: 'own-sand', x: 370, y: 595, size: 330, air: true },
          { picture: 'own-sand', x: 296, y: 296, size: 84, turn: -12, air: true },
          nan({
            feels: 'calm',
            does: 'sitting',
            arms: 'holding',
            holds: cup,
            at: [120, 585],
            size: 230,
          }),
        ],
      },
    },
    {
      text: '“It was that bird!” grunts Kit. “It chirped at me!” Kit swims back out. SPLAT!',
      alt: 'A wave throws Kit the kangaroo off the board. A small blue bird sits on the tip of the board and chirps.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-wave', x: 250, y: 610, size: 480, air: true },
          { picture: 'own-board', x: 560, y: 560, size: 330, turn: 62, air: true },
          {
            who: 'kangaroo',
            feels: 'scared',
            says: 'shout',
            does: 'jumping',
            arms: 'up',
            turn: 38,
            at: [390, 500],
            size: 320,
            air: true,
          },
          {
            who: 'bird',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [680, 388],
            size: 120,
            air: true,
          },
          { picture: 'own-note', x: 735, y: 300, size: 60, air: true },
          water(525),
        ],
      },
    },
    {
      text: 'On his third turn, the surf whirls him and twirls him. Kit bursts up with a starfish on his snout.',
      alt: 'Kit the kangaroo bursts up out of the sea with an orange starfish on his snout.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-wave', x: 640, y: 540, size: 300, mirror: true, air: true },
          { picture: 'own-board', x: 150, y: 560, size: 260, turn: -70, air: true },
          { picture: 'own-splash', x: 400, y: 565, size: 380, stretch: 1.2, air: true },
          {
            who: 'kangaroo',
            feels: 'cross',
            says: 'tight',
            looks: 'front',
            arms: 'up',
            gaze: [0, 0.8],
            at: [400, 700],
            size: 500,
            air: true,
          },
          { picture: 'own-starfish', x: 402, y: 412, size: 120, turn: 12, air: true },
          water(520),
        ],
      },
    },
    {
      text: '“My turn,” grins Nan.\n“But Nan! You will get hurt!” yells Kit. Nan just sips her tea.',
      alt: 'Nan stands by the surfboard with her cup in her hand. Kit the kangaroo throws up his arms.',
      scene: {
        background: 'beach',
        items: [
          { picture: 'own-board', x: 160, y: 580, size: 390 },
          nan({
            feels: 'happy',
            says: 'grin',
            arms: 'holding',
            holds: cup,
            at: [290, 580],
            size: 330,
          }),
          {
            who: 'kangaroo',
            feels: 'scared',
            says: 'shout',
            looks: 'left',
            arms: 'up',
            at: [560, 575],
            size: 310,
          },
        ],
      },
    },
    {
      text: 'Nan surfs. Nan stands up. Nan turns and twirls, and not a drip of tea spills!',
      alt: 'Nan rides a huge wave on the surfboard and holds out her cup. Kit the kangaroo looks on from the water with an open mouth.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-wave', x: 400, y: 620, size: 590, stretch: 1.25, air: true },
          { picture: 'own-board', x: 390, y: 590, size: 330, turn: 76, air: true },
          nan({
            feels: 'laughing',
            looks: 'right',
            arms: 'wide',
            holds: cup,
            turn: -6,
            at: [385, 475],
            size: 300,
            air: true,
          }),
          {
            who: 'kangaroo',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            does: 'peeking',
            gaze: [-0.8, -0.9],
            at: [680, 540],
            size: 190,
            air: true,
          },
          water(530),
        ],
      },
    },
    {
      text: '“How did you do that?” yells Kit. Nan slurps her tea. “As a girl,” grins Nan, “I was Surf Queen.”',
      alt: 'Nan sits with her cup. Kit the kangaroo holds an old photo: a young wombat with a crown, on a wave.',
      scene: {
        background: 'beach',
        items: [
          ...nansPlace(240, 560, 270),
          nan({
            feels: 'happy',
            does: 'sitting',
            arms: 'holding',
            holds: cup,
            at: [220, 575],
            size: 300,
          }),
          { picture: 'trophy', x: 90, y: 590, size: 90 },
          { picture: 'own-board', x: 710, y: 560, size: 320 },
          {
            who: 'kangaroo',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            arms: 'holding',
            holds: { picture: 'own-photo', size: 104, dx: 2, dy: -6 },
            gaze: [-0.6, 0.7],
            at: [540, 575],
            size: 350,
          },
        ],
      },
    },
  ],
};
