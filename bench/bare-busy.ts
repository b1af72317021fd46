// A server that is the same for each call: node:http, which reads so many pages of its memory for each that this takes
// as many milliseconds as it was last told, while the machine is as fast as at its start; it leaves no garbage. A
// call that changes something waits for the disk, with all that came meanwhile, as with SQLite. What its slowest
// calls wait is the doing of the queue, the machine and the disk.
import { writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shareRuns } from '../server/shared-runs.ts';

/** What SQLite's log takes for a change of a reading session, in the middle, and where it begins anew; in bytes. */
const CHANGE = Buffer.alloc(16 * 2 ** 10, 1);
const LOG = 64 * 2 ** 20;

/** As much memory as a library keeps, by pages of 4 kB. */
const PAGES = 2 ** 14;
const PAGE = 2 ** 10;
const memory = new Int32Array(PAGES * PAGE).fill(1);
let page = 0;
let total = 0;

/** In an order that no processor foresees. */
function readPages(count: number): void {
  for (let read = 0; read < count; read++) {
    page = (page * 1_229 + 1) % PAGES;
    const end = (page + 1) * PAGE;
    for (let at = page * PAGE; at < end; at++) total = (total + (memory[at] ?? 0)) | 0;
  }
}

function pagesInAMillisecond(): number {
  // By the second time the code is compiled.
  readPages(PAGES);
  const began = performance.now();
  readPages(PAGES);
  return PAGES / (performance.now() - began);
}

const speed = pagesInAMillisecond();
let pages = 0;
process.on('message', (milliseconds) => (pages = Number(milliseconds) * speed));

const file = await open(process.argv[2] ?? '', 'w');
const flushes = shareRuns(() => file.datasync());
let end = 0;
function writeChange(): Promise<void> {
  end += writeSync(file.fd, CHANGE, 0, CHANGE.length, end % LOG);
  return flushes.ask();
}

const body = Buffer.from('{}');
function send(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  answer.end(body);
}

const server = createServer((request, answer) => {
  readPages(pages);
  if (request.method === 'GET') send(answer);
  else void writeChange().then(() => send(answer));
});
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
