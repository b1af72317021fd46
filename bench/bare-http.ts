// The limit to measure against: node:http, sending the bytes of a file and doing nothing else.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_, answer) => {
  answer.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  answer.end(body);
});
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
