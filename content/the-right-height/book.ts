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

/** The long coat, with the heads of Chick, Meg and Ted at its top, its middle and its bottom. */
function threeInCoat(
  x: number,
  y: number,
  size: number,
  faces: Record<'chick' | 'meg' | 'ted', Partial<Actor>>,
): Item[] {
  return [
    {
      who: 'chick',
      looks: 'left',
      at: [x, y - size * 0.86],
      size: size * 0.52,
      air: true,
      ...faces.chick,
    },
    { picture: 'own-coat-closed', x, y, size, stretch: 0.85 },
    {
      who: 'meg',
      does: 'peeking',
      looks: 'left',
      at: [x, y - size * 0.44],
      size: size * 0.3,
      air: true,
      ...faces.meg,
    },
    {
      who: 'ted',
      does: 'peeking',
      looks: 'left',
      at: [x, y - size * 0.02],
      size: size * 0.42,
      air: true,
      ...faces.ted,
    },
    thing('own-buttons', x, y, size),
  ];
}

/** The train at a place of its wagon's base line. */
const train = (x: number, y: number, size: number, riders: readonly Item[] = []): Item[] => [
  ...riders,
  thing('own-wagon', x, y, size),
  thing('locomotive', x - size * 1.05, y, size * 1.1),
];

export const book: InlineBook = {
  id: 'the-right-height',
  title: 'The Right Height',
  author: 'Step Into Reading',
  description:
    'Pony lets nobody ride on the freight train who is too short. Ted has a plan, and a very long coat.',
  step: '7.1',
  props,
  hero: { who: 'ted' },
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-height-post', x: 500, y: 720, size: 470 },
      ...threeInCoat(270, 725, 440, {
        chick: { feels: 'happy', looks: 'right' },
        meg: { feels: 'happy', looks: 'right' },
        ted: { feels: 'happy', looks: 'right' },
      }),
    ],
  },
  pages: [
    {
      text: 'Pony had a freight train, and a sign by the track. “You must reach this height to ride!” she neighed.',
      alt: 'Pony points at a tall post beside a train with boxes. A red and white bar at the top of the post shows a height.',
      scene: {
        background: 'tracks',
        items: [
          { picture: 'sun', x: 700, y: 140, size: 110, air: true },
          ...train(370, 535, 210, [thing('package', 335, 440, 90), thing('package', 410, 440, 90)]),
          { picture: 'own-height-post', x: 500, y: 592, size: 360 },
          {
            who: 'pony',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'pointing',
            at: [650, 590],
            size: 310,
          },
        ],
      },
    },
    {
      text: 'Chick did not reach that height. Meg did not reach that height. Ted was eighty, and still he did not reach it.',
      alt: 'The chick, Meg the mouse and Ted the turtle stand in a row by the tall post and look up at the red and white bar, high above them.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-height-post', x: 640, y: 580, size: 430 },
          { who: 'chick', feels: 'sad', at: [150, 570], size: 240, gaze: [0.7, -0.8] },
          { who: 'meg', feels: 'sad', at: [310, 575], size: 220, gaze: [0.7, -0.8] },
          { who: 'ted', feels: 'sad', at: [490, 580], size: 290, gaze: [0.7, -0.8] },
        ],
      },
    },
    {
      text: 'But Ted had a plan, and he had a coat. Meg got on his shell. Then Chick got on top of Meg.\n“I do not like heights,” cheeped Chick.',
      alt: 'Ted is on all fours with Meg on his shell and the chick on the head of Meg. The chick is scared. A blue coat lies on the ground.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 690, y: 420, size: 200 },
          { picture: 'own-coat-heap', x: 660, y: 590, size: 170 },
          { who: 'ted', does: 'crawling', feels: 'happy', at: [320, 585], size: 330 },
          { who: 'meg', feels: 'happy', at: [310, 422], size: 200, air: true },
          {
            who: 'chick',
            feels: 'scared',
            says: 'o',
            at: [315, 268],
            size: 190,
            air: true,
            gaze: [0, 0.9],
          },
        ],
      },
    },
    {
      text: '“And how old are you?” asked Pony.\n“Eight,” cheeped the top of the coat.\n“Eighteen,” squeaked its middle.\n“Eighty,” croaked its bottom.',
      alt: 'The head of the chick sticks out of the top of a tall blue coat. Meg looks out between the buttons and Ted out at the bottom. Pony stares.',
      scene: {
        background: 'hills',
        items: [
          ...threeInCoat(540, 585, 430, {
            chick: { feels: 'happy', says: 'o' },
            meg: { feels: 'happy', says: 'o' },
            ted: { feels: 'happy', says: 'o' },
          }),
          {
            who: 'pony',
            feels: 'surprised',
            says: 'small',
            at: [210, 580],
            size: 390,
            gaze: [0.9, 0.1],
          },
        ],
      },
    },
    {
      text: '“Let me weigh you,” neighed Pony. So the coat got on her scales. “You weigh less than eight pies! How odd…”\n“Achoo!” sneezed the coat.',
      alt: 'The coat with the three of them stands on scales. The chick sneezes. Pony looks at the dial.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-scales', x: 530, y: 592, size: 360 },
          ...threeInCoat(480, 535, 380, {
            chick: { feels: 'scared', says: 'shout' },
            meg: { feels: 'surprised' },
            ted: { feels: 'surprised' },
          }),
          {
            who: 'pony',
            feels: 'surprised',
            says: 'o',
            at: [170, 585],
            size: 350,
            gaze: [0.9, -0.2],
          },
        ],
      },
    },
    {
      text: 'Off it fell! Pony looked at Chick, and at Meg, and at Ted.\n“That sign tells us how high,” croaked Ted. “It never tells us how many.” Pony neighed and neighed.',
      alt: 'The coat lies in a heap. Ted points at the post, with Meg and the chick beside him. Pony laughs.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-height-post', x: 740, y: 575, size: 400 },
          { who: 'pony', feels: 'laughing', at: [160, 570], size: 370, arms: 'hips' },
          { picture: 'own-coat-heap', x: 320, y: 597, size: 170 },
          { who: 'chick', feels: 'happy', looks: 'left', at: [425, 585], size: 210 },
          { who: 'meg', feels: 'happy', looks: 'left', at: [515, 588], size: 190 },
          {
            who: 'ted',
            feels: 'happy',
            says: 'o',
            looks: 'right',
            head: 'left',
            arms: 'pointing',
            at: [625, 590],
            size: 270,
          },
        ],
      },
    },
    {
      text: 'Round they went, eight times!\n“And next time,” said Ted, “we will bring Frog, and a longer coat. Then I can drive.”',
      alt: 'Ted, Meg and the chick ride in the wagon of the train with their arms up. Pony waves from beside the track.',
      scene: {
        background: 'tracks',
        items: [
          { picture: 'own-cloud', x: 225, y: 250, size: 100, air: true },
          { picture: 'own-cloud', x: 300, y: 195, size: 70, air: true },
          ...train(480, 540, 270, [
            {
              who: 'chick',
              feels: 'laughing',
              looks: 'left',
              at: [388, 420],
              size: 170,
              air: true,
            },
            {
              who: 'ted',
              feels: 'laughing',
              looks: 'left',
              arms: 'up',
              at: [480, 490],
              size: 240,
              air: true,
            },
            {
              who: 'meg',
              feels: 'laughing',
              looks: 'left',
              arms: 'up',
              at: [565, 462],
              size: 165,
              air: true,
            },
          ]),
          { who: 'pony', feels: 'happy', looks: 'left', arms: 'up', at: [690, 588], size: 230 },
        ],
      },
    },
  ],
};
