import { expect, test } from 'vitest';
import { defaultReaderSettings, readerSettingsOf } from './reader-settings.ts';

test('keeps known settings', () => {
  const settings = {
    textSize: 'large',
    lineSpacing: 'wide',
    letterSpacing: 'widest',
    tint: 'dark',
    turnByItself: true,
    slower: true,
  } as const;
  expect(readerSettingsOf(settings)).toEqual(settings);
});

test('the defaults are normal sizes and spacings on paper, and nothing turns or slows by itself', () => {
  expect(defaultReaderSettings).toEqual({
    textSize: 'normal',
    lineSpacing: 'normal',
    letterSpacing: 'normal',
    tint: 'paper',
    turnByItself: false,
    slower: false,
  });
});

test.each([null, undefined, 'dark', [], 7, {}])('%j gives the defaults', (stored) => {
  expect(readerSettingsOf(stored)).toEqual(defaultReaderSettings);
});

test('keeps the known values of settings from another version', () => {
  const stored = {
    textSize: 'gigantic',
    tint: 'blue',
    lineSpacing: 1,
    slower: 'yes',
    font: 'serif',
  };
  expect(readerSettingsOf(stored)).toEqual({ ...defaultReaderSettings, tint: 'blue' });
});
