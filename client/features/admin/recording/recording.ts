// What a recording card needs to know of the recording it makes.
import type { TakeKind } from '../../../../audio/take.ts';

/** What a card records: a sound, a prompt, a word or a sentence. */
export interface RecordingTask {
  /** The recording's key, such as `sound/sh`. A take that is not kept is stored in this browser under it. */
  key: string;
  /** What is recorded, after a verb: 'sh as in ship', 'this sentence: Sam sat.'. */
  name: string;
  kind: TakeKind;
  /** The id of the take on the server; null if there is none. */
  recorded: string | null;
  /** The label of the button that deletes the recording, such as 'Use the computer’s again'. */
  removeLabel: string;
  /** What is told when a take was kept; left out where families hear it at once. */
  keptText?: string;
  /**
   * Stores a take, a WAV, in place of `replaces`. Throws an ApiError of status 412 if another take is there meanwhile; then
   * the card calls `refresh`, shows whose is there, and asks.
   */
  keep: (wav: Blob, replaces: string | null) => Promise<void>;
  /** Deletes the recording from the server. The same holds. */
  remove: (replaces: string) => Promise<void>;
  /** Fetches `recorded` again. */
  refresh: () => Promise<void>;
}
