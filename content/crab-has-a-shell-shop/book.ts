import type { EmbeddedBook } from '../format/book.ts';
import { props } from './props.ts';

export const book: EmbeddedBook = {
  id: 'crab-has-a-shell-shop',
  title: 'Crab Has a Shell Shop',
  author: 'Step Into Reading',
  description: 'Fish has a wish: a shell. Thick, thin or long, which shell is best for a fish?',
  step: '2.4',
  props,
  hero: { who: 'fish' },
  texts: [
    'Crab Has a Shell Shop',
    'Ding! Fish swam in. “Crab! Which shell will fit this fish?”',
    '“Thick shell? Thin shell? Long shell?” said Crab. “Pick, Fish, pick!”',
    'Fish got in that thick shell. Thud! Fish sank in the sand.',
    'Fish got in that thin shell. Whisk! Off it went!',
    'Then Fish got stuck in that long, long shell. Tug, Crab, tug!',
    '“Bad luck, Fish,” said Crab. “But think! This crab cannot dash. Fish can!”',
    'When Squid swam in, Crab hid! Quick, Fish! Dash! Swish! Fish led Squid off.',
    '“Thanks, Fish!” said Crab. Fish did not get a shell. Fish got a job! Ding, ding!',
  ],
  cover: {
    background: 'reef',
    items: [
      { who: 'fish', feels: 'happy', does: 'flying', at: [230, 380], size: 260, air: true },
      { picture: 'bubbles', x: 430, y: 230, size: 90, air: true },
      { who: 'crab', feels: 'happy', arms: 'up', at: [300, 640], size: 400 },
      { picture: 'own-thick-shell', x: 135, y: 715, size: 140 },
      { picture: 'own-thin-shell', x: 300, y: 732, size: 110 },
      { picture: 'own-long-shell', x: 455, y: 725, size: 150 },
    ],
  },
};
