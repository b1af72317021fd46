import { expect, test } from 'vitest';
import { asItWas, readerSettingsOf } from './reader-settings.ts';

test('settings that are known are taken as they are', () => {
  const settings = {
    textSize: 'large',
    lineSpacing: 'wide',
    letterSpacing: 'widest',
    tint: 'dark',
  } as const;
  expect(readerSettingsOf(settings)).toEqual(settings);
});

test('a page as its maker set it has letters of normal size and distance, on paper', () => {
  expect(asItWas).toEqual({
    textSize: 'normal',
    lineSpacing: 'normal',
    letterSpacing: 'normal',
    tint: 'paper',
  });
});

test.each([null, undefined, 'dark', [], 7, {}])('of %j they are as it was', (kept) => {
  expect(readerSettingsOf(kept)).toEqual(asItWas);
});

test('what another version has kept counts as far as it is known', () => {
  const kept = { textSize: 'gigantic', tint: 'blue', lineSpacing: 1, font: 'serif' };
  expect(readerSettingsOf(kept)).toEqual({ ...asItWas, tint: 'blue' });
});
