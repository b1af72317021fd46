import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item, Thing } from '../pictures/scene.ts';

const thing = (
  picture: string,
  x: number,
  y: number,
  size: number,
  more: Partial<Thing> = {},
): Item => ({
  picture,
  x,
  y,
  size,
  air: true,
  ...more,
});

const hat = { picture: 'top-hat', size: 84, dy: 4 };

/** Paul, in his best hat. */
const paul = (x: number, y: number, size: number, more: Partial<Actor> = {}): Item => ({
  ...more,
  who: 'paul',
  at: [x, y],
  size,
  wears: hat,
});

const glass = (x: number, y: number, size: number): Item =>
  thing('magnifying-glass-tilted-left', x, y, size);

export const book: InlineBook = {
  id: 'the-sleuth-and-the-feud',
  title: 'The Sleuth and the Feud',
  author: 'Step Into Reading',
  description:
    'A hat and a boot are gone, and two friends have a feud. Paul the sleuth sits down to think, right on top of the answer.',
  step: '8.3',
  props,
  hero: { who: 'paul', wears: hat },
  cover: {
    background: 'hills',
    items: [
      thing('own-leaf-heap-with-clues', 300, 730, 420, { stretch: 1.2 }),
      paul(300, 560, 380, {
        does: 'sitting',
        feels: 'calm',
        looks: 'right',
        air: true,
        reaches: [[410, 420]],
      }),
      glass(425, 450, 110),
    ],
  },
  pages: [
    {
      text: 'Nan and Em had a feud. “You took my red hat!” yelled Nan.\n“You took my blue boot!” yelled Em. They feuded from breakfast to bedtime.',
      alt: 'Nan the wombat and Em the emu shout and point at each other. Em wears one blue boot. Behind them a turkey drags a blue boot and a red hat along.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'turkey',
            does: 'walking',
            feels: 'calm',
            looks: 'right',
            at: [500, 412],
            size: 120,
          },
          thing('own-red-hat', 436, 416, 50, { turn: -20 }),
          thing('own-blue-boot', 392, 408, 40),
          {
            who: 'wombat',
            feels: 'cross',
            says: 'shout',
            arms: 'pointing',
            at: [160, 585],
            size: 370,
          },
          {
            who: 'emu',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'pointing',
            at: [625, 580],
            size: 385,
          },
          thing('own-blue-boot', 592, 590, 70, { mirror: true }),
        ],
      },
    },
    {
      text: '“We need a sleuth,” sighed Sam.\n“I am a sleuth,” said Paul. “I am the best sleuth in Europe.”\n“But this is not Europe,” said Sam.',
      alt: 'Paul the dog, in a top hat and with a coat over his arm, holds up a magnifying glass. Sam the cat looks at him.',
      scene: {
        background: 'street',
        items: [
          { who: 'sam', feels: 'calm', says: 'o', at: [220, 575], size: 340 },
          paul(540, 580, 390, {
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            reaches: [
              [420, 410],
              [640, 470],
            ],
          }),
          glass(400, 440, 130),
          thing('own-coat-held', 652, 590, 140),
        ],
      },
    },
    {
      text: '“Which side are you on?” asked Nan.\n“A sleuth is neutral,” said Paul. “He takes no side. He just sits and thinks. Sleuths think a lot.”',
      alt: 'Paul stands, hands on his hips, between Nan and Em, who are cross. Behind them the turkey scrapes leaves into a heap.',
      scene: {
        background: 'hills',
        items: [
          thing('own-leaf-heap', 515, 440, 140),
          { who: 'turkey', feels: 'calm', looks: 'right', at: [465, 445], size: 105 },
          { who: 'wombat', feels: 'cross', says: 'o', at: [125, 580], size: 290 },
          paul(320, 580, 370, { feels: 'happy', says: 'o', looks: 'front', arms: 'hips' }),
          { who: 'emu', feels: 'cross', looks: 'left', at: [640, 585], size: 340 },
          thing('own-blue-boot', 612, 593, 63, { mirror: true }),
          thing('own-coat', 430, 598, 110),
        ],
      },
    },
    {
      text: 'So Paul sat down on a heap of leaves. He thought and he thought. “This is a hard feud,” he said. “I do not see a single clue.”',
      alt: 'Paul sits on top of a big heap of leaves and thinks. A red hat sticks out of the heap on one side and a blue boot on the other.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 90, y: 420, size: 200 },
          thing('own-leaf-heap-with-clues', 400, 600, 440, { stretch: 1.4 }),
          paul(400, 400, 320, {
            does: 'sitting',
            feels: 'sleepy',
            looks: 'right',
            air: true,
            reaches: [[430, 290]],
          }),
          thing('own-coat', 130, 590, 120),
        ],
      },
    },
    {
      text: '“I see red!” yelled Nan.\n“I see blue!” yelled Em. “Get up, sleuth!” A hat and a boot stuck out of the heap.\n“Get off my nest!” yelled Val.',
      alt: 'Nan points at the red hat in the heap, and Em at the blue boot. Val the turkey runs up and yells at Paul, who sits on top.',
      scene: {
        background: 'hills',
        items: [
          thing('own-leaf-heap-with-clues', 380, 590, 330, { stretch: 1.4 }),
          paul(380, 440, 250, { does: 'sitting', feels: 'surprised', looks: 'right', air: true }),
          {
            who: 'wombat',
            feels: 'surprised',
            says: 'shout',
            arms: 'pointing',
            at: [100, 585],
            size: 260,
          },
          {
            who: 'emu',
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            arms: 'pointing',
            at: [690, 590],
            size: 255,
          },
          thing('own-blue-boot', 670, 596, 48, { mirror: true }),
          {
            who: 'turkey',
            does: 'running',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            gaze: [-0.4, -1],
            at: [392, 594],
            size: 190,
          },
        ],
      },
    },
    {
      text: '“My eggs are in that heap,” said Val. “Leaves, hat and boot keep out the cold.”\nNan looked at Em. Em looked at Nan. “Keep my hat,” said Nan.\n“Keep my boot,” said Em.',
      alt: 'Val stands beside her heap, and two eggs look out of its top. Nan and Em smile at each other.',
      scene: {
        background: 'dusk',
        items: [
          thing('own-leaf-heap-nest', 590, 590, 350, { stretch: 1.2 }),
          { who: 'turkey', feels: 'happy', looks: 'left', at: [425, 585], size: 250 },
          { who: 'wombat', feels: 'happy', says: 'o', at: [95, 580], size: 260 },
          { who: 'emu', feels: 'happy', says: 'o', looks: 'left', at: [265, 520], size: 290 },
          thing('own-blue-boot', 243, 527, 54, { mirror: true }),
        ],
      },
    },
    {
      text: '“That is the end of the feud,” said Paul. “What a great sleuth I am! But where is my coat?”',
      alt: 'Paul looks through his magnifying glass. Behind his back, Val pulls his coat onto the heap of leaves.',
      scene: {
        background: 'dusk',
        items: [
          thing('own-leaf-heap-nest', 620, 500, 260, { stretch: 1.2 }),
          {
            who: 'turkey',
            does: 'tugging',
            feels: 'happy',
            looks: 'right',
            at: [490, 540],
            size: 240,
          },
          thing('own-coat', 580, 500, 120, { turn: -14 }),
          paul(220, 585, 410, {
            feels: 'calm',
            says: 'o',
            looks: 'left',
            reaches: [[110, 420]],
          }),
          glass(95, 460, 140),
        ],
      },
    },
  ],
};
