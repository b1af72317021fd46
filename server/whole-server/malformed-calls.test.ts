// Sends malformed requests to every endpoint. Each is rejected and the invalid field is named, on both databases.
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { errorBody } from '../../contracts/errors.ts';
import { calls, exampleOf, isReading, recordOf, wrongFieldsOf } from '../test-support/calls.ts';
import { engines } from '../test-support/databases.ts';
import { attemptAll } from '../test-support/attempt-all.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

/** Invalid values of a field. `undefined` omits the field. */
type Invalid = readonly unknown[];

const noText: Invalid = [5, true, [], ['a'], {}, { toString: 'a' }];
const unkept: Invalid = ['a\u0000b', '\u0000', 'a\u001bb'];
const tooLong = (max: number) => 'x'.repeat(max + 1);
const text = (max: number): Invalid => [...noText, ...unkept, tooLong(max), tooLong(max * 20)];
const required = (max: number): Invalid => [...text(max), undefined, null, '', '   ', '\u3000\t'];
const oneOf = (...values: unknown[]): Invalid => [null, [], {}, true, '', ...values];
const level = oneOf(0, 10, 1.5, 'one', '-1', 'level1');
const address: Invalid = [
  'javascript:alert(1)',
  'data:text/html,a',
  'file:///etc/passwd',
  '//books.example.com/a',
  'http://books.example.com/a',
  'https://user:password@books.example.com',
  'https://',
  'a book',
  'https://books.example.com/\u0000',
];
const bookId: Invalid = [...required(64), 'a b', '../sam', 'sam/complete', 'säm', 'sam\n', '%00'];

/** Invalid query parameters of paged lists. */
const partOfList = {
  limit: [
    'limit=',
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=ten',
    'limit=1&limit=2',
  ],
  offset: ['offset=', 'offset=-1', 'offset=1e3', 'offset=1000001', 'offset=99999999999999999999'],
  search: ['search=a%00', `search=${'x'.repeat(201)}`, 'search=a&search=b', 'search[]=a'],
};

/** Invalid pages of an inline book. */
const content: Invalid = [
  ...[undefined, null, {}, 'Sam', [], ['Sam'], [null], [{}], [{ words: ' ' }], [{ id: 1 }]],
  ...[...noText, ...unkept, tooLong(5000)].map((words) => [{ words }]),
  ...[{}, [], 'a', { address: 5 }, { alt: 'a' }, { address: '/public-objects/a.png', id: 1 }].map(
    (picture) => [{ picture, words: 'Sam' }],
  ),
  ...['https://pictures.example.com/a.png', '/public-objects/../a', 'a.png', ''].map((address) => [
    { picture: { address } },
  ]),
  ...[{ alt: tooLong(500) }, { alt: 'a\u0000' }, { width: 0 }, { height: '9' }].map((rest) => [
    { picture: { address: '/public-objects/a.png', ...rest } },
  ]),
  ...[...unkept, 5, tooLong(20_000), '<section>a', 'a</SECTION >'].map((html) => [{ html }]),
  [{ html: '<p>Sam</p>', words: 'Sam' }],
  [{ html: '<script>alert(1)</script>' }],
  Array.from({ length: 301 }, () => ({ words: 'Sam' })),
  Array.from({ length: 101 }, () => ({ words: 'x'.repeat(1000) })),
];

/** Invalid words of a book. */
const bookText: Invalid = [
  ...noText,
  ...unkept,
  ...[undefined, null, '', ' \n', '... !', tooLong(100_000), 'a\fb'],
];
const noHeartWords: string[][] = Array.from({ length: 9 }, () => []);
const noWords: Invalid = [
  '',
  ' ',
  'two words',
  'a-b',
  "'",
  "'a",
  'a1',
  '<b>',
  'a\u0000',
  tooLong(40),
];

