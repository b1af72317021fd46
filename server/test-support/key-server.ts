// The identity provider's keys over real HTTP, as it answers on good days and on bad ones.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet } from 'jose';
import { afterFile } from '../../test-support/after-file.ts';

/** How it answers: with its keys, never, or with something that holds no keys. */
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
  /** How often it was asked. */
  asked: number;
  /** Answers those whom it has kept waiting. */
  speak(): void;
}

export async function openKeyServer(published: JSONWebKeySet['keys']): Promise<KeyServer> {
  const waiting = new Set<ServerResponse>();
  const server = createServer((_, answer) => {
    keys.asked++;
    respond(answer);
  });

  function respond(answer: ServerResponse): void {
    const set = JSON.stringify({ keys: keys.published });
    switch (keys.mood) {
      case 'well':
        return void answer.setHeader('content-type', 'application/json').end(set);
      case 'silent':
        return void waiting.add(answer);
      case 'down':
        return void answer.destroy();
      case 'error':
        return void answer.writeHead(500).end(set);
      case 'a page':
        return void answer.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>');
      case 'no set':
        return void answer.end('{"error":"not now"}');
      case 'no keys':
        return void answer.end('{"keys":[]}');
      case 'half a set':
        return void answer.end(set.slice(0, set.length / 2));
      case 'elsewhere':
        return void answer.writeHead(302, { location: '/keys' }).end();
    }
  }

  const keys: KeyServer = {
    host: '',
    mood: 'well',
    published,
    asked: 0,
    speak() {
      for (const answer of waiting) respond(answer);
      waiting.clear();
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
