import type { InlineBook } from '../format/book.ts';

export const book: InlineBook = {
  id: 'dawn-draws-a-crab',
  title: 'Dawn Draws a Crab',
  author: 'Step Into Reading',
  description: 'What Dawn draws comes off the paper. Then her crab gets a claw too many.',
  category: 'level6',
  cover: {
    background: 'hills',
    items: [
      { picture: 'own-paper', x: 430, y: 640, size: 380, turn: 8 },
      { picture: 'crab', x: 430, y: 560, size: 250, air: true },
      { picture: 'own-claw', x: 430, y: 385, size: 110, air: true },
      { picture: 'own-fawn', x: 190, y: 715, size: 290, mirror: true },
      { picture: 'crayon', x: 90, y: 300, size: 150, air: true },
      { picture: 'sparkles', x: 250, y: 300, size: 90, air: true },
    ],
  },
  pages: [
    {
      text: 'Dawn the fawn found a crayon on the lawn. She drew a strawberry. Plop! It fell off the paper. Dawn sniffed it. Then she chewed it. Yum!',
      alt: 'Dawn, a spotted fawn, sniffs at a strawberry beside a sheet of paper and a green crayon.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'deciduous-tree', x: 690, y: 430, size: 200 },
          { picture: 'own-fawn', x: 250, y: 550, size: 290, mirror: true },
          { picture: 'own-paper', x: 560, y: 580, size: 200, turn: 80 },
          { picture: 'strawberry', x: 450, y: 560, size: 90 },
          { picture: 'crayon', x: 680, y: 590, size: 90 },
          { picture: 'sparkles', x: 460, y: 430, size: 70, air: true },
          { picture: 'butterfly', x: 640, y: 200, size: 60, air: true },
        ],
      },
    },
    {
      text: '“If I can draw a thing to chew,” she said, “I can draw a friend to play with.” So she drew a crab. One claw, two claws…',
      alt: 'Close up, Dawn draws a crab with two claws on a big sheet of paper.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-paper', x: 520, y: 590, size: 430 },
          { picture: 'crab', x: 520, y: 470, size: 220, air: true },
          { picture: 'crayon', x: 390, y: 400, size: 130, air: true, mirror: true },
          { picture: 'own-fawn', x: 190, y: 570, size: 330, mirror: true },
          { picture: 'strawberry', x: 90, y: 590, size: 50 },
          { picture: 'butterfly', x: 720, y: 200, size: 50, air: true },
        ],
      },
    },
    {
      text: 'Just then a bee flew by. Dawn jumped, and so did the crayon. “Oops,” she said. “Is that a claw too many?”',
      alt: 'A bee flies past the ear of Dawn. She jumps, and on the paper the crab has one more claw on its head.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-paper', x: 560, y: 590, size: 430 },
          { picture: 'crab', x: 560, y: 490, size: 220, air: true },
          { picture: 'own-claw', x: 560, y: 340, size: 90, air: true },
          { picture: 'crayon', x: 640, y: 300, size: 120, air: true, turn: 30 },
          { picture: 'own-fawn', x: 220, y: 520, size: 310, mirror: true, turn: -8 },
          { picture: 'honeybee', x: 350, y: 210, size: 80, air: true },
          { picture: 'own-whoosh', x: 180, y: 230, size: 170, air: true },
          { picture: 'double-exclamation-mark', x: 420, y: 270, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Pop! Off the paper crawled the crab. “Hi! I am Maud!” Two claws shook Dawn by the leg. But the new claw went snip.',
      alt: 'The crab stands on the grass and waves to Dawn. The third claw has cut a flower.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-paper', x: 690, y: 585, size: 180, turn: -12 },
          { picture: 'own-claw', x: 530, y: 430, size: 110, air: true },
          { picture: 'crab', x: 530, y: 580, size: 260 },
          { picture: 'own-fawn', x: 240, y: 560, size: 300, mirror: true },
          { picture: 'tulip', x: 400, y: 590, size: 70, turn: 80 },
          { picture: 'sparkles', x: 690, y: 380, size: 80, air: true },
        ],
      },
    },
    {
      text: 'Snip! It cut a string, and the kite flew off. Snip! It cut the line, and down fell the laundry, right on top of Dawn.',
      alt: 'A kite flies off with its string cut. A sheet has come down from the washing line on top of Dawn.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'kite', x: 620, y: 200, size: 150, air: true },
          { picture: 't-shirt', x: 120, y: 310, size: 100, air: true },
          { picture: 'jeans', x: 230, y: 330, size: 110, air: true },
          { picture: 'socks', x: 60, y: 300, size: 60, air: true },
          { picture: 'own-fawn', x: 300, y: 560, size: 260, mirror: true },
          { picture: 'own-sheet', x: 315, y: 500, size: 260, air: true, stretch: 1.1 },
          { picture: 'own-claw', x: 590, y: 455, size: 100, air: true },
          { picture: 'crab', x: 590, y: 590, size: 240 },
        ],
        strings: [
          [0, 214, 290, 222],
          [290, 222, 330, 330],
        ],
      },
    },
    {
      text: '“Stop it!” cried Dawn.\n“I can’t!” wailed Maud. “It is an awful claw! It will not obey me!” Snip! It cut a chair. Snip! It cut the crayon in two.',
      alt: 'The crab shakes its claw in fright. A chair has lost a leg, and the crayon lies in two bits.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-claw', x: 330, y: 400, size: 140, air: true, turn: 14 },
          { picture: 'crab', x: 310, y: 580, size: 310 },
          { picture: 'own-fawn', x: 680, y: 500, size: 260 },
          { picture: 'chair', x: 590, y: 570, size: 190, turn: 24 },
          { picture: 'crayon', x: 470, y: 595, size: 80, turn: 20 },
          { picture: 'crayon', x: 540, y: 598, size: 60, turn: 70 },
          { picture: 'sweat-droplets', x: 160, y: 330, size: 90, air: true, mirror: true },
          { picture: 'anger-symbol', x: 450, y: 310, size: 60, air: true },
        ],
      },
    },
    {
      text: 'Dawn grabbed the last bit of crayon and drew a net for the claw. A big, big net! It flew up. It hung there. And it fell…',
      alt: 'A big net flies up over Dawn and the crab, who look up at it.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-paper', x: 690, y: 580, size: 150, turn: 60 },
          { picture: 'own-fawn', x: 260, y: 570, size: 230, mirror: true },
          { picture: 'own-claw', x: 480, y: 505, size: 80, air: true },
          { picture: 'crab', x: 480, y: 600, size: 190 },
          { picture: 'own-net', x: 390, y: 315, size: 340, air: true, stretch: 1.2, turn: 8 },
          { picture: 'red-exclamation-mark', x: 390, y: 400, size: 60, air: true },
          { picture: 'crayon', x: 620, y: 595, size: 50 },
        ],
      },
    },
    {
      text: '…on Dawn, and on Maud! They tugged. They crawled. They chewed. But they were stuck. Just one thing stuck out: the new claw.',
      alt: 'Dawn and the crab sit under the net. Only the third claw sticks out at the top.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-fawn', x: 280, y: 570, size: 250, mirror: true },
          { picture: 'crab', x: 530, y: 580, size: 220 },
          { picture: 'own-net', x: 400, y: 600, size: 500, air: true, stretch: 1.2 },
          { picture: 'own-claw', x: 530, y: 450, size: 200, air: true },
          { picture: 'sweat-droplets', x: 120, y: 330, size: 70, air: true, mirror: true },
          { picture: 'butterfly', x: 700, y: 240, size: 50, air: true },
        ],
      },
    },
    {
      text: '“We yell at it,” said Dawn, “but we never ask it. Claw, if you do not mind, can you help us?” The claw went still. Then it went pink.',
      alt: 'Close up, Dawn smiles at the claw. It has gone pink.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-fawn', x: 230, y: 590, size: 380, mirror: true },
          { picture: 'crab', x: 540, y: 600, size: 300 },
          { picture: 'own-net', x: 400, y: 690, size: 760, air: true, stretch: 1.1 },
          { picture: 'own-pink-claw', x: 540, y: 410, size: 190, air: true },
          { picture: 'red-heart', x: 420, y: 230, size: 80, air: true },
          { picture: 'red-heart', x: 660, y: 210, size: 50, air: true },
        ],
      },
    },
    {
      text: 'Snip, snip, snip! It cut the net with such care that it did not cut one hair. “Thank you, Claw!” cried Dawn. “You are the best claw!”',
      alt: 'The net falls in two halves, and Dawn and the crab jump out. The claw is up in the air.',
      scene: {
        background: 'hills',
        items: [
          { picture: 'own-net', x: 110, y: 580, size: 190, air: true, turn: -50 },
          { picture: 'own-net', x: 700, y: 580, size: 190, air: true, turn: 50 },
          { picture: 'own-fawn', x: 300, y: 540, size: 260, mirror: true },
          { picture: 'own-pink-claw', x: 520, y: 425, size: 110, air: true },
          { picture: 'crab', x: 520, y: 580, size: 260 },
          { picture: 'sparkles', x: 420, y: 230, size: 100, air: true },
          { picture: 'red-heart', x: 640, y: 300, size: 70, air: true },
        ],
      },
    },
    {
      text: 'Now the claw works hard. It trims the lawn. It cuts the cake. And it never, ever snips the laundry.',
      alt: 'The claw cuts a cake on a table. The washing hangs safe on the line, and the lawn is trim.',
      scene: {
        background: 'hills',
        items: [
          { picture: 't-shirt', x: 490, y: 174, size: 90, air: true },
          { picture: 'jeans', x: 590, y: 200, size: 100, air: true },
          { picture: 'socks', x: 690, y: 168, size: 60, air: true },
          { picture: 'own-table', x: 420, y: 580, size: 330 },
          { picture: 'birthday-cake', x: 470, y: 440, size: 130, air: true },
          { picture: 'own-pink-claw', x: 240, y: 415, size: 120, air: true, turn: 14 },
          { picture: 'crab', x: 220, y: 560, size: 270 },
          { picture: 'own-fawn', x: 660, y: 570, size: 240 },
          { picture: 'own-grass', x: 60, y: 590, size: 110 },
        ],
        strings: [[420, 108, 800, 114]],
      },
    },
    {
      text: 'But late one night it crept off with the last bit of crayon. And at dawn, a new crab crawled on the lawn. It had five claws. Snip!',
      alt: 'At sunrise a new crab stands on the lawn with three more claws on its head. Dawn and the first crab stare at it.',
      scene: {
        background: 'dusk',
        items: [
          { picture: 'own-paper', x: 700, y: 500, size: 170, turn: -30 },
          { picture: 'own-claw', x: 470, y: 400, size: 110, air: true, turn: -40 },
          { picture: 'own-claw', x: 535, y: 372, size: 120, air: true },
          { picture: 'own-claw', x: 600, y: 400, size: 110, air: true, turn: 40 },
          { picture: 'crab', x: 535, y: 570, size: 280 },
          { picture: 'own-pink-claw', x: 290, y: 485, size: 70, air: true },
          { picture: 'crab', x: 290, y: 590, size: 160 },
          { picture: 'own-fawn', x: 120, y: 560, size: 220, mirror: true },
          { picture: 'double-exclamation-mark', x: 250, y: 300, size: 80, air: true },
          { picture: 'crayon', x: 690, y: 590, size: 50 },
        ],
      },
    },
  ],
};
