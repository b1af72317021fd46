// Runs on the audio thread: hands over the raw samples of the microphone in pieces. A file of its own, because the
// content security policy lets scripts come from files alone.

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples in a piece: some 40 ms, so a level meter moves smoothly and few messages are sent. */
const PIECE = 2048;

class Recorder extends AudioWorkletProcessor {
  piece = new Float32Array(PIECE);
  filled = 0;
  isOver = false;

  constructor() {
    super();
    // The only message asks for the end. The answer null comes after the last piece.
    this.port.onmessage = () => {
      this.send();
      this.isOver = true;
      this.port.postMessage(null);
    };
  }

  send(): void {
    const samples = this.piece.slice(0, this.filled);
    this.filled = 0;
    this.port.postMessage(samples, [samples.buffer]);
  }

  /** Called by the browser with 128 samples at a time, and ended by false. */
  process([input]: Float32Array[][]): boolean {
    if (this.isOver) return false;
    for (const sample of input?.[0] ?? []) {
      this.piece[this.filled++] = sample;
      if (this.filled === PIECE) this.send();
    }
    return true;
  }
}

registerProcessor('recorder', Recorder);
