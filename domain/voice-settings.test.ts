import { expect, test } from 'vitest';
import { defaultVoiceSettings, voiceSettingsOf } from './voice-settings.ts';

test('keeps known settings', () => {
  const settings = {
    speakToChild: true,
    readToMe: false,
    starForListening: true,
    hearMyself: true,
    celebrate: false,
  };
  expect(voiceSettingsOf(settings)).toEqual(settings);
});

test('by default a book can be read to the child, a finished one has its chime, and everything else is off', () => {
  const { readToMe, celebrate, ...others } = defaultVoiceSettings;
  expect([readToMe, celebrate]).toEqual([true, true]);
  expect(Object.values(others).some(Boolean)).toBe(false);
});

test.each([null, undefined, 'loud', [], 7, {}])('%j gives the defaults', (stored) => {
  expect(voiceSettingsOf(stored)).toEqual(defaultVoiceSettings);
});

test('settings stored before there was a chime have it', () => {
  const stored = { speakToChild: true, readToMe: true, starForListening: false, hearMyself: true };
  expect(voiceSettingsOf(stored)).toEqual({ ...stored, celebrate: true });
});

test('keeps the known values of settings from another version', () => {
  const stored = { hearMyself: true, readToMe: 'no', whisper: true };
  expect(voiceSettingsOf(stored)).toEqual({ ...defaultVoiceSettings, hearMyself: true });
});