/** A help request for a word. */
const asked = {
  kind: 'asked',
  id: '8b8e8f0e-5d5c-4f6b-9d0a-1b2c3d4e5f60',
  word: 'sam',
  bookId: 'sam',
  at: 1,
};

const settings = { textSize: 'large', lineSpacing: 'wide', letterSpacing: 'wide', tint: 'blue' };
const voiceSettings = {
  speakToChild: true,
  readToMe: true,
  starForListening: true,
  hearMyself: true,
};
const moment = oneOf('2026-01-05', -1, 1.5, 1e300);

const pageNumber = ['page=', 'page=0', 'page=1.5', 'page=10001', 'page=1&page=2'];
const replaces = [
  'replaces=',
  'replaces=a',
  `replaces=${'A'.repeat(32)}`,
  'replaces=none&replaces=none',
];
/** The rest of a valid query, before its invalid part. */
const after = (rest: string, queries: readonly string[]) =>
  queries.map((query) => `${rest}&${query}`);

/** Test values for an endpoint, in addition to those derived from its record. */
interface Row {
  /** A valid body, if it is not the record's example. For an upload, the file if it is JSON. */
  body?: Record<string, unknown>;
  /** Invalid values of each body field. */
  fields?: Record<string, Invalid>;
  /** Invalid queries for each query parameter, as written in the address. */
  query?: Record<string, readonly string[]>;
}

/** Invalid catalogue files. */
const noFile: Row = {
  body: { format: 'step-into-reading-catalogue', version: 1, books: [] },
  fields: {
    format: [undefined, ...oneOf('x', 1, 'step-into-reading')],
    version: [undefined, ...oneOf(0, 2, '1')],
    books: [undefined, null, {}, 'a book', 5],
    pictures: [null, [], 'a', 5],
  },
};

