import type { Flipbook } from './flipbook.ts';

export const drew: Flipbook = {
  title: 'Drew the New Dragon',
  group: 'coral',
  pages: [
    {
      text: 'Drew the New Dragon',
      alt: 'A small green dragon blows bubbles in a green valley.',
      scene: {
        background: 'valley',
        items: [
          ['bubbles', 190, 360, 190],
          ['bubbles', 300, 220, 100],
          ['dragon', 490, 550, 340],
        ],
      },
    },
    {
      text: 'Drew was a new dragon. He had big claws and a long jaw.',
      alt: 'Drew the small dragon stands beside his eggshell nest.',
      scene: {
        background: 'valley',
        items: [
          ['empty-nest', 170, 560, 190],
          ['dragon', 460, 550, 310],
        ],
      },
    },
    {
      text: 'Each dragon in the valley blew fire. It is true!',
      alt: 'Two big dragons blow fire. Small Drew looks on.',
      scene: {
        background: 'valley',
        items: [
          ['fire', 200, 300, 110, { turn: -90 }],
          ['dragon', 350, 470, 250],
          ['fire', 440, 250, 90, { turn: -90 }],
          ['dragon', 560, 400, 200],
          ['dragon', 670, 570, 140],
        ],
      },
    },
    {
      text: 'Drew tried. He blew and blew. Out flew a few bubbles!',
      alt: 'Drew blows, and bubbles come out.',
      scene: {
        background: 'valley',
        items: [
          ['bubbles', 230, 370, 180],
          ['bubbles', 120, 250, 110],
          ['dragon', 500, 560, 320],
        ],
      },
    },
    {
      text: '"Bubbles!" cried Hawk. "A dragon with no fire!" Drew crawled off to the straw.',
      alt: 'A hawk laughs in the air. Drew hides in a field of straw.',
      scene: {
        background: 'valley',
        items: [
          ['eagle', 560, 250, 190],
          ['dragon', 230, 560, 230],
          ['sheaf-of-rice', 110, 590, 170],
          ['sheaf-of-rice', 230, 600, 160],
          ['sheaf-of-rice', 350, 590, 170],
        ],
      },
    },
    {
      text: 'At dawn, Drew saw smoke. The hay in the field was on fire!',
      alt: 'The sun comes up. Flames stand in the field, and Drew sees them.',
      scene: {
        background: 'dawn',
        items: [
          ['sheaf-of-rice', 130, 540, 170],
          ['fire', 180, 530, 150],
          ['sheaf-of-rice', 260, 560, 160],
          ['fire', 310, 560, 130],
          ['cloud', 220, 260, 170],
          ['dragon', 610, 560, 240],
        ],
      },
    },
    {
      text: 'The dragons blew. But they blew fire! It grew and grew.',
      alt: 'The big dragons blow fire, and the flames grow tall.',
      scene: {
        background: 'dawn',
        items: [
          ['fire', 110, 560, 260],
          ['fire', 250, 570, 220],
          ['fire', 390, 290, 90, { turn: -90 }],
          ['dragon', 530, 450, 230],
          ['fire', 450, 430, 90, { turn: -90 }],
          ['dragon', 650, 570, 230],
        ],
      },
    },
    {
      text: '"Rescue us!" cried Donkey. Drew flew to the field.',
      alt: 'Donkey runs from the flames. Drew flies over the field.',
      scene: {
        background: 'dawn',
        items: [
          ['fire', 620, 560, 230],
          ['fire', 730, 570, 180],
          ['donkey', 260, 570, 230],
          ['dragon', 420, 290, 220, { mirror: true, turn: -12 }],
          ['whoosh', 240, 200, 100],
        ],
      },
    },
    {
      text: 'He blew and blew and blew. Bubbles fell like dew. Hiss!',
      alt: 'Bubbles fall from the sky on the flames, which grow small.',
      scene: {
        background: 'dawn',
        items: [
          ['fire', 180, 570, 100],
          ['fire', 320, 575, 80],
          ['bubbles', 150, 430, 160],
          ['bubbles', 310, 380, 150],
          ['bubbles', 230, 240, 130],
          ['bubbles', 90, 280, 100],
          ['dragon', 560, 430, 270],
        ],
      },
    },
    {
      text: '"Drew is the chief!" cried Hawk. "Now teach us to blow bubbles!"',
      alt: 'The other dragons and Hawk look at Drew, and bubbles fill the air.',
      scene: {
        background: 'valley',
        items: [
          ['bubbles', 400, 220, 140],
          ['bubbles', 290, 360, 120],
          ['eagle', 620, 220, 150],
          ['dragon', 290, 480, 180, { mirror: true }],
          ['dragon', 140, 560, 240, { mirror: true }],
          ['donkey', 370, 590, 140, { mirror: true }],
          ['dragon', 600, 570, 260],
          ['crown', 537, 363, 72, { turn: -8 }],
        ],
      },
    },
  ],
};
