// Checks that no input blocks the event loop: fills every text of every endpoint to its maximum length with worst
// cases for regular expressions and parsers, and reads books with such content. A new text field of the contract
// needs a value in the examples of its endpoint.
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Path, textsIn, withValue } from '../../test-support/texts-in.ts';
import { countMarks, MOST_ATTRIBUTES, MOST_MARKS } from '../../contracts/book-content.ts';
import { newFlipbook, newInlineBook } from '../../contracts/book-form.ts';
import { fileBook, fileFlipbook, type Remark } from '../../contracts/catalogue-file.ts';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import { LONGEST_BOOK_TEXT, phonics } from '../../contracts/phonics.ts';
import { sanitizeContent } from '../modules/catalogue/sanitize-content.ts';
import { bumpBooks } from '../modules/catalogue/versions.ts';
import { measure } from '../modules/catalogue/book-size.ts';
import { createBookCheck } from '../modules/catalogue-file/check-books.ts';
import { withoutSecrets } from '../observability/log.ts';
import { calls, exampleOf, recordOf } from '../test-support/calls.ts';
import { attemptAll } from '../test-support/attempt-all.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

/** In milliseconds of CPU time: 50 if `count` takes a tenth of a second, more on a slower machine. */
const longestAllowed = () => 50 * Math.max(1, timeOf(count) / 100, timeOf(copy) / 50);
const USUAL = longestAllowed();

function timeOf(work: () => number): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function count(): number {
  let sum = 0;
  for (let at = 0; at < 28_000_000; at++) sum = (sum + at) % 1_000_003;
  return sum;
}

/** A memory benchmark: a shared machine can be slow at memory access but not at counting. */
function copy(): number {
  const words = 'Sam sat on a mat. '.repeat(60_000).split(' ');
  return (JSON.parse(JSON.stringify(words)) as string[]).join(' ').length;
}

/** Retries, because compilation and garbage collection can also cause a pause. */
const TRIES = 5;
/** The maximum length, in characters, of a text without a limit of its own: in a JSON body, and in an uploaded file. */
const [BODY, ROOM] = [65_536, 40_000];

/** Patterns for texts to skip, because another endpoint in this test handles them in the same way. */
const COVERED_ELSEWHERE: Partial<Record<EndpointName, RegExp>> = {
  'PUT /api/books/{bookId}': /^(?!content)/,
  // An import checks a file like its dry run, and then the words of its books.
  'POST /api/admin/catalogue': /^(?!books\.\*\.(content|text)$)/,
};

/** In characters. Texts up to this length are filled all at the same time. */
const SHORT = 2_000;

/** The list lengths to test. */
const MANY = [100, 20_000];

/** The maximum number of events in a request. */
const MOST_EVENTS = 100;

/** Characters to repeat, and the end of the text. */
type Signs = readonly [sign: string, end?: string];
const worst: readonly Signs[] = [
  ['a'],
  [' ', 'x'],
  ['\n \t', 'x'],
  ['<'],
  ['<p>a</p>', '<h2>The End</h2>'],
  ['<li>'],
  ['<!--'],
  ['<img src="'],
  ['&#x1F600;'],
  ["'"],
  ['"', '.'],
  ['a@a.', '@'],
  ['eyJ-'],
  ['//a:'],
  ["a'"],
  ['\u0300'],
  ['\u00ad\u200d'],
  ['\ufdfa'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['q '],
  [differentWords(5_000)],
  [`<p ${[...'abcdefghijklmnopqrstuvwxyz'].join(' ')}>`],
];

/** Returns distinct unknown words, each of which produces a finding in a report. */
function differentWords(count: number): string {
  const letters = (at: number) =>
    at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit] ?? '');
  return Array.from({ length: count }, (_, at) => `q${letters(at)} `).join('');
}

/** For texts that are rejected because of their length, and for long lists. */
const few: readonly Signs[] = [['"'], ['<p>']];

const fill = ([sign, end = '']: Signs, length: number): string =>
  sign.repeat(Math.ceil(length / sign.length)).slice(0, length - end.length) + end;

const [flipbook, inline] = endpoints['POST /api/books'].examples.bodies;
const [phonicsBody] = endpoints['PUT /api/admin/phonics'].examples.bodies;
const event = { id: '8b8e8f0e-5d5c-4f6b-9d0a-1b2c3d4e5f60', word: 'sam', at: 1 };
/** Returns a help request for each of these words. */
const askedFor = (words: readonly string[]) =>
  words.slice(0, MOST_EVENTS).map((word, at) => ({
    ...event,
    id: `${event.id.slice(0, -4)}${1_000 + at}`,
    word,
    kind: 'asked',
    bookId: 'sam',
  }));
