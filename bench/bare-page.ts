// The limit to measure a screen against: a heading and the same pictures, sent by bare node:http in
// the form and with the headers the library gives them.
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Picture {
  /** Its path on the library's server. */
  address: string;
  /** As it is drawn, in CSS pixels. */
  width: number;
  height: number;
}

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Fetches as a browser would, and leaves the body compressed. */
function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
      const headers = {
        'content-type': type,
        'cache-control': answer.headers['cache-control'],
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      };
      buffer(answer).then((body) => resolve({ headers, body }), reject);
    }).once('error', reject);
  });
}

/** `origin` is the library's. */
export async function serveBarePage(
  origin: string,
  pictures: readonly Picture[],
): Promise<{ url: string; close: () => void }> {
  const images = pictures.map(
    ({ address, width, height }) =>
      `<img src="${address}" width="${width}" height="${height}" alt="">`,
  );
  const page = `<!doctype html><html lang="en-AU"><meta name="viewport" content="width=device-width"><title>Library</title><link rel="icon" href="data:,"><main><h1>Library</h1>${images.join('')}</main></html>`;
  const answers = new Map<string, Answer>([
    ['/', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(page) }],
  ]);
  for (const { address } of pictures) answers.set(address, await fetchRaw(origin + address));

  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
