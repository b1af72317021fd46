import { describe, expect, test } from 'vitest';
import { inlinePages, MOST_PAGES } from '../../../../contracts/inline-pages.ts';
import { LARGEST_PICTURE } from '../../../../contracts/pictures.ts';
import { Problem } from '../../../problems/problem.ts';
import { fileWriter, partsForTest, pictureOf } from './maker.test-support.ts';
import { makeOfPictures } from './pictures.ts';
import { zipOf } from './zip/zip.test-support.ts';

const write = fileWriter();

const zipNamed = (...names: string[]) =>
  zipOf(names.map((name) => ({ name, data: pictureOf(name) })));

async function make(zip: Buffer) {
  const { parts, stored, progress } = partsForTest();
  const made = await makeOfPictures(write(zip), 'the_cat-sat (final).zip', parts);
  const pages = stored.filter(({ purpose }) => purpose === 'page').map(({ name }) => name);
  const cover = stored.find(({ purpose }) => purpose === 'cover')?.name;
  return { made, pages, cover, progress };
}

describe('a ZIP of pictures', () => {
  test('becomes a book with a page for each, in natural order', async () => {
    const { made, pages, cover, progress } = await make(
      zipNamed('page10.png', 'Page 2.png', 'page1.png'),
    );
    expect(pages).toEqual(['Page 2.png', 'page1.png', 'page10.png']);
    expect(cover).toBe('Page 2.png');
    expect(made).toMatchObject({
      title: 'The cat sat',
      author: null,
      coverImageUrl: '/public-objects/uploads/cover-1.webp',
      note: expect.stringContaining('Type the words'),
    });
    expect(made.content[0]).toEqual({
      picture: { address: '/public-objects/uploads/page-2.webp', alt: '', width: 8, height: 6 },
      words: '',
    });
    expect(inlinePages.safeParse(made.content).success).toBe(true);
    expect(progress).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test('goes through its folders one after the other', async () => {
    const { pages } = await make(zipNamed('b/1.png', 'a/10.png', 'a/9.png', 'a 2/1.png'));
    expect(pages).toEqual(['a/9.png', 'a/10.png', 'a 2/1.png', 'b/1.png']);
  });

  test('has the picture named cover as its cover, and not as a page', async () => {
    const { pages, cover } = await make(zipNamed('book/1.png', 'book/Cover.png'));
    expect([pages, cover]).toEqual([['book/1.png'], 'book/Cover.png']);
  });

  test('of a cover alone has it as its page too', async () => {
    const { pages, cover } = await make(zipNamed('cover.png'));
    expect([pages, cover]).toEqual([['cover.png'], 'cover.png']);
  });

  test('may have what computers add', async () => {
    const added = ['__MACOSX/._1.png', '.DS_Store', 'a/Thumbs.db', 'desktop.ini', 'a/._1.png'];
    const zip = zipOf([
      ...added.map((name) => ({ name, data: 'x' })),
      { name: 'a/1.png', data: pictureOf('a/1.png') },
    ]);
    expect((await make(zip)).pages).toEqual(['a/1.png']);
  });
});

const TOO_MANY = Array.from({ length: MOST_PAGES + 1 }, (_, index) => `${index}.png`);
const heic = `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(200)}`;

test.each<[string, Buffer, RegExp]>([
  [
    'no picture',
    zipOf([{ name: 'a/' }]),
    /^There are no pictures in this file\. Pictures can be PNG/,
  ],
  [
    'a text among the pictures',
    zipOf([
      { name: '1.png', data: pictureOf('1') },
      { name: 'a/notes.txt', data: 'Sam sat.' },
    ]),
    /^"a\/notes\.txt" is no picture\. Put only the pictures of one book/,
  ],
  [
    'a HEIC picture',
    zipOf([{ name: '1.png', data: Buffer.from(heic, 'latin1') }]),
    /^"1\.png" is a HEIC picture\. Pictures can be .* Save it as JPEG/,
  ],
  ['a PDF', zipOf([{ name: '1.pdf', data: '%PDF-1.7\n1 0 obj' }]), /^"1\.pdf" is a PDF\. Put only/],
  ['an empty picture', zipOf([{ name: '1.png' }]), /^"1\.png" is no picture/],
  [
    'a picture that is too large',
    zipOf([{ name: '1.png', data: pictureOf('1', LARGEST_PICTURE) }]),
    /^"1\.png": A picture can have at most 20 MB/,
  ],
  [
    'too many pictures',
    zipNamed(...TOO_MANY),
    /^There are 301 pictures .* at most 300 pages\. Split/,
  ],
  ['a damaged picture', zipNamed('1.png', 'bad.png'), /^"bad\.png": This picture is damaged/],
  [
    'a picture that cannot be drawn',
    zipNamed('1.png', 'crash.png'),
    /^"crash\.png": This picture cannot be prepared\. Save it again/,
  ],
])('a ZIP with %s is refused with a sentence', async (_, zip, said) => {
  const error = await make(zip).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(said) });
});

test('a failure of the library is no fault of a picture', async () => {
  const { parts } = partsForTest();
  const storePicture = () => Promise.reject(new Problem('unavailable', 'Not now.'));
  const making = makeOfPictures(write(zipNamed('1.png')), 'a.zip', { ...parts, storePicture });
  await expect(making).rejects.toMatchObject({ code: 'unavailable' });
});

test('nothing is stored where a file is no picture', async () => {
  const { parts, stored } = partsForTest();
  const zip = zipOf([
    { name: '1.png', data: pictureOf('1') },
    { name: '2.txt', data: 'Sam' },
  ]);
  await expect(makeOfPictures(write(zip), 'a.zip', parts)).rejects.toThrow('no picture');
  expect(stored).toEqual([]);
});

test('stops when it is told to, and throws the reason', async () => {
  const stopping = new AbortController();
  const { parts, stored } = partsForTest(stopping.signal);
  const onProgress = () => stopping.abort(new Error('enough'));
  const file = write(zipNamed('1.png', '2.png', '3.png'));
  const making = makeOfPictures(file, 'a.zip', { ...parts, onProgress });
  await expect(making).rejects.toThrow('enough');
  expect(stored.filter(({ purpose }) => purpose === 'page')).toHaveLength(1);
});
