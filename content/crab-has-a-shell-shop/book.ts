import type { EmbeddedBook } from '../format/book.ts';

export const book: EmbeddedBook = {
  id: 'crab-has-a-shell-shop',
  title: 'Crab Has a Shell Shop',
  author: 'Step Into Reading',
  description: 'Fish has a wish: a shell. Thick, thin or long, which shell is best for a fish?',
  category: 'level2',
  texts: [
    'Crab Has a Shell Shop',
    'Ding! In swam Fish. “Crab! Which shell will fit this fish?”',
    '“Thick shell? Thin shell? Long shell?” said Crab. “Pick, Fish, pick!”',
    'Fish got in that thick shell. Thud! Fish sank in the sand.',
    'Fish got in that thin shell. Swish! Off it went!',
    'Then Fish got stuck in that long, long shell. Tug, Crab, tug!',
    '“Bad luck, Fish,” said Crab. “But think! This crab cannot dash. Fish can!”',
    'Then Squid swam in. Crab hid! Quick, Fish! Dash! Swish! Fish led Squid off.',
    '“Thanks, Fish!” said Crab. Fish did not get a shell. Fish got a job! Ding, ding!',
  ],
  cover: {
    background: 'reef',
    items: [
      { picture: 'coral', x: 130, y: 690, size: 170 },
      { picture: 'spiral-shell', x: 440, y: 480, size: 190, air: true },
      { picture: 'crab', x: 320, y: 700, size: 300 },
      { picture: 'fish', x: 190, y: 390, size: 170, mirror: true, air: true },
      { picture: 'bubbles', x: 310, y: 250, size: 110, air: true },
    ],
  },
};
