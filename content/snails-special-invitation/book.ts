import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

export const book: InlineBook = {
  id: 'snails-special-invitation',
  title: 'Snail’s Special Invitation',
  author: 'Step Into Reading',
  description:
    'Snail is invited to a celebration, and she sets off at once. It is a very long way for a snail.',
  step: '9.5',
  props,
  hero: { who: 'snail' },
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-mansion', x: 470, y: 440, size: 200, air: true },
      { who: 'snail', feels: 'happy', looks: 'right', at: [280, 700], size: 400 },
      { picture: 'own-card', x: 450, y: 690, size: 130, air: true },
    ],
  },
  pages: [
    {
      text: 'Snail had an invitation! “Come to my mansion for a special celebration,” it said, “on the last day of June. Love from Ladybird.”',
      alt: 'Snail looks at a card with a red beetle on it and smiles. A letterbox stands behind her.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-letterbox', x: 690, y: 480, size: 200 },
          { who: 'snail', feels: 'laughing', looks: 'right', at: [330, 560], size: 390 },
          { picture: 'own-card', x: 580, y: 560, size: 170, air: true },
        ],
      },
    },
    {
      text: '“I must go into action!” said Snail, and on Monday morning she rushed off. By Tuesday night, she had reached the end of the doormat.',
      alt: 'Snail creeps to the end of a doormat. The door is just behind her, and stars shine in at the window.',
      scene: {
        background: 'nightRoom',
        items: [
          { picture: 'own-night-window', x: 640, y: 260, size: 190, air: true },
          { picture: 'door', x: 110, y: 470, size: 330, air: true },
          { picture: 'own-mat', x: 290, y: 625, size: 420, stretch: 1.2, air: true },
          {
            who: 'snail',
            feels: 'happy',
            does: 'running',
            looks: 'right',
            at: [380, 585],
            size: 290,
          },
        ],
      },
    },
    {
      text: 'At the station, she had to cross the path. “Attention!” yelled an ant. “Who is holding us up?”\n“I am in motion,” said Snail. Behind her, the tension was growing.',
      alt: 'On the path at the station Snail creeps past. A line of ants with a bag has to wait, and the first ant shouts.',
      scene: {
        background: 'station',
        items: [
          { picture: 'nine-oclock', x: 400, y: 210, size: 110, air: true },
          { who: 'ant', feels: 'cross', looks: 'left', arms: 'hips', at: [560, 430], size: 150 },
          { who: 'ant', feels: 'cross', looks: 'left', arms: 'hips', at: [640, 440], size: 150 },
          { who: 'ant', feels: 'cross', looks: 'left', arms: 'hips', at: [720, 430], size: 150 },
          { picture: 'luggage', x: 690, y: 470, size: 70 },
          {
            who: 'ant',
            feels: 'cross',
            looks: 'left',
            says: 'shout',
            arms: 'up',
            at: [470, 475],
            size: 190,
          },
          { who: 'snail', feels: 'calm', looks: 'left', at: [200, 475], size: 250 },
        ],
      },
    },
    {
      text: '“I have a special lotion for speed,” said Fox the magician. “Just rub it on your foot.” Snail did, and she shot off in the wrong direction. It took her a week to get back.',
      alt: 'Snail slides backwards down a grassy hill. Fox stands at the top in a pointed hat, holds a bottle and calls out.',
      scene: {
        background: 'grassSlope',
        items: [
          {
            who: 'fox',
            feels: 'surprised',
            looks: 'left',
            reaches: [
              [560, 270],
              [620, 240],
            ],
            wears: { picture: 'own-star-hat', size: 96, dy: 2 },
            at: [660, 400],
            size: 290,
          },
          { picture: 'lotion-bottle', x: 555, y: 290, size: 80, air: true },
          {
            who: 'snail',
            feels: 'scared',
            looks: 'right',
            turn: -24,
            says: 'shout',
            at: [260, 520],
            size: 280,
          },
          { picture: 'own-whoosh', x: 430, y: 420, size: 110, turn: -22, air: true },
          { picture: 'own-whoosh', x: 470, y: 470, size: 90, turn: -22, air: true },
        ],
      },
    },
    {
      text: 'The wind blew. The rain fell. Snail did not stop for a nap, or for conversation. “A special invitation,” she puffed, “needs special action.”',
      alt: 'Rain falls and the wind blows. Snail creeps on with narrow eyes.',
      scene: {
        background: 'dusk',
        items: [
          {
            who: 'snail',
            feels: 'cross',
            does: 'walking',
            looks: 'right',
            at: [400, 565],
            size: 380,
          },
          { picture: 'own-wet-streaks', x: 200, y: 500, size: 420, stretch: 1.1, air: true },
          { picture: 'own-wet-streaks', x: 600, y: 560, size: 440, stretch: 1.1, air: true },
          { picture: 'cloud', x: 180, y: 190, size: 170, air: true },
          { picture: 'cloud', x: 610, y: 170, size: 190, air: true },
        ],
      },
    },
    {
      text: 'At long last, she came to the mansion. But there was no light, and no musician. Snail’s eyes drooped. “I have missed the celebration,” she said.',
      alt: 'At night Snail sits sadly before a big dark mansion.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-mansion', x: 520, y: 500, size: 440, air: true },
          {
            who: 'snail',
            feels: 'sad',
            looks: 'right',
            gaze: [0.5, -0.6],
            at: [190, 565],
            size: 300,
          },
        ],
      },
    },
    {
      text: 'The door flew open. “Snail! You are the first one here!” said Ladybird. “It is not till tomorrow. I just put a different day on your invitation. I know you, you see.”',
      alt: 'Ladybird stands in a bright doorway with a party hat on and laughs. Snail looks up with wide eyes.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-mansion', x: 560, y: 640, size: 760, air: true },
          { picture: 'own-open-door', x: 560, y: 608, size: 340, air: true },
          { picture: 'own-glow', x: 560, y: 640, size: 420, air: true },
          {
            who: 'ladybird',
            feels: 'laughing',
            looks: 'left',
            arms: 'up',
            says: 'grin',
            wears: { picture: 'own-party-hat', size: 70 },
            at: [575, 585],
            size: 210,
          },
          {
            who: 'snail',
            feels: 'surprised',
            looks: 'right',
            gaze: [0.7, -0.3],
            at: [210, 575],
            size: 300,
          },
        ],
      },
    },
    {
      text: 'So, for the first time ever, Snail was early. When the celebration was over, she put on her scarf.\n“Do stay,” said Ladybird. “The next one is only a year away.”',
      alt: 'After the party Snail has a red scarf on. Ladybird laughs. There are balloons and a cake.',
      scene: {
        background: 'room',
        items: [
          { picture: 'balloon', x: 130, y: 240, size: 130, air: true },
          { picture: 'balloon', x: 220, y: 200, size: 110, air: true },
          { picture: 'balloon', x: 660, y: 230, size: 130, air: true },
          { picture: 'own-table', x: 640, y: 520, size: 270 },
          { picture: 'birthday-cake', x: 640, y: 420, size: 130, air: true },
          {
            who: 'ladybird',
            feels: 'laughing',
            looks: 'left',
            says: 'grin',
            wears: { picture: 'own-party-hat', size: 70 },
            at: [480, 570],
            size: 270,
          },
          { who: 'snail', feels: 'happy', looks: 'left', head: 'right', at: [220, 580], size: 300 },
          { picture: 'own-tied-scarf', x: 158, y: 566, size: 120, air: true },
        ],
      },
    },
  ],
};
