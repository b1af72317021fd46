// The level that is proposed from the words of a file.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openLibrary } from '../../test-support/library.ts';
import { aPdf, allMade, quickRenderer, senderTo } from './incoming.test-support.ts';
import { epubOf, xhtml } from './makers/epub.test-support.ts';
import { zipOf } from './makers/zip/zip.test-support.ts';

const WORDS = 'Sam sat on a mat. Pam ran.';

async function draftOf(file: Buffer, name: string) {
  const renderer = quickRenderer({ text: WORDS, title: 'Sam Sat' });
  const library = await openLibrary('sqlite', [], { renderer });
  const sender = senderTo(library, await library.adminToken());
  await sender.bring(file, name, 'words');
  return (await allMade(sender))[0]?.book;
}

const epub = epubOf({
  metadata: '<dc:title>Sam Sat</dc:title>',
  items: [{ href: '1.xhtml', content: xhtml(`<p>${WORDS}</p>`) }],
});

test.each([
  ['a PDF', aPdf()],
  ['an EPUB', epub],
])('plain words of %s are of the first level', async (_, file) => {
  expect(await draftOf(file, 'sam.pdf')).toMatchObject({ title: 'Sam Sat', category: 'level1' });
});

test('the name of a ZIP of pictures says nothing of its level', async () => {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } });
  const zip = zipOf([{ name: '1.png', data: await picture.png().toBuffer() }]);
  expect(await draftOf(zip, 'The knights thought.zip')).toMatchObject({
    title: 'The knights thought',
    category: 'level1',
  });
});
