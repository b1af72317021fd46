import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import { several, type Actor } from '../pictures/actor.ts';

type Pose = Omit<Actor, 'who' | 'colors'>;

/** Of Horse: a pony in chestnut, with a dark mane. */
const chestnut = {
  base: '#b9764a',
  shade: '#945a34',
  light: '#efd3ae',
  rim: '#7d4826',
  lid: '#a8683e',
  brow: '#5b3218',
  mane: '#5b3a2a',
  fold: '#7a5240',
  nostril: '#8a5535',
  hoof: '#4b3228',
  ribbon: '#d9483f',
};

const horse = (pose: Pose): Actor => ({
  ...pose,
  who: 'pony',
  colors: chestnut,
});

/** The mice that live with Mouse: in yellow. */
const small = { coat: '#e8b43f', dark: '#c0902a', brass: '#fff3df' };

export const book: InlineBook = {
  id: 'a-house-for-horse',
  title: 'A House for Horse',
  author: 'Step Into Reading',
  description:
    'Mouse sells houses. Horse needs one. But a boot, a teapot and a hole in a fence are not quite what Horse has in mind.',
  step: '3.6',
  props,
  hero: { who: 'pony', colors: chestnut },
  cover: {
    background: 'hills',
    items: [
      { picture: 'deciduous-tree', x: 490, y: 520, size: 200 },
      horse({
        feels: 'surprised',
        looks: 'left',
        gaze: [-0.7, 0.8],
        arms: 'cheeks',
        at: [370, 725],
        size: 420,
      }),
      { picture: 'own-house-sign', x: 130, y: 740, size: 260 },
      {
        who: 'mouse',
        feels: 'happy',
        says: 'grin',
        arms: 'pointing',
        looks: 'left',
        at: [235, 750],
        size: 165,
      },
    ],
  },
  pages: [
    {
      text: '“I need a house,” sniffed Horse.\n“I have just the place!” squeaked Mouse.',
      alt: 'Horse looks sad in a street of houses. Mouse, in a blue suit, stands by a sign with a house on it.',
      scene: {
        background: 'street',
        items: [
          horse({ feels: 'sad', arms: 'carrying', gaze: [0.7, 0.7], at: [230, 580], size: 380 }),
          { picture: 'own-house-sign', x: 640, y: 580, size: 250 },
          {
            who: 'mouse',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'wide',
            at: [480, 585],
            size: 170,
          },
        ],
      },
    },
    {
      text: 'House one was a boot. “Feel that space!” squeaked Mouse.\n“It fits just one hoof,” grunted Horse.',
      alt: 'Horse stands with one hoof in a yellow boot. Mouse spreads both arms beside it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'evergreen-tree', x: 90, y: 420, size: 170 },
          horse({
            feels: 'cross',
            says: 'tight',
            gaze: [0.4, 1],
            arms: 'hips',
            at: [350, 560],
            size: 420,
            air: true,
          }),
          { picture: 'hiking-boot', x: 425, y: 595, size: 170 },
          {
            who: 'mouse',
            feels: 'laughing',
            says: 'grin',
            looks: 'left',
            arms: 'wide',
            at: [650, 585],
            size: 170,
          },
        ],
      },
    },
    {
      text: 'House two was a teapot. “Nice spout!” squeaked Mouse. Horse stuck her face in. It got stuck.',
      alt: 'In a kitchen Horse has a red teapot stuck over her snout and tugs at it. Mouse holds his cheeks.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-shelf', x: 650, y: 290, size: 230, air: true },
          { picture: 'own-cup', x: 610, y: 212, size: 60, air: true },
          { picture: 'own-jug', x: 690, y: 212, size: 80, air: true },
          horse({
            feels: 'scared',
            looks: 'front',
            reaches: [
              [475, 400],
              [245, 400],
            ],
            at: [360, 585],
            size: 440,
          }),
          { picture: 'teapot', x: 352, y: 447, size: 215, turn: -4, air: true },
          {
            who: 'mouse',
            feels: 'surprised',
            looks: 'left',
            arms: 'cheeks',
            at: [660, 585],
            size: 180,
          },
        ],
      },
    },
    {
      text: 'House three was in a fence. “Such peace!” squeaked Mouse. Horse sat down. Crash! Fence and Horse fell down.',
      alt: 'Horse sits on the ground on the bits of a broken fence with a small red door in it. Mouse throws up his hands.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-fence-house', x: 690, y: 570, size: 230 },
          { picture: 'own-fence-bits', x: 240, y: 570, size: 280, air: true },
          horse({
            feels: 'surprised',
            does: 'sitting',
            looks: 'front',
            arms: 'wide',
            at: [350, 570],
            size: 400,
            air: true,
          }),
          { picture: 'own-fence-bits', x: 400, y: 600, size: 330, mirror: true, air: true },
          { picture: 'collision', x: 210, y: 480, size: 90, air: true },
          {
            who: 'mouse',
            feels: 'scared',
            says: 'shout',
            looks: 'left',
            arms: 'up',
            at: [600, 585],
            size: 160,
          },
        ],
      },
    },
    {
      text: '“Give me space, or I’ll leave!” sniffed Horse.\n“Have some sense!” squeaked Mouse. “I live in a purse with five mice!”',
      alt: 'Mouse is cross and stands by a pink purse. Five small mice in yellow look out of it. Horse looks sad.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 400, y: 280, size: 170, air: true },
          horse({ feels: 'sad', gaze: [0.8, 0.6], at: [195, 575], size: 370 }),
          ...several(
            { who: 'mouse', feels: 'happy', looks: 'front', colors: small, size: 110, air: true },
            [
              [540, 452],
              [595, 446],
              [650, 452],
              [567, 485],
              [625, 485],
            ],
          ),
          { picture: 'purse', x: 595, y: 595, size: 270, air: true },
          {
            who: 'mouse',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'hips',
            at: [400, 585],
            size: 190,
          },
        ],
      },
    },
    {
      text: 'Horse left. Up on a hill, Horse found soft moss, cool shade, and lots and lots of space.',
      alt: 'Horse stands with arms wide on a hill with moss, a creek and a big shady tree.',
      scene: {
        background: 'river',
        items: [
          { picture: 'deciduous-tree', x: 120, y: 480, size: 400 },
          { picture: 'evergreen-tree', x: 720, y: 420, size: 130 },
          { picture: 'own-moss', x: 150, y: 605, size: 330, stretch: 1.3, air: true },
          { picture: 'own-moss', x: 720, y: 600, size: 180, stretch: 1.3, air: true },
          horse({
            feels: 'happy',
            says: 'o',
            looks: 'right',
            arms: 'wide',
            gaze: [0.6, -0.6],
            at: [235, 560],
            size: 330,
          }),
        ],
      },
    },
    {
      text: '“This place feels nice!” grinned Horse.\n“But it’s got no roof! It’s got no fence!” squeaked Mouse.',
      alt: 'Horse sits on the moss under the tree and is pleased. Mouse points up to the sky.',
      scene: {
        background: 'river',
        items: [
          { picture: 'deciduous-tree', x: 110, y: 500, size: 460 },
          { picture: 'own-moss', x: 170, y: 605, size: 370, stretch: 1.3, air: true },
          horse({
            feels: 'happy',
            says: 'grin',
            does: 'sitting',
            at: [200, 570],
            size: 380,
            air: true,
          }),
          {
            who: 'mouse',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'up',
            gaze: [-0.4, -0.7],
            at: [640, 585],
            size: 200,
          },
          { picture: 'own-house-sign', x: 735, y: 470, size: 150, turn: 16 },
        ],
      },
    },
    {
      text: 'Now Horse has a nice place to live. So have six mice!',
      alt: 'Under the stars Horse sleeps on the moss, with five small mice on his back and Mouse on his head.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 660, y: 180, size: 110, air: true },
          { picture: 'deciduous-tree', x: 110, y: 500, size: 330 },
          { picture: 'own-moss', x: 420, y: 605, size: 460, stretch: 1.5, air: true },
          horse({ feels: 'asleep', does: 'lying', at: [420, 575], size: 430, air: true }),
          ...several(
            { who: 'mouse', feels: 'asleep', does: 'lying', colors: small, size: 100, air: true },
            [
              [255, 462],
              [335, 448],
              [415, 452],
              [295, 412],
              [375, 400],
            ],
          ),
          { who: 'mouse', feels: 'asleep', does: 'lying', at: [575, 372], size: 130, air: true },
        ],
      },
    },
  ],
};
