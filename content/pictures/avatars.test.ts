import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avatarNames, renderAvatar } from './avatars.ts';

/** How large an avatar is where it is smallest, in pixels. */
const SMALL = 32;

/** The colours of an avatar as it is at its smallest, on white: three bytes a pixel. */
const lookAt = (name: (typeof avatarNames)[number]) =>
  sharp(Buffer.from(renderAvatar(name)))
    .resize(SMALL, SMALL)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();

test('there are twelve avatars with plain names', () => {
  expect(avatarNames).toHaveLength(12);
  expect(avatarNames.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
});

test.each(avatarNames)('the %s is round, in a square of 96 units, below 4 kB', async (name) => {
  const svg = renderAvatar(name);
  expect(svg).toContain('viewBox="0 0 96 96"');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(Buffer.byteLength(svg)).toBeLessThan(4_000);
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  // How far each pixel that is drawn is from the middle.
  const reaches = Array.from({ length: info.width * info.height }, (_, at) => at)
    .filter((at) => data[at * 4 + 3]! > 0)
    .map((at) => Math.hypot((at % info.width) - 47.5, Math.floor(at / info.width) - 47.5));
  expect(Math.max(...reaches)).toBeLessThan(49);
  // The ground fills the round.
  expect(reaches.length).toBeGreaterThan(Math.PI * 47 ** 2);
});

test(`at ${SMALL} pixels no two are alike`, async () => {
  const looks = await Promise.all(avatarNames.map(lookAt));
  const pairs = avatarNames.flatMap((name, i) =>
    avatarNames.slice(i + 1).map((other, k) => {
      const [a, b] = [looks[i]!, looks[i + 1 + k]!];
      const sum = a.reduce((total, value, at) => total + Math.abs(value - b[at]!), 0);
      return { pair: `${name} and ${other}`, difference: sum / a.length };
    }),
  );
  expect(pairs.filter(({ difference }) => difference < 18)).toEqual([]);
});
