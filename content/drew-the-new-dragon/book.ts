import type { EmbeddedBook } from '../format/book.ts';
import { props } from './props.ts';

export const book: EmbeddedBook = {
  id: 'drew-the-new-dragon',
  title: 'Drew the New Dragon',
  author: 'Step Into Reading',
  description:
    'Each dragon in the valley blew fire. Drew blew a few bubbles. Then came the rescue.',
  step: '6.3',
  props,
  hero: { who: 'dragon' },
  texts: [
    'Drew the New Dragon',
    'Drew was a new dragon. He had tiny claws, a long jaw, and a yawn as wide as the valley.',
    'Each dragon in the valley blew fire. They blew red fire and blue fire. They cooked pies and stews with it!',
    'So Drew tried as well. He drew in his tummy. He blew and he blew. And out flew… a few blue bubbles!',
    '“Bubbles!” cried Hawk. “A dragon with no fire!” Hawk hooted and cawed. Poor Drew crawled off, and hid in the straw.',
    'At dawn, Drew saw smoke. A spark from a stew had landed in the hay. The field was on fire!',
    '“We will blow it out!” cried the dragons, and they blew. But dragons blow fire! So the fire just grew and grew.',
    '“Rescue us!” cried Donkey and Turkey. And Drew flew. He flew out of the straw, and high over the fire in the field.',
    'He blew and he blew and he blew. Bubbles fell on the hay like dew. Hiss! went the fire. “Phew!” said Donkey.',
    '“Drew is the chief!” cried Hawk. “Now teach us to blow bubbles!” So Drew did. They blew and blew and blew. And out flew… one bubble!',
  ],
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-bubble', x: 150, y: 290, size: 100, air: true },
      { picture: 'own-bubble', x: 260, y: 230, size: 64, air: true },
      { picture: 'own-bubble', x: 120, y: 420, size: 76, air: true },
      {
        who: 'dragon',
        feels: 'happy',
        says: 'o',
        arms: 'wide',
        looks: 'left',
        at: [288, 700],
        size: 440,
      },
    ],
  },
};
