import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

const HORN = { picture: 'own-horn', size: 62, dy: 6 };

/** Peg as a unicorn: with her horn, and a tutu at her hips. */
function unicorn(peg: Omit<Actor, 'who'>): Item[] {
  const [x, y] = peg.at;
  const tutu = peg.size * 0.82;
  return [
    { ...peg, who: 'peg', wears: HORN },
    { picture: 'own-tutu', x, y: y - 0.26 * peg.size + 0.44 * tutu, size: tutu, air: true },
  ];
}

/** The bugle at the beak of a standing emu that looks right. */
function bugleFor([x, y]: readonly [number, number], size: number): Item {
  const wide = size * 0.5;
  return {
    picture: 'own-bugle',
    x: x + 0.16 * size + wide / 2,
    y: y - 0.955 * size + 0.44 * wide,
    size: wide,
    air: true,
  };
}

const bed = (
  x: number,
  y: number,
  size: number,
  sleeper: Partial<Actor> & Pick<Actor, 'who'>,
): Item[] => [
  { picture: 'own-bed-back', x, y, size },
  {
    does: 'peeking',
    arms: 'down',
    ...sleeper,
    at: [x - 0.17 * size, y - 0.36 * size],
    size: sleeper.size ?? size * 0.62,
  },
  { picture: 'own-bed-front', x, y, size, air: true },
];

