import type { Flipbook } from './flipbook.ts';

export const crab: Flipbook = {
  title: 'Crab Has a Shell Shop',
  group: 'mint',
  pages: [
    {
      text: 'Crab Has a Shell Shop',
      alt: 'A red crab and a blue fish beside a big shell at the bottom of the sea.',
      scene: {
        background: 'reef',
        items: [
          ['coral', 110, 560, 190],
          ['spiral-shell', 620, 540, 210],
          ['crab', 390, 560, 270],
          ['fish', 220, 300, 190, { mirror: true }],
          ['bubbles', 350, 190, 100],
        ],
      },
    },
    {
      text: 'Ding! In swam Fish. “Crab! Which shell will fit this fish?”',
      alt: 'Crab stands among shells. Fish swims in under a bell.',
      scene: {
        background: 'reef',
        items: [
          ['shelf', 590, 330, 330],
          ['spiral-shell', 500, 186, 90],
          ['oyster', 600, 186, 90],
          ['rock-shell', 700, 186, 84],
          ['crab', 560, 560, 220],
          ['bell', 250, 200, 100, { turn: 16 }],
          ['fish', 200, 420, 190, { mirror: true }],
        ],
      },
    },
    {
      text: '“Thick shell? Thin shell? Long shell?” said Crab. “Pick, Fish, pick!”',
      alt: 'Crab shows Fish three shells: a thick one, a thin one and a long one.',
      scene: {
        background: 'reef',
        items: [
          ['rock-shell', 250, 570, 170],
          ['oyster', 390, 570, 110],
          ['spiral-shell', 500, 570, 150],
          ['fish', 170, 350, 200, { mirror: true }],
          ['crab', 670, 560, 200],
          ['red-question-mark', 310, 230, 80, { turn: 10 }],
        ],
      },
    },
    {
      text: 'Fish got in that thick shell. Thud! Fish sank in the sand.',
      alt: 'Fish sinks in the sand under a very heavy shell.',
      scene: {
        background: 'reef',
        items: [
          ['fish', 330, 570, 210, { mirror: true, turn: 8 }],
          ['rock-shell', 290, 480, 260],
          ['collision', 470, 400, 100],
          ['crab', 640, 560, 190],
        ],
      },
    },
    {
      text: 'Fish got in that thin shell. Swish! Off it went!',
      alt: 'A thin shell flies off the back of Fish.',
      scene: {
        background: 'reef',
        items: [
          ['fish', 460, 430, 220, { mirror: true }],
          ['whoosh', 280, 330, 110],
          ['oyster', 160, 320, 120, { turn: -30 }],
          ['crab', 650, 570, 160],
        ],
      },
    },
    {
      text: 'Then Fish got stuck in that long, long shell. Tug, Crab, tug!',
      alt: 'Fish is stuck in a long shell. Crab pulls at its tail.',
      scene: {
        background: 'reef',
        items: [
          ['fish', 400, 490, 210],
          ['spiral-shell', 270, 500, 230, { mirror: true }],
          ['crab', 590, 560, 210],
          ['sweat-droplets', 560, 350, 80],
        ],
      },
    },
    {
      text: '“Bad luck, Fish,” said Crab. “But think! This crab cannot dash. Fish can!”',
      alt: 'Crab speaks to sad Fish beside two shells, and thinks of Fish as fast as the wind.',
      scene: {
        background: 'reef',
        items: [
          ['spiral-shell', 110, 560, 110],
          ['oyster', 210, 570, 90],
          ['fish', 320, 400, 190, { mirror: true }],
          ['crab', 590, 560, 230],
          ['thought-balloon', 560, 340, 230],
          ['fish', 580, 280, 90, { mirror: true }],
          ['whoosh', 500, 270, 50],
        ],
      },
    },
    {
      text: 'Then Squid swam in. Crab hid! Quick, Fish! Dash! Swish! Fish led Squid off.',
      alt: 'A big pink squid chases Fish, who is much faster. Crab hides behind a shell.',
      scene: {
        background: 'reef',
        items: [
          ['squid', 560, 400, 300, { turn: -70 }],
          ['whoosh', 330, 280, 110, { mirror: true }],
          ['fish', 170, 330, 180],
          ['crab', 640, 570, 140],
          ['spiral-shell', 590, 580, 150],
        ],
      },
    },
    {
      text: '“Thanks, Fish!” said Crab. Fish did not get a shell. Fish got a job! Ding, ding!',
      alt: 'Fish rings the bell of the shop beside Crab.',
      scene: {
        background: 'reef',
        items: [
          ['shelf', 590, 330, 330],
          ['spiral-shell', 500, 186, 90],
          ['oyster', 600, 186, 90],
          ['rock-shell', 700, 186, 84],
          ['crab', 560, 560, 220],
          ['fish', 200, 420, 190, { mirror: true }],
          ['bell', 320, 350, 110, { turn: 18 }],
          ['musical-note', 410, 240, 60],
          ['star', 120, 200, 70],
        ],
      },
    },
  ],
};
