import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';

/** Nell, and Spider on the bow on her head, where nobody but the child sees her. */
function nellWithSpider(nell: Omit<Actor, 'who'>, spider: Partial<Actor> = {}): Actor[] {
  const side = nell.looks === 'left' ? -1 : 1;
  const [x, y] = nell.at;
  return [
    { ...nell, who: 'nell' },
    {
      feels: 'happy',
      does: 'sitting',
      looks: 'front',
      ...spider,
      who: 'spider',
      at: [x - side * 0.12 * nell.size, y - 0.92 * nell.size],
      size: nell.size * 0.25,
      air: true,
    },
  ];
}

export const book: InlineBook = {
  id: 'find-me-nell',
  title: 'Find Me, Nell!',
  author: 'Step Into Reading',
  description:
    'Nell can find Gus, and she can find Sam. But where did Spider hide? You will see her long before Nell does.',
  step: '4.2',
  props,
  hero: { who: 'nell' },
  cover: {
    background: 'room',
    items: [
      { picture: 'own-wet-window', x: 450, y: 330, size: 170, air: true },
      ...nellWithSpider(
        {
          feels: 'surprised',
          looks: 'left',
          at: [300, 720],
          size: 460,
          arms: 'wide',
          gaze: [-1, 0.2],
        },
        { feels: 'laughing' },
      ),
    ],
  },
  pages: [
    {
      text: 'It was a wet Friday. “Let’s play a hiding game,” said Nell. “You hide, and I will find you.”',
      alt: 'Rain falls outside the window. Nell talks to Gus and Sam. A little spider hangs from above and listens.',
      scene: {
        background: 'room',
        strings: [[690, 0, 690, 150]],
        items: [
          { picture: 'own-wet-window', x: 400, y: 290, size: 230, air: true },
          {
            who: 'nell',
            feels: 'happy',
            says: 'grin',
            arms: 'pointing',
            at: [205, 550],
            size: 345,
          },
          { who: 'gus', feels: 'happy', looks: 'left', at: [430, 560], size: 290 },
          { who: 'sam', feels: 'happy', looks: 'left', at: [620, 560], size: 290 },
          {
            who: 'spider',
            feels: 'happy',
            does: 'sitting',
            looks: 'left',
            at: [690, 205],
            size: 90,
            air: true,
          },
        ],
      },
    },
    {
      text: '“Hi,” said Spider. “Can I play?”\nNell did not like spiders. But she was kind. “I don’t mind,” she said.',
      alt: 'Spider hangs from a thread in front of Nell’s face. Nell smiles, but she leans back.',
      scene: {
        background: 'room',
        strings: [[530, 0, 530, 220]],
        items: [
          { picture: 'framed-picture', x: 690, y: 260, size: 130, air: true },
          {
            who: 'nell',
            feels: 'scared',
            says: 'smile',
            arms: 'carrying',
            at: [268, 570],
            size: 430,
            turn: -8,
            gaze: [1, -0.2],
          },
          {
            who: 'spider',
            feels: 'happy',
            says: 'grin',
            does: 'sitting',
            looks: 'left',
            at: [530, 330],
            size: 180,
            air: true,
          },
        ],
      },
    },
    {
      text: 'So Nell hid her face, and counted to nine. Then she went looking.',
      alt: 'Nell stands with her face to the wall. Gus and Sam run off. Spider climbs up on Nell’s back.',
      scene: {
        background: 'room',
        items: [
          { picture: 'couch-and-lamp', x: 130, y: 460, size: 260 },
          { who: 'nell', does: 'turned', head: 'front', arms: 'cheeks', at: [420, 520], size: 400 },
          {
            who: 'spider',
            feels: 'happy',
            does: 'sitting',
            looks: 'front',
            at: [425, 420],
            size: 90,
            air: true,
          },
          { who: 'sam', feels: 'happy', does: 'running', looks: 'left', at: [160, 570], size: 240 },
          { who: 'gus', feels: 'laughing', does: 'running', at: [680, 565], size: 240 },
        ],
      },
    },
    {
      text: 'It did not take long to find Gus. He was hiding under the table. His tail was not.',
      alt: 'Gus lies under a table and his tail sticks out. Nell has found him. Spider sits on Nell’s bow.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-oven', x: 690, y: 440, size: 220 },
          {
            who: 'gus',
            feels: 'surprised',
            does: 'lying',
            at: [440, 575],
            size: 330,
            air: true,
          },
          { picture: 'own-table', x: 565, y: 572, size: 430 },
          { picture: 'own-jug', x: 500, y: 385, size: 90, air: true },
          ...nellWithSpider({
            feels: 'laughing',
            arms: 'pointing',
            at: [170, 555],
            size: 330,
            gaze: [1, 0.6],
          }),
        ],
      },
    },
    {
      text: 'Sam was making himself flat, in a pile of paper. “Hi, Sam!” said Nell.',
      alt: 'Sam lies flat under sheets of paper, with his head and tail out. Nell bends to him, with Spider on her bow.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-shelf', x: 640, y: 300, size: 240, air: true },
          { picture: 'books', x: 620, y: 180, size: 90, air: true },
          { picture: 'own-papers', x: 525, y: 592, size: 310, stretch: 1.4, air: true },
          {
            who: 'sam',
            feels: 'calm',
            says: 'small',
            does: 'lying',
            looks: 'left',
            at: [515, 528],
            size: 330,
            gaze: [-0.8, -0.8],
            air: true,
          },
          { picture: 'own-paper-cover', x: 572, y: 547, size: 245, stretch: 1.2, air: true },
          ...nellWithSpider({
            feels: 'happy',
            says: 'grin',
            arms: 'wide',
            at: [190, 560],
            size: 370,
            gaze: [1, 0.7],
          }),
        ],
      },
    },
    {
      text: 'But finding Spider was taking so long! Not in the paper. Not under the table. Not in the cake.',
      alt: 'Sam looks into the paper, Gus under the table, and Nell has cake on her trunk. Spider on her bow looks on.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-papers', x: 120, y: 580, size: 200, air: true },
          {
            who: 'sam',
            feels: 'surprised',
            looks: 'left',
            at: [225, 555],
            size: 260,
            gaze: [-1, 0.7],
          },
          {
            who: 'gus',
            feels: 'surprised',
            does: 'crawling',
            at: [420, 575],
            size: 230,
            air: true,
          },
          { picture: 'own-table', x: 470, y: 572, size: 330 },
          { picture: 'birthday-cake', x: 470, y: 435, size: 130, air: true },
          ...nellWithSpider(
            {
              feels: 'calm',
              says: 'frown',
              looks: 'left',
              at: [630, 560],
              size: 322,
              gaze: [-1, 0.4],
              arms: 'wide',
            },
            { feels: 'laughing' },
          ),
          { picture: 'own-cake-bits', x: 541, y: 384, size: 60, air: true },
        ],
      },
    },
    {
      text: '“I can’t find you, Spider!” moaned Nell. “You win!”\n“Hi!” said Spider. “I’m on YOU.”',
      alt: 'Nell’s big face. She looks up in surprise at Spider, who sits on her bow and laughs.',
      scene: {
        background: 'room',
        items: [
          ...nellWithSpider(
            {
              feels: 'surprised',
              looks: 'front',
              arms: 'up',
              at: [400, 760],
              size: 620,
              gaze: [-0.3, -1],
              air: true,
            },
            { feels: 'laughing', says: 'grin' },
          ),
        ],
      },
    },
    {
      text: 'Nell froze. Then she smiled. “My turn to hide,” she said. It did not take Spider long to find Nell.',
      alt: 'Nell tries to hide behind a small couch and sticks out on all sides. Spider hangs in front of her. Gus and Sam laugh.',
      scene: {
        background: 'room',
        strings: [[330, 0, 330, 200]],
        items: [
          { picture: 'own-wet-window', x: 130, y: 280, size: 170, air: true },
          { who: 'nell', feels: 'happy', says: 'smile', looks: 'left', at: [530, 520], size: 400 },
          { picture: 'couch-and-lamp', x: 545, y: 580, size: 310 },
          {
            who: 'spider',
            feels: 'laughing',
            does: 'sitting',
            at: [330, 300],
            size: 150,
            air: true,
          },
          { who: 'gus', feels: 'laughing', at: [110, 565], size: 240 },
          { who: 'sam', feels: 'laughing', at: [255, 580], size: 230 },
        ],
      },
    },
  ],
};
