import { type ChildProcess, fork, spawn } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer, type Progress } from './renderer.ts';
import { bombOf, bookOf, makePdf, writePdf, writeStream } from './pdf.test-support.ts';

// Each file is rendered in a child process with low priority, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const folders: string[] = [];
const renderers: Renderer[] = [];
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function openRenderer(settings: Parameters<typeof createRenderer>[0] = {}): Renderer {
  const renderer = createRenderer(settings);
  renderers.push(renderer);
  return renderer;
}

/** Writes a file and renders it. */
async function draw(pdf: Buffer, renderer = openRenderer(), signal?: AbortSignal) {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-test-'));
  folders.push(folder);
  const file = join(folder, 'book.pdf');
  writeFileSync(file, pdf);
  const progress: Progress[] = [];
  const made = await renderer.render({ file, folder }, (now) => progress.push(now), signal);
  return { ...made, progress, folder };
}

/** Returns the sentence with which a file is refused. */
const refusalOf = (pdf: Buffer, renderer?: Renderer) =>
  draw(pdf, renderer).then(
    () => 'drawn',
    (error: Error) => error.message,
  );

test('each page becomes two pictures and a text, and the first page also becomes the cover', async () => {
  const { pages, progress, folder } = await draw(
    makePdf([
      { lines: ['Sam sat.'] },
      { width: 800, height: 400, lines: ['A ship', 'is at sea.'] },
    ]),
  );
  expect(pages).toEqual([
    { width: 1200, height: 1600, text: 'Sam sat.' },
    { width: 2000, height: 1000, text: 'A ship\nis at sea.' },
  ]);
  expect(progress).toEqual([
    { pagesDone: 0, pageCount: 2 },
    { pagesDone: 1, pageCount: 2 },
    { pagesDone: 2, pageCount: 2 },
  ]);
  const sizes = Object.fromEntries(
    await Promise.all(
      readdirSync(folder)
        .filter((name) => name.endsWith('.webp'))
        .map(async (name) => {
          const { format, width, height } = await sharp(join(folder, name)).metadata();
          return [name, `${format} ${width} ${height}`];
        }),
    ),
  );
  expect(sizes).toEqual({
    'cover.webp': 'webp 600 800',
    'page-1.webp': 'webp 1200 1600',
    'page-1-small.webp': 'webp 600 800',
    'page-2.webp': 'webp 2000 1000',
    'page-2-small.webp': 'webp 1000 500',
  });
});

test('words that a program has drawn letter by letter are read as words', async () => {
  const file = new URL('real-files/printed-by-chromium.pdf', import.meta.url);
  const { pages } = await draw(readFileSync(file));
  expect(pages.map(({ text }) => text)).toEqual([
    'Sam and the Van',
    '"Get up!" said Pam.',
    '“Hop in!” said Sam.\n“Zip it up!” said Dan.',
    "'Up we go,' said Pam.",
    "'T-rex is it'",
  ]);
});

/** Returns a PDF of one page with these words in this font. The objects in `rest` have numbers from 6. */
const setIn = (font: string, words: string, rest: string[] = [], page = '', catalogue = '') =>
  writePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    writeStream(`BT /F1 24 Tf 36 300 Td ${words} Tj ET`),
    `<< /Type /Font ${font} >>`,
    ...rest,
  ]);
const HELVETICA = '/Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';
const composed = (name: string, encoding: string, ordering: string) =>
  [
    `/Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [6 0 R]`,
    [
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> /FontDescriptor 7 0 R >>`,
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>`,
    ],
  ] as const;

test('the values of form fields are drawn, and part of the text', async () => {
  const field = (name: string, more: string) =>
    `<< /Type /Annot /Subtype /Widget /T (${name}) /DA (/Helv 24 Tf 0 g) /F 4 ${more} >>`;
  const { pages, folder } = await draw(
    setIn(
      HELVETICA,
      '(My name is)',
      [
        field('name', '/FT /Tx /V (Kim) /Rect [36 100 364 160]'),
        field('level', '/FT /Ch /Ff 131072 /Opt [(One) (Two)] /V (Two) /Rect [36 20 364 80]'),
      ],
      '/Annots [6 0 R 7 0 R]',
      '/AcroForm << /Fields [6 0 R 7 0 R] /NeedAppearances true /DR << /Font << /Helv 5 0 R >> >> >>',
    ),
  );
  expect(pages[0]?.text).toBe('My name is\nKim\nTwo');
  const picture = sharp(join(folder, 'page-1.webp'));
  const { width, height } = await picture.metadata();
  for (const top of [240, 320]) {
    const area = { left: 0, top: (top / 400) * height, width, height: 0.15 * height };
    const { channels } = await sharp(await picture.clone().extract(area).toBuffer()).stats();
    expect(channels[0]?.min, `at ${top}`).toBeLessThan(60);
  }
});

