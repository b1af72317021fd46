// Makes MP3 files, without a native program. LAME runs as WebAssembly in a thread of its own, so that nobody waits for it.
import { withInfo } from './mp3-info.ts';

/** Samples for the encoder at a time, in seconds: what it holds in memory. */
const PIECE = 1;
/** LAME turns down what it encodes, so that nothing is clipped. Loudness is right before, so it is turned up again. */
const TURNED_DOWN = 0.95;

/** Loads the encoder, which only a server that makes MP3 files needs. */
async function load() {
  const [library, { registerMp3Encoder }] = await Promise.all([
    import('mediabunny'),
    import('@mediabunny/mp3-encoder'),
  ]);
  registerMp3Encoder();
  return library;
}
let loaded: ReturnType<typeof load> | undefined;

async function framesOf(samples: Float32Array, rate: number, kbps: number): Promise<Uint8Array> {
  loaded ??= load();
  const { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } = await loaded;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate: kbps * 1000 });
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < samples.length; at += PIECE * rate) {
    const sample = new AudioSample({
      data: samples.slice(at, at + PIECE * rate).map((sample) => sample / TURNED_DOWN),
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: rate,
      timestamp: at / rate,
    });
    await source.add(sample);
    sample.close();
  }
  source.close();
  await output.finalize();
  if (target.buffer === null) throw new Error('The encoder has made nothing');
  return new Uint8Array(target.buffer);
}

/**
 * Returns an MP3 file of these samples, from -1 to 1, with one channel. A player plays as many samples as were given, and
 * none of the silence that encoders put around them, as loud as they were; above 0.95 they are cut off. `rate` is 16, 22.05, 24, 32, 44.1 or 48 kHz.
 */
export async function encodeMp3(
  samples: Float32Array,
  rate: number,
  kbps: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return withInfo(await framesOf(samples, rate, kbps), samples.length);
}
