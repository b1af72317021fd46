import type { Actor } from '../pictures/actor.ts';
import type { Item } from '../pictures/scene.ts';
import type { InlineBook } from '../format/book.ts';
import { props } from './props.ts';

/** Grandad with the huge beard, which hangs from below his mouth. */
function bearded(pose: Omit<Actor, 'who'>): Item[] {
  const [x, y] = pose.at;
  const sits = pose.does === 'sitting';
  const size = pose.size * (sits ? 0.52 : 0.62);
  const lean = pose.looks === 'left' ? -0.03 : 0.03;
  return [
    { ...pose, who: 'grandad' },
    {
      picture: 'own-big-beard',
      x: x + pose.size * lean,
      y: y + pose.size * (sits ? 0.05 : -0.05),
      size,
      stretch: 1.15,
      air: true,
    },
  ];
}

const HAT = { picture: 'own-sun-hat', size: 110, dy: 22 };

export const book: InlineBook = {
  id: 'what-is-in-that-beard',
  title: 'What Is in That Beard?',
  author: 'Step Into Reading',
  description: 'Grandad has let his beard grow for a year. Now it ticks, it rings, and it peeps.',
  step: '5.5',
  props,
  hero: { who: 'grandad' },
  cover: {
    background: 'room',
    items: [
      ...bearded({
        feels: 'happy',
        says: 'smile',
        looks: 'right',
        at: [320, 715],
        size: 560,
        gaze: [-0.6, 0.6],
      }),
      {
        who: 'jack',
        feels: 'surprised',
        says: 'o',
        looks: 'right',
        at: [135, 725],
        size: 300,
        gaze: [0.9, -0.1],
      },
    ],
  },
  pages: [
    {
      text: 'A year ago, Grandad had a neat little beard. Then he let it grow. By now it was so big that he had to steer it past the chairs.',
      alt: 'Grandad has a beard down to his feet. He steers it between two chairs, one of which falls over.',
      scene: {
        background: 'room',
        items: [
          { picture: 'framed-picture', x: 140, y: 260, size: 130, air: true },
          { picture: 'chair', x: 640, y: 560, size: 240, turn: 24 },
          ...bearded({
            feels: 'happy',
            says: 'small',
            does: 'walking',
            looks: 'right',
            at: [400, 575],
            size: 440,
            reaches: [
              [500, 450],
              [315, 450],
            ],
            gaze: [0.6, 0.8],
          }),
          { picture: 'chair', x: 150, y: 590, size: 250 },
        ],
      },
    },
    {
      text: 'Jack stood near him. “I can hear a tick, tick, tick,” he said. He peered in the beard. A clock appeared! “Dear me,” said Grandad. “That is where it went.”',
      alt: 'Grandad sits in his armchair. Jack leans to the beard, and an alarm clock looks out of it.',
      scene: {
        background: 'room',
        items: [
          { picture: 'own-armchair', x: 480, y: 575, size: 400 },
          ...bearded({
            feels: 'surprised',
            says: 'small',
            does: 'sitting',
            looks: 'left',
            at: [480, 500],
            size: 430,
            gaze: [-0.6, 0.9],
            air: true,
          }),
          { picture: 'alarm-clock', x: 445, y: 470, size: 90, turn: -12, air: true },
          {
            who: 'jack',
            feels: 'surprised',
            says: 'o',
            looks: 'right',
            at: [220, 575],
            size: 340,
            turn: 6,
            reaches: [[385, 430]],
            gaze: [1, 0],
          },
        ],
      },
    },
    {
      text: '“And I can hear a ring, ring, ring,” said Jack. A phone appeared! “I lost it last year,” said Grandad. “Hello? Oh, hello, dear. Yes, I am well.”',
      alt: 'Grandad holds a red telephone to his ear and speaks. Jack laughs with the clock in his hand.',
      scene: {
        background: 'room',
        items: [
          { picture: 'window', x: 120, y: 270, size: 170, air: true },
          { picture: 'own-armchair', x: 330, y: 585, size: 440 },
          ...bearded({
            feels: 'happy',
            says: 'o',
            does: 'sitting',
            looks: 'right',
            at: [330, 505],
            size: 470,
            reaches: [[450, 290]],
            gaze: [0.5, -0.7],
            air: true,
          }),
          { picture: 'telephone-receiver', x: 432, y: 330, size: 100, turn: 100, air: true },
          {
            who: 'jack',
            feels: 'laughing',
            looks: 'left',
            at: [650, 580],
            size: 350,
            arms: 'holding',
            holds: { picture: 'alarm-clock', size: 62, dx: 6 },
          },
        ],
      },
    },
    {
      text: '“And I can hear a peep,” said Jack. A hen peered out of the beard! “Do you mind?” snapped the hen. “You will wake my chick.”',
      alt: 'Close up: a cross hen looks out of the grey beard, with a sleeping chick beside her. Grandad and Jack stare down at her.',
      scene: {
        background: 'room',
        items: [
          ...bearded({
            feels: 'surprised',
            says: 'small',
            does: 'standing',
            looks: 'left',
            at: [510, 690],
            size: 640,
            gaze: [-0.4, 1],
            air: true,
          }),
          {
            who: 'hen',
            feels: 'cross',
            says: 'o',
            does: 'peeking',
            looks: 'left',
            at: [440, 490],
            size: 330,
            gaze: [-1, -0.2],
          },
          {
            who: 'chick',
            feels: 'asleep',
            does: 'peeking',
            looks: 'left',
            at: [590, 500],
            size: 250,
          },
          { picture: 'own-beard-fold', x: 505, y: 615, size: 270, stretch: 1.25, air: true },
          {
            who: 'jack',
            feels: 'surprised',
            says: 'small',
            looks: 'right',
            at: [170, 590],
            size: 400,
            gaze: [1, 0.3],
            arms: 'cheeks',
          },
        ],
      },
    },
    {
      text: '“It has to go,” said Mum, and she got the clippers. A tear ran down the hen’s beak. “Have no fear,” said Grandad. “I will think of a spot.”',
      alt: 'Mum stands there with clippers in her hand. Grandad sits in his chair and smiles. The hen looks out of his beard with a tear.',
      scene: {
        background: 'room',
        items: [
          {
            who: 'mum',
            feels: 'cross',
            says: 'o',
            looks: 'right',
            at: [165, 575],
            size: 440,
            arms: 'holding',
            holds: { picture: 'own-clippers', size: 70, dx: 4, dy: -10 },
            gaze: [1, 0],
          },
          { picture: 'own-armchair', x: 540, y: 585, size: 430 },
          ...bearded({
            feels: 'calm',
            says: 'smile',
            does: 'sitting',
            looks: 'left',
            at: [540, 505],
            size: 460,
            gaze: [-0.3, 0.9],
            air: true,
          }),
          {
            who: 'hen',
            feels: 'sad',
            does: 'peeking',
            looks: 'left',
            at: [540, 460],
            size: 210,
            gaze: [-0.9, -0.5],
          },
          { picture: 'droplet', x: 510, y: 438, size: 26, air: true },
          { picture: 'own-beard-fold', x: 540, y: 535, size: 170, stretch: 1.2, air: true },
        ],
      },
    },
    {
      text: 'Buzz, buzz, buzz! It took nearly all day. Then the beard was neat and little again. “Three cheers!” yelled Mum.',
      alt: 'Grandad has a neat little beard again and strokes it. A huge heap of grey hair lies on the floor. Mum throws up her arms, and Jack sits in the heap.',
      scene: {
        background: 'room',
        items: [
          {
            who: 'grandad',
            feels: 'happy',
            says: 'smile',
            looks: 'left',
            at: [435, 545],
            size: 400,
            reaches: [[420, 326]],
            gaze: [-0.4, 0.7],
          },
          {
            who: 'mum',
            feels: 'laughing',
            looks: 'right',
            at: [180, 572],
            size: 390,
            arms: 'up',
            holds: { picture: 'own-clippers', size: 62, dy: -14 },
          },
          {
            who: 'jack',
            feels: 'laughing',
            does: 'sitting',
            looks: 'left',
            at: [620, 515],
            size: 330,
            arms: 'up',
            air: true,
          },
          { picture: 'own-beard-heap', x: 580, y: 595, size: 210, stretch: 1.9 },
          { picture: 'own-tufts', x: 315, y: 590, size: 150, air: true },
        ],
      },
    },
    {
      text: '“I can see my feet!” cheered Grandad. “And I can steer!”\n“But where is the hen?” said Jack.\n“Oh, she is near,” said Grandad.',
      alt: 'Grandad wears a big sun hat, rides a scooter and looks at his feet. Jack runs beside him and asks.',
      scene: {
        background: 'street',
        items: [
          { picture: 'kick-scooter', x: 330, y: 585, size: 330, mirror: true },
          {
            who: 'grandad',
            feels: 'laughing',
            says: 'laugh',
            does: 'standing',
            looks: 'right',
            at: [305, 545],
            size: 420,
            reaches: [
              [425, 375],
              [410, 395],
            ],
            wears: HAT,
            air: true,
          },
          {
            who: 'jack',
            feels: 'surprised',
            says: 'o',
            does: 'running',
            looks: 'left',
            at: [630, 575],
            size: 350,
            gaze: [-1, -0.2],
          },
        ],
      },
    },
    {
      text: '“I can hear a peep,” said Jack. He peered at Grandad’s hat. And the hat peered back.',
      alt: 'Close up: under the sun hat, on top of Grandad’s head, the hen and the chick look out. Grandad looks up at them, and Jack laughs.',
      scene: {
        background: 'street',
        items: [
          {
            who: 'grandad',
            feels: 'happy',
            says: 'smile',
            looks: 'left',
            at: [480, 890],
            size: 640,
            gaze: [-0.2, -1],
            air: true,
          },
          {
            who: 'hen',
            feels: 'happy',
            says: 'small',
            does: 'peeking',
            looks: 'left',
            at: [425, 290],
            size: 220,
            gaze: [-1, 0.3],
          },
          {
            who: 'chick',
            feels: 'happy',
            says: 'o',
            does: 'peeking',
            looks: 'left',
            at: [535, 290],
            size: 180,
            gaze: [-1, 0.3],
          },
          { picture: 'own-sun-hat', x: 475, y: 225, size: 300, turn: 4, air: true },
          {
            who: 'jack',
            feels: 'laughing',
            looks: 'right',
            at: [160, 600],
            size: 430,
            reaches: [[290, 330]],
            gaze: [0.8, -0.8],
          },
        ],
      },
    },
  ],
};
