import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** The cake on its plate, with all that sticks out of it. */
function cake(x: number, y: number, size: number): Item[] {
  const u = size / 32;
  const inside = (picture: string, dx: number, dy: number, wide: number, turn: number): Item => ({
    picture,
    x: x + dx * u,
    y: y - dy * u,
    size: wide * u,
    turn,
    air: true,
  });
  return [
    inside('herb', -11, 14, 11, -30),
    inside('fish', -4.5, 14, 10, -70),
    inside('bone', 3, 14, 11, -20),
    inside('own-spring', 9, 15, 9, 14),
    inside('own-mud-cake', 0, 0, 32, 0),
    inside('fallen-leaf', 11, 9, 8, 0),
  ];
}

/** A bowl of cake mix that Peg carries about. */
const bowl = (x: number, y: number, size: number): Item => ({
  picture: 'bowl-with-spoon',
  x,
  y,
  size,
});

export const book: InlineBook = {
  id: 'the-best-cake-yet',
  title: 'The Best Cake Yet',
  author: 'Step Into Reading',
  description:
    'Peg bakes a cake for Nell’s birthday, and each of her friends adds a favourite thing.',
  category: 'level3',
  cover: {
    background: 'kitchen',
    items: [
      { picture: 'balloon', x: 130, y: 250, size: 130, turn: -8, air: true },
      { picture: 'balloon', x: 480, y: 230, size: 130, turn: 8, air: true },
      ...cake(300, 560, 380),
      { picture: 'own-table', x: 300, y: 740, size: 460, air: true },
      { picture: 'mouse', x: 110, y: 495, size: 80, mirror: true, air: true },
      { picture: 'pig', x: 390, y: 765, size: 200 },
    ],
  },
  pages: [
    {
      text: 'It was Nell’s birthday. Peg had eggs and flour and cream. “I will make Nell the best cake yet!”',
      alt: 'Peg the pig stands in the kitchen by a table with eggs, flour, cream and a big blue bowl.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'balloon', x: 90, y: 240, size: 110, turn: -8, air: true },
          { picture: 'balloon', x: 180, y: 200, size: 110, turn: 6, air: true },
          { picture: 'own-shelf', x: 620, y: 330, size: 260, air: true },
          { picture: 'teapot', x: 570, y: 210, size: 80, air: true },
          { picture: 'wrapped-gift', x: 670, y: 210, size: 80, air: true },
          { picture: 'own-table', x: 330, y: 590, size: 440 },
          bowl(330, 416, 150),
          { picture: 'own-flour', x: 180, y: 412, size: 110, air: true },
          { picture: 'egg', x: 440, y: 410, size: 50, air: true },
          { picture: 'egg', x: 485, y: 410, size: 50, air: true },
          { picture: 'glass-of-milk', x: 250, y: 414, size: 70, air: true },
          { picture: 'pig', x: 640, y: 560, size: 250 },
        ],
      },
    },
    {
      text: '“Good cakes need bones,” barked Gus. Plop! In went his best bone.',
      alt: 'Gus the dog drops a bone into the bowl. Peg looks at it with surprise.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-oven', x: 690, y: 430, size: 230 },
          { picture: 'dog', x: 170, y: 550, size: 280, mirror: true },
          { picture: 'bone', x: 390, y: 350, size: 110, turn: 20, air: true },
          bowl(400, 560, 190),
          { picture: 'pig', x: 620, y: 565, size: 230 },
          { picture: 'exclamation-question-mark', x: 560, y: 320, size: 70, air: true },
          { picture: 'lady-beetle', x: 480, y: 410, size: 26, air: true },
        ],
      },
    },
    {
      text: '“Good cakes need fish,” sniffed Sam. Plop! In went three little fish.',
      alt: 'Sam the cat, in a top hat, watches three blue fish fall into the bowl.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'fish', x: 250, y: 190, size: 90, turn: -60, air: true },
          { picture: 'fish', x: 330, y: 270, size: 90, turn: -80, air: true },
          { picture: 'fish', x: 240, y: 335, size: 90, turn: -75, air: true },
          bowl(280, 570, 300),
          { picture: 'cat', x: 590, y: 570, size: 310 },
          { picture: 'top-hat', x: 512, y: 340, size: 130, turn: -6, air: true },
        ],
      },
    },
    {
      text: '“Good cakes need pond weed,” snapped Dot, “and that’s that!” Plop! In went green, dripping weed.',
      alt: 'Dot the duck stands by the pond and drops dripping green weed into the bowl that Peg has brought.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-pond', x: 180, y: 560, size: 440, air: true },
          { picture: 'frog', x: 90, y: 535, size: 60, air: true },
          { picture: 'herb', x: 60, y: 500, size: 70, air: true },
          { picture: 'duck', x: 250, y: 530, size: 220, mirror: true },
          { picture: 'herb', x: 415, y: 390, size: 130, turn: 60, air: true },
          { picture: 'droplet', x: 380, y: 420, size: 26, air: true },
          { picture: 'droplet', x: 450, y: 430, size: 26, air: true },
          bowl(430, 575, 170),
          { picture: 'pig', x: 640, y: 560, size: 230 },
        ],
      },
    },
    {
      text: '“Good cakes need springs,” squeaked Meg. Plop! In went a spring. Ping!',
      alt: 'In her shed full of tools Meg the mouse bounces off a spring above the bowl.',
      scene: {
        background: 'shed',
        items: [
          { picture: 'own-shelf', x: 620, y: 290, size: 260, air: true },
          { picture: 'gear', x: 560, y: 168, size: 70, air: true },
          { picture: 'toolbox', x: 670, y: 168, size: 90, air: true },
          { picture: 'wrench', x: 120, y: 220, size: 90, air: true },
          { picture: 'light-bulb', x: 230, y: 200, size: 60, turn: 180, air: true },
          { picture: 'own-spring', x: 380, y: 400, size: 130, turn: 12, air: true },
          bowl(380, 560, 200),
          { picture: 'mouse', x: 540, y: 330, size: 120, turn: 20, air: true },
          { picture: 'dizzy', x: 460, y: 250, size: 70, air: true },
          { picture: 'pig', x: 130, y: 560, size: 230, mirror: true },
          { picture: 'nut-and-bolt', x: 690, y: 550, size: 70 },
        ],
      },
    },
    {
      text: '“Good cakes need leaves,” grunted Ted. “Leaves never ping.” Plop! In went his leaves.',
      alt: 'Under a tree Ted the turtle watches leaves fall into the bowl. The spring has popped up, and Meg sits on Peg.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'deciduous-tree', x: 180, y: 480, size: 420 },
          { picture: 'fallen-leaf', x: 390, y: 340, size: 80, turn: 20, air: true },
          { picture: 'fallen-leaf', x: 320, y: 420, size: 70, turn: -40, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 470, y: 270, size: 80, air: true },
          { picture: 'turtle', x: 190, y: 580, size: 200, mirror: true },
          bowl(400, 580, 160),
          { picture: 'pig', x: 620, y: 560, size: 230 },
          { picture: 'mouse', x: 640, y: 395, size: 80, air: true },
          { picture: 'lady-beetle', x: 60, y: 590, size: 30 },
        ],
      },
    },
    {
      text: 'Peg looked in her bowl. “Good cakes need mud,” grinned Peg. Plop! Plop! Plop!',
      alt: 'Peg stands in a puddle and flings mud into the bowl.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 520, y: 570, size: 480, air: true },
          { picture: 'brown-circle', x: 330, y: 300, size: 50, air: true },
          { picture: 'brown-circle', x: 260, y: 370, size: 36, air: true },
          { picture: 'brown-circle', x: 420, y: 350, size: 30, air: true },
          { picture: 'brown-circle', x: 210, y: 280, size: 26, air: true },
          bowl(240, 580, 200),
          { picture: 'pig', x: 510, y: 550, size: 300, turn: -8, air: true },
          { picture: 'brown-circle', x: 590, y: 430, size: 40, air: true },
          { picture: 'red-heart', x: 560, y: 250, size: 60, air: true },
        ],
      },
    },
    {
      text: 'The cake baked. It smoked. It burped. It smelled like wet socks.',
      alt: 'Smoke puffs out of the hot oven. Gus steps back from the smell, and Sam thinks of socks.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-oven', x: 400, y: 530, size: 400 },
          { picture: 'own-mud-cake', x: 400, y: 440, size: 120, air: true },
          { picture: 'dashing-away', x: 240, y: 260, size: 130, mirror: true, air: true },
          { picture: 'dashing-away', x: 560, y: 220, size: 130, air: true },
          { picture: 'thought-balloon', x: 690, y: 390, size: 130, air: true, mirror: true },
          { picture: 'socks', x: 692, y: 360, size: 55, air: true },
          { picture: 'dog', x: 120, y: 560, size: 190, turn: -8, air: true },
          { picture: 'cat', x: 690, y: 560, size: 160, mirror: true },
          { picture: 'duck', x: 610, y: 590, size: 110, mirror: true },
          { picture: 'dizzy', x: 80, y: 380, size: 60, air: true },
        ],
      },
    },
    {
      text: 'They each took a bite. “Yuck!” sobbed Peg. “Nell will hate it! Quick, hide it!”',
      alt: 'The awful cake stands on the table. Peg, Gus, Sam, Dot, Meg and Ted feel sick.',
      scene: {
        background: 'kitchen',
        items: [
          { picture: 'own-table', x: 400, y: 580, size: 380 },
          ...cake(400, 425, 260),
          { picture: 'pig', x: 640, y: 560, size: 220 },
          { picture: 'sweat-droplets', x: 560, y: 360, size: 70, mirror: true, air: true },
          { picture: 'speech-balloon', x: 160, y: 350, size: 150, mirror: true, air: true },
          { picture: 'nauseated-face', x: 160, y: 305, size: 72, air: true },
          { picture: 'dog', x: 110, y: 550, size: 210, mirror: true },
          { picture: 'cat', x: 265, y: 592, size: 120 },
          { picture: 'turtle', x: 430, y: 590, size: 120 },
          { picture: 'mouse', x: 545, y: 425, size: 60, air: true },
          { picture: 'duck', x: 730, y: 420, size: 110 },
        ],
      },
    },
    {
      text: 'Too late! In came Nell. She took a big, big bite. Crunch… slurp… PING!',
      alt: 'Nell the elephant bites into the cake, and the spring flies up. Peg and Meg dare not look away.',
      scene: {
        background: 'room',
        items: [
          { picture: 'balloon', x: 100, y: 220, size: 110, turn: -8, air: true },
          { picture: 'balloon', x: 700, y: 210, size: 110, turn: 8, air: true },
          { picture: 'elephant', x: 560, y: 560, size: 400 },
          { picture: 'own-mud-cake', x: 290, y: 545, size: 230, air: true },
          { picture: 'bone', x: 240, y: 440, size: 70, turn: -20, air: true },
          { picture: 'own-spring', x: 250, y: 270, size: 90, turn: -24, air: true },
          { picture: 'collision', x: 330, y: 380, size: 90, air: true },
          { picture: 'pig', x: 80, y: 520, size: 150, mirror: true },
          { picture: 'mouse', x: 170, y: 580, size: 60, mirror: true },
        ],
      },
    },
    {
      text: 'Nell grinned. “That bit’s Gus! That’s Sam! That’s Dot, and that’s Meg! That’s Ted, and that’s Peg! Best cake yet!”',
      alt: 'Nell smiles among hearts, and her six friends stand around her.',
      scene: {
        background: 'room',
        items: [
          { picture: 'balloon', x: 90, y: 210, size: 110, turn: -8, air: true },
          { picture: 'balloon', x: 180, y: 180, size: 110, turn: 6, air: true },
          { picture: 'elephant', x: 430, y: 500, size: 380 },
          { picture: 'red-heart', x: 270, y: 220, size: 80, turn: -10, air: true },
          { picture: 'red-heart', x: 600, y: 190, size: 60, turn: 12, air: true },
          { picture: 'pig', x: 90, y: 480, size: 160, mirror: true },
          { picture: 'dog', x: 160, y: 585, size: 150, mirror: true },
          { picture: 'turtle', x: 300, y: 590, size: 110, mirror: true },
          { picture: 'own-mud-cake', x: 420, y: 580, size: 130, air: true },
          { picture: 'duck', x: 560, y: 590, size: 110 },
          { picture: 'cat', x: 680, y: 575, size: 150 },
          { picture: 'mouse', x: 500, y: 213, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Nell ate it up. Then she ate the plate. “Next year,” grunted Ted, “let’s get her a scarf.”',
      alt: 'Only crumbs are left. Ted thinks of a red scarf and looks at Nell, who has a candle left in her trunk.',
      scene: {
        background: 'room',
        items: [
          { picture: 'balloon', x: 720, y: 190, size: 110, turn: 8, air: true },
          { picture: 'party-popper', x: 60, y: 470, size: 90 },
          { picture: 'elephant', x: 560, y: 530, size: 380 },
          { picture: 'candle', x: 400, y: 490, size: 50, turn: 70, air: true },
          { picture: 'brown-circle', x: 360, y: 560, size: 18, air: true },
          { picture: 'brown-circle', x: 420, y: 575, size: 12, air: true },
          { picture: 'brown-circle', x: 460, y: 560, size: 15, air: true },
          { picture: 'thought-balloon', x: 230, y: 330, size: 230, mirror: true, air: true },
          { picture: 'scarf', x: 235, y: 280, size: 110, air: true },
          { picture: 'turtle', x: 150, y: 560, size: 180, mirror: true },
          { picture: 'own-spring', x: 690, y: 585, size: 50, turn: 80, air: true },
        ],
      },
    },
  ],
};