export const book: InlineBook = {
  id: 'emu-has-the-flu',
  title: 'Emu Has the Flu',
  author: 'Step Into Reading',
  description:
    'Emu has to play the bugle in the big show. But Emu has the flu, and a sneeze is on its way.',
  step: '4.2',
  props,
  hero: { who: 'emu' },
  cover: {
    background: 'stage',
    items: [
      { who: 'emu', feels: 'sleepy', at: [210, 715], size: 440 },
      bugleFor([210, 715], 440),
      { picture: 'own-tissue', x: 410, y: 715, size: 70 },
      { picture: 'own-tissue', x: 480, y: 690, size: 56 },
      { picture: 'own-box-of-tissues', x: 440, y: 650, size: 110 },
    ],
  },
  pages: [
    {
      text: 'In July, Mud Hill had a super big show. Peg was a unicorn in a tutu. Emu had a bugle.',
      alt: 'On a stage, Peg the pig wears a horn and a tutu and dances. Emu stands beside her with a bugle at the beak.',
      scene: {
        background: 'stage',
        items: [
          { who: 'emu', feels: 'happy', at: [210, 545], size: 330 },
          bugleFor([210, 545], 330),
          ...unicorn({ feels: 'laughing', looks: 'left', arms: 'up', at: [545, 550], size: 310 }),
        ],
      },
    },
    {
      text: 'On show day, Emu felt hot. Then she felt cold. “I have the flu!” she moaned. “I will ruin the show.”',
      alt: 'Emu sits in bed with tired eyes and a thermometer in her beak. There are tissues on the floor.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 600, y: 270, size: 170, air: true },
          { picture: 'own-bed-back', x: 390, y: 570, size: 520, air: true },
          {
            who: 'emu',
            feels: 'sleepy',
            says: 'wobble',
            does: 'sitting',
            at: [300, 440],
            size: 360,
            air: true,
          },
          { picture: 'own-bed-front', x: 390, y: 570, size: 520, air: true },
          { picture: 'thermometer', x: 380, y: 226, size: 84, turn: 62, air: true },
          { picture: 'own-box-of-tissues', x: 720, y: 560, size: 120 },
          { picture: 'own-tissue', x: 90, y: 585, size: 70 },
          { picture: 'own-tissue', x: 640, y: 590, size: 60 },
        ],
      },
    },
    {
      text: '“You will be super,” said Peg. “Just don’t sneeze.”',
      alt: 'Peg in her tutu puts a hand on Emu, who looks poorly. The bugle lies on the ground.',
      scene: {
        background: 'circus',
        items: [
          { who: 'emu', feels: 'sleepy', looks: 'right', at: [270, 560], size: 380 },
          { picture: 'own-bugle', x: 125, y: 590, size: 180, turn: 18 },
          ...unicorn({
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [540, 560],
            size: 360,
            reaches: [[350, 380]],
          }),
        ],
      },
    },
    {
      text: 'Toot, toot! So far, so good. But then Emu’s beak started to tickle. “Oh no! At… at…”',
      alt: 'Emu stands on the stage with the bugle, and her eyes are wide. The hats of the crowd are seen from behind.',
      scene: {
        background: 'stage',
        items: [
          {
            who: 'emu',
            feels: 'surprised',
            says: 'o',
            at: [300, 490],
            size: 330,
            gaze: [0.4, 0.6],
            arms: 'holding',
            holds: { picture: 'own-bugle', size: 96, dx: 20 },
          },
          { picture: 'musical-note', x: 640, y: 190, size: 70, air: true },
          { picture: 'musical-note', x: 575, y: 130, size: 50, air: true },
          {
            who: 'gus',
            does: 'turned',
            head: 'front',
            at: [150, 680],
            size: 250,
            air: true,
            wears: { picture: 'billed-cap', size: 84, dy: 16 },
          },
          {
            who: 'nell',
            does: 'turned',
            head: 'front',
            at: [420, 700],
            size: 280,
            air: true,
            wears: { picture: 'womans-hat', size: 90, dy: 12 },
          },
          {
            who: 'sam',
            does: 'turned',
            head: 'front',
            at: [665, 680],
            size: 240,
            air: true,
            wears: { picture: 'top-hat', size: 88, dy: 6 },
          },
        ],
      },
    },
    {
      text: 'She held it in. She held it in so hard that she went red.',
      alt: 'Emu’s face is huge and red. She holds in a sneeze.',
      scene: {
        background: 'stage',
        items: [
          {
            who: 'emu',
            feels: 'scared',
            says: 'tight',
            looks: 'front',
            at: [400, 1120],
            size: 880,
            air: true,
            colors: { skin: '#e2695c', skinShade: '#c44c46', lid: '#cf5850' },
          },
          { picture: 'own-bugle', x: 660, y: 590, size: 260, turn: 10, air: true },
        ],
      },
    },
    {
      text: '“AT-CHOO!” The bugle went BOOM! The hats took off. The tutu took off.',
      alt: 'Emu sneezes into the bugle with a huge bang. Three hats and Peg’s tutu fly through the air.',
      scene: {
        background: 'stage',
        items: [
          { picture: 'collision', x: 500, y: 380, size: 340, air: true },
          { who: 'emu', feels: 'laughing', says: 'shout', at: [150, 550], size: 380, turn: 6 },
          bugleFor([196, 556], 380),
          {
            who: 'peg',
            feels: 'surprised',
            does: 'jumping',
            looks: 'left',
            at: [640, 590],
            size: 260,
            wears: HORN,
          },
          { picture: 'own-tutu', x: 690, y: 250, size: 200, turn: 24, air: true },
          { picture: 'top-hat', x: 400, y: 130, size: 110, turn: -30, air: true },
          { picture: 'womans-hat', x: 540, y: 120, size: 110, turn: 22, air: true },
          { picture: 'billed-cap', x: 270, y: 110, size: 90, turn: 50, air: true },
        ],
      },
    },
    {
      text: 'They all sat still. Then they stamped and clapped. “Super!”\n“To tell you the truth,” said Emu, “it was a sneeze.”',
      alt: 'Sam, Nell and Gus throw up their arms and cheer. Emu holds a tissue and looks shy.',
      scene: {
        background: 'circus',
        items: [
          { who: 'sam', feels: 'laughing', arms: 'up', at: [110, 540], size: 250 },
          { who: 'nell', feels: 'laughing', does: 'jumping', at: [255, 565], size: 290 },
          { who: 'gus', feels: 'laughing', arms: 'up', at: [420, 570], size: 250 },
          {
            who: 'emu',
            feels: 'happy',
            says: 'o',
            looks: 'left',
            at: [630, 560],
            size: 360,
            arms: 'holding',
            holds: { picture: 'own-tissue', size: 44 },
          },
        ],
      },
    },
    {
      text: 'The next day, there was no show. The menu on Mud Hill was hot drinks, in bed. They all had the flu!',
      alt: 'Nell, Sam and Peg lie in three beds with drooping eyes. Emu, who is well, brings a hot drink.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'window', x: 400, y: 210, size: 120, air: true },
          ...bed(160, 440, 260, { who: 'nell', feels: 'sleepy', size: 170 }),
          ...bed(640, 440, 260, { who: 'sam', feels: 'sleepy', says: 'wobble' }),
          ...bed(560, 600, 300, { who: 'peg', feels: 'sleepy', wears: HORN }),
          {
            who: 'emu',
            feels: 'happy',
            at: [300, 585],
            size: 280,
            arms: 'holding',
            holds: { picture: 'own-hot-cup', size: 54 },
          },
          { picture: 'own-tissue', x: 90, y: 580, size: 56 },
          { picture: 'own-box-of-tissues', x: 160, y: 580, size: 90 },
        ],
      },
    },
  ],
};
