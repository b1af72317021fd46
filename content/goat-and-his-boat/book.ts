import type { InlineBook } from '../book.ts';

export const book: InlineBook = {
  id: 'goat-and-his-boat',
  title: 'Goat and His Boat',
  author: 'Step Into Reading',
  description: 'Goat has a neat boat, and his friends need a ride. How many is one too many?',
  category: 'level3',
  heartWords: ['a', 'the', 'i', 'was', 'said', 'his', 'he', 'she', 'me'],
  splits: {
    beach: 'b-ea-ch',
    bean: 'b-ea-n',
    clean: 'c-l-ea-n',
    neat: 'n-ea-t',
    seat: 's-ea-t',
    tea: 't-ea',
    turtle: 't-ur-t-le',
  },
  cover: {
    background: 'sea',
    items: [
      { picture: 'sun', x: 460, y: 240, size: 140, air: true },
      { picture: 'own-boat', x: 300, y: 740, size: 500, air: true },
      { picture: 'goat', x: 230, y: 560, size: 190, air: true },
      { picture: 'own-sea', x: 300, y: 810, size: 340, stretch: 1.9, air: true },
      { picture: 'honeybee', x: 150, y: 330, size: 90, air: true },
      { picture: 'fish', x: 450, y: 745, size: 90, turn: -14, air: true },
    ],
  },
  pages: [
    {
      text: 'Goat had a neat boat. He gave it a clean sail.',
      alt: 'Goat stands in a little boat with a yellow sail.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 130, y: 190, size: 110, air: true },
          { picture: 'own-boat', x: 420, y: 555, size: 460, air: true },
          { picture: 'goat', x: 345, y: 388, size: 150, air: true },
          { picture: 'own-sea', x: 400, y: 610, size: 320, stretch: 2.6, air: true },
          { picture: 'sparkles', x: 540, y: 270, size: 80, air: true },
        ],
      },
    },
    {
      text: '"I need a ride," said Sheep. "Hop in," said Goat.',
      alt: 'Sheep jumps into the boat beside Goat.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 130, y: 190, size: 110, air: true },
          { picture: 'own-boat', x: 360, y: 555, size: 460, air: true },
          { picture: 'goat', x: 275, y: 388, size: 140, air: true },
          { picture: 'own-sea', x: 400, y: 610, size: 320, stretch: 2.6, air: true },
          { picture: 'ewe', x: 550, y: 330, size: 150, turn: 14, air: true },
          { picture: 'own-whoosh', x: 690, y: 320, size: 100, mirror: true, air: true },
        ],
      },
    },
    {
      text: '"Wait for the snail!" said Snail. "I need a ride."',
      alt: 'Goat and Sheep look at Snail, who comes by on a log.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-boat', x: 330, y: 535, size: 440, air: true },
          { picture: 'goat', x: 260, y: 381, size: 130, air: true },
          { picture: 'ewe', x: 395, y: 381, size: 130, mirror: true, air: true },
          { picture: 'own-sea', x: 400, y: 592, size: 320, stretch: 2.6, air: true },
          { picture: 'own-log', x: 670, y: 560, size: 170, air: true },
          { picture: 'snail', x: 660, y: 525, size: 90, air: true },
        ],
      },
    },
    {
      text: '"Room for Owl?" said Owl. She sat on top.',
      alt: 'Owl sits on top of the mast. Goat, Sheep and Snail look up.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-boat', x: 400, y: 560, size: 440, air: true },
          { picture: 'owl', x: 412, y: 172, size: 95, air: true },
          { picture: 'goat', x: 300, y: 406, size: 125, air: true },
          { picture: 'ewe', x: 420, y: 406, size: 125, air: true },
          { picture: 'snail', x: 515, y: 406, size: 75, air: true },
          { picture: 'own-sea', x: 400, y: 625, size: 320, stretch: 2.6, air: true },
        ],
      },
    },
    {
      text: 'The boat sat low. Goat felt hot. "Keep still," he said.',
      alt: 'The full boat lies deep in the water. Goat sweats.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 680, y: 190, size: 110, air: true },
          { picture: 'own-boat', x: 400, y: 610, size: 440, turn: 3, air: true },
          { picture: 'owl', x: 424, y: 222, size: 95, turn: 3, air: true },
          { picture: 'goat', x: 295, y: 450, size: 125, air: true },
          { picture: 'sweat-droplets', x: 210, y: 360, size: 60, mirror: true, air: true },
          { picture: 'ewe', x: 415, y: 457, size: 125, turn: 3, air: true },
          { picture: 'snail', x: 512, y: 462, size: 75, turn: 3, air: true },
          { picture: 'own-sea', x: 400, y: 630, size: 320, stretch: 2.6, air: true },
        ],
      },
    },
    {
      text: 'Then came Bee. "Wait for me! I am just as big as a bean."',
      alt: 'A small bee flies up to the full boat.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-boat', x: 330, y: 610, size: 440, turn: 3, air: true },
          { picture: 'owl', x: 354, y: 222, size: 95, turn: 3, air: true },
          { picture: 'goat', x: 225, y: 450, size: 125, air: true },
          { picture: 'ewe', x: 345, y: 457, size: 125, turn: 3, air: true },
          { picture: 'snail', x: 442, y: 462, size: 75, turn: 3, air: true },
          { picture: 'own-sea', x: 400, y: 630, size: 320, stretch: 2.6, air: true },
          { picture: 'honeybee', x: 640, y: 290, size: 80, air: true },
          { picture: 'own-whoosh', x: 730, y: 285, size: 70, mirror: true, air: true },
        ],
      },
    },
    {
      text: 'Down sat Bee. Down went the boat. Splash!',
      alt: 'The boat tips over and Goat, Sheep and Snail fall into the sea.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'own-boat', x: 400, y: 640, size: 420, turn: 52, air: true },
          { picture: 'goat', x: 190, y: 470, size: 140, turn: -30, air: true },
          { picture: 'ewe', x: 320, y: 370, size: 130, turn: 40, air: true },
          { picture: 'snail', x: 690, y: 490, size: 80, turn: 25, air: true },
          { picture: 'owl', x: 650, y: 190, size: 100, air: true },
          { picture: 'honeybee', x: 500, y: 160, size: 70, air: true },
          { picture: 'sweat-droplets', x: 130, y: 330, size: 90, mirror: true, air: true },
          { picture: 'sweat-droplets', x: 610, y: 420, size: 90, air: true },
          { picture: 'own-sea', x: 400, y: 640, size: 340, stretch: 2.6, air: true },
        ],
      },
    },
    {
      text: 'Up came Turtle. "Need a seat? Take turns!" said Turtle.',
      alt: 'Goat, Sheep, Snail and Owl ride on the back of a big turtle.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'turtle', x: 400, y: 600, size: 500, air: true },
          { picture: 'goat', x: 330, y: 378, size: 130, air: true },
          { picture: 'ewe', x: 445, y: 372, size: 130, air: true },
          { picture: 'snail', x: 545, y: 408, size: 75, air: true },
          { picture: 'owl', x: 445, y: 258, size: 85, air: true },
          { picture: 'honeybee', x: 140, y: 280, size: 70, mirror: true, air: true },
          { picture: 'own-sea', x: 400, y: 650, size: 180, stretch: 5, air: true },
        ],
      },
    },
    {
      text: 'On the beach, Bee had tea. "It was not me," she said.',
      alt: 'On the beach Bee has a cup of tea. Goat and Sheep look at her.',
      scene: {
        background: 'beach',
        items: [
          { picture: 'palm-tree', x: 690, y: 460, size: 260 },
          { picture: 'goat', x: 150, y: 540, size: 190, mirror: true },
          { picture: 'ewe', x: 320, y: 510, size: 170, mirror: true },
          { picture: 'teacup-without-handle', x: 520, y: 570, size: 110 },
          { picture: 'honeybee', x: 545, y: 425, size: 90, air: true },
          { picture: 'snail', x: 680, y: 570, size: 90 },
        ],
      },
    },
    {
      text: 'Then Goat made a big ship. It had room for ten, and a bee!',
      alt: 'All the friends ride on a big red ship, and Bee flies in front.',
      scene: {
        background: 'sea',
        items: [
          { picture: 'sun', x: 120, y: 180, size: 110, air: true },
          { picture: 'ship', x: 430, y: 590, size: 560, air: true },
          { picture: 'goat', x: 265, y: 345, size: 110, air: true },
          { picture: 'ewe', x: 365, y: 345, size: 105, mirror: true, air: true },
          { picture: 'snail', x: 455, y: 224, size: 60, air: true },
          { picture: 'owl', x: 658, y: 224, size: 70, air: true },
          { picture: 'honeybee', x: 130, y: 330, size: 80, air: true },
          { picture: 'own-sea', x: 400, y: 655, size: 200, stretch: 4.2, air: true },
        ],
      },
    },
  ],
};
