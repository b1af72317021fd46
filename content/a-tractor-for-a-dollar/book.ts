import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

interface TractorOptions {
  gus?: Partial<Actor>;
  mirror?: boolean;
  turn?: number;
}

/** The old tractor, with Gus on its seat and the mirror on its bonnet if they are on it. */
function tractor(
  x: number,
  y: number,
  size: number,
  { gus, mirror = false, turn = 0 }: TractorOptions = {},
): Item[] {
  const unit = size / 32;
  return [
    ...(gus
      ? [
          {
            feels: 'happy',
            does: 'sitting',
            ...gus,
            who: 'gus',
            at: [x - 6.5 * unit, y - 12.5 * unit],
            size: size * 0.66,
            air: true,
          } satisfies Actor,
        ]
      : []),
    ...(mirror
      ? [
          {
            picture: 'mirror',
            x: x + 10 * unit,
            y: y - 16.6 * unit,
            size: size * 0.26,
            turn: 8,
            air: true,
          },
        ]
      : []),
    { picture: 'own-old-tractor', x, y, size, turn },
  ];
}

/** Nell, with the bun stuck in the end of her trunk. */
function nellWithBun(nell: Omit<Actor, 'who'>): Item[] {
  const [x, y] = nell.at;
  return [
    { ...nell, who: 'nell' },
    {
      picture: 'own-bun',
      x: x + 0.42 * nell.size,
      y: y - 0.62 * nell.size,
      size: nell.size * 0.24,
      turn: -20,
      air: true,
    },
  ];
}

const STETHOSCOPE = { picture: 'stethoscope', size: 60 };
const rain: Item = {
  picture: 'own-steady-rain',
  x: 400,
  y: 562.5,
  size: 600,
  stretch: 4 / 3,
  air: true,
};

