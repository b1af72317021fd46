import { expect, test } from 'vitest';
import sharp from 'sharp';
import { asPicture, refusalOfMany, requireCatalogue, requirePdf } from './chosen-file.ts';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>, type = '') =>
  new File([content], name, { type });
/** A HEIC file as phones write it. Only its first bytes identify it. */
const heic = Uint8Array.from([
  0,
  0,
  0,
  24,
  ...Buffer.from('ftypheic\0\0\0\0mif1heic'),
  ...Buffer.alloc(200),
]);
const png = new Uint8Array(
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
);

test('a picture is detected by its bytes, not by its name', async () => {
  expect((await asPicture(fileOf('photo.txt', png, 'text/plain'))).type).toBe('image/png');
  await expect(asPicture(fileOf('photo.jpg', heic, 'image/jpeg'))).rejects.toThrow(
    'This is a HEIC picture. Pictures can be PNG, JPEG, WebP, GIF or AVIF. Save it as JPEG, and upload that.',
  );
  await expect(asPicture(fileOf('photo.png', 'PK\x03\x04' + '\0'.repeat(99)))).rejects.toThrow(
    /^This is a ZIP archive\. Pictures can be/,
  );
  await expect(asPicture(fileOf('drawing.png', '<svg xmlns="x"/>'))).rejects.toThrow(
    'an SVG drawing',
  );
});

test('a PDF is detected by its bytes, not by its name, even after other text', async () => {
  const pdf = '%PDF-1.7\n1 0 obj\n';
  await requirePdf(fileOf('book.bin', pdf));
  await requirePdf(fileOf('book', `Content-Type: any\r\n\r\n${pdf}`));
  await expect(requirePdf(fileOf('book.pdf', heic))).rejects.toThrow(
    '"book.pdf" is a HEIC picture, and not a PDF.',
  );
  await expect(requirePdf(fileOf('book.pdf', 'Sam sat.'))).rejects.toThrow(
    '"book.pdf" is not a PDF, or it is damaged. Choose another file, or export it again.',
  );
});

test('a binary file is no catalogue file', async () => {
  await requireCatalogue(fileOf('catalogue.json', '{"books": []}'));
  await expect(requireCatalogue(fileOf('catalogue.json', png))).rejects.toThrow(
    '"catalogue.json" is a PNG picture, and not a catalogue file.',
  );
});

test('a file that is empty or cannot be read gives an error', async () => {
  for (const requireKind of [asPicture, requirePdf, requireCatalogue]) {
    await expect(requireKind(fileOf('folder', ''))).rejects.toThrow('empty, or it is a folder');
  }
  const gone = fileOf('gone.pdf', 'x');
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await expect(requirePdf(gone)).rejects.toThrow('It may be a folder');
});

test('several files are refused with a message that names up to ten of them', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `${n + 1}.pdf` }));
  expect(refusalOfMany([], 'PDF')).toBeNull();
  expect(refusalOfMany(named(1), 'PDF')).toBeNull();
  expect(refusalOfMany(named(2), 'PDF')).toBe(
    'One PDF at a time: "1.pdf" and "2.pdf" were not uploaded. Drop one file only.',
  );
  expect(refusalOfMany(named(30), 'PDF')).toContain('"10.pdf" and 20 more were not uploaded');
});
