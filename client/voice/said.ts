// What the product can say: the types of the speaker.

/**
 * One thing to say: a single sound in IPA (as in a word's part), or words. `recording` is the address of an MP3 that
 * says these words; without one, or if it cannot be fetched, the device's own voice says them.
 */
export type Said = { sound: string } | { words: string; recording?: string };

export interface Line {
  said: Said;
  /** `seconds` is how long it lasts; null if that is not known, as with a device's voice. */
  onStart?: (seconds: number | null) => void;
  /** Called with the index of each word's first letter as it is said, if the device's voice reports its words. */
  onWord?: (at: number) => void;
  onEnd?: () => void;
}

export type Outcome = 'finished' | 'stopped' | 'failed';

export interface SpeakOptions {
  /** The speed of words; 1 is as they were recorded. Single sounds are never slowed. */
  rate?: number;
  /** Called once, if what is to be said has not arrived yet. */
  onWaiting?: () => void;
  onEnd?: (outcome: Outcome) => void;
}