const rows: Partial<Record<EndpointName, Row>> = {
  'POST /api/error-reports': {
    fields: {
      kind: [undefined, ...oneOf('crash', 1)],
      name: [...noText, undefined, null, '', 'type error', 'Typ\u0000', 'https://a.example'],
      message: [...noText, undefined, null, tooLong(160)],
      frames: [
        ...[undefined, null, 'index-a.js:1:2', {}, [5], [''], ['index-a.js'], ['a b.js:1:2']],
        ...[['https://a.example/a.js:1:2'], ['../a.js:1:2'], ['a.js:1:2\n'], ['a.js:1:99999999']],
        Array.from({ length: 9 }, () => 'index-a.js:1:2'),
      ],
      page: [undefined, ...oneOf('/reading/sam', 'sam', 1)],
      release: [...noText, undefined, null, '', 'main', 'a b.js', '/assets/a.js'],
    },
  },
  'POST /api/auth/firebase/sync': {
    body: { parentFirstName: 'Robin' },
    fields: {
      parentFirstName: [...text(80), null],
      parentLastName: [...text(80), null],
      firstName: [...text(80), null],
      age: oneOf('six', 2, 19, 4.5, -6, 1e300, '6.0', '0x6', '٦', '9'.repeat(400)),
      readingLevel: level,
      favoriteGenre: [...text(80), null],
    },
  },
  'POST /api/auth/complete-profile': {
    fields: {
      firstName: required(80),
      parentFirstName: required(80),
      parentLastName: required(80),
    },
  },
  'PATCH /api/auth/user': {
    body: { readingLevel: 3 },
    fields: {
      readingLevel: [...level, undefined],
      readerSettings: [
        ...oneOf(0, 'dark').filter((value) => value !== null),
        ...['textSize', 'lineSpacing', 'letterSpacing', 'tint'].flatMap((field) =>
          [undefined, null, 1, '', 'Paper', 'constructor'].map((value) => ({
            ...settings,
            [field]: value,
          })),
        ),
        { ...settings, slower: 'yes' },
        { ...settings, font: 'serif' },
      ],
      voiceSettings: [
        ...oneOf(0, 'loud').filter((value) => value !== null),
        { ...voiceSettings, readToMe: 'yes' },
        { ...voiceSettings, readToMe: undefined },
        { ...voiceSettings, whisper: true },
      ],
    },
  },
  'GET /api/books': {
    query: {
      category: [
        'category=',
        'category=level0',
        'category=level10',
        'category=LEVEL1',
        'category=level1%00',
        'category=level1&category=level2',
        'category=level1&category=level1',
        'category[]=level1',
        'category=__proto__',
        'category=constructor',
        'category=toString',
        `category=${'x'.repeat(5000)}`,
      ],
      ...partOfList,
      state: ['state=', 'state=new', 'state=reading&state=finished', 'state=toString'],
      sort: ['sort=', 'sort=title', 'sort=constructor'],
      level: ['level=1'],
      constructor: ['constructor=1'],
    },
  },
  'POST /api/books': {
    body: {
      title: 'A Ship',
      category: 'level1',
      flipbookUrl: 'https://books.example.com/ship',
    },
    fields: {
      title: required(200),
      author: text(120),
      description: text(2000),
      category: [undefined, ...oneOf('level0', 'level10', 'constructor', '__proto__', 1)],
      coverImageUrl: [...text(2000), ...address, '/public-objects/../secret', '/etc/passwd'],
      heroImageUrl: [...text(2000), ...address, '/public-objects/../secret', '/etc/passwd'],
      flipbookUrl: [...required(2000), ...address],
      flipbookId: text(200),
      totalPages: oneOf(0, 2, '1', 1.5),
      starReward: oneOf(0, 2, '1', -1),
      flipbookType: oneOf('HTML', 'FLIPHTML5', 5),
      text: bookText.filter(
        (value) => value !== undefined && value !== null && value !== ' \n' && value !== '',
      ),
      levelReason: text(500),
    },
  },
  'PUT /api/books/{bookId}': {
    body: {
      title: 'Sam',
      category: 'level1',
      flipbookType: 'html',
      content: [{ words: 'Sam' }],
      version: 1,
    },
    fields: {
      title: required(200),
      author: text(120),
      description: text(2000),
      category: [undefined, ...oneOf('level0', 'level10', 'constructor', '__proto__', 1)],
      coverImageUrl: [...text(2000), ...address, '/public-objects/../secret', '/etc/passwd'],
      heroImageUrl: [...text(2000), ...address, '/public-objects/../secret', '/etc/passwd'],
      flipbookType: [undefined, ...oneOf('HTML', 'FLIPHTML5', 5)],
      content,
      version: [undefined, ...oneOf('1', 0, -1, 1.5, 1e300)],
      levelReason: text(500),
    },
  },
  'POST /api/progress': {
    fields: {
      bookId,
      currentPage: [undefined, ...oneOf('1', 0, -1, 1.5, 10_001, 1e300)],
      turnedAt: moment,
    },
  },
  'POST /api/progress/{bookId}/complete': {
    fields: { finishedAt: moment },
  },
  'GET /api/reading-report': {
    query: {
      weeks: [
        'weeks=',
        'weeks=0',
        'weeks=105',
        'weeks=-1',
        'weeks=1.5',
        'weeks=012',
        'weeks=1e1',
        'weeks=twelve',
        'weeks=٦',
        'weeks=2&weeks=3',
        'weeks[]=2',
        `weeks=${'9'.repeat(400)}`,
      ],
      day: ['day=2026-01-05'],
    },
  },
  'POST /api/practice': {
    body: { events: [asked] },
    fields: {
      events: [
        ...[undefined, null, {}, 'asked', [], [null], [{}], Array(101).fill(asked)],
        ...[...noText, null, '', 'a', '8b8e8f0e'].map((id) => [{ ...asked, id }]),
        ...[...noText, null, 'read', ''].map((kind) => [{ ...asked, kind }]),
        ...required(100).map((word) => [{ ...asked, word }]),
        ...bookId.filter((id) => id !== null).map((bookId) => [{ ...asked, bookId }]),
        ...[undefined, null, '1', -1, 1.5, 1e300, {}].map((at) => [{ ...asked, at }]),
        [{ ...asked, uid: 'other' }],
        [{ ...asked, kind: 'alone' }],
      ],
    },
  },
  'POST /api/admin/login': {
    fields: {
      username: required(100),
      password: [...noText, undefined, null, '', tooLong(1000)],
    },
  },
  'GET /api/admin/books': {
    query: {
      ...partOfList,
      category: ['category=', 'category=level0', 'category=level1&category=level2'],
      sort: ['sort=', 'sort=id', 'sort=constructor', 'sort=title&sort=author'],
      order: ['order=', 'order=UP', 'order=up&order=down'],
    },
  },
  'POST /api/admin/report': {
    fields: {
      category: [undefined, ...oneOf('level0', 'level10', 'constructor', '__proto__', 1)],
      title: [...text(200), undefined, null],
      text: bookText,
      pages: ['Sam', {}, [5], [null], [], [' ', '...'], [tooLong(5000)], ['Sam']],
    },
  },
  'PUT /api/admin/phonics': {
    body: { heartWords: noHeartWords, soundings: [] },
    fields: {
      version: oneOf(-1, 1.5, '1'),
      heartWords: [
        ...[undefined, null, {}, 'said', [], noHeartWords.slice(1), [...noHeartWords, []]],
        ...[...noWords, 5, null, ['said'], {}].map((one) => noHeartWords.with(4, [one] as never)),
        noHeartWords.with(2, Array.from({ length: 301 }, (_, i) => 'a'.repeat(i + 1)) as never),
      ],
      soundings: [
        ...[undefined, null, {}, 'z-i-b', ['z-i-b'], [null], [{ word: 'zib' }]],
        ...[...noWords, 5, null].map((word) => [{ word, sounding: 'z-i-b' }]),
        ...[...noText, ...unkept, null, '', ' ', tooLong(200), 'z-i', 'z-i-q-b', 'z-i:x-b'].map(
          (sounding) => [{ word: 'zib', sounding }],
        ),
        [{ word: 'zib', sounding: 'z-i-b', level: 1 }],
      ],
    },
  },
  'GET /api/admin/phonograms/books': {
    query: {
      phonogram: ['category=level1', 'category=level1&phonogram=', 'category=level1&phonogram=%25'],
      category: ['phonogram=a:cat', 'phonogram=a:cat&category=level0'],
    },
  },
  'GET /api/admin/readers': {
    query: {
      sort: ['sort=', 'sort=id', 'sort=constructor'],
      order: ['order=', 'order=UP'],
      page: ['page=0', 'page=-1', 'page=1.5', 'page=a', 'page=100000'],
    },
  },
  'PUT /api/admin/recordings/{kind}/{name}': { query: { replaces } },
  'DELETE /api/admin/recordings/{kind}/{name}': { query: { replaces } },
  'PUT /api/admin/books/{bookId}/narration': {
    query: {
      page: after('text=Sam&replaces=none', pageNumber),
      text: after('page=1&replaces=none', [
        ...['', 'text=', 'text=%20', 'text=a%00', 'text=a&text=b', `text=${'x'.repeat(1001)}`],
        `wholePage=true&text=${'x'.repeat(5001)}`,
      ]),
      wholePage: after('page=1&text=Sam&replaces=none', ['wholePage=', 'wholePage=false']),
      replaces: after('page=1&text=Sam', replaces),
    },
  },
  'POST /api/admin/catalogue/check': noFile,
  'POST /api/admin/catalogue': {
    ...noFile,
    query: { expecting: ['expecting=', 'expecting=a', `expecting=${'A'.repeat(64)}`] },
  },
  'POST /api/admin/book-list': {
    query: {
      expecting: ['', 'expecting=', 'expecting=a', `expecting=${'A'.repeat(64)}`],
      again: after(`expecting=${'a'.repeat(64)}`, [
        ...['again=', 'again=a', 'again=1,', 'again=-1', 'again=1.5', 'again=1&again=2'],
        `again=${'1,'.repeat(3_000)}1`,
      ]),
      without: after(`expecting=${'a'.repeat(64)}`, ['without=', 'without=all']),
    },
  },
};