test('a note on a page is part of the text', async () => {
  const note = (more: string) =>
    `<< /Type /Annot /Subtype /FreeText /Contents (Kim) /DA (/Helv 24 Tf 0 g) /F 4 /Rect [36 100 364 160] ${more} >>`;
  const page = '/Annots [6 0 R]';
  const looks = writeStream(
    'BT /F1 24 Tf 0 g 2 20 Td (Kim) Tj ET',
    '/Type /XObject /Subtype /Form /BBox [0 0 328 60] /Resources << /Font << /F1 5 0 R >> >>',
  );
  const drawn = [note(''), note('/AP << /N 7 0 R >>')].map((one) =>
    setIn(HELVETICA, '(My name is)', [one, looks.toString('latin1')], page),
  );
  for (const file of drawn) {
    expect((await draw(file)).pages[0]?.text).toBe('My name is\nKim');
  }
});

test('on a page with a note, what is a little lower is on the same line', async () => {
  const note =
    '<< /Type /Annot /Subtype /FreeText /Contents (Kim) /DA (/Helv 24 Tf 0 g) /F 4 /Rect [36 100 364 160] >>';
  const words = '(H) Tj 17.3 -6 Td (2) Tj 13.4 6 Td (O)';
  const { pages } = await draw(setIn(HELVETICA, words, [note], '/Annots [6 0 R]'));
  expect(pages[0]?.text).toBe('H2O\nKim');
});

test('on a page with a link, letters that are set wide apart are of one word', async () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [36 100 364 160] >>';
  const read = async (words: string) =>
    (await draw(setIn(HELVETICA, words, [link], '/Annots [6 0 R]'))).pages[0]?.text;
  expect(await read('5 Tc (Sam sat on it)')).toBe('Sam sat on it');
  expect(await read('[(Sam) -140 (sat)] TJ ( on it)')).toBe('Sam sat on it');
  expect(await read('(Sam sat) Tj 200 0 Td (on it)')).toBe('Sam sat on it');
});

test('a page number that is drawn before a line, at its end, is no word of the line', async () => {
  const { pages } = await draw(setIn(HELVETICA, '300 0 Td (2) Tj -300 10 Td (Sam sat.)'));
  expect(pages[0]?.text).toBe('2\nSam sat.');
});

test('an XFA form is refused', async () => {
  const form = setIn(
    HELVETICA,
    '(Please wait...)',
    ['<< /Length 40 >>\nstream\n<xdp:xdp xmlns:xdp="http://ns.adobe"/>\nendstream'],
    '',
    '/AcroForm << /Fields [] /XFA 6 0 R >> /NeedsRendering true',
  );
  expect(await refusalOf(form)).toMatch(/^This PDF is a form of a kind/);
});

describe('missing letters', () => {
  const [song, songRest] = composed('STSong-Light', 'UniGB-UCS2-H', 'GB1');
  const [andika, andikaRest] = composed('Andika', 'Identity-H', 'Identity');
  test.each([
    [
      'of a script that no built-in font has',
      setIn(song, '<732b72d70041>', [...songRest]),
      /猫 狗/,
    ],
    [
      'without any letter that can be drawn',
      setIn(song, '<732b>', [...songRest]),
      /^Page 1 has words that cannot be drawn, .* STSong-Light/,
    ],
    ['of a font with unknown letters', setIn(andika, '<00240025>', [...andikaRest]), /Andika/],
    [
      'of a font that has some of the letters',
      setIn(
        '/Subtype /Type1 /BaseFont /ABCDEF+Helvetica /Encoding << /Differences [65 /uni0416] >>',
        '(SAm sat)',
      ),
      /^Page 1 has letters that cannot be drawn \(Ж\), because the file does not contain them in their font, Helvetica\. Export/,
    ],
  ])('%s are refused', async (_, file, sentence) => {
    expect(await refusalOf(file)).toMatch(sentence);
  });

  test.each([
    [
      'letters of a font that has a built-in substitute',
      setIn(
        '/Subtype /TrueType /BaseFont /ComicSansMS /Encoding /WinAnsiEncoding',
        '(Sam \\200 \\351)',
      ),
      'Sam € é',
    ],
    ['symbols', setIn('/Subtype /Type1 /BaseFont /ZapfDingbats', '(4)'), '✔'],
    ['text behind a scanned page', setIn(song, '3 Tr <732b0041>', [...songRest]), '猫A'],
    [
      'letters that are drawings',
      setIn(
        '/Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /sq 6 0 R >> /Encoding << /Differences [97 /sq] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << >>',
        '(aa)',
        ['<< /Length 40 >>\nstream\n1000 0 0 0 750 750 d1 0 0 750 750 re f  \nendstream'],
      ),
      'aa',
    ],
  ])('are not reported for %s', async (_, file, text) => {
    expect((await draw(file)).pages[0]?.text).toBe(text);
  });
});

