// `node bench/costs.ts`: what the main path costs, as ratios and against its limits: reads, starts, memory,
// what a first visit loads, and how it is on a phone. Prints a section of the results.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol } from '../e2e/support/enrol.ts';
import { freePorts, startProduct } from '../e2e/support/product.ts';
import { readTestSettings } from '../scripts/config.ts';
import { provideBrowser } from '../test-support/browser.ts';
import { auditScreens, type Audited } from './lighthouse.ts';
import { measurePaints } from './paint.ts';
import { measureChecks } from './phonics.ts';
import { measureReads, type Reads } from './reads.ts';
import { measureStartUp, residentBytes } from './start-up.ts';
import { measureWeight } from './weight.ts';

provideBrowser(readTestSettings().chromiumPath);
const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-bench-')) };
const product = await startProduct(place);
const weight = await measureWeight(product.origin);
const family = await enrol({ at: product });
// A child in the middle of one book, with a star from another.
await family.call('POST', '/api/progress', { bookId: 'sam-and-the-wet-hat', currentPage: 2 });
await family.call('POST', '/api/progress/a-thump-in-the-shed/complete');
// Ahead of the browsers: what they leave in this process would weigh on the load it makes.
const reads = await measureReads(product.origin, family.token);
const busyBytes = residentBytes('server/main.ts', place.dataDir);
const audited = await auditScreens(product.origin, family);
const paints = await measurePaints(product.origin, family);
await product.stop();
const start = await measureStartUp(place);
const checks = await measureChecks();
rmSync(place.dataDir, { recursive: true, force: true });

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const megabytes = (bytes: number | null) =>
  bytes === null ? 'not told' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const besideBare = ({ ratio, library, bare }: Reads) =>
  `${ratio.toFixed(2)} (${Math.round(library)} to ${Math.round(bare)})`;
function row({ screen, scores, losses }: Audited, index: number): string {
  const shift = Object.values(paints.shifts)[index] ?? 0;
  const lost = losses.length > 0 ? ` (${losses.join(', ')})` : '';
  return `| ${screen}${lost} | ${Object.values(scores).join(' | ')} | ${shift.toFixed(3)} |`;
}
console.log(`## What it costs

| Measured | Value | Limit |
| --- | --- | --- |
| First visit: JavaScript before the landing screen is usable (gzip) | ${kilobytes(weight.scriptBytes)} | 110 kB |
| ... and the identity SDK is in it | ${weight.hasIdentitySdk ? 'yes' : 'no'} | no |
| \`GET /api/books\`, requests per second, to bare \`node:http\` with the same bytes | ${besideBare(reads.plain)} | 0.7 |
| ... compressed, as browsers ask for it | ${besideBare(reads.compressed)} | 0.7 |
| \`npm start\` on an installed checkout, until \`/healthz\` answers | ${(start.milliseconds / 1000).toFixed(1)} s | 3 s |
| Memory of the server, just started | ${megabytes(start.serverBytes)} | 150 MB |
| Memory of the server, after the reads above | ${megabytes(busyBytes)} | 150 MB |
| Check of a book of 1,000 words, to matching letters alone | ${checks.check.toFixed(1)} ms (${checks.ratio.toFixed(1)} times ${checks.letters.toFixed(1)} ms) | |
| ... and once, to load the dictionary | ${seconds(checks.load)} | |

### On a phone

Slow 4G and a processor four times slower, empty cache. Lighthouse 13.5, mobile, median of three runs; ${cpus().length} cores carry the
browser and the product.

| Screen | Performance | Accessibility | Best practices | SEO | Layout shift |
| --- | --- | --- | --- | --- | --- |
${audited.map(row).join('\n')}
| Limit | 95 | 100 | 100 | 100 | 0.02 |

Largest contentful paint of the library home: ${seconds(paints.home)}, of a bare page with the same pictures in the same run: ${seconds(paints.bare)}
(${(paints.home / paints.bare).toFixed(1)} times).
`);
