// Draws a page that shows every character of the cast in every stance and feeling, with the words that a scene needs
// for it, and the avatars. For whoever writes a book.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { avatarNames, renderAvatar, type AvatarName } from '../content/pictures/avatars.ts';
import { cast, type Who } from '../content/pictures/cast/cast.ts';
import { feelings } from '../content/pictures/cast/expressions.ts';
import { armPoses, stances, type Pose } from '../content/pictures/cast/pose.ts';
import { newCommand } from './command.ts';

/** Left, top, width and height of the space that a character has; e2e/cast.spec.ts sees that none is larger. */
const FRAME = '-190 -350 380 367';

const folder = join(import.meta.dirname, '../dist');
const names = Object.keys(cast) as Who[];

const poses: readonly Pose[] = [
  ...feelings.map((feels) => ({ feels })),
  ...stances.map((does) => ({ does })),
  ...armPoses.map((arms) => ({ arms })),
];

/** Returns the words of a scene for this pose: { who: 'sam', feels: 'cross' }. */
const wordsOf = (who: Who, pose: Pose) =>
  `{ ${Object.entries({ who, ...pose })
    .map(([key, value]) => `${key}: '${String(value)}'`)
    .join(', ')} }`;

const figure = (who: Who, pose: Pose) =>
  `<figure><svg viewBox="${FRAME}" stroke-linecap="round"><ellipse rx="${cast[who].shadow(pose)}" ry="9" opacity=".16"/>${cast[who].draw(pose)}</svg><figcaption>${wordsOf(who, pose)}</figcaption></figure>`;

const avatar = (name: AvatarName) =>
  `<figure>${renderAvatar(name)}<figcaption>${name}</figcaption></figure>`;

/** Returns the page as HTML. It needs no other file. */
function renderCastPage(): string {
  const sections = names.map(
    (who) =>
      `<section id="${who}"><h2>${who}</h2><div>${poses.map((pose) => figure(who, pose)).join('')}</div></section>`,
  );
  const links = names.map(
    (who) =>
      `<a href="#${who}"><svg viewBox="${FRAME}" stroke-linecap="round">${cast[who].draw({ feels: 'happy' })}</svg>${who}</a>`,
  );
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The cast</title><style>
body{margin:0 auto;max-width:1400px;padding:16px;font:16px/1.4 system-ui;background:#fffdf7;color:#2f2336}
nav,section div{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px}
nav{grid-template-columns:repeat(auto-fill,minmax(88px,1fr))}nav a{text-align:center;color:inherit}
section{content-visibility:auto;contain-intrinsic-size:auto 1200px}
figure{margin:0;background:#dff0dc;border-radius:12px;padding:4px}svg{display:block;width:100%}
figcaption{font:12px/1.3 ui-monospace,monospace;overflow-wrap:anywhere;padding:0 6px 6px}
</style><h1>The cast</h1><p>Choose a character. The words under a picture are what a scene says; <code>at</code> and <code>size</code> come beside them. See docs/pictures.md.</p><nav>${links.join('')}</nav><section id="avatars"><h2>Avatars</h2><div>${avatarNames.map(avatar).join('')}</div></section>${sections.join('')}</html>`;
}

if (import.meta.main) {
  newCommand('npm run cast', 'Draws every character of the books in every pose.').parse();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'cast.html');
  writeFileSync(file, renderCastPage());
  console.log(`Open ${pathToFileURL(file).href} in a browser.`);
}
