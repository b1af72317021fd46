import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Item } from '../pictures/scene.ts';

const thing = (picture: string, x: number, y: number, size: number, turn = 0): Item => ({
  picture,
  x,
  y,
  size,
  turn,
  air: true,
});

const grill = (x: number, y: number, size: number, full = true): Item => ({
  picture: full ? 'own-grill-with-six' : 'own-grill',
  x,
  y,
  size,
});

export const book: InlineBook = {
  id: 'the-barbecue-rescue',
  title: 'The Barbecue Rescue',
  author: 'Step Into Reading',
  description:
    'A wombat and an emu argue about their barbecue until it smokes. Luckily Gus is there to rescue it, and the sausages too.',
  step: '6.2',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'hills',
    items: [
      thing('own-smoke', 330, 470, 220),
      grill(330, 700, 300),
      {
        who: 'gus',
        does: 'running',
        feels: 'happy',
        says: 'shout',
        looks: 'right',
        at: [170, 720],
        size: 340,
        holds: { picture: 'own-bucket', size: 80 },
      },
      { who: 'wombat', feels: 'cross', says: 'shout', looks: 'left', at: [485, 600], size: 210 },
    ],
  },
  pages: [
    {
      text: 'Nan and Em had a barbecue in a park. “Six sausages,” said Nan, “due at six o’clock.”',
      alt: 'Nan the wombat and Em the emu stand at a barbecue with six sausages on it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 720, y: 420, size: 200 },
          { picture: 'sun', x: 110, y: 150, size: 110, air: true },
          { who: 'wombat', feels: 'happy', says: 'grin', at: [180, 575], size: 340 },
          { who: 'emu', feels: 'happy', looks: 'left', at: [625, 575], size: 360 },
          grill(400, 585, 260),
        ],
      },
    },
    {
      text: '“Turn them,” Em told Nan.\n“No!” Nan told Em.\n“Turn them!”\n“No!” And so it was that Nan and Em began to argue.',
      alt: 'Em points at the sausages and shouts. Nan shakes her head and shouts back, with her paws on her hips.',
      scene: {
        background: 'hills',
        items: [
          grill(400, 520, 220),
          {
            who: 'wombat',
            feels: 'cross',
            says: 'shout',
            arms: 'hips',
            at: [190, 580],
            size: 400,
            gaze: [0.9, -0.4],
          },
          {
            who: 'emu',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'pointing',
            at: [620, 580],
            size: 420,
          },
        ],
      },
    },
    {
      text: 'Em argued about sausages. Nan argued about sauce. Em argued about Nan, and Nan argued about Em. And then smoke came up.',
      alt: 'Nan has a bottle of sauce and Em has a sausage. They shout at each other. Behind them, dark smoke rises from the barbecue.',
      scene: {
        background: 'hills',
        items: [
          thing('own-smoke', 410, 400, 200),
          grill(400, 500, 170),
          {
            who: 'wombat',
            feels: 'cross',
            says: 'shout',
            at: [170, 575],
            size: 380,
            reaches: [[290, 430]],
          },
          thing('own-sauce', 300, 445, 110, 15),
          {
            who: 'emu',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            at: [625, 575],
            size: 365,
            reaches: [[530, 405]],
          },
          thing('own-sausage', 520, 430, 90, 30),
        ],
      },
    },
    {
      text: 'Gus was out for a walk. Sniff, sniff! “That barbecue needs a rescue!” he barked. And he ran to get a bucket.',
      alt: 'Gus the dog runs with a blue bucket of water. A long way off, Nan and Em argue beside the smoking barbecue.',
      scene: {
        background: 'hills',
        items: [
          thing('own-smoke', 632, 330, 130),
          { who: 'wombat', feels: 'cross', says: 'shout', at: [560, 420], size: 100 },
          grill(630, 420, 75),
          { who: 'emu', feels: 'cross', says: 'shout', looks: 'left', at: [700, 420], size: 115 },
          {
            who: 'gus',
            does: 'running',
            feels: 'happy',
            says: 'shout',
            at: [280, 560],
            size: 400,
            reaches: [[430, 430]],
          },
          thing('own-bucket', 440, 530, 130),
          thing('droplet', 395, 400, 40),
          thing('droplet', 480, 380, 34),
        ],
      },
    },
    {
      text: 'Nan and Em continued to argue, until…\nSPLOSH! No smoke. No fire. No sausages.',
      alt: 'Gus tips his bucket, and a great splash hits the empty barbecue. Drops fly over Nan and Em.',
      scene: {
        background: 'hills',
        items: [
          { who: 'emu', feels: 'surprised', looks: 'left', arms: 'up', at: [672, 510], size: 255 },
          {
            who: 'wombat',
            feels: 'surprised',
            looks: 'left',
            arms: 'up',
            at: [610, 588],
            size: 240,
          },
          grill(400, 540, 230, false),
          thing('own-splash', 405, 480, 280),
          {
            who: 'gus',
            feels: 'happy',
            looks: 'right',
            at: [150, 570],
            size: 350,
            reaches: [
              [250, 400],
              [230, 430],
            ],
          },
          thing('own-bucket', 285, 430, 120, 80),
        ],
      },
    },
    {
      text: '“Our sausages!” yelled Nan and Em.\n“I rescued them,” said Gus. “I rescued all six.” And he patted his tummy. “It is quite safe in here.”',
      alt: 'Gus pats his tummy and laughs. Nan and Em are wet and stare at him beside the empty barbecue.',
      scene: {
        background: 'hills',
        items: [
          grill(400, 460, 170, false),
          {
            who: 'gus',
            feels: 'laughing',
            looks: 'front',
            at: [190, 580],
            size: 400,
            reaches: [
              [205, 500],
              [175, 500],
            ],
          },
          {
            who: 'wombat',
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            at: [450, 585],
            size: 300,
          },
          {
            who: 'emu',
            feels: 'surprised',
            says: 'shout',
            looks: 'left',
            at: [630, 585],
            size: 350,
          },
          thing('droplet', 420, 380, 40),
          thing('droplet', 545, 350, 40),
          thing('droplet', 712, 415, 40),
        ],
      },
    },
    {
      text: '“That was your fault!” yelled Em.\n“No, it was your fault!” yelled Nan.\n“Argue as long as you like,” said Gus. “But when is our next barbecue due?”',
      alt: 'Nan and Em argue again and point at each other. Gus sits in front with a fork and smiles.',
      scene: {
        background: 'dusk',
        items: [
          {
            who: 'wombat',
            feels: 'cross',
            says: 'shout',
            arms: 'pointing',
            at: [180, 480],
            size: 290,
          },
          grill(385, 460, 150, false),
          {
            who: 'emu',
            feels: 'cross',
            says: 'shout',
            looks: 'left',
            arms: 'pointing',
            at: [620, 480],
            size: 330,
          },
          {
            who: 'gus',
            does: 'sitting',
            feels: 'happy',
            says: 'grin',
            looks: 'front',
            arms: 'holding',
            at: [400, 590],
            size: 290,
            holds: { picture: 'fork-and-knife', size: 60 },
          },
        ],
      },
    },
  ],
};
