import type { InlineBook } from '../format/book.ts';
import type { Item } from '../pictures/scene.ts';

/** Sixty balloons (a child may count them) around a middle, the upper ones behind. */
function sixty(x: number, y: number, radius: number, size: number): Item[] {
  const balloons = Array.from({ length: 60 }, (_, i): Item => {
    const angle = i * 2.4;
    const out = radius * Math.sqrt((i + 0.5) / 60);
    return {
      picture: 'balloon',
      x: Math.round(x + 1.25 * out * Math.cos(angle)),
      y: Math.round(y + out * Math.sin(angle)),
      size,
      turn: Math.round(18 * Math.cos(angle)),
      air: true,
    };
  });
  return balloons.toSorted((a, b) => a.y - b.y);
}

/** A string from each balloon to the hand that holds them. */
const stringsTo = (x: number, y: number, balloons: Item[]) =>
  balloons.map((balloon) => [balloon.x, balloon.y - balloon.size / 4, x, y] as const);

const nearBunch = sixty(400, 240, 185, 68);
const farBunch = sixty(400, 165, 112, 42);

export const book: InlineBook = {
  id: 'hippo-will-fly',
  title: 'Hippo Will Fly',
  author: 'Step Into Reading',
  description: 'Pony says that no hippo can fly. Hippo has paper, a kite and sixty balloons.',
  category: 'level4',
  cover: {
    background: 'highSky',
    items: [
      { picture: 'balloon', x: 190, y: 380, size: 180, turn: -12, air: true },
      { picture: 'balloon', x: 420, y: 370, size: 180, turn: 10, air: true },
      { picture: 'balloon', x: 305, y: 330, size: 190, air: true },
      { picture: 'hippopotamus', x: 310, y: 660, size: 370, turn: 6, air: true },
    ],
    strings: [
      [195, 345, 310, 470],
      [412, 340, 330, 470],
      [302, 295, 320, 470],
    ],
  },
  pages: [
    {
      text: 'Every day, Hippo lay in the mud and looked up at the sky. “I will fly,” he said.',
      alt: 'Hippo lies in the mud and looks up at the birds in the sky.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'dove', x: 170, y: 170, size: 90, air: true },
          { picture: 'dove', x: 300, y: 230, size: 70, air: true },
          { picture: 'own-mud', x: 480, y: 575, size: 560, air: true },
          { picture: 'hippopotamus', x: 480, y: 545, size: 320, turn: 6, air: true },
          { picture: 'butterfly', x: 110, y: 470, size: 40, air: true },
        ],
      },
    },
    {
      text: '“A hippo? Fly?” Pony giggled so hard that she fell over. “Hippos belong in mud, silly!”',
      alt: 'Pony the horse has fallen on her back with laughing. Hippo stands in the mud.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 260, y: 555, size: 400, air: true },
          { picture: 'hippopotamus', x: 250, y: 530, size: 240, mirror: true, air: true },
          { picture: 'horse', x: 590, y: 540, size: 300, turn: 100 },
          { picture: 'droplet', x: 660, y: 300, size: 30, turn: 30, air: true },
          { picture: 'dizzy', x: 700, y: 300, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Hippo made paper wings. He ran. He jumped. He flapped. Flop!',
      alt: 'Hippo has wings of paper and lies on his nose.',
      scene: {
        background: 'hills',
        items: [
          {
            picture: 'own-paper-wing',
            x: 530,
            y: 350,
            size: 210,
            mirror: true,
            turn: -14,
            air: true,
          },
          { picture: 'hippopotamus', x: 410, y: 550, size: 300, turn: -16, air: true },
          { picture: 'own-paper-wing', x: 370, y: 400, size: 210, turn: 10, air: true },
          { picture: 'dizzy', x: 240, y: 380, size: 90, air: true },
          { picture: 'scissors', x: 680, y: 560, size: 80 },
        ],
      },
    },
    {
      text: 'He held on to a kite. The kite went up, over the trees. Hippo did not.',
      alt: 'A kite flies high in the sky. Hippo stands on the grass.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 690, y: 430, size: 190 },
          { picture: 'evergreen-tree', x: 580, y: 430, size: 140 },
          { picture: 'kite', x: 530, y: 220, size: 170, air: true },
          { picture: 'hippopotamus', x: 370, y: 550, size: 280 },
          { picture: 'horse', x: 120, y: 500, size: 160, mirror: true },
        ],
        strings: [[545, 205, 330, 440]],
      },
    },
    {
      text: 'He got a red balloon. “Hello, sky!” he cried. He waited. He waited all day. Not yet.',
      alt: 'The sun goes down. Hippo holds one red balloon and still stands on the grass.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'balloon', x: 310, y: 370, size: 180, air: true },
          { picture: 'hippopotamus', x: 430, y: 550, size: 310 },
        ],
        strings: [[300, 330, 345, 430]],
      },
    },
    {
      text: '“I need sixty,” said Hippo. So he got sixty, and up, up, up he went!',
      alt: 'Hippo flies up under a great bunch of red balloons.',
      scene: {
        background: 'highSky',
        items: [
          ...nearBunch,
          { picture: 'hippopotamus', x: 410, y: 570, size: 240, turn: 6, air: true },
        ],
        strings: stringsTo(410, 460, nearBunch),
      },
    },
    {
      text: 'He went over the trees. He went over Pony, who was as tiny as a bug. “Hello, Pony!” he cried.',
      alt: 'Hippo flies over the trees. Far below stands a very small Pony.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 130, y: 500, size: 130 },
          { picture: 'evergreen-tree', x: 240, y: 540, size: 120 },
          { picture: 'deciduous-tree', x: 640, y: 510, size: 140 },
          { picture: 'evergreen-tree', x: 740, y: 560, size: 130 },
          { picture: 'horse', x: 430, y: 560, size: 60 },
          ...farBunch,
          { picture: 'hippopotamus', x: 405, y: 380, size: 150, turn: 4, air: true },
        ],
        strings: stringsTo(405, 320, farBunch),
      },
    },
    {
      text: 'Then a hungry bird came by. “Cherry, cherry, cherry!” Pop! Pop! Pop!\n“No, no, no!” cried Hippo.',
      alt: 'A bird that thinks of cherries pops the red balloons with its beak. Hippo tips.',
      scene: {
        background: 'sky',
        items: [
          { picture: 'balloon', x: 180, y: 360, size: 110, turn: -36, air: true },
          { picture: 'balloon', x: 215, y: 265, size: 110, turn: -30, air: true },
          { picture: 'balloon', x: 280, y: 190, size: 110, turn: -18, air: true },
          { picture: 'balloon', x: 355, y: 150, size: 110, turn: -4, air: true },
          { picture: 'balloon', x: 285, y: 310, size: 110, turn: -20, air: true },
          { picture: 'balloon', x: 360, y: 255, size: 110, turn: -4, air: true },
          { picture: 'balloon', x: 430, y: 170, size: 110, turn: 8, air: true },
          { picture: 'collision', x: 475, y: 265, size: 110, air: true },
          { picture: 'collision', x: 540, y: 330, size: 90, air: true },
          { picture: 'collision', x: 420, y: 345, size: 80, air: true },
          { picture: 'eagle', x: 610, y: 330, size: 170, air: true },
          { picture: 'thought-balloon', x: 690, y: 190, size: 130, mirror: true, air: true },
          { picture: 'cherries', x: 690, y: 160, size: 65, air: true },
          { picture: 'hippopotamus', x: 360, y: 530, size: 270, turn: -20, air: true },
        ],
        strings: [
          [180, 350, 372, 405],
          [215, 255, 372, 405],
          [280, 180, 372, 405],
          [355, 140, 372, 405],
          [285, 300, 372, 405],
          [360, 245, 372, 405],
          [430, 160, 372, 405],
        ],
      },
    },
    {
      text: 'Down he fell, over and over, into the muddy, muddy, muddy lake. SPLAT!',
      alt: 'Hippo sits in a muddy lake. Mud flies all around.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 400, y: 550, size: 660, air: true },
          { picture: 'hippopotamus', x: 400, y: 515, size: 300, turn: 14, air: true },
          { picture: 'brown-circle', x: 200, y: 400, size: 34, air: true },
          { picture: 'brown-circle', x: 150, y: 320, size: 22, air: true },
          { picture: 'brown-circle', x: 610, y: 380, size: 36, air: true },
          { picture: 'brown-circle', x: 660, y: 290, size: 24, air: true },
          { picture: 'brown-circle', x: 540, y: 250, size: 26, air: true },
          { picture: 'brown-circle', x: 290, y: 270, size: 28, air: true },
          { picture: 'balloon', x: 690, y: 210, size: 90, turn: 20, air: true },
        ],
      },
    },
    {
      text: '“Did you fly?” said Pony.\n“I did!” said Hippo. “And the mud is the best bit. Now you try!”',
      alt: 'Hippo, with mud all over him, talks to Pony, who looks at the last three balloons.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 250, y: 570, size: 480, air: true },
          { picture: 'hippopotamus', x: 250, y: 540, size: 280, mirror: true, air: true },
          { picture: 'brown-circle', x: 205, y: 445, size: 40, air: true },
          { picture: 'brown-circle', x: 270, y: 480, size: 50, air: true },
          { picture: 'brown-circle', x: 160, y: 470, size: 30, air: true },
          { picture: 'red-heart', x: 300, y: 270, size: 60, air: true },
          { picture: 'balloon', x: 470, y: 190, size: 100, turn: -14, air: true },
          { picture: 'balloon', x: 560, y: 185, size: 100, turn: 14, air: true },
          { picture: 'balloon', x: 515, y: 165, size: 105, air: true },
          { picture: 'horse', x: 610, y: 540, size: 300 },
          { picture: 'frog', x: 70, y: 545, size: 60, air: true },
        ],
        strings: [
          [474, 160, 540, 300],
          [556, 160, 540, 300],
          [515, 140, 540, 300],
        ],
      },
    },
    {
      text: '“Up I go!” cried Pony.\n“A pony? Fly?” Hippo giggled so hard that he fell over.',
      alt: 'Pony floats up under red balloons. Hippo has fallen on his back in the mud with laughing.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-mud', x: 240, y: 580, size: 440, air: true },
          { picture: 'hippopotamus', x: 240, y: 650, size: 250, turn: 165, air: true },
          { picture: 'droplet', x: 110, y: 430, size: 30, turn: -30, air: true },
          { picture: 'dizzy', x: 350, y: 420, size: 70, air: true },
          { picture: 'balloon', x: 530, y: 190, size: 120, turn: -14, air: true },
          { picture: 'balloon', x: 630, y: 190, size: 120, turn: 14, air: true },
          { picture: 'balloon', x: 580, y: 160, size: 125, air: true },
          { picture: 'horse', x: 610, y: 430, size: 260, air: true },
          { picture: 'eagle', x: 730, y: 110, size: 80, air: true },
        ],
        strings: [
          [535, 160, 590, 280],
          [625, 160, 605, 280],
          [579, 135, 598, 280],
        ],
      },
    },
  ],
};
