// Renders the icons of the installed app from client/public/icon.svg. Run `node scripts/draw-icons.ts` when that file
// changes. The icons are committed, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions, provideBrowser } from '../test-support/browser.ts';
import { newCommand } from './command.ts';
import { readTestSettings } from './config.ts';

newCommand('node scripts/draw-icons.ts', 'Draws the icons of the installed library.').parse();

const folder = join(import.meta.dirname, '..', 'client', 'public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** For systems that crop the icon to their own shape: the background reaches the edges, with a wider margin. */
const fullBleed = (room: number) =>
  icon
    .replace(
      'viewBox="-12 -12 120 120"',
      `viewBox="${-room} ${-room} ${96 + 2 * room} ${96 + 2 * room}"`,
    )
    .replace(/<rect [^<>]+>/, '<rect x="-60" y="-60" width="216" height="216" fill="#fdf7ea"/>');

const pictures = [
  { file: 'icon-192.png', size: 192, svg: icon },
  { file: 'icon-512.png', size: 512, svg: icon },
  // Systems never crop the middle 80 per cent.
  { file: 'icon-maskable-512.png', size: 512, svg: fullBleed(22) },
  { file: 'apple-touch-icon.png', size: 180, svg: fullBleed(16) },
];

const browser = await chromium.launch(
  browserOptions(provideBrowser(readTestSettings().chromiumPath)),
);
for (const { file, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