test('bytes before and after a file are ignored', async () => {
  const lines = [{ lines: ['Sam sat.'] }];
  const mail = (bytes: number) => Buffer.from('Content-Type: any\r\n'.repeat(bytes / 19));
  for (const file of [
    Buffer.concat([mail(1_000), makePdf(lines)]),
    Buffer.concat([makePdf(lines), mail(9_000)]),
    Buffer.concat([mail(500), makePdf(lines), Buffer.alloc(100_000)]),
  ]) {
    expect((await draw(file)).pages[0]?.text).toBe('Sam sat.');
  }
});

/** Returns a PDF of one page with this content, followed by these objects, from number 5. */
const pageOf = (content: string, ...rest: Buffer[]) =>
  writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    writeStream(content),
    ...rest,
  ]);

/** Returns a form that can show the object with the number `shown`. */
const formOf = (shown: number, content: string) =>
  writeStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Resources << /XObject << /F ${shown} 0 R >> >>`,
  );

/** Returns a square grey picture; `side` is in pixels. */
const pictureOf = (side: number, bytes = Buffer.alloc(9)) =>
  writeStream(
    deflateSync(bytes),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
  );

/** Fifteen nested forms, each of which shows the next one thirty times. */
const manifold = pageOf(
  '/F Do',
  ...Array.from({ length: 15 }, (_, depth) => formOf(depth + 6, '/F Do '.repeat(30))),
  writeStream('0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 400 400]'),
);

const locked = (filter: string) =>
  makePdf(
    [{ lines: ['Sam sat.'] }],
    `/ID [<00> <00>] /Encrypt << /Filter /${filter} /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
  );

const good = bookOf(4);
const GIGABYTE = 1_000_000_000;

