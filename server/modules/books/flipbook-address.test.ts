// The server fetches no address that an owner types: it would be a way into the server's own network.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { afterFile } from '../../../test-support/after-file.ts';
import { engines } from '../../test-support/databases.ts';
import { openLibrary } from '../../test-support/library.ts';

test.each(engines)(
  'a flipbook’s address and pictures are stored unread over %s',
  async (engine) => {
    let visits = 0;
    const inside = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    afterFile(() => inside.close());
    const { port } = inside.address() as AddressInfo;
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`;

    const library = await openLibrary(engine);
    const [admin, reader] = await Promise.all([library.adminToken(), library.subscriber('reader')]);
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
      const answer = await library.call(method, path, {
        admin,
        ...(body !== undefined && { body }),
      });
      expect(answer.status, `${method} ${path}`).toBe(200);
      return answer.body;
    };
    const book = {
      ...{ title: 'Sam', category: 'level1', flipbookUrl: at('secret'), text: 'Sam sat.' },
      ...{ coverImageUrl: at('cover.png'), heroImageUrl: at('hero.png') },
    };

    const { id } = await call('POST', '/api/books', book);
    const flipbookUrl = at('other.pdf');
    const changes = { ...book, flipbookUrl, flipbookType: 'fliphtml5', version: 1 };
    await call('PUT', `/api/books/${id}`, changes);
    const file = await call('GET', '/api/admin/catalogue');
    file.books[0].flipbookUrl = at('imported');
    await call('POST', '/api/admin/catalogue/check', file);
    await call('POST', '/api/admin/catalogue', file);
    await call('GET', '/api/admin/books');
    const read = await library.call('GET', `/api/books/${id}`, { as: reader });

    expect(read.body).toMatchObject({
      flipbookUrl: at('imported'),
      coverImageUrl: at('cover.png'),
    });
    expect(visits).toBe(0);
  },
);
