import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'giraffe-at-the-station',
  title: 'Giraffe at the Station',
  author: 'Step Into Reading',
  description: 'Giraffe is too tall for the circus train, until the train needs a giraffe.',
  category: 'level9',
  heartWords: ['said', 'was', 'you', 'what'],
  splits: {
    begins: 'b-e4-g-i-n-s3',
    elephant: 'e-l-e4-ph-a4-n-t',
    excuse: 'e4-x-c-u3-s-e3',
    have: 'h-a-ve',
    head: 'h-ea8-d',
    mouse: 'm-ou-se',
    pull: 'p-u9-ll',
    pulled: 'p-u9-ll-ed',
    push: 'p-u9-sh',
    pushed: 'p-u9-sh-ed',
    put: 'p-u9-t',
    they: 'th-ey',
    to: 't-o9',
  },
  cover: {
    background: 'station',
    items: [
      { picture: 'giraffe', x: 300, y: 620, size: 430 },
      { picture: 'luggage', x: 110, y: 625, size: 110 },
      { picture: 'mouse', x: 490, y: 640, size: 105 },
    ],
  },
  pages: [
    {
      text: 'Giraffe was a dancer at the city circus. She had to go by train.',
      alt: 'Giraffe stands on the platform with a blue suitcase.',
      scene: {
        background: 'station',
        items: [
          { picture: 'own-bench', x: 640, y: 470, size: 190 },
          { picture: 'giraffe', x: 360, y: 490, size: 400 },
          { picture: 'luggage', x: 160, y: 495, size: 120 },
        ],
      },
    },
    {
      text: '"Tickets, please!" said Mouse at the station. "The circus begins at six."',
      alt: 'Mouse asks Giraffe for her ticket.',
      scene: {
        background: 'station',
        items: [
          { picture: 'mantelpiece-clock', x: 240, y: 270, size: 120, air: true },
          { picture: 'giraffe', x: 570, y: 490, size: 400 },
          { picture: 'mouse', x: 220, y: 495, size: 150, mirror: true },
          { picture: 'billed-cap', x: 262, y: 397, size: 70, mirror: true, air: true },
          { picture: 'admission-tickets', x: 365, y: 430, size: 90, air: true },
        ],
      },
    },
    {
      text: 'But Giraffe was too tall for the train. Her neck was always in the way.',
      alt: 'Giraffe stands behind a yellow train. Her neck goes far above the roof.',
      scene: {
        background: 'station',
        items: [
          { picture: 'giraffe', x: 430, y: 470, size: 450, air: true },
          { picture: 'railway-car', x: 470, y: 575, size: 420, air: true },
        ],
      },
    },
    {
      text: '"Pull it in!" said Elephant. "Push!" said Mouse. They pushed and pulled.',
      alt: 'Elephant pushes Giraffe towards the train and Mouse helps.',
      scene: {
        background: 'station',
        items: [
          { picture: 'railway-car', x: 130, y: 575, size: 330, air: true },
          { picture: 'giraffe', x: 390, y: 490, size: 320, turn: -10, air: true },
          { picture: 'elephant', x: 620, y: 495, size: 250 },
          { picture: 'mouse', x: 470, y: 500, size: 80 },
          { picture: 'billed-cap', x: 447, y: 447, size: 38, air: true },
          { picture: 'sweat-droplets', x: 520, y: 250, size: 70, air: true },
        ],
      },
    },
    {
      text: '"I have a solution," said Mouse. "Put a hole in the top!"',
      alt: 'Mouse stands on the roof of the train with a saw.',
      scene: {
        background: 'station',
        items: [
          { picture: 'giraffe', x: 660, y: 490, size: 300 },
          { picture: 'railway-car', x: 290, y: 580, size: 440, air: true },
          { picture: 'mouse', x: 450, y: 312, size: 110, air: true },
          { picture: 'billed-cap', x: 419, y: 240, size: 52, air: true },
          { picture: 'carpentry-saw', x: 372, y: 318, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Giraffe sat down, and her head was in the clouds. "What a vision!" she said.',
      alt: 'The train rolls through the hills with the head of Giraffe high above the roof.',
      scene: {
        background: 'tracks',
        items: [
          { picture: 'giraffe', x: 520, y: 480, size: 430, air: true },
          { picture: 'railway-car', x: 540, y: 540, size: 300, air: true },
          { picture: 'locomotive', x: 255, y: 540, size: 270, air: true },
          { picture: 'own-cloud', x: 520, y: 220, size: 150, stretch: 1.2, air: true },
          { picture: 'own-cloud', x: 330, y: 130, size: 110, stretch: 1.2, air: true },
        ],
      },
    },
    {
      text: '"I see the city! I see the circus! And... stop! I see a huge cow on the tracks!"',
      alt: 'From the train Giraffe sees houses, a circus tent, and a cow on the tracks.',
      scene: {
        background: 'tracks',
        items: [
          { picture: 'houses', x: 290, y: 400, size: 90, air: true },
          { picture: 'circus-tent', x: 390, y: 400, size: 100, air: true },
          { picture: 'giraffe', x: 650, y: 480, size: 430, air: true },
          { picture: 'railway-car', x: 670, y: 540, size: 300, air: true },
          { picture: 'cow', x: 170, y: 550, size: 210 },
        ],
      },
    },
    {
      text: 'The train stopped. "Excuse me," said Cow. "Is this the station?"',
      alt: 'The train has stopped in front of Cow, who has a suitcase.',
      scene: {
        background: 'tracks',
        items: [
          { picture: 'cow', x: 210, y: 550, size: 260, mirror: true },
          { picture: 'luggage', x: 75, y: 560, size: 100 },
          { picture: 'locomotive', x: 560, y: 540, size: 330, air: true },
        ],
      },
    },
    {
      text: 'That night Giraffe danced, and they all clapped. "You are exactly the right size," said Mouse.',
      alt: 'Giraffe dances in the circus ring. Elephant and Mouse look on.',
      scene: {
        background: 'circus',
        items: [
          { picture: 'giraffe', x: 400, y: 520, size: 420, turn: 8 },
          { picture: 'elephant', x: 660, y: 560, size: 200 },
          { picture: 'mouse', x: 160, y: 570, size: 110, mirror: true },
          { picture: 'billed-cap', x: 191, y: 498, size: 50, mirror: true, air: true },
          { picture: 'sparkles', x: 190, y: 290, size: 90, air: true },
          { picture: 'sparkles', x: 620, y: 250, size: 80, air: true },
        ],
      },
    },
    {
      text: 'And Cow? Cow is the new musician. What a sensation!',
      alt: 'Cow plays a golden trumpet in the circus ring.',
      scene: {
        background: 'circus',
        items: [
          { picture: 'cow', x: 440, y: 540, size: 340 },
          { picture: 'trumpet', x: 252, y: 420, size: 170, mirror: true, air: true },
          { picture: 'musical-notes', x: 130, y: 240, size: 110, air: true },
          { picture: 'musical-note', x: 300, y: 180, size: 80, air: true },
          { picture: 'star', x: 600, y: 210, size: 90, air: true },
        ],
      },
    },
  ],
};
