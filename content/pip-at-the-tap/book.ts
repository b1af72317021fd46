import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

export const book: InlineBook = {
  id: 'pip-at-the-tap',
  title: 'Pip at the Tap',
  author: 'Step Into Reading',
  description:
    'Pip wants a sip, but no water comes. Pip taps the tap, Nan pats it, and Nip nips it. Can you see what they have missed?',
  step: '1.1',
  props,
  hero: { who: 'quokka' },
  cover: {
    background: 'farm',
    items: [
      { picture: 'own-tap', x: 200, y: 700, size: 640 },
      { picture: 'own-lever', x: 220, y: 360, size: 320, turn: -12, air: true },

      { picture: 'sun', x: 480, y: 240, size: 130, air: true },
      {
        who: 'quokka',
        does: 'sitting',
        feels: 'happy',
        says: 'o',
        looks: 'left',
        head: 'front',
        gaze: [-0.2, -1],
        at: [420, 715],
        size: 370,
        arms: 'carrying',
      },
    ],
  },
  pages: [
    {
      text: 'Pip sat at the tap. “Sip, sip?”',
      alt: 'Pip the quokka sits under a tap on a hot day with an open mouth. Nothing comes out of the tap. It has a red handle.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sun', x: 670, y: 190, size: 170, air: true },
          { picture: 'own-tap', x: 270, y: 565, size: 520 },
          { picture: 'own-lever', x: 286, y: 288, size: 260, turn: -12, air: true },

          { picture: 'own-pan', x: 640, y: 585, size: 230 },
          {
            who: 'quokka',
            does: 'sitting',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            head: 'front',
            gaze: [0, -1],
            at: [445, 570],
            size: 270,
            arms: 'carrying',
          },
        ],
      },
    },
    {
      text: '“I tap it.” Tap, tap, tap!',
      alt: 'Pip taps at the pipe with a stick. The red handle is far above Pip.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-tap', x: 430, y: 575, size: 530 },
          { picture: 'own-lever', x: 446, y: 293, size: 265, turn: -12, air: true },

          {
            who: 'quokka',
            feels: 'cross',
            says: 'small',
            looks: 'right',
            at: [210, 570],
            size: 360,
            reaches: [
              [318, 440],
              [300, 460],
            ],
            holds: { picture: 'own-drumstick', size: 60, turn: 20, dx: 14, dy: -12 },
          },
          { picture: 'own-pan', x: 630, y: 585, size: 230 },
        ],
      },
    },
    {
      text: '“I pat it.” Pat, pat, pat!',
      alt: 'Nan the wombat pats the tap as if it were a pet. Pip waits.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-tap', x: 350, y: 570, size: 540 },
          { picture: 'own-lever', x: 366, y: 283, size: 270, turn: -12, air: true },

          {
            who: 'wombat',
            feels: 'happy',
            says: 'o',
            looks: 'right',
            at: [170, 565],
            size: 400,
            reaches: [[288, 390]],
          },
          { who: 'quokka', feels: 'calm', looks: 'left', at: [620, 565], size: 290, arms: 'hips' },
        ],
      },
    },
    {
      text: '“I nip it.” Nip, nip, nip!',
      alt: 'Nip the platypus stands on Nan and bites the tap with its bill. Pip looks on.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-tap', x: 230, y: 570, size: 540 },
          { picture: 'own-lever', x: 246, y: 283, size: 270, turn: -12, air: true },

          {
            who: 'wombat',
            does: 'lying',
            feels: 'surprised',
            looks: 'right',
            gaze: [0, -1],
            at: [475, 575],
            size: 380,
          },
          {
            who: 'platypus',
            feels: 'cross',
            looks: 'left',

            arms: 'carrying',
            air: true,
            at: [440, 425],
            size: 345,
          },
          {
            who: 'quokka',
            feels: 'surprised',
            looks: 'right',
            at: [112, 570],
            size: 240,
            arms: 'cheeks',
          },
        ],
      },
    },
    {
      text: 'Pip sat in the pan. Nap, Nan, nap.',
      alt: 'Pip, Nan and Nip are fast asleep around the dry tap. Pip sits in the pan.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'sun', x: 110, y: 330, size: 150, air: true },
          { picture: 'own-tap', x: 400, y: 520, size: 440 },
          { picture: 'own-lever', x: 413, y: 286, size: 220, turn: -12, air: true },

          {
            who: 'wombat',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',
            at: [240, 575],
            size: 350,
          },
          {
            who: 'quokka',
            does: 'sitting',
            feels: 'asleep',
            looks: 'left',
            at: [500, 560],
            size: 250,
            air: true,
          },
          { picture: 'own-pan', x: 482, y: 588, size: 260, mirror: true },
          {
            who: 'platypus',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',

            at: [668, 500],
            size: 190,
          },
        ],
      },
    },
    {
      text: '“I tip it.” Tip, tip, tip!',
      alt: 'Tip the echidna climbs on the sleeping Nan and has both hands on the red handle of the tap. The others sleep.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-tap', x: 330, y: 540, size: 430 },
          { picture: 'own-lever', x: 343, y: 311, size: 215, turn: -12, air: true },

          {
            who: 'wombat',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',
            at: [238, 570],
            size: 400,
          },
          {
            who: 'echidna',
            does: 'turned',
            head: 'right',
            feels: 'happy',
            says: 'grin',
            at: [205, 428],
            size: 310,
            reaches: [
              [328, 152],
              [322, 175],
            ],
            air: true,
          },
          {
            who: 'quokka',
            does: 'sitting',
            feels: 'asleep',
            looks: 'left',
            at: [530, 560],
            size: 250,
            air: true,
          },
          { picture: 'own-pan', x: 512, y: 588, size: 260, mirror: true },
          {
            who: 'platypus',
            does: 'lying',
            feels: 'asleep',
            looks: 'left',

            at: [675, 500],
            size: 190,
          },
        ],
      },
    },
    {
      text: '“Tip! Tip! The tap! The tap!”',
      alt: 'Water shoots out of the tap. Pip shoots up, Nip laughs in the spray and Nan wakes with Tip on her back.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-tap', x: 330, y: 540, size: 430 },
          { picture: 'own-lever', x: 343, y: 311, size: 215, turn: 78, air: true },

          { picture: 'own-jet', x: 437, y: 585, size: 240, stretch: 1.3, air: true },
          { picture: 'own-splash', x: 440, y: 600, size: 250, stretch: 1.3, air: true },
          {
            who: 'wombat',
            does: 'lying',
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            gaze: [0.6, -1],
            at: [235, 570],
            size: 400,
          },
          {
            who: 'echidna',
            feels: 'surprised',
            looks: 'right',
            at: [205, 428],
            size: 310,
            gaze: [1, 0.3],
            arms: 'wide',
            air: true,
          },
          {
            who: 'quokka',
            does: 'jumping',
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            at: [560, 330],
            size: 250,
            turn: 10,
            air: true,
          },
          {
            who: 'platypus',
            does: 'jumping',
            feels: 'laughing',
            looks: 'left',
            at: [639, 560],
            size: 260,
            air: true,
          },
          { picture: 'droplet', x: 500, y: 400, size: 40, turn: 20, air: true },
          { picture: 'droplet', x: 690, y: 230, size: 50, turn: 20, air: true },
        ],
      },
    },
    {
      text: 'Nip sat in the tin. Sip, sip, sip!',
      alt: 'Nip sits in a tin tub full of water. Pip, Nan and Tip drink with straws.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-tap', x: 90, y: 460, size: 330 },
          { picture: 'own-lever', x: 100, y: 284, size: 165, air: true, turn: -12 },

          {
            who: 'wombat',
            feels: 'happy',
            looks: 'left',
            says: 'small',
            at: [655, 500],
            size: 280,
            arms: 'carrying',
          },
          { picture: 'cup-with-straw', x: 625, y: 488, size: 100, air: true },
          { picture: 'own-tin-back', x: 270, y: 585, size: 400, air: true },
          { picture: 'own-tin-water', x: 270, y: 585, size: 400, air: true },
          {
            who: 'platypus',
            does: 'sitting',
            feels: 'laughing',
            looks: 'right',
            at: [270, 480],
            size: 300,
            air: true,
          },
          { picture: 'own-tin-front', x: 270, y: 585, size: 400 },
          {
            who: 'echidna',
            feels: 'happy',
            looks: 'left',
            says: 'small',

            holds: { picture: 'cup-with-straw', size: 80 },
            at: [702, 590],
            size: 195,
          },
          {
            who: 'quokka',
            does: 'sitting',
            feels: 'happy',
            looks: 'left',
            says: 'small',
            at: [540, 590],
            size: 250,
            arms: 'carrying',
          },
          { picture: 'cup-with-straw', x: 505, y: 570, size: 95, air: true },
        ],
      },
    },
  ],
};
