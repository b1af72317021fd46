// `npm run bench`: what the main path costs, as ratios and against its limits. Writes
// bench/results/latest.md, with the machine named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { newFamily, pay, signUp } from '../e2e/support/journey.ts';
import { freePorts, startProduct } from '../e2e/support/product.ts';
import { browserOptions } from '../scripts/browser.ts';
import { readTestSettings } from '../scripts/config.ts';
import { measureReads } from './reads.ts';
import { measureStartUp, residentBytes } from './start-up.ts';
import { measureWeight } from './weight.ts';

/** A parent signs up and pays in a browser; answers her ID token. */
async function subscribe(origin: string): Promise<string> {
  const browser = await chromium.launch(browserOptions(readTestSettings().chromiumPath));
  const page = await browser.newPage({ baseURL: origin });
  await signUp(page, newFamily());
  await pay(page);
  const token = await page.evaluate(() => localStorage.getItem('firebase_token'));
  await browser.close();
  if (!token) throw new Error('No token after signing up');
  return token;
}

const place = { ...(await freePorts()), dataDir: mkdtempSync(join(tmpdir(), 'library-bench-')) };
const product = await startProduct(place);
const weight = await measureWeight(product.origin);
const reads = await measureReads(product.origin, await subscribe(product.origin));
const busyBytes = residentBytes('server/main.ts', place.dataDir);
await product.stop();
const start = await measureStartUp(place);
rmSync(place.dataDir, { recursive: true, force: true });

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const megabytes = (bytes: number | null) =>
  bytes === null ? 'not told' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const report = `# What it costs

${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}

| Measured | Value | Limit |
| --- | --- | --- |
| First visit: JavaScript before the landing screen is usable (gzip) | ${kilobytes(weight.scriptBytes)} | 110 kB |
| ... and the identity SDK is in it | ${weight.hasIdentitySdk ? 'yes' : 'no'} | no |
| \`GET /api/books\`, requests per second, to bare \`node:http\` with the same bytes | ${reads.ratio.toFixed(2)} (${Math.round(reads.library)} to ${Math.round(reads.bare)}) | 0.6 |
| \`npm start\` on an installed checkout, until \`/healthz\` answers | ${(start.milliseconds / 1000).toFixed(1)} s | 3 s |
| Memory of the server, just started | ${megabytes(start.serverBytes)} | 150 MB |
| Memory of the server, after the reads above | ${megabytes(busyBytes)} | 150 MB |
`;
mkdirSync(join(import.meta.dirname, 'results'), { recursive: true });
writeFileSync(join(import.meta.dirname, 'results', 'latest.md'), report);
console.log(report);
