import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'hedgehog-and-the-dark-night',
  title: 'Hedgehog and the Dark Night',
  author: 'Step Into Reading',
  description: 'Hedgehog is afraid of the dark. His friends like it, and they have a bright idea.',
  category: 'level5',
  heartWords: ['of', 'said', 'was', 'is', 'has'],
  splits: {
    get: 'g-e-t',
    happy: 'h-a-pp-y4',
    hedgehog: 'h-e-dge-h-o-g',
    search: 's-ear-ch',
  },
  cover: {
    background: 'night',
    items: [
      { picture: 'full-moon', x: 440, y: 270, size: 190, air: true },
      { picture: 'own-hedge', x: 130, y: 610, size: 240 },
      { picture: 'own-hedge', x: 500, y: 600, size: 220 },
      { picture: 'hedgehog', x: 300, y: 710, size: 330 },
    ],
  },
  pages: [
    {
      text: 'Hedgehog sat by the hedge. It was night, and he had no light.',
      alt: 'A small hedgehog sits by a hedge under a dark, starry sky.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-hedge', x: 580, y: 490, size: 320 },
          { picture: 'hedgehog', x: 300, y: 540, size: 210 },
        ],
      },
    },
    {
      text: '"I might get a fright," he said. "I must search for a bright light."',
      alt: 'An owl with big eyes sits in a tree. Hedgehog walks away fast.',
      scene: {
        background: 'night',
        items: [
          { picture: 'evergreen-tree', x: 640, y: 490, size: 320 },
          { picture: 'deciduous-tree', x: 470, y: 450, size: 210 },
          { picture: 'owl', x: 640, y: 345, size: 90, air: true },
          { picture: 'hedgehog', x: 220, y: 545, size: 210 },
        ],
      },
    },
    {
      text: 'Badger was at work in the earth. "I never need a light," he said. "I just dig."',
      alt: 'Badger stands beside a big hole and a heap of earth.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-earth-heap', x: 660, y: 545, size: 210 },
          { picture: 'badger', x: 500, y: 530, size: 250 },
          { picture: 'own-hole', x: 370, y: 585, size: 190, air: true },
          { picture: 'brown-circle', x: 590, y: 370, size: 24, air: true },
          { picture: 'brown-circle', x: 630, y: 320, size: 18, air: true },
          { picture: 'hedgehog', x: 170, y: 555, size: 170, mirror: true },
        ],
      },
    },
    {
      text: 'Worm was at the edge of the ditch. "Dark is the best thing in the world," he said.',
      alt: 'A pink worm speaks to Hedgehog at a ditch full of water.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-night-pond', x: 560, y: 560, size: 460, air: true },
          { picture: 'worm', x: 430, y: 500, size: 120, air: true },
          { picture: 'hedgehog', x: 180, y: 530, size: 200, mirror: true },
        ],
      },
    },
    {
      text: '"The moon is bright," said Hedgehog. "I can catch it." He stretched up high.',
      alt: 'Hedgehog stands on top of a ladder and reaches for the moon.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 250, y: 210, size: 170, air: true },
          { picture: 'own-night-pond', x: 230, y: 575, size: 340, air: true },
          { picture: 'ladder', x: 500, y: 555, size: 250 },
          { picture: 'hedgehog', x: 500, y: 345, size: 170, turn: 24, air: true },
          { picture: 'worm', x: 700, y: 560, size: 80 },
        ],
      },
    },
    {
      text: 'Splash! He fell in the ditch. And the moon was in the ditch too!',
      alt: 'Hedgehog is in the water. The moon shines on the water beside him.',
      scene: {
        background: 'night',
        items: [
          { picture: 'full-moon', x: 600, y: 190, size: 130, air: true },
          { picture: 'own-night-pond', x: 400, y: 550, size: 720, air: true },
          { picture: 'full-moon', x: 580, y: 525, size: 56, stretch: 2.4, air: true },
          { picture: 'hedgehog', x: 310, y: 495, size: 210, turn: -18, air: true },
          { picture: 'sweat-droplets', x: 160, y: 390, size: 90, mirror: true, air: true },
          { picture: 'sweat-droplets', x: 440, y: 380, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Hedgehog sat on the bridge and sighed. He had an itch. Then a light came!',
      alt: 'Hedgehog sits on a stone bridge. A warm light glows at the edge of the picture.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-night-pond', x: 330, y: 580, size: 560, air: true },
          { picture: 'own-bridge', x: 340, y: 570, size: 470, air: true },
          { picture: 'hedgehog', x: 340, y: 430, size: 190, air: true, mirror: true },
          { picture: 'own-glow', x: 740, y: 560, size: 300, air: true },
          { picture: 'candle', x: 730, y: 500, size: 110, air: true },
        ],
      },
    },
    {
      text: 'It was Badger and Worm, with a cake! "Happy birthday, Hedgehog!"',
      alt: 'Badger and Worm bring a cake with three lit candles.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-glow', x: 400, y: 600, size: 520, air: true },
          { picture: 'hedgehog', x: 150, y: 540, size: 200, mirror: true },
          { picture: 'birthday-cake', x: 390, y: 560, size: 220 },
          { picture: 'badger', x: 630, y: 540, size: 260 },
          { picture: 'worm', x: 520, y: 585, size: 90 },
        ],
      },
    },
    {
      text: 'Hedgehog puffed, and it was night. "I like the dark now," he said. "It has cake."',
      alt: 'Hedgehog, Badger and Worm eat cake together under the stars.',
      scene: {
        background: 'night',
        items: [
          { picture: 'hedgehog', x: 160, y: 540, size: 210, mirror: true },
          { picture: 'shortcake', x: 320, y: 570, size: 110 },
          { picture: 'badger', x: 590, y: 530, size: 260 },
          { picture: 'shortcake', x: 420, y: 585, size: 100, mirror: true },
          { picture: 'worm', x: 710, y: 585, size: 90 },
        ],
      },
    },
  ],
};
