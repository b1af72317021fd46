// A server that is the same for each call: node:http, which does nothing for as many milliseconds as it was last
// told, and leaves no garbage. What its slowest calls wait is the queue's doing, and the machine's.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let busyFor = 0;
process.on('message', (milliseconds) => (busyFor = Number(milliseconds)));
const body = Buffer.from('{}');
const server = createServer((_, answer) => {
  const end = performance.now() + busyFor;
  while (performance.now() < end);
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  answer.end(body);
});
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
