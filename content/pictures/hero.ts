// The picture of a book's hero for the celebration: a square without a background, in which the hero jumps for joy.
import type { Actor } from './actor.ts';
import type { Who } from './cast/cast.ts';
import type { Drawings } from './drawings/drawings.ts';
import { renderItemsAlone } from './scene.ts';

/** A character of the cast, as it is in its book. */
export type Hero = Pick<Actor, 'who' | 'wears' | 'colors'>;

/** Width and height of the picture. */
export const HERO_SIZE = 240;
/** The line of the shadow. */
const GROUND = 228;

/** How large most are, without and with something on their head. */
const BARE = 176;
const HATTED = 158;

/** Who is taller, wider or smaller than most: how large it is, and how far to the right, so that it fills the square. */
const fits: Partial<Record<Who, { size: number; dx?: number }>> = {
  badger: { size: 192 },
  bear: { size: 166 },
  chick: { size: 236 },
  cow: { size: 167 },
  cricket: { size: 133 },
  donkey: { size: 149 },
  dragon: { size: 176, dx: 12 },
  emu: { size: 152 },
  fish: { size: 176, dx: 8 },
  fox: { size: 167 },
  giraffe: { size: 134 },
  goat: { size: 166 },
  grandad: { size: 169 },
  hedgehog: { size: 208 },
  kangaroo: { size: 151 },
  lobster: { size: 153 },
  maud: { size: 162 },
  meg: { size: 176, dx: 12 },
  midge: { size: 138 },
  mum: { size: 160 },
  ox: { size: 158 },
  patch: { size: 156 },
  pony: { size: 169 },
  reindeer: { size: 140 },
  robo: { size: 170 },
  seal: { size: 170 },
  snail: { size: 176, dx: 16 },
  snowBeast: { size: 168 },
  spider: { size: 162 },
  squid: { size: 148 },
  whale: { size: 146, dx: 9 },
};

/** Renders the hero as an SVG document. Throws if it wears a picture that does not exist. */
export function renderHero(hero: Hero, drawings: Drawings): string {
  const { size, dx = 0 } = fits[hero.who] ?? { size: hero.wears ? HATTED : BARE };
  const actor: Actor = {
    ...hero,
    does: 'jumping',
    feels: 'laughing',
    at: [HERO_SIZE / 2 + dx, GROUND],
    size,
  };
  return renderItemsAlone([actor], [HERO_SIZE, HERO_SIZE], drawings);
}
