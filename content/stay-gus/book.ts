import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';
import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';

type Pose = Omit<Actor, 'who' | 'colors'>;

/** Crow: a magpie that is black all over. */
const crow = (pose: Pose): Actor => ({
  ...pose,
  who: 'magpie',
  colors: { light: '#3a3e57', beak: '#565b73', beakDark: '#41465c', iris: '#dfe6f2' },
});

/** Toad: a frog in brown. */
const toad = (pose: Pose): Actor => ({
  ...pose,
  who: 'frog',
  colors: { base: '#b08a52', shade: '#8a673a', light: '#efdcae', lid: '#9c7845', brow: '#5d4325' },
});

/** Gus sits, and does not stir. */
const gus = (x: number, y: number, size: number, pose: Partial<Pose> = {}): Actor => ({
  feels: 'calm',
  ...pose,
  who: 'gus',
  does: 'sitting',
  at: [x, y],
  size,
});

/** The flood in front of who sits in it, with the top of its waves at `top`. */
const flood = (top: number): Item => ({
  picture: 'own-sea',
  x: 400,
  y: top + 120,
  size: 320,
  stretch: 2.6,
  air: true,
});

export const book: InlineBook = {
  id: 'stay-gus',
  title: 'Stay, Gus!',
  author: 'Step Into Reading',
  description:
    'Gus the dog can stay. He stays in the wind and in the rain, and when a crow lands on his head. Will Jack come back with the toast?',
  step: '3.3',
  props,
  hero: { who: 'gus' },
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-rain', x: 300, y: 760, size: 800, stretch: 0.75, air: true },
      { picture: 'own-rain-puddle', x: 300, y: 760, size: 480, air: true },
      gus(300, 725, 430, { looks: 'front', gaze: [0, -0.8] }),
      crow({ feels: 'happy', looks: 'left', at: [305, 398], size: 190, air: true }),
      { picture: 'own-nest', x: 305, y: 424, size: 150, air: true },
      { picture: 'own-rain-puddle', x: 300, y: 785, size: 300, air: true },
    ],
  },
  pages: [
    {
      text: '“Stay, Gus, and I’ll get us toast,” grins Jack. Gus stays.',
      alt: 'Jack holds up a hand in front of Gus the dog, who sits. Behind them is a house.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'house-with-garden', x: 640, y: 430, size: 260 },
          gus(260, 570, 320, { feels: 'happy', gaze: [0.8, -0.5] }),
          {
            who: 'jack',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            arms: 'pointing',
            at: [510, 575],
            size: 330,
          },
        ],
      },
    },
    {
      text: 'Crow lands on Gus. “May I stay?” croaks Crow. Gus can’t say no. Crow stays.',
      alt: 'A black crow stands on the head of Gus, who rolls up his eyes to see it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 690, y: 440, size: 260 },
          gus(360, 575, 400, { feels: 'surprised', says: 'tight', looks: 'front', gaze: [0, -1] }),
          crow({ feels: 'happy', says: 'o', looks: 'left', at: [370, 312], size: 230, air: true }),
        ],
      },
    },
    {
      text: 'It rains. Wind blows. Rain soaks Gus’s coat. Still Gus stays.',
      alt: 'Rain pours down on Gus. The crow on his head has a twig for a nest.',
      scene: {
        background: 'farm',
        items: [
          { picture: 'cloud-with-rain', x: 180, y: 230, size: 210, air: true },
          { picture: 'cloud-with-rain', x: 620, y: 210, size: 230, air: true },
          { picture: 'leaf-fluttering-in-wind', x: 690, y: 390, size: 90, air: true },
          { picture: 'own-whoosh', x: 130, y: 400, size: 150, air: true },
          { picture: 'own-rain-puddle', x: 400, y: 600, size: 420, air: true },
          gus(400, 575, 330, { feels: 'sad', says: 'tight' }),
          crow({
            feels: 'cross',
            looks: 'right',
            at: [408, 358],
            size: 180,
            holds: { picture: 'own-twig', size: 70 },
            air: true,
          }),
          { picture: 'own-rain', x: 400, y: 600, size: 610, stretch: 1.33, air: true },
        ],
      },
    },
    {
      text: 'The creek grows. Goat rows by in a boat. “Get in!” yells Goat. Still Gus stays.',
      alt: 'Water is all around Gus, up to his chest. Goat rows by in a small red boat and waves.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 80, y: 460, size: 200, air: true },
          { picture: 'own-sea', x: 400, y: 520, size: 320, stretch: 2.6, air: true },
          { picture: 'own-row-back', x: 560, y: 560, size: 330, air: true },
          {
            who: 'goat',
            feels: 'happy',
            says: 'grin',
            looks: 'left',
            at: [565, 500],
            size: 240,
            air: true,
            arms: 'holding',
            holds: { picture: 'own-oar', size: 150, turn: 20 },
          },
          { picture: 'own-row-front', x: 560, y: 560, size: 330, air: true },
          { ...gus(230, 585, 300, { gaze: [0.9, 0] }), air: true },
          crow({ feels: 'surprised', looks: 'right', at: [238, 380], size: 150, air: true }),
          { picture: 'own-nest', x: 234, y: 388, size: 70, air: true },
          flood(505),
        ],
      },
    },
    {
      text: 'Toad floats up in a bowl. “Play with me!” croaks Toad. Still Gus stays.',
      alt: 'A brown toad floats to Gus in a yellow bowl. Gus is in water up to his chin, and the crow sits in a nest on his head.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-sea', x: 400, y: 500, size: 320, stretch: 2.6, air: true },
          { picture: 'own-bowl-back', x: 210, y: 590, size: 260, air: true },
          toad({
            feels: 'laughing',
            looks: 'right',
            arms: 'up',
            at: [210, 545],
            size: 230,
            air: true,
          }),
          { picture: 'own-bowl-front', x: 210, y: 590, size: 260, air: true },
          { ...gus(560, 650, 380, { looks: 'left', gaze: [-0.9, 0.3] }), air: true },
          crow({ feels: 'happy', looks: 'left', at: [556, 376], size: 180, air: true }),
          { picture: 'own-nest', x: 556, y: 396, size: 130, air: true },
          flood(520),
        ],
      },
    },
    {
      text: 'Jack runs back with toast on a tray. “Gus! Did you stay in the rain all day?”',
      alt: 'The sun goes down and the water has gone. Jack runs up with a tray of toast. Gus is wet, with a crow in a nest on his head.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'house-with-garden', x: 110, y: 420, size: 190 },
          { picture: 'own-rain-puddle', x: 600, y: 600, size: 380, air: true },
          { picture: 'own-rain-puddle', x: 300, y: 470, size: 150, air: true },
          {
            who: 'jack',
            feels: 'surprised',
            says: 'o',
            does: 'running',
            arms: 'carrying',
            holds: { picture: 'own-toast-tray', size: 92, dx: 16 },
            at: [260, 575],
            size: 320,
          },
          gus(600, 575, 340, { looks: 'left', gaze: [-0.8, -0.2] }),
          crow({ feels: 'calm', looks: 'left', at: [596, 330], size: 170, air: true }),
          { picture: 'own-nest', x: 596, y: 350, size: 120, air: true },
        ],
      },
    },
    {
      text: '“Eat, Gus! Then let’s play!” yells Jack. Gus stays. See? Crow has laid eggs on him.',
      alt: 'Gus rolls up his eyes to the nest on his head, which has three eggs in it. The proud crow stands next to it.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-rain-puddle', x: 360, y: 600, size: 420, air: true },
          gus(360, 575, 420, { feels: 'happy', looks: 'front', gaze: [0.2, -1] }),
          { picture: 'own-eggs', x: 362, y: 287, size: 120, air: true },
          { picture: 'own-nest', x: 362, y: 292, size: 160, air: true },
          crow({ feels: 'laughing', looks: 'left', arms: 'wide', at: [545, 560], size: 210 }),
          {
            who: 'jack',
            feels: 'surprised',
            looks: 'right',
            arms: 'cheeks',
            gaze: [0.8, -0.9],
            at: [130, 575],
            size: 310,
          },
          { picture: 'own-toast-tray', x: 690, y: 590, size: 130 },
        ],
      },
    },
    {
      text: 'So Gus stays, and Jack stays. They eat wet toast in a row.',
      alt: 'At night Jack, Gus with the crow in its nest, Toad and Goat sit in a row and eat toast.',
      scene: {
        background: 'night',
        items: [
          { picture: 'own-moon', x: 660, y: 180, size: 110, air: true },
          {
            who: 'jack',
            feels: 'happy',
            does: 'sitting',
            arms: 'holding',
            holds: { picture: 'own-toast', size: 60 },
            at: [105, 565],
            size: 300,
          },
          gus(300, 570, 320, {
            feels: 'happy',
            arms: 'holding',
            holds: { picture: 'own-toast', size: 56 },
          }),
          crow({ feels: 'asleep', looks: 'right', at: [305, 334], size: 160, air: true }),
          { picture: 'own-nest', x: 305, y: 364, size: 110, air: true },
          toad({
            feels: 'happy',
            does: 'sitting',
            looks: 'left',
            arms: 'holding',
            holds: { picture: 'own-toast', size: 60 },
            at: [520, 575],
            size: 230,
          }),
          {
            who: 'goat',
            feels: 'happy',
            does: 'sitting',
            looks: 'left',
            arms: 'holding',
            holds: { picture: 'own-toast', size: 60 },
            at: [690, 570],
            size: 270,
          },
        ],
      },
    },
  ],
};
