// The baseline of reads.ts: a node:http server that only sends the bytes of a file.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2] ?? '');
const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
