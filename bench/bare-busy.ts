// A server that is the same for each call: node:http, which does nothing for as many milliseconds as it was last
// told, and leaves no garbage. A call that changes something waits for the disk, with all that came meanwhile, as
// with SQLite. What its slowest calls wait is the doing of the queue, the machine and the disk.
import { writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shareRuns } from '../server/shared-runs.ts';

/** What SQLite's log takes for a change of a reading session, in the middle, and where it begins anew; in bytes. */
const CHANGE = Buffer.alloc(16 * 2 ** 10, 1);
const LOG = 64 * 2 ** 20;

let busyFor = 0;
process.on('message', (milliseconds) => (busyFor = Number(milliseconds)));

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
  const until = performance.now() + busyFor;
  while (performance.now() < until);
  if (request.method === 'GET') send(answer);
  else void writeChange().then(() => send(answer));
});
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