const inFile = {
  id: 'ship',
  ...flipbook,
  flipbookType: 'html',
  content: '<section><p>Sam</p></section>',
  totalPages: 1,
  starReward: 1,
  createdAt: 1,
};
const words = {
  format: 'step-into-reading-catalogue',
  version: 1,
  books: [inFile],
  ...phonicsBody,
};
const PICTURE = '/public-objects/uploads/a.0123456789abcdef.webp';
const catalogue = {
  ...words,
  pictures: { [PICTURE]: 'AAAA' },
  flipbooks: {
    '0123456789abcdef0123456789abcdef': {
      cover: '/public-objects/a.png',
      pages: [{ width: 1, height: 1, text: 'Sam' }],
    },
  },
};

/** Valid bodies with every possible text. */
const bodies: Partial<Record<EndpointName, readonly object[]>> = {
  ...Object.fromEntries(calls().map((name) => [name, recordOf(name).examples.bodies])),
  'POST /api/admin/catalogue/check': [catalogue],
  // Everything that can be imported except pictures.
  'POST /api/admin/catalogue': [words],
};

/** Returns the value with `count` entries in the innermost list of the path, each with this text. */
function withMany(value: unknown, path: Path, text: string, count: number): unknown {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const list = path.slice(0, at).reduce((one, key) => (one as never)[key], value as unknown);
  const entry = withValue((list as unknown[])[path[at] as number], path.slice(at + 1), text);
  return withValue(value, path.slice(0, at), Array(count).fill(entry));
}

const nameOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

/** Returns the name of the innermost list of a path; '' if there is none. */
const listOf = (path: Path) =>
  nameOf(path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1));

interface Shape {
  type?: string;
  enum?: unknown;
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** Returns the maximum lengths of the texts of a schema, by path. */
function lengthsIn(shape: Shape, path: Path = []): [string, number][] {
  const { type, properties = {}, items, anyOf = [], oneOf = [] } = shape;
  const isFree = type === 'string' && shape.enum === undefined && shape.const === undefined;
  return [
    ...(isFree ? [[nameOf(path), shape.maxLength ?? ROOM] as [string, number]] : []),
    ...Object.entries(properties).flatMap(([key, one]) => lengthsIn(one, [...path, key])),
    ...(items ? lengthsIn(items, [...path, 0]) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => lengthsIn(one, path)),
  ];
}

const lengthsOf = (schema: z.ZodType) =>
  lengthsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);

/** The texts of a catalogue file. Its schema does not describe its members; other schemas do. */
const ofFile = [
  ...lengthsOf(z.object({ books: z.array(fileBook) })),
  ...lengthsOf(phonics),
  ...lengthsOf(fileFlipbook).map(
    ([path, length]) =>
      [`flipbooks.${Object.keys(catalogue.flipbooks)[0]}.${path}`, length] as const,
  ),
  [`pictures.${PICTURE}`, ROOM] as const,
];

function lengthsOfBody(name: EndpointName): Map<string, number> {
  const { body, upload } = recordOf(name);
  if (upload) return new Map(bodies[name] ? ofFile : []);
  return new Map(body ? lengthsOf(body) : []);
}

const names = calls();

/** Calls that refuse their example: it has no password, code, invitation, change or family that there is. */
const REFUSED: readonly EndpointName[] = [
  'POST /api/admin/login',
  'PUT /api/admin/me/password',
  'POST /api/admin/me/second-factor',
  'PUT /api/admin/me/second-factor',
  'POST /api/admin/me/second-factor/removal',
  'POST /api/admin/invitations/look',
  'POST /api/admin/invitations/use',
  'POST /api/admin/changes/{changeId}/restore',
  'POST /api/admin/families/{familyId}/end-subscription',
  'POST /api/admin/families/{familyId}/free-month',
];

test('every text of every body and query has a value in its example', () => {
  for (const name of names) {
    const here = (bodies[name] ?? []).flatMap((body) => textsIn(body).map(nameOf));
    if (name === 'POST /api/admin/catalogue') continue;
    expect(here, name).toEqual(expect.arrayContaining([...lengthsOfBody(name).keys()]));
    const { query, examples } = recordOf(name);
    const asked = query ? lengthsOf(query).map(([path]) => path) : [];
    expect(Object.keys(examples.query ?? {}), name).toEqual(expect.arrayContaining(asked));
  }
  expect(lengthsOf(newFlipbook).length + lengthsOf(newInlineBook).length).toBeGreaterThan(10);
});

