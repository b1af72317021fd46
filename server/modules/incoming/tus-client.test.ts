// The client of the protocol's authors, which the owner's page uses, sends a file in pieces.
import type { AddressInfo } from 'node:net';
import { Upload } from 'tus-js-client';
import { expect, test } from 'vitest';
import { openLibrary } from '../../test-support/library.ts';
import { allMade, aPdf, quickRenderer, senderTo } from './incoming.test-support.ts';

test('a file that tus-js-client sends becomes a draft', async () => {
  const library = await openLibrary('sqlite', [], { renderer: quickRenderer() });
  await library.app.listen({ port: 0 });
  const { port } = library.app.server.address() as AddressInfo;
  const admin = await library.adminToken();
  const file = aPdf();
  const sent = Promise.withResolvers<void>();
  new Upload(file, {
    endpoint: `http://localhost:${port}/api/admin/uploads`,
    uploadSize: file.length,
    chunkSize: 300,
    headers: { 'admin-auth': admin },
    metadata: { filename: 'dög.pdf', category: 'words' },
    onError: sent.reject,
    onSuccess: () => sent.resolve(),
  }).start();
  await sent.promise;
  expect(await allMade(senderTo(library, admin))).toMatchObject([
    { state: 'ready', name: 'dög.pdf', book: { title: 'Dög', category: 'level1' } },
  ]);
});
