// The children of a family: one account and one subscription for all of them.

/** The most children of a family. */
export const MOST_CHILDREN = 6;

/** The animals that a child can choose to stand for itself, by the names of their pictures. */
export const avatars = [
  'cat',
  'dog',
  'pig',
  'elephant',
  'frog',
  'hippo',
  'koala',
  'kangaroo',
  'kookaburra',
  'wombat',
  'quokka',
  'echidna',
] as const;

export type Avatar = (typeof avatars)[number];

/** Returns the avatar of this name; null for any other text. */
export const avatarOf = (name: string | null): Avatar | null =>
  avatars.find((avatar) => avatar === name) ?? null;