/** Malformed book ids, as written in a path. */
const badIds = ['a%20b', 'x'.repeat(65), 'x'.repeat(1500), '%00', 's%C3%A4m', '..%2fsam', 'a.b'];
/** Well-formed ids of books that do not exist. */
const unknownIds = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'none'];
const brokenPaths = ['%zz', '%', '%c3%28', '%ff'];
const JSON_TYPE = 'application/json';
const BROKEN_TYPE = ';;;';
const bodies = (
  [
    ['no JSON', '{"a":'],
    ['text', 'a=1', 'text/plain'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded'],
    ['an unknown type', '{}', 'application/x-nothing'],
    ['a broken type', '{}', BROKEN_TYPE],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
    ['NUL', '\u0000'],
    ['too much', JSON.stringify({ a: 'x'.repeat(1_048_576) })],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['an array', '[]'],
    ['deep arrays', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep arrays without end', '['.repeat(60_000)],
    ['a string', '"a"'],
    ['a number', '1e400'],
    ['true', 'true'],
  ] as [string, string | Buffer, string?][]
).map(
  ([name, small, type = JSON_TYPE]) =>
    [name, { small, type, isTooMuch: name === 'too much' }] as const,
);

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

const takesJson = ({ body, upload }: Endpoint): boolean =>
  body !== undefined || upload?.types.includes(JSON_TYPE) === true;

/** Takes any body and reads none: mail services send a form. */
const UNREAD = 'POST /letters/unsubscribe' satisfies EndpointName;

const bodyOf = (name: EndpointName) => rows[name]?.body ?? exampleOf(name).body;
const wrongFieldsOfCall = (name: EndpointName) => wrongFieldsOf(name, rows[name]?.body);

test('every endpoint that accepts JSON has a body here, and every field has an invalid value', () => {
  for (const name of calls()) {
    expect(bodyOf(name) !== undefined, name).toBe(takesJson(recordOf(name)));
    for (const [field, values] of wrongFieldsOfCall(name)) expect(values, field).not.toEqual([]);
  }
});

// Not shuffled: the last test checks the state that the others leave.
for (const engine of engines)
  describe(`malformed requests on ${engine}`, { shuffle: false }, () => {
    let library: Library;
    let headersOf: Record<string, Record<string, string>>;
    beforeAll(async () => {
      library = await openLibrary(engine, [testBook()]);
      const [admin, uid] = await Promise.all([library.adminToken(), library.subscriber('reader')]);
      const bearer = { authorization: `Bearer ${await library.identity.sign(uid)}` };
      const keeper = { 'admin-auth': admin };
      headersOf = {
        ...{ anyone: {}, user: bearer, subscriber: bearer },
        ...{ editor: keeper, owner: keeper },
      };
    });

    /** Resets the rate limits, which these tests would exceed. */
    const forgetCounts = () => library.database.db.deleteFrom('call_counts').execute();

    async function send(name: EndpointName, change: Partial<InjectOptions> & { path?: string }) {
      await forgetCounts();
      const { method, address } = exampleOf(name);
      const { path: url = address, headers, ...rest } = change;
      const answer = await library.app.inject({
        method,
        url,
        headers: { ...headersOf[recordOf(name).access], ...headers },
        ...rest,
      });
      return {
        status: answer.statusCode,
        body: answer.body === '' ? null : answer.json<unknown>(),
      };
    }

    function expectRefusal(
      answer: { status: number; body: unknown },
      field: RegExp | string,
      statuses = [400],
    ): void {
      expect(statuses).toContain(answer.status);
      const { code, message, issues } = errorBody.parse(answer.body);
      expect(code).toMatch(/^(invalid_request|too_large)$/);
      expect(message.length).toBeGreaterThan(5);
      const named = (issues ?? []).map((issue) => issue.field);
      expect(named.length).toBeGreaterThan(0);
      for (const one of named) expect(one).toMatch(field);
    }

    const names = calls();
    const withBody = names.filter((name) => bodyOf(name) !== undefined);

    const wrongFields = (name: EndpointName) =>
      [...wrongFieldsOfCall(name), ...Object.entries(rows[name]?.fields ?? {})].flatMap(
        ([field, values, body = bodyOf(name)]) =>
          values.map((value) => [`${field} is ${shown(value)}`, { field, value, body }] as const),
      );
    test.each(withBody)('%s: rejects each invalid value and names its field', async (name) => {
      await attemptAll(wrongFields(name), async ({ field, value, body }) => {
        const payload = { ...body, [field]: value };
        expectRefusal(await send(name, { payload }), new RegExp(`^${field}(\\.|$)`));
      });
    });

    test.each(
      names.filter(
        (name) => !isReading(name) && name !== UNREAD && !(recordOf(name).upload && !bodyOf(name)),
      ),
    )('%s: rejects and names an unknown field, even a name of Object.prototype', async (name) => {
      for (const field of ['uid', 'isAdmin', 'toString', 'hasOwnProperty', 'a\u0000b', '']) {
        const payload = { ...bodyOf(name), [field]: 1 };
        expectRefusal(await send(name, { payload }), field === '' ? /^(body)?$/ : field);
      }
    });

    test.each(withBody)(
      '%s: returns a small response for a body with many or deep fields',
      async (name) => {
        const deep = (open: string, close: string) => open.repeat(9_000) + close.repeat(9_000);
        const many = Array.from({ length: 6_000 }, (_, i) => `"${i}":1`).join();
        for (const payload of [
          `{${many}}`,
          `{"${'x'.repeat(60_000)}":1}`,
          `{"a":${deep('[', ']')}}`,
          `{"a":${deep('{"a":', '}').replace('}', '1}')}}`,
          `{"a":[${'0,'.repeat(30_000)}0]}`,
        ]) {
          const answer = await send(name, { payload, headers: { 'content-type': JSON_TYPE } });
          const { longestBody = Infinity } = recordOf(name);
          expect(answer.status).toBe(payload.length > longestBody ? 413 : 400);
          expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
          expect(errorBody.parse(answer.body).issues?.length).toBeGreaterThan(0);
        }
      },
    );

    test('a webhook that is too large is rejected', async () => {
      const answer = await library.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'stripe-signature': 'good', 'content-type': JSON_TYPE },
        payload: 'x'.repeat(1_048_577),
      });
      expectRefusal({ status: answer.statusCode, body: answer.json() }, /^body$/, [413]);
    });

    const writing = names.filter((name) => !isReading(name) && name !== UNREAD);
    test.each(writing)('%s: rejects an invalid body', async (name) => {
      const { longestBody = 0 } = recordOf(name);
      await attemptAll(bodies, async ({ small, type, isTooMuch }) => {
        // The size limit differs between endpoints. A limit of a gigabyte is tested with a content-length header only.
        const isMuch = isTooMuch && longestBody > small.length;
        const isAnnounced = longestBody > 64 * 1_048_576;
        const payload = isMuch && !isAnnounced ? `"${'x'.repeat(longestBody)}"` : small;
        const headers = {
          'content-type': type,
          ...(isMuch && isAnnounced && { 'content-length': String(longestBody + 1) }),
        };
        const answer = await send(name, { payload, headers });
        expectRefusal(answer, /^body$/, [400, 413]);
      });
    });

    test(`${UNREAD}: a strange body changes nothing, and one that is too large is rejected`, async () => {
      const without = await send(UNREAD, {});
      await attemptAll(bodies, async ({ small, type }) => {
        const answer = await send(UNREAD, { payload: small, headers: { 'content-type': type } });
        const isRefused = small.length > 1_000 || type === BROKEN_TYPE;
        if (isRefused) expectRefusal(answer, /^body$/, [400, 413]);
        else expect(answer).toEqual(without);
      });
    });

    test.each(withBody.filter((name) => !recordOf(name).body?.safeParse(undefined).success))(
      '%s: rejects a missing body, and null',
      async (name) => {
        const headers = { 'content-type': JSON_TYPE };
        expectRefusal(await send(name, {}), /^body$/);
        expectRefusal(await send(name, { payload: '', headers }), /^body$/);
        expectRefusal(await send(name, { payload: 'null', headers }), /^body$/);
      },
    );

    test.each(names.filter((name) => name.includes('{bookId}')))(
      '%s: rejects a malformed id, and returns 404 for an unknown id',
      async (name) => {
        const { path, address } = exampleOf(name);
        const at = (id: string) =>
          address.replace(
            path,
            path.replace('/sam', () => `/${id}`),
          );
        const { upload } = recordOf(name);
        const file = upload && { headers: { 'content-type': upload.types[0] }, payload: 'a' };
        for (const id of badIds) expectRefusal(await send(name, { path: at(id) }), 'params.bookId');
        for (const id of brokenPaths) expectRefusal(await send(name, { path: at(id) }), /^path$/);
        for (const id of unknownIds) {
          const payload = bodyOf(name);
          const sent = { path: at(id), ...(payload && { payload }), ...file };
          const answer = await send(name, sent);
          expect([answer.status, answer.body]).toEqual([
            404,
            { code: 'not_found', message: 'Book not found' },
          ]);
        }
      },
    );

    const wrongQueries = (name: EndpointName) =>
      Object.entries(rows[name]?.query ?? {}).flatMap(([field, queries]) =>
        queries.map((query) => [`${field} in ?${query.slice(0, 60)}`, { field, query }] as const),
      );
    test.each(names.filter((name) => rows[name]?.query))(
      '%s: rejects each invalid query and names its parameter',
      async (name) => {
        await attemptAll(wrongQueries(name), async ({ field, query }) => {
          const path = `${exampleOf(name).path}?${query}`;
          const payload = bodyOf(name);
          const answer = await send(name, { path, ...(payload && { payload }) });
          expectRefusal(answer, new RegExp(`^querystring\\.${field}`));
        });
      },
    );

    test.each(names)('%s: a strange header or query causes no server error', async (name) => {
      const [, template = ''] = name.split(' ');
      const path = template.replace('{bookId}', 'none');
      await forgetCounts();
      for (const headers of [
        { authorization: 'Bearer \u00ff' },
        { authorization: `Bearer ${'x'.repeat(8000)}` },
        { authorization: 'Basic b3duZXI6' },
        { 'admin-auth': '\u00ff'.repeat(200) },
        { 'admin-auth': "' or 1=1 --" },
      ]) {
        const answer = await library.app.inject({ method: 'GET', url: path, headers });
        expect(answer.statusCode).toBeLessThan(500);
      }
      for (const query of [
        '__proto__=1',
        '__proto__[a]=1',
        '%00=%00',
        'a=%zz',
        '&&&=',
        '%c3%28=1',
      ]) {
        const answer = await library.app.inject({ method: 'GET', url: `${path}?${query}` });
        expect(answer.statusCode).toBeLessThan(500);
      }
    });

    test('rejected requests changed nothing', async () => {
      const { body } = await library.call('GET', '/api/books', { as: 'reader' });
      expect(body.map((book: { id: string }) => book.id)).toEqual(['sam']);
      expect((await library.call('GET', '/api/progress', { as: 'reader' })).body).toEqual([]);
      expect(library.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    });
  });
