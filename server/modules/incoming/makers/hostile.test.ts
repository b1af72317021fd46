// Whatever the bytes are: a book is made of them, or a Problem says why not, and other requests are served meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../../../problems/problem.ts';
import { makeOfEpub } from './epub.ts';
import { chaptersOf, epubOf, xhtml } from './epub.test-support.ts';
import { kindOfIncoming } from './kind.ts';
import { fileWriter, partsForTest, pictureOf, refusalOf } from './maker.test-support.ts';
import { makeOfPictures } from './pictures.ts';
import { zipOf } from './zip/zip.test-support.ts';

const write = fileWriter();
const REAL = fileURLToPath(new URL('../real-files/', import.meta.url));
const real = readdirSync(REAL)
  .filter((name) => name.endsWith('.epub'))
  .map((name) => readFileSync(REAL + name));
const built = [
  zipOf([
    { name: '1.png', data: pictureOf('1') },
    { name: '2.png', data: pictureOf('2') },
  ]),
  zipOf([{ name: '1.png', data: pictureOf('1'), isDeflated: true }], { zip64: 30 }),
  epubOf({
    items: [
      { href: '1.xhtml', content: xhtml('<h1>Sam</h1><img src="a.png"/><p>Sam sat.</p>') },
      { href: 'a.png', content: pictureOf('a'), type: 'image/png', properties: 'cover-image' },
    ],
  }),
];

/** Runs all makers, whatever the file is. */
async function tryAll(bytes: Uint8Array, name = 'book'): Promise<void> {
  const file = write(bytes);
  const made = [makeOfEpub, makeOfPictures].map(async (make) => {
    expect(refusalOf(await make(file, name, partsForTest().parts))).toBeUndefined();
  });
  for (const result of await Promise.allSettled([kindOfIncoming(file), ...made])) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Problem);
  }
}

const file = fc.constantFrom(...real, ...built);

test('random bytes', async () => {
  const start = fc.constantFrom(
    '',
    'PK\x03\x04',
    'PK\x05\x06',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    '%PDF-',
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 2_000 }), async (head, rest) => {
      await tryAll(Buffer.concat([Buffer.from(head, 'latin1'), rest]));
    }),
    { numRuns: 150 },
  );
});

test('files that are cut short', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.double({ min: 0, max: 1, noNaN: true }), async (whole, share) => {
      await tryAll(whole.subarray(0, Math.floor(share * whole.length)));
    }),
    { numRuns: 100 },
  );
});

test('files with changed bytes, most of them where the parts of a ZIP are listed', async () => {
  const change = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 0, max: 255 }),
  );
  await fc.assert(
    fc.asyncProperty(
      file,
      fc.array(change, { minLength: 1, maxLength: 8 }),
      async (whole, changes) => {
        const bytes = Buffer.from(whole);
        for (const [share, value] of changes) {
          const fromEnd = Math.floor(share * Math.min(bytes.length - 1, 900));
          bytes[bytes.length - 1 - fromEnd] = value;
        }
        await tryAll(bytes);
      },
    ),
    { numRuns: 300 },
  );
});

test('pages of any signs', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<img src="',
      '">',
      '<b ',
      '/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&',
      '&#x',
      ';',
    ),
    fc.constantFrom(
      '<svg>',
      '<title>',
      '<script>',
      '</script>',
      '<?xml',
      '<!DOCTYPE',
      '<h1>',
      '<a href="a">',
      'Sam ',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      await tryAll(
        epubOf({
          items: [{ href: '1.xhtml', content: pieces.join('') }],
          metadata: pieces.join(''),
        }),
      );
    }),
    { numRuns: 200 },
  );
});

