import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PDF_BYTES, PDF_PAGES } from '../../../../domain/flipbooks.ts';
import { broughtFilesOf } from './brought-files.ts';
import type { FoundFile } from './found-files.ts';

const PNG = Uint8Array.from([
  ...[137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82],
  ...Array.from({ length: 40 }, () => 0),
]);
const HEIC = Uint8Array.from([
  ...[0, 0, 0, 24],
  ...Buffer.from('ftypheic\0\0\0\0mif1heic'),
  ...Buffer.alloc(200),
]);
const PDF = '%PDF-1.7\n1 0 obj\n';
const ZIP = zipSync({ 'a.png': PNG }) as Uint8Array<ArrayBuffer>;

/** `path` is such as 'Books/Cat/1.png'. */
function found(path: string, content: string | Uint8Array<ArrayBuffer>): FoundFile {
  const parts = path.split('/');
  const file = new File([content], parts.at(-1) ?? '', { lastModified: 7 });
  return { folders: parts.slice(0, -1), file };
}

const summary = async (...files: FoundFile[]) =>
  (await broughtFilesOf(files)).brought.map(({ name, files: { length }, isFolder, refusal }) => ({
    name,
    length,
    isFolder,
    refusal,
  }));
const taken = (name: string) => ({ name, length: 1, isFolder: false, refusal: null });

test('books are taken one by one, also of a folder, in natural order', async () => {
  expect(
    await summary(found('b10.pdf', PDF), found('b2.pdf', PDF), found('Old/a.zip', ZIP)),
  ).toEqual([taken('b2.pdf'), taken('b10.pdf'), taken('a.zip')]);
});

test('the pictures of each folder become one book, in natural order', async () => {
  const { brought } = await broughtFilesOf([
    found('Books/Dog/1.png', PNG),
    found('Books/Cat/p10.png', PNG),
    found('Books/Cat/p9.png', PNG),
    found('Books/Cat/.DS_Store', 'x'),
    found('Books/Cat/Thumbs.db', 'x'),
  ]);
  const [cat, dog] = brought;
  expect(cat).toMatchObject({ name: 'Cat', isFolder: true, refusal: null, bytes: 112 });
  expect(cat?.files.map(({ name }) => name)).toEqual(['p9.png', 'p10.png']);
  expect(dog).toMatchObject({ name: 'Dog', isFolder: true, refusal: null });
});

test('a file has the same key on another day, and another one if it was changed', async () => {
  const keyOf = async (content: string, lastModified: number) =>
    (await broughtFilesOf([{ folders: [], file: new File([content], 'a.pdf', { lastModified }) }]))
      .brought[0]?.key;
  expect(await keyOf(PDF, 7)).toBe(await keyOf(PDF, 7));
  expect(await keyOf(PDF, 8)).not.toBe(await keyOf(PDF, 7));
  expect(await keyOf(`${PDF}\n`, 7)).not.toBe(await keyOf(PDF, 7));
});

test('what is no book says what to do, each by itself', async () => {
  const [rtf, table, empty, sam] = await summary(
    found('1.rtf', '{\\rtf1 Sam sat.}'),
    found('2.csv', 'title,level\nSam,1\n'),
    found('3.pdf', ''),
    found('Sam.pdf', PDF),
  );
  expect(rtf?.refusal).toBe(
    'This is a text document (RTF). Open it in Word or Pages, save it as a PDF, and bring that in.',
  );
  expect(table?.refusal).toContain('This is a table.');
  expect(empty?.refusal).toBe('This file is empty, or it is a folder.');
  expect(sam).toEqual(taken('Sam.pdf'));
});

test('what lies beside the books in a folder is left out, and named; a damaged book is not', async () => {
  const { brought, leftOut } = await broughtFilesOf([
    found('Books/Sam.pdf', PDF),
    found('Books/notes.txt', 'Sam is first.'),
    found('Books/empty.md', ''),
    found('Books/Damaged.pdf', 'x'),
    found('Books/.DS_Store', 'x'),
    found('Books/Cat/1.png', PNG),
    found('Books/Cat/order.txt', '1'),
  ]);
  expect(leftOut).toEqual(['notes.txt', 'empty.md', 'order.txt']);
  expect(brought.map(({ name, refusal }) => [name, refusal === null])).toEqual([
    ['Damaged.pdf', false],
    ['Sam.pdf', true],
    ['Cat', true],
  ]);
  // By itself it was surely meant.
  expect((await summary(found('notes.txt', 'Sam is first.')))[0]?.refusal).toContain(
    'is of a kind',
  );
});

test.each(['jpg', 'JPEG', 'png', 'webp', 'gif', 'avif', 'bmp', 'heic', 'svg', 'tif'])(
  'a folder with a damaged picture .%s is refused, and not made without it',
  async (ending) => {
    const { brought, leftOut } = await broughtFilesOf([
      found('Books/Cat/1.png', PNG),
      found(`Books/Cat/2.${ending}`, 'x'),
    ]);
    expect(leftOut).toEqual([]);
    expect(brought.map(({ name, files }) => [name, files.length])).toEqual([['Cat', 2]]);
    expect(brought[0]?.refusal).toMatch(new RegExp(`^"2\\.${ending}": This file is of a kind`));
  },
);

test('a folder with an empty picture is refused, and names the picture', async () => {
  const [cat] = await summary(found('Cat/1.png', PNG), found('Cat/2.jpg', ''));
  expect(cat).toEqual({
    ...{ name: 'Cat', length: 2, isFolder: true },
    refusal: '"2.jpg": This file is empty, or it is a folder.',
  });
});

test('a folder with a picture of another kind is refused, and names the picture', async () => {
  const [cat] = await summary(found('Cat/1.png', PNG), found('Cat/2.heic', HEIC));
  expect(cat).toMatchObject({ name: 'Cat', length: 2 });
  expect(cat?.refusal).toMatch(/^"2\.heic": This is a HEIC picture\. Save it as JPEG\./);
});

test('pictures without a folder, or beside a book, say where to put them', async () => {
  const loose = await summary(found('1.png', PNG), found('2.png', PNG), found('3.png', PNG));
  expect(loose).toHaveLength(1);
  expect(loose[0]).toMatchObject({ name: '1.png and 2 more', isFolder: false });
  expect(loose[0]?.refusal).toContain('Put the pictures of one book into a folder');
  const beside = await summary(found('Cat/cat.pdf', PDF), found('Cat/cover.png', PNG));
  expect(beside[0]).toEqual(taken('cat.pdf'));
  expect(beside[1]?.refusal).toContain('a folder of their own');
});

test('what is too much is refused before it is sent', async () => {
  const many = Array.from({ length: PDF_PAGES + 1 }, (_, page) => found(`Cat/${page}.png`, PNG));
  expect((await summary(...many))[0]?.refusal).toBe(
    'This folder has 301 pictures; a book can have at most 300. Split it into several books.',
  );
  const large = found('Sam.pdf', PDF);
  Object.defineProperty(large.file, 'size', { value: PDF_BYTES + 1 });
  expect((await summary(large))[0]?.refusal).toContain('A PDF can have at most 50 MB.');
});
