// The baseline of paint.ts: a page with nothing but a title and pictures.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A picture of a screen, and the size at which it is shown, in CSS pixels. */
export interface Picture {
  path: string;
  width: number;
  height: number;
}

interface Answer {
  headers: Record<string, string>;
  /** As they are sent, which may be compressed. */
  bytes: Buffer;
}

async function answerOf(url: string): Promise<Answer> {
  const outgoing = request(url, { headers: { 'accept-encoding': 'gzip, br' } }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const names = ['cache-control', 'content-type', 'content-encoding'];
  const headers = Object.entries(response.headers).filter(([name]) => names.includes(name));
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    bytes: await buffer(response),
  };
}

const documentOf = (title: string, pictures: readonly Picture[]) => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<h1>${title}</h1>
${pictures.map(({ path, width, height }) => `<img src="${path}" alt="" width="${width}" height="${height}">`).join('\n')}
`;

/** Serves a page with these pictures of the library at `origin`, which may be cached as the library's page and pictures. */
export async function serveBarePage(
  origin: string,
  title: string,
  pictures: readonly Picture[],
): Promise<{ origin: string; close(): void }> {
  const answers = new Map<string, Answer>();
  for (const { path } of pictures) answers.set(path, await answerOf(origin + path));
  const { headers } = await answerOf(`${origin}/`);
  answers.set('/', {
    headers: { ...headers, 'content-encoding': 'identity' },
    bytes: Buffer.from(documentOf(title, pictures)),
  });
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.bytes);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
