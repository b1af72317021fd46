// How a child likes a book's page: size of its words, room between lines and letters, colour of paper.

export const textSizes = ['small', 'normal', 'large', 'largest'] as const;
export const spacings = ['normal', 'wide', 'widest'] as const;
export const tints = ['paper', 'cream', 'rose', 'green', 'blue', 'dark'] as const;

export interface ReaderSettings {
  textSize: (typeof textSizes)[number];
  lineSpacing: (typeof spacings)[number];
  letterSpacing: (typeof spacings)[number];
  tint: (typeof tints)[number];
}

/** A page as the book's maker set it. */
export const asItWas: ReaderSettings = {
  textSize: 'normal',
  lineSpacing: 'normal',
  letterSpacing: 'normal',
  tint: 'paper',
};

/**
 * Settings of whatever was kept, perhaps by another version of the product: what is missing or not
 * known is as it was.
 */
export function readerSettingsOf(kept: unknown): ReaderSettings {
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const oneOf = <Value extends string>(choices: readonly Value[], field: keyof ReaderSettings) =>
    choices.find((choice) => choice === known[field]) ?? (asItWas[field] as Value);
  return {
    textSize: oneOf(textSizes, 'textSize'),
    lineSpacing: oneOf(spacings, 'lineSpacing'),
    letterSpacing: oneOf(spacings, 'letterSpacing'),
    tint: oneOf(tints, 'tint'),
  };
}
