// A fake key server of the identity provider, over real HTTP, that can also fail in several ways.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet } from 'jose';
import { afterFile } from '../../test-support/after-file.ts';

/** How the server responds: with its keys, not at all, or with something that has no keys. */
export type Mood =
  | 'well'
  | 'silent'
  | 'down'
  | 'error'
  | 'a page'
  | 'no set'
  | 'no keys'
  | 'half a set'
  | 'elsewhere';

export interface KeyServer {
  host: string;
  mood: Mood;
  published: JSONWebKeySet['keys'];
  /** The number of requests. */
  asked: number;
  /** Responds to all pending requests. */
  speak(): void;
}

export async function openKeyServer(published: JSONWebKeySet['keys']): Promise<KeyServer> {
  const pending = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    keys.asked++;
    respond(response);
  });

  function respond(response: ServerResponse): void {
    const set = JSON.stringify({ keys: keys.published });
    switch (keys.mood) {
      case 'well':
        return void response.setHeader('content-type', 'application/json').end(set);
      case 'silent':
        return void pending.add(response);
      case 'down':
        return void response.destroy();
      case 'error':
        return void response.writeHead(500).end(set);
      case 'a page':
        return void response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>');
      case 'no set':
        return void response.end('{"error":"not now"}');
      case 'no keys':
        return void response.end('{"keys":[]}');
      case 'half a set':
        return void response.end(set.slice(0, set.length / 2));
      case 'elsewhere':
        return void response.writeHead(302, { location: '/keys' }).end();
    }
  }

  const keys: KeyServer = {
    host: '',
    mood: 'well',
    published,
    asked: 0,
    speak() {
      for (const response of pending) respond(response);
      pending.clear();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keys.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return keys;
}
