import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

/** The stand about a middle, with Dragon behind the counter; `more` stands on the counter. */
function stand(
  x: number,
  y: number,
  size: number,
  dragon: Partial<Actor>,
  more: readonly Item[] = [],
): Item[] {
  return [
    { picture: 'own-stand-back', x, y, size },
    {
      ...dragon,
      who: 'dragon',
      at: [x, y - size * 0.17],
      size: size * 0.78,
      air: true,
    },
    { picture: 'own-stand-front', x, y, size, air: true },
    { picture: 'own-lemon-sign', x, y: y - size * 0.06, size: size * 0.2, air: true },
    ...more,
  ];
}

/** Fire out of the mouth of Dragon in a stand at the same place. */
const fire = (x: number, y: number, size: number, large: number): Item => ({
  picture: 'own-breath',
  x: x + size * 0.17 + large / 2,
  y: y - size * 0.48 + large * 0.44,
  size: large,
  turn: 6,
  air: true,
});

const rain: Item = {
  picture: 'own-steady-rain',
  x: 400,
  y: 562.5,
  size: 600,
  stretch: 4 / 3,
  air: true,
};

export const book: InlineBook = {
  id: 'the-lemon-dragon',
  title: 'The Lemon Dragon',
  author: 'Step Into Reading',
  description:
    'Dragon sells cold lemonade at the market. If only he did not breathe fire whenever he yells!',
  step: '4.4',
  props,
  hero: { who: 'dragon' },
  cover: {
    background: 'street',
    items: [
      ...stand(290, 710, 430, { feels: 'happy', arms: 'up', looks: 'right' }, [
        { picture: 'own-lemonade-jug', x: 180, y: 552, size: 110, air: true },
        { picture: 'lemon', x: 400, y: 552, size: 60, air: true },
        { picture: 'lemon', x: 445, y: 552, size: 56, turn: 40, air: true },
      ]),
      fire(290, 710, 430, 150),
    ],
  },
  pages: [
    {
      text: 'Dragon had a stand at the market. “Lemonade!” he yelled. “Cold lemonade!”',
      alt: 'Dragon stands behind a counter with lemons and a jug. He yells, and fire comes out of his mouth over the jug.',
      scene: {
        background: 'street',
        items: [
          { picture: 'sun', x: 700, y: 150, size: 110, air: true },
          ...stand(330, 580, 470, { feels: 'happy', says: 'shout', arms: 'up' }, [
            { picture: 'lemon', x: 180, y: 405, size: 56, air: true },
            { picture: 'lemon', x: 225, y: 405, size: 56, turn: 30, air: true },
          ]),
          fire(330, 580, 470, 150),
          { picture: 'own-lemonade-jug', x: 522, y: 408, size: 100, air: true },
          { who: 'sam', feels: 'surprised', looks: 'left', at: [655, 575], size: 260 },
        ],
      },
    },
    {
      text: 'Sam got a cup. “OW!” he yelled. “That is not cold. That is HOT!”',
      alt: 'Sam jumps and lets go of a steaming cup. Dragon looks sorry.',
      scene: {
        background: 'street',
        items: [
          ...stand(230, 560, 400, { feels: 'sad', arms: 'cheeks' }, [
            { picture: 'own-lemonade-jug', x: 110, y: 414, size: 96, air: true },
          ]),
          {
            who: 'sam',
            feels: 'scared',
            says: 'shout',
            does: 'jumping',
            looks: 'left',
            at: [590, 590],
            size: 360,
            arms: 'up',
          },
          { picture: 'own-hot-lemon-cup', x: 430, y: 560, size: 110, turn: -70, air: true },
        ],
      },
    },
    {
      text: 'It happened again and again. Dragon yelled, and the lemonade got hot.',
      alt: 'A line of four cups steams on the counter, and fire comes out of Dragon’s mouth. Peg and Gus go away and are cross.',
      scene: {
        background: 'street',
        items: [
          ...stand(270, 590, 500, { feels: 'happy', says: 'shout', looks: 'right' }, [
            ...[110, 190, 360, 430].map((x): Item => ({
              picture: 'own-hot-lemon-cup',
              x,
              y: 405,
              size: 70,
              air: true,
            })),
          ]),
          fire(270, 590, 500, 160),
          { who: 'peg', feels: 'cross', does: 'walking', at: [590, 540], size: 250 },
          { who: 'gus', feels: 'cross', does: 'walking', at: [690, 580], size: 250 },
        ],
      },
    },
    {
      text: 'By ten, Dragon was all alone, with a bucket of lemons. “I’m a rotten lemonade dragon,” he said.',
      alt: 'Dragon sits alone in front of his stand with a bucket of lemons. He is sad.',
      scene: {
        background: 'street',
        items: [
          { picture: 'own-stand-back', x: 600, y: 470, size: 300 },
          { picture: 'own-stand-front', x: 600, y: 470, size: 300, air: true },
          { picture: 'own-lemon-sign', x: 600, y: 450, size: 60, air: true },
          {
            who: 'dragon',
            feels: 'sad',
            does: 'sitting',
            looks: 'right',
            at: [250, 570],
            size: 380,
            gaze: [0.8, 0.8],
          },
          { picture: 'lemon', x: 428, y: 470, size: 80, air: true },
          { picture: 'lemon', x: 482, y: 472, size: 76, turn: 30, air: true },
          { picture: 'bucket', x: 455, y: 580, size: 170 },
        ],
      },
    },
    {
      text: 'Then, all of a sudden, the sun went in. A cold wind came along. “I’m frozen!” said Peg.',
      alt: 'Dark clouds hang over the street, and the wind blows. Peg, Sam and Nell shiver and hold themselves.',
      scene: {
        background: 'street',
        items: [
          rain,
          { picture: 'cloud-with-rain', x: 180, y: 225, size: 220, air: true },
          { picture: 'cloud-with-rain', x: 620, y: 225, size: 240, air: true },
          { picture: 'own-whoosh', x: 360, y: 250, size: 150, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 440, y: 170, size: 60, air: true },
          {
            who: 'nell',
            feels: 'scared',
            says: 'wobble',
            arms: 'carrying',
            at: [165, 555],
            size: 320,
          },
          {
            who: 'peg',
            feels: 'scared',
            says: 'wobble',
            arms: 'carrying',
            looks: 'left',
            at: [400, 570],
            size: 300,
          },
          {
            who: 'sam',
            feels: 'scared',
            says: 'wobble',
            arms: 'carrying',
            looks: 'left',
            at: [640, 570],
            size: 300,
          },
        ],
      },
    },
    {
      text: 'Meg had an idea. “Yell again, Dragon!” she said.\n“HOT LEMONADE!” yelled Dragon.',
      alt: 'Meg stands on the counter and points. Dragon yells so that a great fire comes out of his mouth, and two cups steam.',
      scene: {
        background: 'street',
        items: [
          { picture: 'cloud-with-rain', x: 660, y: 190, size: 210, air: true },
          rain,
          ...stand(300, 590, 530, { feels: 'laughing', says: 'shout', arms: 'up' }, [
            { picture: 'own-hot-lemon-cup', x: 400, y: 396, size: 80, air: true },
            { picture: 'own-hot-lemon-cup', x: 240, y: 396, size: 80, air: true },
            {
              who: 'meg',
              feels: 'happy',
              says: 'shout',
              arms: 'pointing',
              at: [130, 392],
              size: 160,
              air: true,
            },
          ]),
          fire(300, 590, 530, 280),
        ],
      },
    },
    {
      text: 'And along they came! Sam had seven cups. Nell had a bucket.',
      alt: 'Sam has seven steaming cups, Nell has a steaming bucket, and Peg and Gus wait in the line. Dragon laughs.',
      scene: {
        background: 'street',
        items: [
          ...stand(200, 540, 370, { feels: 'laughing', arms: 'up' }),
          { who: 'gus', feels: 'happy', looks: 'left', at: [375, 495], size: 200 },
          { who: 'peg', feels: 'happy', looks: 'left', at: [470, 500], size: 215 },
          {
            who: 'nell',
            feels: 'laughing',
            looks: 'left',
            at: [635, 560],
            size: 320,
            reaches: [
              [557, 470],
              [610, 480],
            ],
          },
          { picture: 'own-steam', x: 560, y: 425, size: 90, air: true },
          { picture: 'bucket', x: 560, y: 520, size: 130, air: true },
          { who: 'sam', feels: 'laughing', does: 'sitting', at: [380, 590], size: 230 },
          ...[100, 160, 220, 280, 470, 530, 590].map((x): Item => ({
            picture: 'own-hot-lemon-cup',
            x,
            y: 592,
            size: 64,
            air: true,
          })),
        ],
      },
    },
    {
      text: 'The next day, the sun was out again. “No problem,” said Dragon. “HOT SNAGS!”',
      alt: 'The sun shines. Dragon’s stand is full of sausages in bread, and his fire cooks them. Gus and Meg have one each.',
      scene: {
        background: 'street',
        items: [
          { picture: 'sun', x: 700, y: 150, size: 130, air: true },
          ...stand(310, 590, 520, { feels: 'happy', says: 'shout', arms: 'up' }, [
            ...[130, 205, 395, 470].map((x): Item => ({
              picture: 'own-snag',
              x,
              y: 404,
              size: 80,
              air: true,
            })),
          ]),
          fire(310, 590, 520, 170),
          {
            who: 'gus',
            feels: 'laughing',
            looks: 'left',
            at: [680, 575],
            size: 280,
            holds: { picture: 'own-snag', size: 60 },
          },
          {
            who: 'meg',
            feels: 'happy',
            looks: 'left',
            at: [560, 592],
            size: 140,
            holds: { picture: 'own-snag', size: 60 },
          },
        ],
      },
    },
  ],
};
