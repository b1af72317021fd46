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
      text: 'Drew was a new dragon. He had tiny claws, a long jaw, and a yawn as wide as the valley.',
      alt: 'Drew the small dragon yawns beside his nest at the foot of the hills.',
      scene: {
        background: 'valley',
        items: [
          ['empty-nest', 170, 560, 190],
          ['dragon', 460, 550, 310],
          ['zzz', 300, 240, 70],
        ],
      },
    },
    {
      text: 'Each dragon in the valley blew fire. They blew red fire and blue fire. They cooked pies and stews with it!',
      alt: 'Two big dragons blow red fire and blue fire over a pie and a pot of stew. Small Drew looks on.',
      scene: {
        background: 'valley',
        items: [
          ['fire', 200, 300, 110, { turn: -90 }],
          ['pie', 100, 410, 90],
          ['pot-of-food', 150, 520, 120],
          ['dragon', 350, 470, 250],
          ['blue-fire', 440, 250, 90, { turn: -90 }],
          ['dragon', 560, 400, 200],
          ['dragon', 670, 570, 140],
        ],
      },
    },
    {
      text: 'So Drew tried as well. He drew in his tummy. He blew and he blew. And out flew… a few blue bubbles!',
      alt: 'Drew blows, and a few blue bubbles come out.',
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
      text: '“Bubbles!” cried Hawk. “A dragon with no fire!” Hawk hooted and cawed. Poor Drew crawled off, and hid in the straw.',
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
      text: 'At dawn, Drew saw smoke. A spark from a stew had landed in the hay. The field was on fire!',
      alt: 'The sky turns red. Flames stand in the hay beside a pot of stew, and Drew sees them.',
      scene: {
        background: 'dawn',
        items: [
          ['sheaf-of-rice', 130, 540, 170],
          ['fire', 180, 530, 150],
          ['sheaf-of-rice', 260, 560, 160],
          ['fire', 310, 560, 130],
          ['pot-of-food', 400, 580, 90],
          ['cloud', 220, 260, 170],
          ['dragon', 610, 560, 240],
        ],
      },
    },
    {
      text: '“We will blow it out!” cried the dragons, and they blew. But dragons blow fire! So the fire just grew and grew.',
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
      text: '“Rescue us!” cried Donkey and Turkey. And Drew flew. He flew out of the straw, and high over the fire in the field.',
      alt: 'Donkey and Turkey run from the flames. Drew flies high over the field.',
      scene: {
        background: 'dawn',
        items: [
          ['fire', 620, 560, 230],
          ['fire', 730, 570, 180],
          ['donkey', 290, 560, 220],
          ['turkey', 110, 575, 130],
          ['dragon', 420, 290, 220, { mirror: true, turn: -12 }],
          ['whoosh', 240, 200, 100],
        ],
      },
    },
    {
      text: 'He blew and he blew and he blew. Bubbles fell on the hay like dew. Hiss! went the fire. “Phew!” said Donkey.',
      alt: 'Bubbles fall from the sky on the flames, which grow small. Donkey looks on.',
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
          ['donkey', 690, 585, 130],
        ],
      },
    },
    {
      text: '“Drew is the chief!” cried Hawk. “Now teach us to blow bubbles!” So Drew did. They blew and blew and blew. And out flew… one bubble!',
      alt: 'Drew wears a crown. Two big dragons blow, and one small bubble comes out.',
      scene: {
        background: 'valley',
        items: [
          ['eagle', 620, 220, 150],
          ['dragon', 90, 350, 170, { mirror: true }],
          ['dragon', 140, 570, 260, { mirror: true }],
          ['bubble', 345, 405, 60],
          ['donkey', 400, 590, 140, { mirror: true }],
          ['dragon', 620, 570, 190],
          ['crown', 574, 419, 54, { turn: -8 }],
        ],
      },
    },
  ],
};
