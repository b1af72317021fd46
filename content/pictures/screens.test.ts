import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadDrawings } from './drawings/drawings.ts';
import { renderScreenPicture, screenPictureNames } from './screens.ts';

const drawings = loadDrawings();

test.each(screenPictureNames)('nothing of %s is cut off at its edges', async (name) => {
  const svg = renderScreenPicture(name, drawings);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  const drawn = (x: number, y: number) => data[(y * width + x) * 4 + 3]! > 0;
  const edges = {
    left: Array.from({ length: height }, (_, y) => drawn(0, y)),
    right: Array.from({ length: height }, (_, y) => drawn(width - 1, y)),
    top: Array.from({ length: width }, (_, x) => drawn(x, 0)),
    bottom: Array.from({ length: width }, (_, x) => drawn(x, height - 1)),
  };
  const cut = Object.entries(edges).flatMap(([edge, dots]) => (dots.includes(true) ? [edge] : []));
  expect(cut).toEqual([]);
});

test('a picture that names an unknown thing is refused', () => {
  const none = () => {
    throw new Error('No such picture');
  };
  expect(() => renderScreenPicture('echidna-searching', none)).toThrow('No such picture');
});
