import type { EmbeddedBook } from '../book.ts';

export const book: EmbeddedBook = {
  id: 'drew-the-new-dragon',
  title: 'Drew the New Dragon',
  author: 'Step Into Reading',
  description:
    'Each dragon in the valley blew fire. Drew blew a few bubbles. Then came the rescue.',
  category: 'level6',
  totalPages: 10,
  cover: {
    background: 'hills',
    items: [
      { picture: 'bubbles', x: 140, y: 380, size: 190, air: true },
      { picture: 'bubbles', x: 250, y: 250, size: 110, air: true },
      { picture: 'dragon', x: 350, y: 690, size: 410 },
    ],
  },
};
