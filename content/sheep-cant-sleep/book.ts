import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** Sheep in bed, out in the paddock. `size` is that of the bed. */
const sheepInBed = (
  x: number,
  y: number,
  size: number,
  pose: Partial<Omit<Actor, 'who' | 'at' | 'size'>>,
): Item[] => [
  { picture: 'own-bed-back', x, y, size, mirror: true },
  {
    who: 'sheep',
    does: 'sitting',
    looks: 'left',
    ...pose,
    at: [x - size * 0.06, y - size * 0.29],
    size: size * 0.68,
    air: true,
  },
  { picture: 'own-bed-front', x, y, size, mirror: true, air: true },
];

export const book: InlineBook = {
  id: 'sheep-cant-sleep',
  title: 'Sheep Can’t Sleep',
  author: 'Step Into Reading',
  description:
    'Sheep is wide awake. Gus knows what helps: to see somebody leap a gate. So he leaps, and Peg, and then Nell wants a turn.',
  step: '3.3',
  props,
  hero: { who: 'sheep' },
  cover: {
    background: 'night',
    items: [
      { picture: 'own-moon', x: 455, y: 285, size: 150, air: true },
      ...sheepInBed(300, 715, 440, {
        feels: 'surprised',
        says: 'wobble',
        looks: 'front',
        arms: 'cheeks',
      }),
      {
        who: 'snail',
        feels: 'happy',
        looks: 'right',
        gaze: [0.6, -0.8],
        at: [135, 755],
        size: 130,
      },
    ],
  },
  pages: [
    {
      text: 'Sheep sits in bed. Sheep needs sleep, but Sheep can’t sleep.',
      alt: 'Under the moon Sheep sits up in a bed in a paddock, with eyes wide open.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 650, y: 190, size: 120, air: true },
          { picture: 'own-gate', x: 120, y: 440, size: 150 },
          ...sheepInBed(420, 575, 460, { feels: 'sad', looks: 'front', arms: 'cheeks' }),
        ],
      },
    },
    {
      text: '“See us leap!” yells Gus. “Then you will sleep. I’ll leap the gate!”',
      alt: 'Gus the dog points to a gate and tells Sheep, who sits in bed. Peg the pig is with him.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 360, y: 140, size: 90, air: true },
          { picture: 'own-gate', x: 675, y: 520, size: 240 },
          ...sheepInBed(170, 500, 290, { feels: 'surprised', looks: 'right', says: 'smile' }),
          {
            who: 'gus',
            feels: 'happy',
            says: 'grin',
            head: 'left',
            arms: 'pointing',
            at: [440, 575],
            size: 280,
          },
          { who: 'peg', feels: 'happy', looks: 'left', at: [345, 440], size: 150 },
        ],
      },
    },
    {
      text: 'Gus leaps. Peg leaps and lands on Gus’s tail. “Yikes!” yells Gus.',
      alt: 'Gus is past the gate. Peg comes down from a leap right on his tail, and he shouts.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 120, y: 150, size: 90, air: true },
          ...sheepInBed(680, 440, 190, { feels: 'surprised' }),
          { picture: 'own-gate', x: 165, y: 550, size: 290 },
          { picture: 'own-whoosh', x: 240, y: 260, size: 120, mirror: true, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'shout',
            arms: 'up',
            at: [530, 575],
            size: 300,
          },
          { picture: 'collision', x: 425, y: 560, size: 90, air: true },
          {
            who: 'peg',
            feels: 'laughing',
            does: 'jumping',
            arms: 'up',
            at: [385, 520],
            size: 280,
            air: true,
          },
        ],
      },
    },
    {
      text: '“Wait!” squeaks Snail. “I can leap as well!” So Gus and Peg wait. And wait. And wait.',
      alt: 'Snail creeps along, a long way from the gate. Gus and Peg sit by the gate and wait with sleepy eyes.',
      scene: {
        background: 'darkNight',
        items: [
          { picture: 'own-moon', x: 560, y: 120, size: 80, air: true },
          ...sheepInBed(330, 440, 170, { feels: 'calm', looks: 'left' }),
          { picture: 'own-gate', x: 640, y: 520, size: 270 },
          {
            who: 'peg',
            feels: 'sleepy',
            does: 'sitting',
            looks: 'left',
            arms: 'cheeks',
            at: [520, 550],
            size: 220,
          },
          {
            who: 'gus',
            feels: 'sleepy',
            does: 'sitting',
            looks: 'left',
            at: [690, 580],
            size: 240,
          },
          {
            who: 'snail',
            feels: 'happy',
            says: 'o',
            does: 'crawling',
            at: [140, 570],
            size: 190,
          },
        ],
      },
    },
    {
      text: 'Nell can’t wait. Nell runs at the gate. Sheep jumps up. “Stop, Nell!”',
      alt: 'Nell the elephant runs at the gate. Behind it Sheep throws up both arms, and Snail pulls a scared face.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 420, y: 120, size: 80, air: true },
          ...sheepInBed(660, 450, 230, { feels: 'scared', says: 'shout', arms: 'up' }),
          { picture: 'own-gate', x: 600, y: 560, size: 270 },
          { picture: 'own-dust', x: 60, y: 590, size: 140, air: true },
          { who: 'nell', feels: 'happy', does: 'running', at: [260, 570], size: 400 },
          { who: 'snail', feels: 'scared', looks: 'left', at: [720, 590], size: 120 },
        ],
      },
    },
    {
      text: 'CRASH! That was the gate. “Um,” squeaks Nell. “Not a neat leap.”',
      alt: 'Nell sits on the bits of the broken gate with a plank on her head. Gus, Peg and Sheep stare.',
      scene: {
        background: 'night',
        items: [
          ...sheepInBed(690, 450, 220, { feels: 'surprised' }),
          { who: 'gus', feels: 'surprised', arms: 'cheeks', at: [90, 470], size: 200 },
          { who: 'peg', feels: 'surprised', arms: 'up', at: [215, 440], size: 185 },
          { picture: 'own-gate-bits', x: 400, y: 560, size: 420, air: true },
          {
            who: 'nell',
            feels: 'sad',
            says: 'small',
            does: 'sitting',
            looks: 'front',
            gaze: [0.3, -0.9],
            at: [410, 560],
            size: 370,
            wears: { picture: 'own-plank', size: 90, turn: -10, dy: 16 },
          },
          { picture: 'own-gate-bits', x: 590, y: 590, size: 220, mirror: true, air: true },
          { picture: 'own-gate-bits', x: 190, y: 588, size: 200, air: true },
          { picture: 'own-dust', x: 560, y: 560, size: 150, air: true },
        ],
      },
    },
    {
      text: 'Such leaping! Gus, Peg and Nell need sleep. Flop! They sleep in a heap.',
      alt: 'Nell, Gus and Peg sleep in a heap. Sheep looks at them from the bed, still awake.',
      scene: {
        background: 'darkNight',
        items: [
          { picture: 'own-moon', x: 680, y: 150, size: 90, air: true },
          ...sheepInBed(140, 500, 270, { feels: 'surprised', looks: 'right', says: 'smile' }),
          { who: 'nell', feels: 'asleep', does: 'lying', looks: 'left', at: [530, 570], size: 400 },
          { who: 'peg', feels: 'asleep', does: 'lying', at: [600, 430], size: 230, air: true },
          {
            who: 'gus',
            feels: 'asleep',
            says: 'o',
            does: 'lying',
            looks: 'left',
            at: [540, 340],
            size: 220,
            air: true,
          },
        ],
      },
    },
    {
      text: 'The heap feels soft. Sheep creeps in and sleeps. “I did it!” yells Snail. “Did you see me leap?”',
      alt: 'At sunrise Sheep sleeps on top of the heap with the others. Snail stands proudly on the broken gate.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'sun', x: 650, y: 345, size: 150, air: true },
          { who: 'nell', feels: 'asleep', does: 'lying', looks: 'left', at: [330, 555], size: 390 },
          { who: 'peg', feels: 'asleep', does: 'lying', at: [400, 418], size: 220, air: true },
          {
            who: 'gus',
            feels: 'asleep',
            does: 'lying',
            looks: 'left',
            at: [300, 410],
            size: 210,
            air: true,
          },
          { who: 'sheep', feels: 'asleep', does: 'lying', at: [350, 320], size: 220, air: true },
          { picture: 'own-gate-bits', x: 655, y: 590, size: 260, air: true },
          {
            who: 'snail',
            feels: 'laughing',
            says: 'shout',
            looks: 'left',
            at: [655, 545],
            size: 190,
            air: true,
          },
        ],
      },
    },
  ],
};
