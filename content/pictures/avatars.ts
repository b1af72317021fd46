// The pictures a child can choose from to stand for itself: the heads of twelve animals, each on a round ground.
import { cast, type Who } from './cast/cast.ts';
import { at, group } from './shapes.ts';
import { shorten } from './shared.ts';

interface Avatar {
  who: Who;
  /** Calm, and apart from the colours of the levels, the stars and the buttons. */
  ground: string;
  /** How large the head is, and how far it is moved from the middle of the ground, in units of the picture. */
  size: number;
  dx?: number;
  dy: number;
}

/** Each by its name: a plain word, because a screen says it. */
const avatars = {
  cat: { who: 'sam', ground: '#cfe3ee', size: 0.64, dy: 31 },
  dog: { who: 'gus', ground: '#e9e4c9', size: 0.56, dy: 29 },
  pig: { who: 'peg', ground: '#d7e6d3', size: 0.66, dy: 31 },
  elephant: { who: 'nell', ground: '#f3dfcf', size: 0.47, dy: 24 },
  frog: { who: 'frog', ground: '#f2e6cf', size: 0.64, dy: 29 },
  hippo: { who: 'hippo', ground: '#e3e8c8', size: 0.56, dy: 31 },
  koala: { who: 'koala', ground: '#d9e7c8', size: 0.53, dy: 26 },
  kangaroo: { who: 'kangaroo', ground: '#d3e7ea', size: 0.62, dy: 37 },
  kookaburra: { who: 'kookaburra', ground: '#bcd3de', size: 0.62, dx: -5, dy: 26 },
  wombat: { who: 'wombat', ground: '#f0e0dc', size: 0.6, dy: 24 },
  quokka: { who: 'quokka', ground: '#c9e0dc', size: 0.6, dy: 28 },
  echidna: { who: 'echidna', ground: '#dde5f2', size: 0.6, dx: -3, dy: 27 },
} satisfies Record<string, Avatar>;

export type AvatarName = keyof typeof avatars;
export const avatarNames = Object.keys(avatars) as AvatarName[];

/** Half the width and height of the view box. */
const HALF = 48;

/** Renders an avatar as an SVG document of 96 x 96 units: a glad head, cropped by a round ground. */
export function renderAvatar(name: AvatarName): string {
  const { who, ground, size, dx = 0, dy }: Avatar = avatars[name];
  const head = cast[who].draw({ does: 'peeking', arms: 'down', feels: 'happy' });
  const disc = `<circle cx="${HALF}" cy="${HALF}" r="${HALF}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * HALF} ${2 * HALF}" width="${2 * HALF}" height="${2 * HALF}" stroke-linecap="round">`,
    `<clipPath id="round">${disc}/></clipPath>${disc} fill="${ground}"/>`,
    `<g clip-path="url(#round)">${group(at(HALF + dx, HALF + dy, 0, size), shorten(head))}</g>`,
    '</svg>',
  ].join('');
}
