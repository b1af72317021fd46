// The cast: every character by its name.
import { ant } from './characters/ant.ts';
import { badger } from './characters/badger.ts';
import { bat } from './characters/bat.ts';
import { bear } from './characters/bear.ts';
import { beaver } from './characters/beaver.ts';
import { bee } from './characters/bee.ts';
import { bird } from './characters/bird.ts';
import { chick } from './characters/chick.ts';
import { cow } from './characters/cow.ts';
import { crab } from './characters/crab.ts';
import { cricket } from './characters/cricket.ts';
import { dawn } from './characters/dawn.ts';
import { donkey } from './characters/donkey.ts';
import { dot } from './characters/dot.ts';
import { dragon } from './characters/dragon.ts';
import { echidna } from './characters/echidna.ts';
import { emu } from './characters/emu.ts';
import { fish } from './characters/fish.ts';
import { fox } from './characters/fox.ts';
import { frog } from './characters/frog.ts';
import { giraffe } from './characters/giraffe.ts';
import { goat } from './characters/goat.ts';
import { grandad } from './characters/grandad.ts';
import { gus } from './characters/gus.ts';
import { hedgehog } from './characters/hedgehog.ts';
import { hen } from './characters/hen.ts';
import { hippo } from './characters/hippo.ts';
import { jack } from './characters/jack.ts';
import { joe } from './characters/joe.ts';
import { kangaroo } from './characters/kangaroo.ts';
import { koala } from './characters/koala.ts';
import { kookaburra } from './characters/kookaburra.ts';
import { ladybird } from './characters/ladybird.ts';
import { lobster } from './characters/lobster.ts';
import { magpie } from './characters/magpie.ts';
import { maud } from './characters/maud.ts';
import { meg } from './characters/meg.ts';
import { mia } from './characters/mia.ts';
import { midge } from './characters/midge.ts';
import { mouse } from './characters/mouse.ts';
import { mum } from './characters/mum.ts';
import { nell } from './characters/nell.ts';
import { otter } from './characters/otter.ts';
import { owl } from './characters/owl.ts';
import { ox } from './characters/ox.ts';
import { patch } from './characters/patch.ts';
import { paul } from './characters/paul.ts';
import { peg } from './characters/peg.ts';
import { platypus } from './characters/platypus.ts';
import { pony } from './characters/pony.ts';
import { quokka } from './characters/quokka.ts';
import { rabbit } from './characters/rabbit.ts';
import { reindeer } from './characters/reindeer.ts';
import { robo } from './characters/robo.ts';
import { sam } from './characters/sam.ts';
import { seal } from './characters/seal.ts';
import { sheep } from './characters/sheep.ts';
import { shrimp } from './characters/shrimp.ts';
import { snail } from './characters/snail.ts';
import { snowBeast } from './characters/snow-beast.ts';
import { spider } from './characters/spider.ts';
import { squid } from './characters/squid.ts';
import { ted } from './characters/ted.ts';
import { turkey } from './characters/turkey.ts';
import { whale } from './characters/whale.ts';
import { wombat } from './characters/wombat.ts';
import { worm } from './characters/worm.ts';
import type { Character } from './pose.ts';

export const cast = {
  sam,
  gus,
  peg,
  meg,
  ted,
  dot,
  nell,
  frog,
  chick,
  hen,
  fox,
  patch,
  paul,
  mouse,
  rabbit,
  hippo,
  ox,
  cow,
  donkey,
  pony,
  bear,
  owl,
  turkey,
  bird,
  magpie,
  kookaburra,
  emu,
  bat,
  robo,
  snowBeast,
  dragon,
  goat,
  sheep,
  snail,
  worm,
  bee,
  ant,
  cricket,
  spider,
  ladybird,
  joe,
  crab,
  maud,
  whale,
  seal,
  squid,
  lobster,
  shrimp,
  fish,
  otter,
  beaver,
  wombat,
  koala,
  quokka,
  kangaroo,
  platypus,
  echidna,
  hedgehog,
  badger,
  mia,
  jack,
  mum,
  grandad,
  midge,
  reindeer,
  dawn,
  giraffe,
} satisfies Record<string, Character>;

export type Who = keyof typeof cast;
