import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import { several, type Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

type Parts = Pick<
  Actor,
  'feels' | 'says' | 'looks' | 'head' | 'gaze' | 'arms' | 'reaches' | 'does' | 'air'
>;

const units = (size: number) => (part: number) => Math.round((part * size) / 200);

/** Clothes over the trunk of a character that stands at `x`, `y`. */
const coat = (picture: string, x: number, y: number, size: number): Item => {
  const of = units(size);
  return { picture, x, y: y - of(20), size: of(104), air: true };
};

/** Gus in his suit: a pear on his head, fruit on his chest and a plum on each toe. */
const fruity = (x: number, y: number, size: number, parts: Parts, pear = true): Item[] => {
  const of = units(size);
  const plums = (side: number): Item => ({
    picture: 'own-toe-plums',
    x: x + side * of(20),
    y: y + of(3),
    size: of(36),
    air: true,
  });
  return [
    {
      who: 'gus',
      ...parts,
      at: [x, y],
      size,
      ...(pear && { wears: { picture: 'own-pear', size: 62, dy: 6 } }),
    },
    coat('own-fruit-coat', x, y, size),
    plums(-1),
    plums(1),
  ];
};

/** Peg as a bee. */
const bee = (x: number, y: number, size: number, parts: Parts): Item[] => {
  const of = units(size);
  return [
    { picture: 'own-bee-wing', x: x - of(38), y: y - of(60), size: of(90), turn: -30, air: true },
    {
      picture: 'own-bee-wing',
      x: x + of(38),
      y: y - of(60),
      size: of(90),
      turn: 30,
      mirror: true,
      air: true,
    },
    { who: 'peg', ...parts, at: [x, y], size, wears: { picture: 'own-feelers', size: 60, dy: 4 } },
    coat('own-bee-coat', x, y, size),
  ];
};

/** Meg with leather wings. */
const winged = (x: number, y: number, size: number, parts: Parts): Item[] => {
  const of = units(size);
  return [
    { picture: 'own-leather-wing', x: x + of(62), y: y - of(34), size: of(110), air: true },
    {
      picture: 'own-leather-wing',
      x: x - of(62),
      y: y - of(34),
      size: of(110),
      mirror: true,
      air: true,
    },
    { who: 'meg', ...parts, at: [x, y], size },
  ];
};

const crown = { picture: 'own-king-crown', size: 66, dy: 6 };

/** Fruit bats, all alike. */
const bats = (size: number, looks: 'left' | 'right', ...places: [number, number][]): Item[] =>
  several({ who: 'bat', does: 'jumping', feels: 'happy', looks, size, air: true }, places);

export const book: InlineBook = {
  id: 'the-fruit-suit',
  title: 'The Fruit Suit',
  author: 'Step Into Reading',
  description: 'Gus comes to the dress-up party as fruit. Somebody has not had breakfast.',
  step: '8.2',
  props,
  hero: { who: 'gus', wears: { picture: 'own-pear', size: 62, dy: 6 } },
  cover: {
    background: 'dusk',
    items: [
      { picture: 'own-moon', x: 470, y: 190, size: 110, air: true },
      ...bats(130, 'right', [125, 420], [480, 440]),
      ...fruity(300, 720, 440, {
        feels: 'surprised',
        says: 'small',
        looks: 'front',
        arms: 'wide',
        gaze: [-0.5, -0.8],
      }),
    ],
  },
  pages: [
    {
      text: 'Dot the duck had a plan. “A dress-up party in the meadow! The best suit wins. Make it a good suit!”\nGus the dog had wet ears. “A fruit suit?” he thought. “Great!”',
      alt: 'Dot the duck stands on a box and tells of a party. Gus the dog, in a puddle, holds his wet ears.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'balloon', x: 70, y: 330, size: 110, air: true },
          { picture: 'package', x: 200, y: 580, size: 150 },
          {
            who: 'dot',
            feels: 'happy',
            says: 'grin',
            arms: 'up',
            at: [200, 455],
            size: 270,
            air: true,
          },
          { picture: 'own-puddle', x: 560, y: 590, size: 360, air: true },
          {
            who: 'gus',
            feels: 'happy',
            looks: 'left',
            reaches: [
              [446, 372],
              [622, 378],
            ],
            at: [540, 560],
            size: 330,
            gaze: [0.5, -0.8],
            air: true,
          },
          { picture: 'own-drips', x: 425, y: 430, size: 110, air: true },
          { picture: 'own-drips', x: 655, y: 440, size: 110, mirror: true, air: true },
          { picture: 'thought-balloon', x: 690, y: 250, size: 190, air: true },
          { picture: 'own-pear', x: 668, y: 186, size: 54, air: true },
          { picture: 'own-grape-bunch', x: 722, y: 196, size: 84, air: true },
        ],
      },
    },
    {
      text: 'Gus got fruit and thread. He hung a pear on his head, grapes on his chest, and a plum on each toe. It was heavy and dripped juice. It was the greatest suit on Mud Hill.',
      alt: 'Gus stands on the rug in his suit: a pear on his head, grapes and more fruit on his coat, a plum on each toe.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 660, y: 290, size: 170, air: true },
          { picture: 'own-shelf', x: 150, y: 330, size: 200, air: true },
          { picture: 'thread', x: 110, y: 238, size: 60, air: true },
          { picture: 'own-pear', x: 185, y: 232, size: 60, air: true },
          { picture: 'own-juice', x: 390, y: 592, size: 180, air: true },
          ...fruity(390, 570, 470, { feels: 'happy', says: 'grin', looks: 'front', arms: 'wide' }),
          { picture: 'thread', x: 640, y: 575, size: 90 },
        ],
      },
    },
    {
      text: 'Sam the cat had a crown. “I am king,” he yawned.\nMeg the mouse had leather wings. Peg the pig was a bee. And Ted? “I am a rock,” said Ted. “I am a rock each year.”',
      alt: 'Sam wears a crown, Meg has leather wings, Peg is striped like a bee, and Ted looks out from under a rock.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'balloon', x: 730, y: 300, size: 100, air: true },
          {
            who: 'sam',
            feels: 'sleepy',
            says: 'o',
            arms: 'hips',
            at: [168, 550],
            size: 305,
            wears: crown,
          },
          ...winged(322, 580, 205, { feels: 'happy', looks: 'front', arms: 'up' }),
          ...bee(485, 545, 305, { feels: 'happy', looks: 'front', arms: 'up' }),
          {
            who: 'ted',
            does: 'crawling',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            at: [675, 575],
            size: 220,
          },
          { picture: 'own-rock-suit', x: 697, y: 585, size: 180, air: true },
        ],
      },
    },
    {
      text: 'Then Gus came in. Heads turned. Peg took a deep breath. “That is a great suit!” she cried. Sam frowned. He felt the crown slip from his head.',
      alt: 'Gus walks in, dressed in fruit. All heads turn to him. The crown slips down over the eye of Sam.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'balloon', x: 70, y: 240, size: 100, air: true },
          { who: 'ted', does: 'crawling', feels: 'surprised', at: [376, 440], size: 150 },
          { picture: 'own-rock-suit', x: 360, y: 446, size: 124, air: true },
          ...bee(280, 495, 250, { feels: 'surprised', says: 'grin', arms: 'up' }),
          {
            who: 'sam',
            feels: 'cross',
            at: [130, 590],
            size: 250,
            wears: { ...crown, turn: 24, dx: 14, dy: 30 },
          },
          ...winged(360, 585, 170, { feels: 'surprised', says: 'o', arms: 'up' }),
          ...fruity(610, 570, 380, { feels: 'happy', looks: 'left', arms: 'up' }),
        ],
      },
    },
    {
      text: 'The sun went down. Then there was a sound overhead. Flap, flap, flap. “Odd,” said Gus. “Can a pear squeak?” He looked up. Fruit bats!',
      alt: 'The sun has gone. Gus looks up. Five bats fly over his head.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-moon', x: 100, y: 140, size: 90, air: true },
          ...bats(150, 'right', [130, 330], [290, 220]),
          ...bats(150, 'left', [500, 190], [640, 300], [715, 180]),
          ...fruity(390, 575, 360, {
            feels: 'surprised',
            says: 'o',
            looks: 'front',
            gaze: [0, -1],
            arms: 'wide',
          }),
        ],
      },
    },
    {
      text: '“Breakfast!” squeaked the bats. There went the pear.\n“I am not fruit!” yelled Gus. “I am a dog in a fruit suit!”\n“They all say that,” said the bats.',
      alt: 'The bats fly all around Gus. One makes off with the pear.',
      scene: {
        background: 'dusk',
        items: [
          ...bats(170, 'right', [130, 340], [190, 560], [250, 200]),
          { picture: 'own-pear', x: 250, y: 260, size: 100, turn: 14, air: true },
          ...fruity(
            420,
            580,
            430,
            { feels: 'scared', says: 'shout', looks: 'left', arms: 'up', gaze: [-0.7, -0.6] },
            false,
          ),
          ...bats(170, 'left', [640, 330], [690, 560]),
        ],
      },
    },
    {
      text: 'Gus ran through the meadow and hid in a canoe. The bats came in, too. Munch, slurp, munch! “My toes!” yelled Gus. “Not the plums! It tickles!”',
      alt: 'Gus sits in a canoe on the pond and laughs. Bats nibble at the plums on his toes.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-night-pond', x: 400, y: 650, size: 900, air: true },
          {
            who: 'gus',
            does: 'sitting',
            feels: 'laughing',
            looks: 'front',
            arms: 'wide',
            at: [400, 425],
            size: 360,
            air: true,
          },
          { picture: 'own-fruit-coat', x: 400, y: 408, size: 128, air: true },
          { picture: 'own-canoe', x: 400, y: 590, size: 560, air: true },
          { picture: 'own-toe-plums', x: 345, y: 392, size: 76, turn: -8, air: true },
          { picture: 'own-toe-plums', x: 456, y: 392, size: 76, turn: 8, air: true },
          { who: 'bat', does: 'flying', feels: 'happy', at: [225, 540], size: 180, air: true },
          {
            who: 'bat',
            does: 'flying',
            feels: 'happy',
            looks: 'left',
            at: [580, 540],
            size: 180,
            air: true,
          },
          { who: 'bat', does: 'flying', feels: 'happy', at: [130, 290], size: 180, air: true },
        ],
      },
    },
    {
      text: 'Then Gus saw how thin the bats were. “No breakfast?” he asked.\n“No fruit for weeks,” squeaked a little bat. “The weather is too dry.”\nGus took a breath. “Go ahead,” he said. “Eat the suit.”',
      alt: 'In the canoe at night Gus holds out fruit to a little bat, so thin that its ribs show. Two more thin bats hang from a branch and listen.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 90, y: 130, size: 80, air: true },
          { picture: 'own-branch', x: 520, y: 330, size: 560, stretch: 1.1, air: true },
          {
            who: 'bat',
            feels: 'calm',
            says: 'frown',
            looks: 'left',
            at: [560, 88],
            size: 170,
            turn: 180,
            air: true,
          },
          { picture: 'own-ribs', x: 560, y: 130, size: 34, air: true },
          {
            who: 'bat',
            feels: 'calm',
            says: 'frown',
            looks: 'left',
            at: [690, 84],
            size: 170,
            turn: 180,
            air: true,
          },
          { picture: 'own-ribs', x: 690, y: 126, size: 34, air: true },
          { picture: 'own-night-pond', x: 440, y: 640, size: 800, air: true },
          {
            who: 'gus',
            does: 'sitting',
            feels: 'sad',
            says: 'o',
            looks: 'left',
            at: [520, 480],
            size: 340,
            holds: { picture: 'tangerine', size: 46 },
            reaches: [[425, 395]],
            gaze: [-0.8, 0.1],
            air: true,
          },
          { picture: 'own-fruit-coat', x: 516, y: 466, size: 165, air: true },
          { picture: 'own-canoe', x: 450, y: 590, size: 520, air: true },
          {
            who: 'bat',
            feels: 'sad',
            says: 'o',
            at: [310, 462],
            size: 190,
            gaze: [0.8, -0.4],
            air: true,
          },
          { picture: 'own-ribs', x: 310, y: 446, size: 38, air: true },
        ],
      },
    },
    {
      text: 'They ate it from head to toe, till there was just a thread. “Great suit,” said the bats, and spread their wings. So Gus went back to the party in no suit at all.',
      alt: 'Gus walks back over the grass with one thread round him. The bats fly off past the moon.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 590, y: 230, size: 190, air: true },
          ...bats(120, 'right', [490, 190], [600, 150], [700, 240]),
          ...bats(80, 'right', [445, 115], [725, 115]),
          { who: 'gus', does: 'walking', feels: 'happy', looks: 'left', at: [310, 570], size: 380 },
          { picture: 'own-loose-thread', x: 300, y: 592, size: 270, air: true },
          { picture: 'own-night-pond', x: 682, y: 505, size: 220, air: true },
          { picture: 'own-canoe', x: 682, y: 490, size: 150, air: true },
        ],
      },
    },
    {
      text: 'Owl had come to pick the best suit. She looked at the king. She looked at the bee. She sat down on the rock to think, and the rock said, “Good evening.”',
      alt: 'Owl sits on a grey rock with a start. The head of Ted looks out from under the rock.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 690, y: 130, size: 80, air: true },
          { who: 'sam', feels: 'surprised', at: [145, 565], size: 260, wears: crown },
          ...bee(278, 510, 240, { feels: 'surprised', arms: 'up' }),
          {
            who: 'ted',
            does: 'crawling',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [540, 570],
            size: 330,
            gaze: [0.3, -1],
          },
          { picture: 'own-rock-suit', x: 585, y: 585, size: 290, stretch: 1.1, air: true },
          {
            who: 'owl',
            does: 'sitting',
            feels: 'surprised',
            says: 'o',
            looks: 'left',
            arms: 'wide',
            at: [590, 375],
            size: 250,
            gaze: [-0.3, 1],
            air: true,
          },
        ],
      },
    },
    {
      text: 'Then she came to Gus. “Great feathers!” cried Owl. “A dog suit! Look at the ears! Look at the tail! I swear it looks just like a dog. It wins!”',
      alt: 'Owl looks at Gus from very near and throws up her wings. Sam drops his crown.',
      scene: {
        background: 'night',
        items: [
          { who: 'sam', feels: 'surprised', looks: 'left', at: [670, 520], size: 230 },
          { picture: 'own-king-crown', x: 605, y: 560, size: 70, turn: 50, air: true },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'small',
            looks: 'left',
            at: [450, 575],
            size: 400,
            gaze: [-0.8, 0],
          },
          {
            who: 'owl',
            does: 'jumping',
            feels: 'surprised',
            says: 'grin',
            arms: 'up',
            at: [190, 570],
            size: 310,
          },
        ],
      },
    },
    {
      text: 'So Gus got the crown, and a heavy prize as well. “Is it bread?” he asked.\n“No,” said Owl, “it is fruit.” And overhead… flap, flap, flap.',
      alt: 'Gus wears the crown, with a big basket of fruit in his arms. Owl looks at him. Bats fly in from the moon.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 660, y: 170, size: 130, air: true },
          ...bats(130, 'left', [540, 200], [640, 262], [722, 170]),
          { who: 'owl', feels: 'happy', says: 'o', looks: 'left', at: [650, 570], size: 290 },
          {
            who: 'gus',
            feels: 'surprised',
            says: 'small',
            at: [310, 575],
            size: 390,
            wears: { ...crown, size: 76 },
            reaches: [
              [395, 470],
              [255, 470],
            ],
            gaze: [0.8, -1],
          },
          { picture: 'own-fruit-basket', x: 325, y: 560, size: 190, air: true },
        ],
      },
    },
  ],
};