/**
 * Returns the longest time that the work blocked the event loop, in milliseconds of CPU time. Other callers had to
 * wait that long. CPU time of other processes does not count.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  await new Promise(setImmediate);
  return longest;
}

describe('no text blocks other callers', { shuffle: false }, () => {
  let library: Library;
  let headersOf: Record<string, Record<string, string>>;
  beforeAll(async () => {
    library = await openLibrary('sqlite', [testBook()]);
    const [admin, uid] = await Promise.all([library.adminToken(), library.subscriber('reader')]);
    const bearer = { authorization: `Bearer ${await library.identity.sign(uid)}` };
    const keeper = { 'admin-auth': admin };
    headersOf = {
      ...{ anyone: {}, user: bearer, subscriber: bearer },
      ...{ editor: keeper, owner: keeper },
    };
    // Warm up, because the first requests load and compile code.
    for (const name of names) {
      for (const body of bodies[name] ?? []) {
        await tidy();
        const { statusCode, body: answer } = await send(name, { payload: body });
        const isTaken = statusCode < 300 || REFUSED.includes(name);
        expect([name, isTaken, answer]).toEqual([name, true, expect.anything()]);
      }
    }
  }, 120_000);

  /** Restores the initial state. */
  async function tidy(): Promise<void> {
    const { db } = library.database;
    await db.deleteFrom('call_counts').execute();
    await db.deleteFrom('practice_events').execute();
    // The child of the examples.
    await db.deleteFrom('users').where('account_id', 'is not', null).execute();
    const child = { id: 'kim', account_id: 'reader', created_at: 1, updated_at: 1 };
    await db.insertInto('users').values(child).execute();
    await db.updateTable('users').set({ first_name: null }).execute();
    await db.deleteFrom('books').where('id', '!=', 'sam').execute();
    await db.updateTable('books').set({ version: 1, held: null }).execute();
  }

  async function send(name: EndpointName, { headers, ...rest }: Partial<InjectOptions>) {
    const { method, path: url } = exampleOf(name);
    return library.app.inject({
      method,
      url,
      headers: {
        'content-type': 'application/json',
        ...headersOf[recordOf(name).access],
        ...headers,
      },
      ...rest,
    });
  }

  async function expectNoStretch(work: () => Promise<unknown>, prepare = tidy): Promise<void> {
    let [shortest, allowed] = [Infinity, USUAL];
    for (let tries = 0; tries < TRIES && shortest >= allowed; tries++) {
      await prepare();
      shortest = Math.min(shortest, await longestStretch(work));
      // The machine may have become slower since the start.
      if (shortest >= allowed) allowed = Math.max(allowed, longestAllowed());
    }
    expect(shortest).toBeLessThan(allowed);
  }

  const expectNoPause = (name: EndpointName, request: Partial<InjectOptions>) =>
    expectNoStretch(() => send(name, request));

  test.each(names.filter((name) => textsIn(bodies[name]).length > 0))(
    '%s: in a body',
    async (name) => {
      const lengths = lengthsOfBody(name);
      const { longestBody = BODY, upload } = recordOf(name);
      const room = upload ? ROOM : longestBody;
      const fit = (signs: Signs, length: number, put: (text: string) => unknown) => {
        const text = fill(signs, length);
        const payload = JSON.stringify(put(text));
        const share = upload ? 1 : longestBody / payload.length;
        return share >= 1 ? payload : JSON.stringify(put(text.slice(0, length * share * 0.9)));
      };
      const tries = (bodies[name] ?? []).flatMap((body) => {
        const covered = COVERED_ELSEWHERE[name] ?? /$^/;
        const texts = textsIn(body).filter((path) => !covered.test(nameOf(path)));
        // Exclude enums and constants.
        const free = texts.filter((path) => lengths.has(nameOf(path)));
        const longestOf = (path: Path) => lengths.get(nameOf(path)) ?? room;
        const [short, long] = [true, false].map((isShort) =>
          free.filter((path) => longestOf(path) <= SHORT === isShort),
        ) as [Path[], Path[]];

        const alone = (path: Path, { signs, length }: { signs: Signs; length: number }) => {
          const put = (text: string) => withValue(body, path, text);
          return [
            `${nameOf(path)}: ${length} × ${signs[0].slice(0, 20)}`,
            fit(signs, length, put),
          ] as const;
        };
        const together = worst.map((signs) => {
          const filled = short.reduce<unknown>(
            (one, path) => withValue(one, path, fill(signs, longestOf(path))),
            body,
          );
          return [`all short texts: ${signs[0].slice(0, 20)}`, JSON.stringify(filled)] as const;
        });
        // A list with as many texts as fit.
        const many = (path: Path, { signs, count }: { signs: Signs; count: number }) => {
          const each = Math.max(1, Math.floor(Math.min(longestOf(path), room / count)));
          const put = (text: string) => withMany(body, path, text, count);
          const what = `${count} ${nameOf(path)}: ${each} × ${signs[0].slice(0, 20)}`;
          return [what, fit(signs, each, put)] as const;
        };
        return [
          ...(short.length > 0 ? together : []),
          ...long.flatMap((path) =>
            worst.map((signs) => alone(path, { signs, length: longestOf(path) })),
          ),
          ...texts.flatMap((path) => few.map((signs) => alone(path, { signs, length: room }))),
          // Test the longest list with only one text of its entries, because the texts are short there.
          ...free
            .filter((path) => listOf(path) !== '')
            .flatMap((path, _, all) => {
              const isFirst = all.find((other) => listOf(other) === listOf(path)) === path;
              const counts = MANY.filter(
                (count) => isFirst || (count === MANY[0] && longestOf(path) > SHORT),
              );
              return few.flatMap((signs) => counts.map((count) => many(path, { signs, count })));
            }),
        ];
      });
      await attemptAll(tries, (payload) => expectNoPause(name, { payload }));
    },
    600_000,
  );

  test.each(names.filter((name) => recordOf(name).query))('%s: in a query', async (name) => {
    const { query = {} } = recordOf(name).examples;
    const tries = Object.keys(query).flatMap((key) =>
      worst.map((signs) => {
        const text = fill(signs, key === 'search' ? 200 : 2_000);
        return [`${key}: ${signs[0].slice(0, 20)}`, { ...query, [key]: text }] as const;
      }),
    );
    await attemptAll(tries, (query) => expectNoPause(name, { query }));
  });

  test('in a path or a header', async () => {
    const headers = [
      'authorization',
      'admin-auth',
      'student',
      'cookie',
      'prefer',
      'accept-encoding',
    ];
    const more = ['traceparent', 'x-request-id', 'x-forwarded-for', 'if-none-match', 'range'];
    const tries = worst
      .map((signs) => fill(signs, 8_000).replaceAll(/[^ -~]/g, 'a'))
      .flatMap((text): (readonly [string, Partial<InjectOptions>])[] => [
        [`a path of ${text.slice(0, 9)}`, { url: `/api/books/${encodeURIComponent(text)}` }],
        ...[...headers, ...more].map((header): [string, Partial<InjectOptions>] => [
          `${header}: ${text.slice(0, 9)}`,
          { headers: { [header]: text } },
        ]),
      ]);
    await attemptAll(tries, (request) => expectNoPause('GET /api/books', request));
  });

  test('in a webhook of the payment provider', async () => {
    const tries = worst.map((signs) => [signs[0].slice(0, 20), fill(signs, 1_000_000)] as const);
    const headers = { 'stripe-signature': 'good', 'content-type': 'application/json' };
    await attemptAll(tries, async (payload) => {
      const url = '/api/webhooks/stripe';
      await expectNoStretch(() => library.app.inject({ method: 'POST', url, headers, payload }));
      const error = new Error(payload, { cause: new Error(payload) });
      await expectNoStretch(async () => library.app.log.error(error));
      await expectNoStretch(async () => withoutSecrets(payload));
    });
  });

  /** Returns how often these characters can be repeated in the content of a book. */
  function mostOf(sign: string): number {
    const count = 100;
    const some = sign.repeat(count);
    const { attributes, letters } = measure(some);
    const shares = [
      [MOST_MARKS, countMarks(some)],
      [MOST_ATTRIBUTES, attributes],
      [LONGEST_BOOK_TEXT, letters],
      [900_000, some.length],
    ];
    const most = Math.min(...shares.map(([most = 0, used = 0]) => (0.9 * most * count) / used));
    return Math.max(1, Math.floor(most));
  }

  /** Valid content that takes the most work. */
  const contents = [
    ...[24, 28, 40].map((count) => `${'<p>a</p>'.repeat(count)}<h2>The End</h2>`),
    ...[...worst, ['Sam sat. “Sit!” '] as const].map(
      ([sign, end = '']) => `<section>${sign.repeat(mostOf(sign))}${end}</section>`,
    ),
    '<section><p>Sam sat.</p></section>'.repeat(2_400),
  ];

  test('the content of these tests is valid', async () => {
    const tries = contents.map((content) => [content.slice(0, 30), content] as const);
    await attemptAll(tries, async (content) => {
      const problems: Remark[] = [];
      const { take } = await createBookCheck(problems);
      take(0, { ...inFile, content });
      // Dropped markup is reported; the rest is stored.
      expect(problems.filter(({ message }) => !message.includes('a book may not have'))).toEqual(
        [],
      );
    });
  });

  test.each([
    ['GET', '/api/books/sam'],
    ['GET', '/api/books'],
    ['GET', '/api/admin/books/sam'],
    ['GET', '/api/admin/books?search=sam'],
    ['GET', '/api/admin/books/sam/report'],
    ['GET', '/api/admin/catalogue'],
    ['POST', '/api/practice'],
  ] as const)(
    '%s %s: in the content of a book',
    async (method, url) => {
      const headers = headersOf[url.includes('admin') ? 'owner' : 'subscriber'] ?? {};
      const payload = { events: askedFor(['sam', ...differentWords(MOST_EVENTS - 1).split(' ')]) };
      const tries = contents.map(
        (content) => [content.slice(0, 30), sanitizeContent(content)] as const,
      );
      await attemptAll(tries, async (content) => {
        const store = async () => {
          await tidy();
          await library.database.db.updateTable('books').set({ content }).execute();
          await bumpBooks(library.database.db);
        };
        const read = () =>
          library.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
        await expectNoStretch(read, store);
      });
    },
    600_000,
  );

  test('in a book with very many words, for any help request', async () => {
    const all = differentWords(16_000).split(' ');
    const pages = Array.from({ length: 20 }, (_, at) => all.slice(800 * at, 800 * (at + 1)));
    await tidy();
    const payload = {
      ...inline,
      content: pages.map((page) => ({ words: page.join(' ') })),
      version: 1,
    };
    expect((await send('PUT /api/books/{bookId}', { payload })).statusCode).toBe(200);
    const events = askedFor(all);
    await expectNoPause('POST /api/practice', { payload: { events } });
  });

  test('in a book list of the maximum size', async () => {
    const room = 1_000_000;
    const row = (...cells: string[]) => `Title,Level,Address,Words\n${cells.join()}\n`;
    const quoted = (sign: string) => `"${sign.repeat(room / sign.length)}"`;
    const tries = [
      ...worst.map(([sign]) => row('Sam', '1', '', quoted(sign))),
      ...worst.map(([sign]) => row('Sam', '1', quoted(sign), '')),
      ...worst.map(([sign]) => row(quoted(sign), quoted(sign).slice(0, 1_000), '', '')),
      row('Sam', '1', '', `"${'a\n\n'.repeat(room / 3)}"`),
      `Title,Level,Words\n${`Sam,1,"${'Sam sat. '.repeat(200)}"\n`.repeat(500)}`,
      `Title,Level,Words\n${'=1,=1,=1\n'.repeat(500)}`,
      `Title,Level,Words\n${'\n'.repeat(room)}`,
      `"${'"a'.repeat(room / 4)}${' '.repeat(room / 2)},`,
      `Title,Level,Words${','.repeat(room)}`,
    ].map((file) => [file.slice(0, 60), Buffer.from(file)] as const);
    const headers = { 'content-type': 'text/csv' };
    await attemptAll(tries, (payload) =>
      expectNoPause('POST /api/admin/book-list/check', { payload, headers }),
    );
    const payload = `Title,Level,Words\n${differentWords(500)
      .trim()
      .split(' ')
      .map((title) => `${title},1,"${'Sam sat. '.repeat(200)}"\n`)
      .join('')}`;
    const check = await send('POST /api/admin/book-list/check', { payload, headers });
    const query = { expecting: check.json<{ digest: string }>().digest };
    const add = () => send('POST /api/admin/book-list', { payload, headers, query });
    expect((await add()).json()).toEqual({ added: 500 });
    await expectNoStretch(add);
  }, 600_000);

  test('in a catalogue file with an entry of the maximum size', async () => {
    const longest = 27 * 1_048_576;
    const tries = [
      { pictures: { [PICTURE]: 'A'.repeat(longest) } },
      { books: [{ ...inFile, title: 'a'.repeat(longest) }] },
      { books: [{ ...inFile, content: '<b>'.repeat(longest / 3) }] },
    ].map((part) => [Object.keys(part)[0] ?? '', JSON.stringify({ ...words, ...part })] as const);
    await attemptAll(tries, (payload) =>
      expectNoPause('POST /api/admin/catalogue/check', { payload }),
    );
  });
});
