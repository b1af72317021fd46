/** The accents that a library can have, the usual one first. */
export const accents = ['en-AU', 'en-US'] as const;

/** How the children of a library speak. */
export type Accent = (typeof accents)[number];

export const DEFAULT_ACCENT: Accent = 'en-AU';
