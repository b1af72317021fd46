// `node bench/costs.ts`: measures the download of a first visit, reads, start-up, memory, the screens on a phone and
// how soon a family sees its library and opens a book against their limits. Prints a section of the results.
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { enrol } from '../e2e/support/enrol.ts';
import { startProduct } from '../e2e/support/product.ts';
import { readTestSettings } from '../scripts/config.ts';
import { provideBrowser } from '../test-support/browser.ts';
import { newPlace } from './library.ts';
import { auditScreens, type Audited } from './lighthouse.ts';
import { limitCell, limitRow } from './limits.ts';
import { measureOpening } from './opening.ts';
import { measurePaints, type Paints } from './paint.ts';
import { measureCheck } from './phonics.ts';
import { requireLinux, serverOf } from './processes.ts';
import { measureReads, type Reads } from './reads.ts';
import { measureStartUp } from './start-up.ts';
import { measureWeight } from './weight.ts';

const MEGABYTE = 2 ** 20;
const MEMORY = 150 * MEGABYTE;
const SHIFT = 0.02;
const PERFORMANCE = 95;
const FRAMES = 2;

requireLinux();
provideBrowser(readTestSettings().chromiumPath);
const place = await newPlace();
const product = await startProduct(place);
const weight = await measureWeight(product.origin);
const family = await enrol({ at: product });
// The child is in the middle of one book and has a star from another.
await family.call('POST', '/api/progress', { bookId: 'sam-and-the-wet-hat', currentPage: 2 });
await family.call('POST', '/api/progress/a-thump-in-the-shed/complete');
// Runs before the browser audits, because what they leave in this process would slow the load generator.
const reads = await measureReads(product.origin, family.token);
const busyBytes = serverOf(place.dataDir).bytes;
const audited = await auditScreens(product.origin, family);
const paints = await measurePaints(product.origin, family);
const opening = await measureOpening(product.origin, family);
await product.stop();
const start = await measureStartUp(place);
const check = await measureCheck();
rmSync(place.dataDir, { recursive: true, force: true });

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const exact = (value: number) => value.toFixed(3);

function screenRow({ screen, scores, shift, paint, losses }: Audited): string {
  const named = (what: string) => `${screen}, ${what}`;
  const cells = Object.entries(scores).map(([id, value]) =>
    limitCell({ name: named(id), value, atLeast: id === 'performance' ? PERFORMANCE : 100 }),
  );
  cells.push(limitCell({ name: named('layout shift'), value: shift, atMost: SHIFT, show: exact }));
  const lost = losses.length > 0 ? ` (${losses.join(', ')})` : '';
  return `| ${screen}${lost} | ${cells.join(' | ')} | ${seconds(paint)} |`;
}

const readsRows = (what: string, { library, bare, ratio }: Reads) =>
  `${limitRow({
    name: `\`GET /api/books\`${what}, as often as bare \`node:http\` with the same bytes`,
    ...{ value: ratio, atLeast: 0.7, show: (value: number) => value.toFixed(2) },
  })}
| ... in requests per second | ${Math.round(library)} to ${Math.round(bare)} | |`;
const paintRows = (visit: string, atMost: number, { home, bare, ratio }: Paints) =>
  `${limitRow({
    name: `Largest paint of the library home at the ${visit} visit, to that of a bare page with its pictures`,
    ...{ value: ratio, atMost, show: (value: number) => value.toFixed(2) },
  })}
| ... in seconds | ${seconds(home)} to ${seconds(bare)} | |`;
const memoryRow = (when: string, value: number) =>
  limitRow({ name: `Memory of the server, ${when}`, value, atMost: MEMORY, show: megabytes });
const scripts = {
  name: 'First visit: JavaScript before the landing screen is usable (gzip)',
  ...{ value: weight.scriptBytes, atMost: 100 * 1024, show: kilobytes },
};
const identity = {
  name: 'First visit: scripts with the identity SDK',
  value: weight.identityScripts,
};
const opened = {
  name: 'The frame after a tap that paints the open book, at a second visit and without a slow line',
  ...{ value: opening.frames, atMost: FRAMES },
};
const startUp = {
  name: '`npm start` on an installed checkout, until `/healthz` answers',
  ...{ value: start.milliseconds, atMost: 3_000, show: seconds },
};
console.log(`## What it costs

| Measured | Value | Limit |
| --- | --- | --- |
${limitRow(scripts)}
${limitRow({ ...identity, atMost: 0 })}
${readsRows('', reads.plain)}
${readsRows(', compressed', reads.compressed)}
${limitRow(startUp)}
${memoryRow('just started', start.bytes)}
${memoryRow('after the reads above', busyBytes)}
| Check of a book of 1,000 words | ${check.milliseconds.toFixed(1)} ms | |
| ... and once, to load the dictionary | ${seconds(check.load)} | |

### On a phone

Slow 4G and a processor four times slower, empty cache. Lighthouse 13.5, mobile, median of three runs; ${cpus().length} cores carry the
browser and the product.

| Screen | Performance | Accessibility | Best practices | SEO | Layout shift | Largest paint |
| --- | --- | --- | --- | --- | --- | --- |
${audited.map(screenRow).join('\n')}
| Limit | ${PERFORMANCE} | 100 | 100 | 100 | ${SHIFT} | |

### Again and again

The same line and processor, in pairs with the bare page, median of the pairs. At a second visit a worker has the library's
files, and the first screen shows what was known.

| Measured | Value | Limit |
| --- | --- | --- |
${paintRows('first', 2, paints.first)}
${paintRows('second', 1.2, paints.second)}
${limitRow(opened)}
| ... in milliseconds, from the tap to the beginning of the frame | ${opening.milliseconds.toFixed(0)} ms | |
`);
