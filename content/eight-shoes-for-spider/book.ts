import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import { spiderFeet } from '../pictures/cast/characters/spider.ts';
import { MIDDLE, type Item, type Thing } from '../pictures/scene.ts';
import { rotate } from '../pictures/shapes.ts';

/** From the left foot to the right one. */
const eightShoes = [
  'own-red-heel',
  'own-running-shoe',
  'own-thong',
  'own-hiking-boot',
  'own-best-boot',
  'own-leather-shoe',
  'own-muddy-shoe',
  'own-skate',
];

const bare = '';

/** A shoe on a foot of an actor, which is at a point in the actor's own units. All shoes have their toe to the left. */
function shoeOn(
  { at: [x, y], size, turn = 0 }: Pick<Actor, 'at' | 'size' | 'turn'>,
  picture: string,
  [across, down]: readonly [number, number],
  wide: number,
  mirror: boolean,
): Thing {
  const scale = size / 200;
  const [dx, dy] = rotate([across * scale, (down - wide * MIDDLE) * scale], turn);
  return {
    picture,
    x: x + dx,
    y: y + dy + wide * MIDDLE * scale,
    size: wide * scale,
    turn,
    mirror,
    air: true,
  };
}

/** The spider with a shoe on each foot that has one. */
function spiderIn(
  shoes: readonly string[],
  spider: Omit<Actor, 'who' | 'reaches' | 'holds' | 'wears'>,
): Item[] {
  const feet = spiderFeet(spider);
  return [
    { ...spider, who: 'spider' },
    ...shoes.flatMap((shoe, index): Item[] => {
      const [x, y] = feet[index] ?? [0, 0];
      const side = x < 0 ? -1 : 1;
      return shoe === bare ? [] : [shoeOn(spider, shoe, [x + side * 7, y + 6], 34, side > 0)];
    }),
  ];
}

/** A friend who hops, with a shoe on the foot in front, which is at `foot`. */
const hopper = (actor: Actor, shoe: string, foot: readonly [number, number], wide = 52): Item[] => [
  actor,
  shoeOn(
    actor,
    shoe,
    [actor.looks === 'left' ? -foot[0] : foot[0], foot[1]],
    wide,
    actor.looks !== 'left',
  ),
];

/** A wild duck, brown, without the kerchief of Dot. */
const wildDuck = (at: readonly [number, number], size: number): Actor => ({
  who: 'dot',
  feels: 'happy',
  says: 'shout',
  does: 'running',
  looks: 'left',
  at: [at[0], at[1]],
  size,
  colors: {
    base: '#b98a5c',
    shade: '#94683f',
    wing: '#a6784b',
    light: '#b98a5c',
    scarf: '#f4ead6',
    scarfDark: '#f4ead6',
    lid: '#a6784b',
    brow: '#5f4029',
  },
});