export const book: InlineBook = {
  id: 'a-tractor-for-a-dollar',
  title: 'A Tractor for a Dollar',
  author: 'Step Into Reading',
  description: 'Gus gets an old tractor for one dollar. It goes, but not the way a tractor should.',
  step: '4.5',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'farm',
    items: [
      { picture: 'own-puffs', x: 470, y: 440, size: 120, air: true },
      ...tractor(300, 710, 430, { gus: { feels: 'laughing', arms: 'up' }, mirror: true }),
      { picture: 'own-dust', x: 510, y: 725, size: 110, air: true },
    ],
  },
  pages: [
    {
      text: '“One dollar for this tractor!” said Goat. It was old and rusty. But Gus had one dollar. “Sold!”',
      alt: 'On a farm, Goat points at a rusty red tractor with a price sign of one dollar. Gus holds up a coin.',
      scene: {
        background: 'farm',
        items: [
          ...tractor(365, 545, 300),
          { picture: 'own-price', x: 560, y: 575, size: 140 },
          {
            who: 'goat',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'pointing',
            at: [690, 560],
            size: 310,
          },
          {
            who: 'gus',
            feels: 'laughing',
            at: [130, 565],
            size: 310,
            reaches: [[215, 420]],
            holds: { picture: 'coin', size: 50 },
          },
        ],
      },
    },
    {
      text: 'Gus got on and started the motor. Putt, putt, BANG! The tractor didn’t go forward. It shot backwards!',
      alt: 'The tractor shoots off backwards to the left with Gus on it. Smoke comes from its pipe, and Hen jumps out of the way.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'own-whoosh', x: 600, y: 420, size: 150, mirror: true, air: true },
          { picture: 'own-puffs', x: 560, y: 250, size: 150, air: true },
          { picture: 'collision', x: 455, y: 260, size: 110, air: true },
          ...tractor(360, 560, 420, { gus: { feels: 'scared', says: 'shout', arms: 'up' } }),
          { picture: 'own-dust', x: 610, y: 575, size: 130, air: true },
          {
            who: 'goat',
            feels: 'laughing',
            arms: 'cheeks',
            looks: 'left',
            at: [720, 500],
            size: 210,
          },
          {
            who: 'hen',
            feels: 'scared',
            says: 'shout',
            does: 'jumping',
            looks: 'left',
            at: [90, 560],
            size: 190,
          },
        ],
      },
    },
    {
      text: '“Tractors go forward,” said Peg.\n“This isn’t a regular tractor,” said Gus. And he stuck a mirror on it.',
      alt: 'A big mirror stands on the bonnet of the tractor. Gus looks into it to see behind him. Peg has her hands on her hips.',
      scene: {
        background: 'hills',
        items: [
          ...tractor(330, 560, 430, { gus: { feels: 'happy', says: 'grin' }, mirror: true }),
          {
            who: 'peg',
            feels: 'cross',
            says: 'o',
            looks: 'left',
            arms: 'hips',
            at: [670, 560],
            size: 320,
          },
        ],
      },
    },
    {
      text: 'It rained and rained. The ambulance got stuck in the mud. “Help!” yelled the doctor. “Nell has a bun stuck in her trunk!”',
      alt: 'In the rain an ambulance has sunk into the mud. Doctor Owl shouts. Beside him Nell has a bun on the end of her trunk.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'cloud-with-rain', x: 400, y: 180, size: 220, air: true },
          rain,
          { picture: 'ambulance', x: 560, y: 560, size: 380, turn: -7, air: true },
          { picture: 'own-mud', x: 540, y: 596, size: 560, air: true },
          ...nellWithBun({ feels: 'sad', arms: 'carrying', at: [150, 500], size: 290 }),
          {
            who: 'owl',
            feels: 'scared',
            says: 'shout',
            arms: 'up',
            looks: 'right',
            at: [320, 580],
            size: 240,
          },
          { ...STETHOSCOPE, x: 322, y: 535, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Goat hooked on his best tractor, and went forward. SPLASH! Now Goat was stuck as well.',
      alt: 'Goat’s new green tractor has a rope to the ambulance, but it has sunk into the mud too. Mud flies, and Goat is cross.',
      scene: {
        background: 'hills',
        strings: [[360, 500, 450, 490]],
        items: [
          rain,
          { picture: 'ambulance', x: 610, y: 550, size: 330, turn: -7, air: true },
          { picture: 'own-mud-splash', x: 190, y: 560, size: 330, air: true },
          { picture: 'tractor', x: 230, y: 575, size: 330, turn: -10, air: true },
          {
            who: 'goat',
            feels: 'cross',
            says: 'frown',
            does: 'peeking',
            looks: 'left',
            at: [245, 395],
            size: 190,
          },
          { picture: 'own-mud', x: 240, y: 598, size: 440, air: true },
          { picture: 'own-mud', x: 610, y: 592, size: 380, air: true },
          { picture: 'own-mud-spots', x: 560, y: 500, size: 90, air: true },
        ],
      },
    },
    {
      text: 'Putt, putt, putt! “Do you need a tractor?” said Gus. He hooked on his rope, and went backwards… POP!',
      alt: 'Gus drives backwards to the left and pulls the ambulance out of the mud on a rope. Mud flies high, and Doctor Owl flies along.',
      scene: {
        background: 'hills',
        strings: [[400, 500, 520, 490]],
        items: [
          { picture: 'own-mud', x: 640, y: 592, size: 440, air: true },
          { picture: 'own-mud-splash', x: 660, y: 560, size: 340, air: true },
          { picture: 'ambulance', x: 610, y: 545, size: 320, turn: 5, air: true },
          { picture: 'own-mud-spots', x: 640, y: 520, size: 90, air: true },
          { picture: 'own-puffs', x: 370, y: 290, size: 110, air: true },
          ...tractor(230, 570, 380, {
            gus: { feels: 'happy', says: 'grin', looks: 'right' },
            mirror: true,
          }),
          {
            who: 'owl',
            feels: 'laughing',
            does: 'flying',
            looks: 'left',
            at: [660, 260],
            size: 170,
            air: true,
          },
        ],
      },
    },
    {
      text: 'He towed the ambulance all the way to the hospital, backwards. On the last big bump, Nell sneezed. The bun shot out!',
      alt: 'In the street Gus tows the ambulance over a bump. Nell looks out over its roof and sneezes, and a bun flies through the air.',
      scene: {
        background: 'street',
        strings: [[390, 500, 470, 500]],
        items: [
          { picture: 'hospital', x: 80, y: 430, size: 210 },
          {
            who: 'nell',
            feels: 'laughing',
            says: 'shout',
            does: 'peeking',
            looks: 'left',
            at: [620, 352],
            size: 260,
          },
          { picture: 'own-bun', x: 400, y: 200, size: 80, turn: -30, air: true },
          { picture: 'own-whoosh', x: 490, y: 250, size: 110, mirror: true, air: true },
          { picture: 'own-bump', x: 545, y: 580, size: 110, air: true },
          { picture: 'ambulance', x: 620, y: 560, size: 330, turn: 6, air: true },
          ...tractor(240, 575, 350, {
            gus: { feels: 'surprised', looks: 'right', gaze: [0.8, -0.8] },
            mirror: true,
          }),
        ],
      },
    },
    {
      text: 'Now it is the most popular tractor around. “Ten dollars!” begged Goat.\n“No going back now,” said Gus, and off he went. Backwards.',
      alt: 'Gus drives off backwards. Peg cheers, and Goat runs after the tractor with a sack of coins.',
      scene: {
        background: 'dusk',
        items: [
          { who: 'peg', feels: 'laughing', arms: 'up', at: [85, 470], size: 170 },
          { picture: 'own-puffs', x: 450, y: 255, size: 120, air: true },
          { picture: 'own-whoosh', x: 520, y: 420, size: 110, mirror: true, air: true },
          ...tractor(310, 570, 380, {
            gus: { feels: 'laughing', looks: 'right', arms: 'up' },
            mirror: true,
          }),
          {
            who: 'goat',
            feels: 'sad',
            says: 'shout',
            does: 'running',
            looks: 'left',
            at: [650, 540],
            size: 280,
            reaches: [[545, 420]],
            holds: { picture: 'money-bag', size: 70 },
          },
        ],
      },
    },
  ],
};
