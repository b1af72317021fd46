import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';
import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

/** The ceiling, and over it the worm, who looks down through it. */
function ceiling(kind: 'own-ceiling' | 'own-night-ceiling', worm?: Partial<Actor>): Item[] {
  const strip: Item = { picture: kind, x: 400, y: 88, size: 94, stretch: 8.6, air: true };
  if (worm === undefined) return [strip];
  return [
    { who: 'worm', does: 'peeking', at: [560, 84], size: 170, turn: 180, air: true, ...worm },
    strip,
  ];
}

/** Chick with his pearls. */
function chickInPearls(chick: Omit<Actor, 'who'>): Item[] {
  const [x, y] = chick.at;
  const size = chick.size * 0.4;
  return [
    { ...chick, who: 'chick' },
    { picture: 'own-pearls', x, y: y - chick.size * 0.02, size, air: true },
  ];
}

export const book: InlineBook = {
  id: 'the-first-word',
  title: 'The First Word',
  author: 'Step Into Reading',
  description:
    'Chick does not say a word yet. Everyone would like his first word to be their name, but Chick looks at the ceiling.',
  step: '5.3',
  props,
  hero: { who: 'chick' },
  cover: {
    background: 'room',
    items: [
      {
        who: 'worm',
        feels: 'scared',
        does: 'peeking',
        at: [430, 128],
        size: 210,
        turn: 180,
        gaze: [-0.5, -0.8],
        air: true,
      },
      { picture: 'own-ceiling', x: 300, y: 134, size: 140, stretch: 4.4, air: true },
      {
        who: 'hen',
        feels: 'happy',
        says: 'o',
        at: [190, 715],
        size: 345,
        gaze: [0.9, 0.3],
        arms: 'wide',
      },
      { who: 'chick', feels: 'calm', looks: 'right', at: [420, 720], size: 430, gaze: [0.2, -1] },
    ],
  },
  pages: [
    {
      text: '“Peep” is no word, so Hen got to work. “Say Mum,” she begged, early and late. “No word in the world is better.” Chick looked at the ceiling.',
      alt: 'Hen bends to little Chick and speaks. Chick looks up at the ceiling, where two eyes peep out.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 120, y: 300, size: 170, air: true },
          ...ceiling('own-ceiling', { feels: 'scared', gaze: [-0.6, 0.6] }),
          {
            who: 'hen',
            feels: 'happy',
            says: 'o',
            at: [260, 575],
            size: 430,
            turn: 6,
            gaze: [0.9, 0.5],
          },
          { who: 'chick', feels: 'calm', at: [530, 575], size: 360, gaze: [0.1, -1] },
        ],
      },
    },
    {
      text: '“Say Gus!” yelled Gus. “Gus is a short word. You can learn it in no time.” Chick received a big bone. He looked up at the ceiling.',
      alt: 'Gus the dog beams at Chick, who sits beside a big bone and looks up. A head looks out of the ceiling.',
      scene: {
        background: 'room',
        items: [
          ...ceiling('own-ceiling', { feels: 'scared', at: [660, 84], gaze: [0.4, 0.6] }),
          {
            who: 'gus',
            feels: 'laughing',
            looks: 'right',
            at: [220, 570],
            size: 420,
            reaches: [[350, 480]],
            gaze: [0.9, 0.4],
          },
          { picture: 'bone', x: 420, y: 590, size: 170, turn: 10 },
          {
            who: 'chick',
            feels: 'calm',
            does: 'sitting',
            at: [580, 575],
            size: 360,
            gaze: [0.4, -1],
          },
        ],
      },
    },
    {
      text: '“Say Nell!” begged Nell. “Nell is a pearl of a word.” Chick received a string of pearls. He did not say a word. He looked up at the ceiling.',
      alt: 'Chick wears a string of pearls and looks up. Nell the elephant points at herself. A head looks out of the ceiling.',
      scene: {
        background: 'room',
        items: [
          ...ceiling('own-ceiling', { feels: 'surprised', at: [150, 84], gaze: [0.5, 0.6] }),
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [555, 575],
            size: 440,
            reaches: [[500, 470]],
            gaze: [-0.9, 0.4],
          },
          ...chickInPearls({
            feels: 'calm',
            does: 'standing',
            looks: 'left',
            at: [230, 580],
            size: 400,
            gaze: [-0.3, -1],
          }),
        ],
      },
    },
    {
      text: '“Give him time,” mumbled Ted. “We can learn late. My first word came when I was six.”\n“Which word?” said Hen.\n“Wait,” said Ted.',
      alt: 'Ted the turtle speaks to Hen over a cup of tea. Chick looks up beside them. A head looks out of the ceiling.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 400, y: 300, size: 170, air: true },
          ...ceiling('own-ceiling', {
            feels: 'calm',
            says: 'small',
            at: [690, 84],
            gaze: [0.6, 0.8],
          }),
          {
            who: 'ted',
            feels: 'calm',
            says: 'o',
            does: 'sitting',
            looks: 'right',
            at: [170, 575],
            size: 390,
            arms: 'holding',
            holds: { picture: 'hot-beverage', size: 56 },
            gaze: [0.9, -0.2],
          },
          {
            who: 'hen',
            feels: 'surprised',
            says: 'small',
            looks: 'left',
            at: [440, 570],
            size: 390,
            gaze: [-0.9, 0.2],
          },
          ...chickInPearls({ feels: 'calm', at: [670, 580], size: 280, gaze: [0.1, -1] }),
        ],
      },
    },
    {
      text: 'That night, Hen sat by his bed. “You do not have to learn a word,” she said. “You can just be Chick.” And she kissed him good night.',
      alt: 'Hen kisses Chick, who lies in his little bed in his pearls and looks up. In the dark two eyes look out of the ceiling.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'own-night-window', x: 120, y: 330, size: 170, air: true },
          ...ceiling('own-night-ceiling', {
            feels: 'sad',
            says: 'small',
            at: [520, 84],
            gaze: [-0.3, 0.8],
          }),
          { picture: 'own-cot-back', x: 530, y: 580, size: 300, stretch: 1.25 },
          ...chickInPearls({
            feels: 'sleepy',
            looks: 'left',
            at: [545, 520],
            size: 330,
            gaze: [-0.1, -1],
            air: true,
          }),
          { picture: 'own-cot-front', x: 530, y: 580, size: 300, stretch: 1.25, air: true },
          {
            who: 'hen',
            feels: 'asleep',
            says: 'smile',
            does: 'sitting',
            at: [315, 570],
            size: 400,
            turn: 12,
          },
        ],
      },
    },
    {
      text: 'Then they heard it. A word! They all ran in.\n“Was it Gus?” said Gus.\n“Was it Nell?” yelled Nell. But Chick just looked up at the ceiling.',
      alt: 'Gus, Nell and Hen rush to the little bed. Chick stands up in it with his beak open and looks up.',
      scene: {
        background: 'nightRoom',
        items: [
          ...ceiling('own-night-ceiling', { feels: 'scared', at: [660, 84], gaze: [0.3, 0.8] }),
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            does: 'running',
            at: [150, 560],
            size: 320,
            gaze: [1, 0],
          },
          {
            who: 'hen',
            feels: 'surprised',
            says: 'o',
            at: [480, 550],
            size: 320,
            gaze: [1, 0.1],
            arms: 'wide',
          },
          {
            who: 'gus',
            feels: 'happy',
            says: 'laugh',
            does: 'running',
            at: [335, 590],
            size: 290,
            gaze: [1, 0],
          },
          { picture: 'own-cot-back', x: 655, y: 585, size: 250, stretch: 1.1 },
          ...chickInPearls({
            feels: 'surprised',
            says: 'o',
            looks: 'right',
            at: [655, 520],
            size: 300,
            gaze: [0.1, -1],
            air: true,
          }),
          { picture: 'own-cot-front', x: 655, y: 585, size: 250, stretch: 1.1, air: true },
        ],
      },
    },
    {
      text: '“Worm!” said Chick. They all looked up.\n“Oh no,” said Worm. “I was up early, so I hid from the birds. It is the worst word in the world!”',
      alt: 'Worm hangs out of a hole in the ceiling with his head down. Chick points up at him and beams. Hen, Gus and Nell look up.',
      scene: {
        background: 'nightRoom',
        items: [
          {
            who: 'worm',
            feels: 'scared',
            says: 'o',
            does: 'standing',
            at: [420, 78],
            size: 330,
            turn: 180,
            gaze: [0.3, 0.9],
            air: true,
          },
          { picture: 'own-night-ceiling', x: 400, y: 74, size: 84, stretch: 9.6, air: true },
          {
            who: 'nell',
            feels: 'surprised',
            says: 'small',
            at: [148, 590],
            size: 290,
            gaze: [0.6, -1],
          },
          { who: 'gus', feels: 'sad', looks: 'left', at: [700, 585], size: 280, gaze: [-0.6, -1] },
          {
            who: 'hen',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            at: [555, 580],
            size: 290,
            gaze: [-0.6, -1],
          },
          ...chickInPearls({
            feels: 'laughing',
            looks: 'right',
            at: [345, 585],
            size: 320,
            arms: 'up',
            gaze: [0.3, -1],
          }),
        ],
      },
    },
    {
      text: '“Say corn!” Worm begged. “Say pumpkin! Say bun!”\nChick looked at Worm. He looked at Hen.\n“Mum,” said Chick.\nIt was worth the wait.',
      alt: 'In the kitchen Worm sits on the table between a corn cob and a bun and pleads. Chick leans on Hen with his beak open, and a glad tear runs down her cheek.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'window', x: 480, y: 270, size: 170, air: true },
          { picture: 'own-table', x: 170, y: 590, size: 330 },
          { picture: 'ear-of-corn', x: 75, y: 455, size: 110, air: true },
          {
            who: 'worm',
            feels: 'scared',
            says: 'grin',
            does: 'sitting',
            at: [185, 450],
            size: 210,
            gaze: [1, 0.2],
            air: true,
          },
          { picture: 'own-bun', x: 295, y: 460, size: 80, air: true },
          {
            who: 'hen',
            feels: 'laughing',
            says: 'smile',
            looks: 'left',
            at: [620, 575],
            size: 390,
            arms: 'wide',
          },
          { picture: 'droplet', x: 604, y: 330, size: 28, air: true },
          ...chickInPearls({
            feels: 'happy',
            says: 'o',
            looks: 'right',
            at: [440, 580],
            size: 320,
            gaze: [0.9, -0.8],
          }),
        ],
      },
    },
  ],
};
