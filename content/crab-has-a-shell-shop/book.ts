import type { EmbeddedBook } from '../book.ts';

export const book: EmbeddedBook = {
  id: 'crab-has-a-shell-shop',
  title: 'Crab Has a Shell Shop',
  author: 'Step Into Reading',
  description: 'Fish has a wish: a shell. Thick, thin or long, which shell is best for a fish?',
  category: 'level2',
  totalPages: 9,
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