export const book: InlineBook = {
  id: 'eight-shoes-for-spider',
  title: 'Eight Shoes for Spider',
  author: 'Step Into Reading',
  description:
    'Spider has eight cold toes and just one pear. Where will she get four pairs of shoes?',
  step: '8.2',
  props,
  hero: { who: 'spider' },
  cover: {
    background: 'hills',
    items: [
      ...spiderIn(eightShoes, {
        feels: 'laughing',
        looks: 'front',
        arms: 'up',
        at: [300, 670],
        size: 390,
      }),
    ],
  },
  pages: [
    {
      text: 'Wet weather came, and the meadow got cold. Spider felt it in a toe. Then in the next toe, and the next. Soon she had eight cold toes. “I need shoes,” she sighed.',
      alt: 'Rain falls on the meadow. Spider stands in a puddle and shivers.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'cloud-with-rain', x: 180, y: 205, size: 200, air: true },
          { picture: 'cloud-with-rain', x: 640, y: 222, size: 220, air: true },
          { picture: 'own-night-pond', x: 400, y: 590, size: 620, air: true },
          {
            who: 'spider',
            feels: 'sad',
            says: 'wobble',
            looks: 'front',
            gaze: [-0.4, 1],
            at: [400, 560],
            size: 420,
            air: true,
          },
          { picture: 'droplet', x: 330, y: 180, size: 30, air: true },
          { picture: 'droplet', x: 470, y: 120, size: 30, air: true },
          { picture: 'droplet', x: 410, y: 230, size: 24, air: true },
          { picture: 'droplet', x: 90, y: 300, size: 28, air: true },
          { picture: 'droplet', x: 730, y: 310, size: 28, air: true },
          { picture: 'own-grass', x: 70, y: 600, size: 170, air: true },
          { picture: 'own-grass', x: 740, y: 600, size: 180, air: true },
        ],
      },
    },
    {
      text: 'She crept off to the shoe shop. “Each pair costs three pears,” Goat told her. Eight feet need eight shoes. Eight shoes cost twelve pears. Spider had just one pear.',
      alt: 'Goat stands in the shoe shop before a shelf of pairs of shoes. Spider holds one pear.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-shelf', x: 560, y: 252, size: 400, air: true },
          ...['own-leather-shoe', 'own-muddy-shoe', 'own-best-boot'].flatMap(
            (picture, pair): Item[] =>
              [0, 1].map((shoe): Item => ({
                picture: picture === 'own-muddy-shoe' ? 'own-red-heel' : picture,
                x: 405 + pair * 130 + shoe * 54,
                y: 74,
                size: 56,
                air: true,
              })),
          ),
          { picture: 'own-shelf', x: 560, y: 392, size: 400, air: true },
          ...['own-hiking-boot', 'own-thong'].flatMap((picture, pair): Item[] =>
            [0, 1].map((shoe): Item => ({
              picture,
              x: 405 + pair * 130 + shoe * 54,
              y: 214,
              size: 56,
              air: true,
            })),
          ),
          {
            who: 'goat',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            arms: 'pointing',
            at: [665, 570],
            size: 330,
            air: true,
          },
          { picture: 'own-table', x: 650, y: 640, size: 330, stretch: 1.1 },
          {
            who: 'spider',
            feels: 'sad',
            holds: { picture: 'pear', size: 52 },
            at: [210, 570],
            size: 260,
          },
          { picture: 'thought-balloon', x: 190, y: 330, size: 270, air: true },
          { picture: 'pear', x: 130, y: 165, size: 38, air: true },
          { picture: 'pear', x: 168, y: 165, size: 38, air: true },
          { picture: 'pear', x: 206, y: 165, size: 38, air: true },
          { picture: 'pear', x: 244, y: 165, size: 38, air: true },
          { picture: 'pear', x: 130, y: 207, size: 38, air: true },
          { picture: 'pear', x: 168, y: 207, size: 38, air: true },
          { picture: 'pear', x: 206, y: 207, size: 38, air: true },
          { picture: 'pear', x: 244, y: 207, size: 38, air: true },
          { picture: 'pear', x: 130, y: 249, size: 38, air: true },
          { picture: 'pear', x: 168, y: 249, size: 38, air: true },
          { picture: 'pear', x: 206, y: 249, size: 38, air: true },
          { picture: 'pear', x: 244, y: 249, size: 38, air: true },
        ],
      },
    },
    {
      text: '“I can bake them instead!” thought Spider. She made eight great shoes out of bread.\nThe sun came out, and so did the ducks. “Breakfast!” they quacked.',
      alt: 'Spider wears loaves of bread on her feet. Three ducks run up to eat them.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'sun', x: 660, y: 170, size: 110, air: true },
          ...spiderIn(
            eightShoes.map(() => 'own-bread-shoe'),
            { feels: 'surprised', arms: 'down', gaze: [1, 0], at: [255, 560], size: 300 },
          ),
          wildDuck([700, 490], 190),
          wildDuck([575, 560], 200),
          wildDuck([710, 592], 215),
        ],
      },
    },
    {
      text: 'Next she made shoes out of thread, with long shoelaces. They stuck to her head. They stuck to the bed. “I am not well dressed,” yelled Spider, upside down. “I am tangled!”',
      alt: 'Spider hangs upside down over her bed, all tangled up in red thread.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 120, y: 290, size: 160, air: true },
          { picture: 'own-bed-back', x: 520, y: 600, size: 390 },
          { picture: 'own-bed-front', x: 520, y: 600, size: 390, air: true },
          {
            who: 'spider',
            feels: 'cross',
            says: 'shout',
            looks: 'front',
            turn: 180,
            at: [400, 90],
            size: 330,
            air: true,
          },
          { picture: 'own-tangle', x: 400, y: 430, size: 450, air: true },
          { picture: 'own-red-yarn', x: 150, y: 580, size: 130 },
        ],
      },
    },
    {
      text: 'Gus the dog heard her and set her free. “Have my shoe!” he barked. “I ate the left one for breakfast.” It was a running shoe, and it still had most of its toe.',
      alt: 'Gus the dog gives Spider a running shoe. There is a bite mark at its toe.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 710, y: 430, size: 180 },
          { picture: 'own-loose-thread', x: 330, y: 590, size: 120, air: true },
          { picture: 'own-loose-thread', x: 90, y: 600, size: 90, mirror: true, air: true },
          { who: 'spider', feels: 'happy', gaze: [1, -0.3], at: [200, 570], size: 270 },
          {
            who: 'gus',
            feels: 'happy',
            looks: 'left',
            holds: { picture: 'own-running-shoe', size: 66, dx: 6 },
            at: [575, 570],
            size: 340,
          },
        ],
      },
    },
    {
      text: 'Sam the cat gave her a red high heel. “I look great in it,” he said, “right up until I land on my head.”\nTed the turtle gave a boot. “It is too quick for me.”',
      alt: 'Sam the cat has one red shoe with a high heel, and Ted the turtle has a boot.',
      scene: {
        background: 'hills',
        items: [
          ...spiderIn([bare, 'own-running-shoe'], {
            feels: 'happy',
            gaze: [1, -0.3],
            at: [195, 575],
            size: 260,
          }),
          {
            who: 'sam',
            feels: 'happy',
            looks: 'left',
            holds: { picture: 'own-red-heel', size: 62 },
            at: [470, 545],
            size: 300,
          },
          {
            who: 'ted',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            holds: { picture: 'own-hiking-boot', size: 66 },
            at: [695, 588],
            size: 250,
          },
        ],
      },
    },
    {
      text: 'Nell gave a leather shoe, Dot a thong, and Peg a flat shoe with mud in it. Goat gave the best boot in his shop. “And I will not take a pear for it,” he grunted.',
      alt: 'Nell, Dot, Peg and Goat each have one shoe for Spider.',
      scene: {
        background: 'hills',
        items: [
          {
            who: 'nell',
            feels: 'happy',
            looks: 'left',
            holds: { picture: 'own-leather-shoe', size: 66 },
            at: [637, 470],
            size: 300,
          },
          {
            who: 'goat',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            holds: { picture: 'own-best-boot', size: 66 },
            at: [450, 480],
            size: 270,
          },
          ...spiderIn(['own-red-heel', 'own-running-shoe', bare, 'own-hiking-boot'], {
            feels: 'happy',
            gaze: [1, -0.3],
            at: [195, 582],
            size: 235,
          }),
          {
            who: 'peg',
            feels: 'happy',
            looks: 'left',
            holds: { picture: 'own-muddy-shoe', size: 66 },
            at: [660, 590],
            size: 250,
          },
          {
            who: 'dot',
            feels: 'happy',
            looks: 'left',
            holds: { picture: 'own-thong', size: 66 },
            at: [500, 592],
            size: 190,
          },
        ],
      },
    },
    {
      text: 'Then Meg the mouse rode up in a roller skate. “It is my car,” she said, and took a brave little breath. “But you need it more. That makes eight!”',
      alt: 'Meg the mouse rides in a red roller skate. Spider, with seven shoes, looks at it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-whoosh', x: 752, y: 570, size: 90, mirror: true, air: true },
          {
            who: 'meg',
            feels: 'calm',
            says: 'o',
            looks: 'left',
            arms: 'up',
            at: [632, 468],
            size: 195,
            air: true,
          },
          { picture: 'own-skate', x: 595, y: 590, size: 230 },
          ...spiderIn(eightShoes.slice(0, 7), {
            feels: 'surprised',
            says: 'smile',
            arms: 'down',
            gaze: [1, -0.3],
            at: [245, 580],
            size: 300,
          }),
        ],
      },
    },
    {
      text: 'Eight feet, eight shoes, and not one pair! “I look silly,” thought Spider. She held her breath. Steady… steady… and off she went.',
      alt: 'Very close: Spider with eight odd shoes, one on each foot. She takes the first step.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-grass', x: 90, y: 600, size: 180, air: true },
          ...spiderIn(eightShoes, {
            feels: 'scared',
            says: 'tight',
            does: 'walking',
            arms: 'down',
            looks: 'front',
            gaze: [0.4, 1],
            at: [395, 565],
            size: 470,
          }),
        ],
      },
    },
    {
      text: 'Click! Clack! Flip! Flop! Tap! Stomp! Squelch! And then, from the last toe, zoom! It did not sound silly. It sounded great! One spider made a big band!',
      alt: 'Spider dances like a whole band, and notes fly from all her shoes.',
      scene: {
        background: 'farm',
        items: [
          { who: 'dot', feels: 'laughing', arms: 'up', at: [75, 560], size: 170 },
          {
            who: 'ted',
            feels: 'surprised',
            says: 'smile',
            looks: 'left',
            at: [735, 505],
            size: 165,
          },
          ...spiderIn(eightShoes, {
            feels: 'laughing',
            does: 'jumping',
            arms: 'down',
            looks: 'front',
            turn: 8,
            at: [375, 530],
            size: 360,
          }),
          { who: 'meg', feels: 'laughing', looks: 'left', arms: 'up', at: [680, 590], size: 140 },
          { picture: 'musical-notes', x: 120, y: 230, size: 90, air: true },
          { picture: 'musical-note', x: 270, y: 150, size: 60, air: true },
          { picture: 'musical-notes', x: 690, y: 230, size: 90, mirror: true, air: true },
          { picture: 'musical-note', x: 540, y: 130, size: 60, air: true },
        ],
      },
    },
    {
      text: 'Now all the rest had odd shoes, so they had to hop. Hop, click, hop, clack! They hopped and stomped in the meadow till they ran with sweat.',
      alt: 'The friends dance in the meadow at sunset. Sam, Gus, Dot and Peg hop in one shoe each, and Meg rides on Spider.',
      scene: {
        background: 'dusk',
        items: [
          ...spiderIn(eightShoes, {
            feels: 'laughing',
            does: 'jumping',
            arms: 'down',
            looks: 'front',
            turn: -8,
            at: [400, 430],
            size: 270,
          }),
          {
            who: 'meg',
            feels: 'laughing',
            does: 'peeking',
            turn: -8,
            at: [361, 152],
            size: 120,
            air: true,
          },
          ...hopper(
            { who: 'sam', feels: 'laughing', does: 'jumping', at: [128, 480], size: 245 },
            'own-red-heel',
            [28, -50],
          ),
          ...hopper(
            { who: 'gus', feels: 'laughing', does: 'jumping', turn: -6, at: [265, 606], size: 235 },
            'own-running-shoe',
            [28, -50],
          ),
          ...hopper(
            {
              who: 'peg',
              feels: 'laughing',
              does: 'jumping',
              looks: 'left',
              turn: 6,
              at: [655, 575],
              size: 260,
            },
            'own-muddy-shoe',
            [30, -50],
          ),
          ...hopper(
            {
              who: 'dot',
              feels: 'laughing',
              does: 'jumping',
              looks: 'left',
              at: [465, 598],
              size: 190,
            },
            'own-thong',
            [26, -46],
          ),
          { picture: 'musical-notes', x: 70, y: 150, size: 70, air: true },
          { picture: 'musical-notes', x: 620, y: 155, size: 70, mirror: true, air: true },
        ],
      },
    },
    {
      text: 'Then a bug put out her head. She had a lot of legs. “Great shoes!” she said. “My toes are cold too. I need just one or two… or eighty.” They hid their shoes.',
      alt: 'A long green bug with very many legs thinks of shoes. Gus, Peg and Sam hide theirs behind their backs.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-grass', x: 730, y: 440, size: 170, air: true },
          ...spiderIn(eightShoes, { feels: 'scared', arms: 'down', at: [335, 402], size: 185 }),
          { picture: 'own-running-shoe', x: 38, y: 460, size: 66, air: true },
          { who: 'gus', feels: 'scared', arms: 'down', at: [98, 490], size: 215 },
          { picture: 'own-muddy-shoe', x: 110, y: 560, size: 66, air: true },
          { who: 'peg', feels: 'surprised', arms: 'down', at: [184, 594], size: 215 },
          { picture: 'own-red-heel', x: 262, y: 568, size: 60, air: true },
          {
            who: 'sam',
            feels: 'surprised',
            says: 'small',
            arms: 'down',
            at: [325, 596],
            size: 185,
          },
          { picture: 'own-many-legs', x: 560, y: 556, size: 435, mirror: true, air: true },
          {
            who: 'worm',
            feels: 'happy',
            does: 'crawling',
            looks: 'left',
            colors: { base: '#86bd5c', shade: '#649a41', lid: '#74aa4d', brow: '#3c6128' },
            at: [560, 556],
            size: 340,
            air: true,
          },
          { picture: 'thought-balloon', x: 600, y: 310, size: 260, air: true },
          ...eightShoes.map((picture, index): Item => ({
            picture,
            x: 540 + (index % 4) * 42,
            y: 170 + Math.floor(index / 4) * 50,
            size: 40,
            air: true,
          })),
        ],
      },
    },
  ],
};
