// The child's settings of the reader: how a page looks, and how it is read aloud.

export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
export const spacings = ['normal', 'wide', 'widest'] as const;
export const tints = ['paper', 'cream', 'rose', 'green', 'blue', 'dark'] as const;

export interface ReaderSettings {
  textSize: (typeof textSizes)[number];
  lineSpacing: (typeof spacings)[number];
  letterSpacing: (typeof spacings)[number];
  tint: (typeof tints)[number];
  /** Whether pages turn by themselves while a book is read to the child. */
  turnByItself: boolean;
  /** Whether books are read to the child slowly. */
  slower: boolean;
}

/** The default settings. */
export const defaultReaderSettings: ReaderSettings = {
  textSize: 'normal',
  lineSpacing: 'normal',
  letterSpacing: 'normal',
  tint: 'paper',
  turnByItself: false,
  slower: false,
};

/**
 * Parses stored settings, which another version of the product may have written. Missing and unknown values
 * become the defaults.
 */
export function readerSettingsOf(stored: unknown): ReaderSettings {
  const known = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const oneOf = <Value extends string>(choices: readonly Value[], field: keyof ReaderSettings) =>
    choices.find((choice) => choice === known[field]) ?? (defaultReaderSettings[field] as Value);
  return {
    textSize: oneOf(textSizes, 'textSize'),
    lineSpacing: oneOf(spacings, 'lineSpacing'),
    letterSpacing: oneOf(spacings, 'letterSpacing'),
    tint: oneOf(tints, 'tint'),
    turnByItself: known.turnByItself === true,
    slower: known.slower === true,
  };
}
