// Sends a list of a million ids to every endpoint with a body. It is rejected with a short response.
import { beforeAll, expect, test } from 'vitest';
import { calls, exampleOf, recordOf } from '../test-support/calls.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

const LONGEST_ANSWER = 1_000;

let library: Library;
let headers: Record<string, string>;
let bodies: Buffer[];
beforeAll(async () => {
  const list = JSON.stringify(Array.from({ length: 1_000_000 }, (_, n) => `b${n}`));
  bodies = [list, `{"bookId":${list}}`, `{"events":${list}}`, `{"books":${list}}`].map((body) =>
    Buffer.from(body),
  );
  library = await openLibrary('sqlite', [testBook()]);
  headers = {
    authorization: `Bearer ${await library.identity.sign(await library.subscriber('reader'))}`,
    'admin-auth': await library.adminToken(),
  };
});

const names = calls().filter((name) => /^(POST|PUT|PATCH) (?!.*\/logout$)/.test(name));

test.each(names)('%s', async (name) => {
  const { method, address: url } = exampleOf(name);
  const types = recordOf(name).upload?.types ?? [];
  const isJson = types.length === 0 || types.some((type) => type === 'application/json');
  const type = isJson ? 'application/json' : types[0]!;
  for (const payload of isJson ? bodies : bodies.slice(0, 1)) {
    const answer = await library.app.inject({
      method,
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.rawPayload.length).toBeLessThan(LONGEST_ANSWER);
  }
});
