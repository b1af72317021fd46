import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Thing } from '../pictures/scene.ts';

/** Sixty balloons (a child may count them) around a middle, the upper ones behind. */
function sixty(x: number, y: number, radius: number, size: number): Thing[] {
  const balloons = Array.from({ length: 60 }, (_, i): Thing => {
    const angle = i * 2.4;
    const out = radius * Math.sqrt((i + 0.5) / 60);
    return {
      picture: 'balloon',
      x: Math.round(x + 1.6 * out * Math.cos(angle)),
      y: Math.round(y + out * Math.sin(angle)),
      size,
      turn: Math.round(18 * Math.cos(angle)),
      air: true,
    };
  });
  return balloons.toSorted((a, b) => a.y - b.y);
}

/** Strings from the balloons to the hand that holds them. One in three is enough to see. */
const stringsTo = (x: number, y: number, balloons: Thing[]) =>
  balloons
    .filter((_, i) => i % 3 === 0)
    .map((balloon) => [balloon.x, balloon.y - 0.3 * balloon.size, x, y] as const);

const nearBunch = sixty(400, 205, 145, 62);
const farBunch = sixty(405, 142, 92, 40);

export const book: InlineBook = {
  id: 'hippo-will-fly',
  title: 'Hippo Will Fly',
  author: 'Step Into Reading',
  description: 'Pony says that no hippo can fly. Hippo has paper, a kite and sixty balloons.',
  step: '4.4',
  props,
  hero: { who: 'hippo' },
  cover: {
    background: 'highSky',
    items: [
      { picture: 'balloon', x: 352, y: 300, size: 165, turn: -12, air: true },
      { picture: 'balloon', x: 480, y: 312, size: 150, turn: 12, air: true },
      { picture: 'balloon', x: 416, y: 265, size: 165, air: true },
      {
        who: 'hippo',
        feels: 'laughing',
        does: 'jumping',
        at: [265, 800],
        size: 410,
        turn: 4,
        reaches: [
          [442, 480],
          [120, 495],
        ],
        air: true,
      },
    ],
    strings: [
      [346, 249, 442, 480],
      [467, 262, 442, 480],
      [406, 213, 442, 480],
    ],
  },
  pages: [
    {
      text: 'Every day, Hippo lay around in the mud and looked up at the sky. “I will fly,” he said.',
      alt: 'Hippo lies in the mud and looks up at the birds in the sky.',
      scene: {
        background: 'hills',
        items: [
          { who: 'bird', feels: 'happy', does: 'flying', at: [250, 215], size: 110, air: true },
          { who: 'bird', feels: 'happy', does: 'flying', at: [120, 290], size: 90, air: true },
          { picture: 'own-mud', x: 450, y: 588, size: 600, air: true },
          {
            who: 'hippo',
            feels: 'happy',
            does: 'lying',
            looks: 'left',
            gaze: [-0.7, -1],
            at: [470, 548],
            size: 420,
            air: true,
          },
          { picture: 'own-mud', x: 470, y: 592, size: 330, stretch: 1.4, air: true },
          { picture: 'butterfly', x: 715, y: 370, size: 40, air: true },
        ],
      },
    },
    {
      text: '“A hippo? Fly? That’ll be the day!” Pony giggled until she fell over. “Hippos belong in mud, silly!”',
      alt: 'Pony the horse has fallen on her back with laughing. Hippo stands in the mud.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 230, y: 585, size: 440, air: true },
          { who: 'hippo', feels: 'sad', arms: 'carrying', at: [230, 555], size: 320, air: true },
          { picture: 'own-mud', x: 230, y: 588, size: 240, stretch: 1.2, air: true },
          {
            who: 'pony',
            feels: 'laughing',
            does: 'sitting',
            arms: 'carrying',
            looks: 'left',
            at: [510, 485],
            size: 290,
            turn: 66,
            air: true,
          },
        ],
      },
    },
    {
      text: '“This’ll do it,” said Hippo. He made paper wings. He ran. He jumped. He flapped. Flop!',
      alt: 'Hippo has wings of paper and lies on his nose.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-paper', x: 650, y: 570, size: 80, turn: 74, air: true },
          { picture: 'scissors', x: 720, y: 560, size: 80, turn: 30 },
          {
            picture: 'own-paper-wing',
            x: 430,
            y: 355,
            size: 220,
            turn: 10,
            mirror: true,
            air: true,
          },
          {
            who: 'hippo',
            feels: 'scared',
            does: 'lying',
            at: [370, 520],
            size: 400,
            turn: 20,
            air: true,
          },
          { picture: 'own-paper-wing', x: 290, y: 385, size: 250, turn: -14, air: true },
        ],
      },
    },
    {
      text: 'He held on to a kite. “That’ll do it!” The kite went up, over the trees. Hippo did not.',
      alt: 'A kite flies high in the sky. Hippo stands on the grass.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 690, y: 450, size: 220 },
          { picture: 'evergreen-tree', x: 570, y: 440, size: 150 },
          { picture: 'kite', x: 640, y: 200, size: 170, air: true },
          {
            who: 'pony',
            feels: 'laughing',
            arms: 'cheeks',
            at: [110, 480],
            size: 190,
          },
          {
            who: 'hippo',
            feels: 'calm',
            says: 'frown',
            gaze: [0.8, -1],
            at: [330, 565],
            size: 330,
            reaches: [[466, 425]],
          },
        ],
        strings: [[657, 184, 466, 425]],
      },
    },
    {
      text: 'He got a red balloon. “Hello, sky!” he sang. He waited until sunset. Not even a tiny hop!',
      alt: 'The sun goes down. Hippo holds one red balloon and still stands on the grass.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'balloon', x: 535, y: 300, size: 190, air: true },
          {
            who: 'hippo',
            feels: 'sleepy',
            says: 'small',
            gaze: [0.5, -0.4],
            at: [390, 560],
            size: 350,
            reaches: [[534, 415]],
          },
        ],
        strings: [[523, 240, 534, 415]],
      },
    },
    {
      text: '“It’ll take sixty,” said Hippo. So he got sixty, and up, up, up he went!',
      alt: 'Hippo flies up under a great bunch of red balloons.',
      scene: {
        background: 'highSky',
        items: [
          ...nearBunch,
          {
            who: 'hippo',
            feels: 'laughing',
            does: 'jumping',
            at: [345, 650],
            size: 260,
            reaches: [
              [440, 440],
              [250, 460],
            ],
            air: true,
          },
        ],
        strings: stringsTo(440, 440, nearBunch),
      },
    },
    {
      text: 'He went over the trees. He went over Pony, who was as tiny as a bug. “Look, Pony! It happened!” he yelled.',
      alt: 'Hippo flies over the trees. Far below stands a very small Pony.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 110, y: 510, size: 150 },
          { picture: 'evergreen-tree', x: 230, y: 550, size: 130 },
          { picture: 'deciduous-tree', x: 680, y: 560, size: 160 },
          { picture: 'evergreen-tree', x: 590, y: 500, size: 110 },
          {
            who: 'pony',
            feels: 'surprised',
            gaze: [0, -1],
            looks: 'left',
            at: [490, 575],
            size: 64,
          },
          ...farBunch,
          {
            who: 'hippo',
            feels: 'happy',
            does: 'jumping',
            gaze: [0.4, 1],
            at: [345, 505],
            size: 210,
            reaches: [
              [420, 335],
              [255, 395],
            ],
            air: true,
          },
        ],
        strings: stringsTo(420, 335, farBunch),
      },
    },
    {
      text: 'Then a hungry bird came along. “Cherry, cherry, cherry!” Pop! Pop! Pop!\n“No, no, no!” yelled Hippo.',
      alt: 'A bird that thinks of cherries pops the red balloons with its beak. Hippo tips.',
      scene: {
        background: 'sky',
        items: [
          { picture: 'balloon', x: 150, y: 310, size: 120, turn: -36, air: true },
          { picture: 'balloon', x: 185, y: 215, size: 120, turn: -30, air: true },
          { picture: 'balloon', x: 255, y: 150, size: 120, turn: -18, air: true },
          { picture: 'balloon', x: 265, y: 270, size: 120, turn: -20, air: true },
          { picture: 'balloon', x: 340, y: 205, size: 120, turn: -4, air: true },
          { picture: 'balloon', x: 350, y: 120, size: 120, turn: 8, air: true },
          { picture: 'collision', x: 455, y: 215, size: 120, air: true },
          { picture: 'collision', x: 430, y: 330, size: 90, air: true },
          { picture: 'collision', x: 500, y: 130, size: 80, air: true },
          { picture: 'thought-balloon', x: 700, y: 160, size: 140, air: true },
          { picture: 'cherries', x: 700, y: 125, size: 70, air: true },
          {
            who: 'kookaburra',
            feels: 'happy',
            does: 'flying',
            looks: 'left',
            at: [590, 420],
            size: 280,
            air: true,
          },
          {
            who: 'hippo',
            feels: 'scared',
            says: 'shout',
            does: 'jumping',
            gaze: [1, -0.8],
            at: [300, 630],
            size: 300,
            turn: -14,
            reaches: [
              [350, 350],
              [160, 400],
            ],
            air: true,
          },
        ],
        strings: [
          [152, 274, 350, 350],
          [186, 179, 350, 350],
          [252, 114, 350, 350],
          [263, 234, 350, 350],
          [334, 168, 350, 350],
          [341, 81, 350, 350],
        ],
      },
    },
    {
      text: 'He fell, around and around, into his own muddy, muddy, muddy puddle. SPLAT!',
      alt: 'Hippo sits in his puddle. Mud flies all around.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'balloon', x: 690, y: 190, size: 80, turn: 20, air: true },
          { picture: 'balloon', x: 640, y: 150, size: 70, turn: -6, air: true },
          { picture: 'balloon', x: 730, y: 130, size: 70, turn: 10, air: true },
          { picture: 'own-mud', x: 400, y: 596, size: 740, air: true },
          { picture: 'own-mud-burst', x: 400, y: 565, size: 440, stretch: 1.4, air: true },
          {
            who: 'hippo',
            feels: 'surprised',
            does: 'sitting',
            arms: 'up',
            looks: 'front',
            at: [400, 560],
            size: 360,
            turn: 8,
            air: true,
          },
          { picture: 'own-mud-burst-front', x: 400, y: 590, size: 340, stretch: 1.6, air: true },
          { picture: 'own-mud-spots', x: 405, y: 545, size: 130, turn: 70, air: true },
        ],
      },
    },
    {
      text: '“Did you fly?” said Pony.\n“I did!” said Hippo. “And the mud is the best bit. Now you try!”',
      alt: 'Hippo, with mud all over him, talks to Pony, who looks at the last three balloons.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 240, y: 596, size: 500, air: true },
          { picture: 'balloon', x: 350, y: 190, size: 120, turn: -16, air: true },
          { picture: 'balloon', x: 470, y: 190, size: 120, turn: 14, air: true },
          { picture: 'balloon', x: 410, y: 165, size: 125, air: true },
          {
            who: 'hippo',
            feels: 'happy',
            at: [240, 565],
            size: 340,
            reaches: [[400, 360]],
            air: true,
          },
          { picture: 'own-mud-spots', x: 215, y: 555, size: 160, air: true },
          { picture: 'own-mud-spots', x: 240, y: 276, size: 42, turn: 80, air: true },
          {
            who: 'pony',
            feels: 'surprised',
            says: 'grin',
            arms: 'carrying',
            looks: 'left',
            gaze: [-0.6, -0.9],
            at: [590, 565],
            size: 290,
          },
        ],
        strings: [
          [347, 153, 400, 360],
          [459, 150, 400, 360],
          [402, 125, 400, 360],
        ],
      },
    },
    {
      text: '“Up I go!” yelled Pony.\n“A pony? Fly? That’ll be the day!” Hippo giggled until he fell over.',
      alt: 'Pony floats up under red balloons. Hippo has fallen on his back in the mud with laughing.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 260, y: 596, size: 500, air: true },
          {
            who: 'hippo',
            feels: 'laughing',
            does: 'sitting',
            arms: 'carrying',
            at: [330, 510],
            size: 310,
            turn: -66,
            air: true,
          },
          { picture: 'own-mud-spots', x: 294, y: 514, size: 80, turn: 20, air: true },
          { picture: 'own-mud', x: 250, y: 604, size: 300, stretch: 1.3, air: true },
          {
            who: 'kookaburra',
            feels: 'happy',
            does: 'flying',
            at: [180, 230],
            size: 120,
            air: true,
          },
          { picture: 'balloon', x: 460, y: 160, size: 130, turn: -14, air: true },
          { picture: 'balloon', x: 580, y: 160, size: 130, turn: 14, air: true },
          { picture: 'balloon', x: 520, y: 130, size: 135, air: true },
          {
            who: 'pony',
            feels: 'happy',
            does: 'jumping',
            looks: 'left',
            gaze: [-0.6, 0.8],
            at: [610, 540],
            size: 270,
            reaches: [
              [530, 290],
              [690, 330],
            ],
            air: true,
          },
        ],
        strings: [
          [456, 120, 530, 290],
          [568, 116, 530, 290],
          [511, 87, 530, 290],
        ],
      },
    },
  ],
};