describe('a file is refused as a whole', () => {
  test.each<[string, () => Buffer, string | RegExp]>([
    [
      'with other bytes after the header',
      () => Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF`),
      /^This PDF is damaged and cannot be opened/,
    ],
    [
      'truncated in the middle',
      () => good.subarray(0, good.length / 2),
      /^This PDF ends in the middle/,
    ],
    ['truncated before the end mark', () => good.subarray(0, -8), /^This PDF ends in the middle/],
    ['locked with a password', () => locked('Standard'), /^This PDF is locked with a password/],
    ['locked in an unknown way', () => locked('Nobodys'), /^This PDF is locked with a password/],
    ['without any page', () => makePdf([]), 'This PDF has no pages.'],
    [
      'with too many pages',
      () => bookOf(301),
      'This PDF has 301 pages; a flipbook can have at most 300.',
    ],
    ['with a tiny page', () => makePdf([{}, { width: 400, height: 20 }]), /^Page 2 is too small/],
    ['with a huge page', () => makePdf([{ width: 2e6, height: 2e6 }]), /^Page 1 is too large/],
    [
      'with a long and narrow page',
      () => makePdf([{ width: 2000, height: 100 }]),
      /^Page 1 is too long and narrow/,
    ],
    [
      'with a cycle in its page tree',
      () =>
        writePdf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 90 >>',
        ]),
      'Page 1 is damaged and cannot be drawn.',
    ],
    [
      'that unpacks to half a gigabyte',
      () => bombOf(GIGABYTE / 2, ' ', 2),
      /^Page 1 is too complex/,
    ],
    [
      'that saves the graphics state fifty million times',
      () => bombOf(GIGABYTE / 10, 'q ', 2),
      /^Page 1 is too complex/,
    ],
    ['with exponentially nested forms', () => manifold, /^Page 1 is too complex/],
    [
      'with a picture of a billion pixels',
      () => pageOf('/F Do', pictureOf(40_000)),
      'Page 1 has a picture of 40000 × 40000 pixels. It can have at most 400 million.',
    ],
    [
      'with such a picture in a nested drawing',
      () => pageOf('/F Do', formOf(6, '/F Do'), pictureOf(40_000)),
      'This PDF has a picture of 40000 × 40000 pixels. It can have at most 400 million.',
    ],
  ])('%s', async (_, file, sentence) => {
    expect(await refusalOf(file())).toMatch(sentence);
  });

  test('that takes too long to draw', async () => {
    const endless = makePdf([{ content: '[0.00001 0.00001] 0 d 1 w 0 0 m 432 576 l S' }]);
    const renderer = openRenderer({ pageTimeout: 2_500 });
    // On a busy machine the time may run out before the page is started.
    expect(await refusalOf(endless, renderer)).toMatch(
      /^(Page 1 takes too long to draw|This PDF takes too long to open)/,
    );
    // The process was killed, and the next file has its own process.
    expect((await draw(bookOf(1), openRenderer())).pages).toHaveLength(1);
  });
});

test('a picture of a hundred million pixels is drawn', async () => {
  const side = 10_000;
  const picture = pictureOf(side, Buffer.alloc(side * side, 0x55));
  const { folder } = await draw(pageOf('400 0 0 400 0 0 cm /F Do', picture));
  const { dominant } = await sharp(join(folder, 'page-1.webp')).stats();
  expect(dominant).toEqual({ r: 88, g: 88, b: 88 });
});

test('deeply nested brackets do not crash the renderer', async () => {
  const deep = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /X ${'['.repeat(200_000)} >>`;
  const file = writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    deep,
  ]);
  expect(['drawn', 'Page 1 is damaged and cannot be drawn.']).toContain(await refusalOf(file));
});

const PROCESS = new URL('render-process.ts', import.meta.url);
const start = () => fork(PROCESS, { env: {}, execArgv: [] });
const AGAIN = 'The pages could not be drawn right now. Please upload the PDF again.';

test('concurrent files are rendered one after another, each in its own process', async () => {
  let living = 0;
  let most = 0;
  let all = 0;
  const renderer = openRenderer({
    start() {
      const child = start();
      all += 1;
      most = Math.max(most, ++living);
      child.on('exit', () => living--);
      return child;
    },
  });
  const books = await Promise.all([1, 2, 3].map((pages) => draw(bookOf(pages), renderer)));
  expect(books.map(({ pages }) => pages.length)).toEqual([1, 2, 3]);
  expect([all, most]).toEqual([3, 1]);
});

test('if the process dies, its file fails with a sentence, and the next file is rendered', async () => {
  let child: ChildProcess | undefined;
  const renderer = openRenderer({ start: () => (child = start()) });
  const [first] = await Promise.all([
    refusalOf(bookOf(50), renderer),
    new Promise<void>((resolve) => setImmediate(() => resolve(void child?.kill('SIGKILL')))),
  ]);
  expect(first).toBe(AGAIN);
  expect((await draw(bookOf(1), renderer)).pages).toHaveLength(1);
});

test('a file that is stopped, or was before its turn, makes way for the next one', async () => {
  const stopping = new AbortController();
  let started = 0;
  const renderer = openRenderer({
    start() {
      started += 1;
      return start();
    },
  });
  const stopped = draw(bookOf(300), renderer, stopping.signal);
  const waiting = draw(bookOf(300), renderer, stopping.signal);
  const next = draw(bookOf(1), renderer);
  const ended = Promise.allSettled([stopped, waiting]);
  setImmediate(() => stopping.abort());
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await next).pages).toHaveLength(1);
  expect(started).toBe(2);
});

test('a process that cannot be started fails the file, in each way that can show', async () => {
  const refused = () => fork(PROCESS, { execArgv: [], execPath: '/nowhere/node' });
  const thrown = () => {
    throw new Error('spawn ENOMEM');
  };
  const mute = () => spawn('/nowhere/node', { stdio: 'ignore' });
  for (const start of [refused, thrown, mute]) {
    expect(await refusalOf(bookOf(1), openRenderer({ start }))).toBe(AGAIN);
  }
});

test.runIf(process.platform === 'linux')(
  'a full disk is the cause of the error, and the file is not blamed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'renderer-test-'));
    folders.push(folder);
    const file = join(folder, 'book.pdf');
    writeFileSync(file, bookOf(2));
    symlinkSync('/dev/full', join(folder, 'page-2.webp'));
    const drawing = openRenderer().render({ file, folder }, () => {});
    await expect(drawing).rejects.toMatchObject({
      message: AGAIN,
      cause: { message: expect.stringContaining('ENOSPC') },
    });
  },
);

test('the death of the process is the cause of the error', async () => {
  const renderer = openRenderer({
    start() {
      const child = start();
      child.kill('SIGKILL');
      return child;
    },
  });
  await expect(draw(bookOf(1), renderer)).rejects.toMatchObject({
    message: AGAIN,
    cause: { message: 'The process has ended: SIGKILL' },
  });
});

test('closing fails the current file and the waiting files', async () => {
  const renderer = openRenderer();
  const both = Promise.all([refusalOf(bookOf(50), renderer), refusalOf(bookOf(1), renderer)]);
  setImmediate(() => renderer.close());
  expect(await both).toEqual([AGAIN, AGAIN]);
});
