// What a parent lets a child hear and say.

export interface VoiceSettings {
  /** Whether words the child is meant to act on are said without a tap. */
  speakToChild: boolean;
  /** Whether a book can be read to the child. */
  readToMe: boolean;
  /** Whether a book that was read to the child earns its star. */
  starForListening: boolean;
  /** Whether the child may record a page and listen to it. */
  hearMyself: boolean;
  /** Whether a chime is heard when a book is finished. */
  celebrate: boolean;
}

/** The default settings: the child reads, and nothing speaks unasked. A finished book has its chime. */
export const defaultVoiceSettings: VoiceSettings = {
  speakToChild: false,
  readToMe: true,
  starForListening: false,
  hearMyself: false,
  celebrate: true,
};

const voiceSettingNames = Object.keys(defaultVoiceSettings) as (keyof VoiceSettings)[];

/**
 * Parses stored settings, which another version of the product may have written. Missing and unknown values
 * become the defaults.
 */
export function voiceSettingsOf(stored: unknown): VoiceSettings {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const settings = { ...defaultVoiceSettings };
  for (const name of voiceSettingNames) {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (typeof value === 'boolean') settings[name] = value;
  }
  return settings;
}
