// What the owner records in her own voice: single sounds, prompts, words, sentences and whole pages of books. Every
// recording is stored as WAV: 48 kHz, 16 bit, one channel.

/** What is recorded once for the whole library, each under a name. */
export const voiceKinds = ['sound', 'prompt', 'word'] as const;
export type VoiceKind = (typeof voiceKinds)[number];

export const recordingKinds = [...voiceKinds, 'sentence', 'page'] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** The longest recording of each kind, in seconds. */
export const longestRecording: Readonly<Record<RecordingKind, number>> = {
  sound: 15,
  prompt: 15,
  word: 15,
  sentence: 25,
  /** The browser stops at 120. */
  page: 125,
};

/** In seconds. */
export const SHORTEST_RECORDING = 0.1;
/** In samples a second. */
export const RECORDING_RATE = 48_000;

/** In LUFS: every voice is about as loud as the others. */
export const RECORDING_LOUDNESS = -19;
/** How far a recording may be from that. A sound whose peak is at its limit may be quieter. */
export const LOUDNESS_TOLERANCE = 2;
/** In dBTP. */
export const LOUDEST_PEAK = -1;

/** For the header of the file. */
const HEADER_BYTES = 65_536;
const BYTES_A_SAMPLE = 2;

/** Returns the most bytes that the file of a recording may have. */
export const longestFile = (kind: RecordingKind): number =>
  longestRecording[kind] * RECORDING_RATE * BYTES_A_SAMPLE + HEADER_BYTES;
