import { expect, test } from 'vitest';
import { isTable, kindOf, nameOfKind, pictureAdvice } from './file-kinds.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['image/png', '', 'a PNG picture'],
  ['image/heic', 'ftypheic', 'a HEIC picture'],
  // AVIF, although detected as HEIF.
  ['image/heif', '....ftypmif1....mif1avif', 'an AVIF picture'],
  [undefined, '\n<svg width="1">', 'an SVG drawing'],
  ['application/xml', '<?xml version="1.0"?><svg>', 'an SVG drawing'],
  [undefined, '<!DOCTYPE html>', 'a web page'],
  [undefined, 'Content-Type: x\r\n\r\n%PDF-1.7', 'a PDF'],
  ['video/mp4', '', 'a video'],
  ['image/jxl', '', 'a picture of another kind'],
  [undefined, 'Sam sat.', null],
  ['application/x-sqlite3', '', null],
])('%s with the content %j is: %s', (found, head, name) => {
  expect(nameOfKind(kindOf(found, bytes(head)))).toBe(name);
});

test('only a HEIC picture gets advice', () => {
  expect(pictureAdvice('image/heif')).toBe(' Save it as JPEG, and upload that.');
  expect(pictureAdvice('image/tiff')).toBe('');
});

test.each([
  ['title,level\nSam,1', true],
  ['title;level\r\nSam;1\r\n', true],
  ['title\tlevel\nSam\t1', true],
  ['title,words\nSam,"Sam sat, and ran."', true],
  ['sep=;\ntitle;level', true],
  ['title,level', false],
  ['Sam sat, and Pam ran.\nPam sat, and ran, and sat.', false],
  ['Sam sat, and ran.\nPam sat; Sam ran.', false],
  ['Sam sat.\nSam ran.', false],
  ['{"a":1,\n"b":2}', false],
  ['<a b="1,2">\n,</a>', false],
  ['a,b\0\nc,d', false],
  ['', false],
])('%j begins as a table: %s', (text, expected) => {
  expect(isTable(bytes(text))).toBe(expected);
});