test('titles, names and descriptions of any signs and lengths', async () => {
  // Most have as many signs as the fields of a book can, or one more or less.
  const length = fc.oneof(
    fc.nat(20),
    fc
      .tuple(fc.constantFrom(100, 120, 200, 500, 2_000), fc.integer({ min: -2, max: 2 }))
      .map(([most, more]) => most + more),
  );
  const sign = fc.oneof(
    fc.constantFrom(
      'a',
      '🐱',
      '\n',
      '\t',
      '\u0085',
      '&#1;',
      '&#x81;',
      '&#xd83d;',
      '\u2800',
      'ﬁ',
      '\u0301',
    ),
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .map((one) => one.replace(/[<&"]/, 'b')),
  );
  const words = fc
    .tuple(fc.array(sign, { maxLength: 4 }), sign, length)
    .map(([start, rest, most]) => start.join('') + rest.repeat(most));
  await fc.assert(
    fc.asyncProperty(words, words, words, words, words, async (alt, title, author, about, name) => {
      const page = xhtml(`<img src="a.png" alt="${alt}"/><p>${alt}</p>`);
      const epub = epubOf({
        metadata: `<dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:description>${about}</dc:description>`,
        items: [
          { href: '1.xhtml', content: page },
          { href: 'a.png', content: pictureOf('a'), type: 'image/png' },
        ],
      });
      const makings = [
        makeOfEpub(write(epub), name, partsForTest().parts),
        makeOfPictures(write(built[0]!), name, partsForTest().parts),
      ];
      for (const made of await Promise.all(makings)) expect(refusalOf(made)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

const MB = 1_048_576;
const fill = (piece: string) => piece.repeat(Math.floor((MB - 1_000) / piece.length));

test.each<[string, string]>([
  ['a long text', fill('Sam sat. ')],
  ['a paragraph as long as a book', 'Sam sat. '.repeat(11_000)],
  ['one long paragraph without spaces', fill('a')],
  ['many spaces', fill(' ')],
  ['many paragraphs', fill('<p/>')],
  ['many pictures', fill('<img src="https://a.b/c"/>')],
  [
    'many attributes',
    `<p ${Array.from({ length: 99_000 }, (_, index) => `a${index}=""`).join(' ')}>Sam</p>`,
  ],
  ['many styles', fill('<p style="url(url(url(url("/>')],
  ['many entities', fill('&amp;')],
  ['many open tags', fill('<b>')],
  ['an endless comment', `<!--${fill('-')}`],
  ['an endless tag', `<p ${fill('a')}`],
  ['many marks over one letter', `a${fill('\u0301')}`],
])('a page of a megabyte with %s holds nobody up', async (_, body) => {
  await expectToServeOthers(chaptersOf(body));
});

const items = [{ href: '1.xhtml', content: xhtml('<p>Sam</p>') }];

test.each<[string, string]>([
  ['many authors', fill('<dc:creator>A</dc:creator>')],
  ['many titles', fill('<dc:title>A</dc:title>')],
  ['many remarks', fill('<meta refines="#a" property="b">c</meta>')],
  ['many files', `</metadata>${fill('<item id="a" properties="a"/>')}`],
  ['a long description', `<dc:description>${fill('A ')}</dc:description>`],
])('a package of a megabyte with %s holds nobody up', async (_, metadata) => {
  await expectToServeOthers(epubOf({ items, metadata: metadata.slice(0, MB - 1_500) }));
});

const long = (piece: string) => piece.repeat(1_000_000 / Buffer.byteLength(piece));
const chain = Array.from(
  { length: 15_000 },
  (_, index) => `<item id="f${index}" fallback="f${index + 1}"/>`,
);

test.each<[string, string]>([
  ['many files to be shown instead', chain.join('') + '<itemref idref="f0"/>'.repeat(1_990)],
  ['a file of many properties', `<item id="a" properties="${long('a ')}"/>`],
  ['a place of many properties', `<itemref idref="i0" properties="${long('a ')}"/>`],
  ['a file with a long address', `<item id="a" href="${long('a')}"/>`],
])('a package with %s holds nobody up', async (_, guide) => {
  await expectToServeOthers(epubOf({ items, guide }));
});

test.each<[string, string]>([
  ['long words about it', `alt="${long('ﬁ ')}" src="a.png"`],
  ['a long address', `src="${long('a')}"`],
  ['an address of many folders', `src="${long('../')}"`],
  ['a long style', `style="${long('url(')}"`],
])('a picture with %s holds nobody up', async (_, attributes) => {
  const picture = { href: 'a.png', content: pictureOf('a'), type: 'image/png' };
  const page = { href: '1.xhtml', content: xhtml(`<img ${attributes}/><p>Sam</p>`) };
  await expectToServeOthers(epubOf({ items: [page, picture] }));
});

/** Retries, because compilation and garbage collection can also cause a pause. */
const TRIES = 5;

async function expectToServeOthers(bytes: Buffer): Promise<void> {
  const epub = write(bytes);
  let shortest = Infinity;
  for (let tries = 0; tries < TRIES && shortest >= LONGEST_STRETCH; tries++) {
    const { longest, stop } = watchStretches();
    await makeOfEpub(epub, 'book', partsForTest().parts).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Problem);
    });
    stop();
    shortest = Math.min(shortest, longest());
  }
  expect(shortest).toBeLessThan(LONGEST_STRETCH);
}

/** In milliseconds. */
const LONGEST_STRETCH = 50;

/** Measures the longest time that this thread has worked without serving others. What other programs take is not in it. */
function watchStretches() {
  let longest = 0;
  let isWatching = true;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return { longest: () => longest, stop: () => void (isWatching = false) };
}
