import { expect, test } from 'vitest';
import { defaultVoiceSettings, voiceSettingsOf } from './voice-settings.ts';

test('keeps known settings', () => {
  const settings = {
    speakToChild: true,
    readToMe: false,
    starForListening: true,
    hearMyself: true,
  };
  expect(voiceSettingsOf(settings)).toEqual(settings);
});

test('by default a book can be read to the child, and everything else is off', () => {
  const { readToMe, ...others } = defaultVoiceSettings;
  expect(readToMe).toBe(true);
  expect(Object.values(others).some(Boolean)).toBe(false);
});

test.each([null, undefined, 'loud', [], 7, {}])('%j gives the defaults', (stored) => {
  expect(voiceSettingsOf(stored)).toEqual(defaultVoiceSettings);
});

test('keeps the known values of settings from another version', () => {
  const stored = { hearMyself: true, readToMe: 'no', whisper: true };
  expect(voiceSettingsOf(stored)).toEqual({ ...defaultVoiceSettings, hearMyself: true });
});
