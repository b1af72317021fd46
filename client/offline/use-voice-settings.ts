// What a child may hear and say, and how the child likes to listen.
import {
  defaultVoiceSettings,
  voiceSettingsOf,
  type VoiceSettings,
} from '../../domain/voice-settings.ts';
import { useKeptSettings } from './kept-settings.ts';

/** Returns the child's voice settings and a function that saves them. */
export const useVoiceSettings = () =>
  useKeptSettings<'voiceSettings', VoiceSettings>({
    field: 'voiceSettings',
    slot: 'voice-settings',
    key: 'voice_settings',
    defaults: defaultVoiceSettings,
    parse: voiceSettingsOf,
    refusal: 'Failed to save what the library may say. Please try again.',
  });
