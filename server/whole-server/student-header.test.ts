// Odd values of the header `student`, as they come over a socket.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, exampleOf, recordOf } from '../test-support/calls.ts';
import { engines } from '../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

const byChild = calls().filter((name) => recordOf(name).ofStudent);
const GONE = 'student_not_found';

/** The lines of a request that name a child, for an account with this uid, and the status that answers them. */
const lines: [name: string, of: (uid: string) => string[], status: number][] = [
  ['the account itself', (uid) => [`student: ${uid}`], 200],
  ['the account, with spaces around', (uid) => [`student:  ${uid}  `], 200],
  ['the account, with a name in capitals', (uid) => [`STUDENT: ${uid}`], 200],
  ['the account twice', (uid) => [`student: ${uid}`, `student: ${uid}`], 404],
  ['the account and nobody', (uid) => [`student: ${uid}`, 'student:'], 404],
  ['the account in capitals', (uid) => [`student: ${uid.toUpperCase()}`], 404],
  ['nobody', () => ['student:'], 404],
  ['a property of objects', () => ['student: __proto__'], 404],
  ['a list', (uid) => [`student: ["${uid}"]`], 404],
  ['a text of 8 kB', () => [`student: ${'x'.repeat(8_000)}`], 404],
  ['a text of 12 kB in pieces', () => Array<string>(3).fill(`student: ${'x'.repeat(4_000)}`), 404],
  ['a text of 100 kB', () => [`student: ${'x'.repeat(100_000)}`], 431],
  ['bytes that are no UTF-8', () => ['student: \xff\xfe\x80'], 404],
  ['UTF-8', () => ['student: k\xc3\xafm'], 404],
  ['a NUL', (uid) => [`student: ${uid}\0`], 400],
  ['a line break', (uid) => [`student: ${uid}\rx`], 400],
  ['a quotation mark, as for SQL', (uid) => [`student: ${uid}' or '1'='1`], 404],
];

describe.each(engines)('the header of a child on %s', (engine) => {
  let library: Library;
  let port: number;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    await library.subscriber('kim');
    await library.call('POST', '/api/auth/firebase/sync', {
      as: 'kim',
      body: { firstName: 'Kim' },
    });
    await library.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = library.app.server.address() as AddressInfo);
  });

  async function ask(path: string, extra: readonly string[]): Promise<string> {
    const token = await library.identity.sign('kim');
    const head = [`GET ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${token}`];
    const socket = connect(port, '127.0.0.1');
    socket.write(
      Buffer.from([...head, ...extra, 'connection: close', '', ''].join('\r\n'), 'latin1'),
    );
    return text(socket);
  }

  test.each(lines)('%s', async (_, of, status) => {
    for (const path of ['/api/auth/user', '/api/progress', '/api/books/sam']) {
      const answer = await ask(path, of('kim'));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (status === 404) expect(answer).toContain(GONE);
    }
    expect(await ask('/api/auth/user', [])).toContain('"firstName":"Kim"');
  });

  test.each(byChild)('%s refuses all that names no child of the family', async (name) => {
    const { method, address, body } = exampleOf(name);
    for (const student of [
      '',
      'none',
      '__proto__',
      'kim,kim',
      'KIM',
      'x'.repeat(4_000),
      '\u00ff',
    ]) {
      const headers = { student };
      const answer = await library.call(method, address, { as: 'kim', headers, body });
      expect([answer.status, answer.body.code]).toEqual([404, GONE]);
    }
  });
});
