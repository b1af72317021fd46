// Makes the single sounds that the library ships with (docs/sounds.md).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClip } from '../audio/synthesiser/clip.ts';
import { singleSounds } from '../domain/single-sounds.ts';
import { newCommand } from './command.ts';

const folder = join(import.meta.dirname, '..', 'audio', 'clips');

if (import.meta.main) {
  newCommand('npm run sounds', 'Makes the single sounds again, in audio/clips.').parse();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  let bytes = 0;
  for (const { id } of singleSounds) {
    const clip = await makeClip(id);
    writeFileSync(join(folder, `${id}.mp3`), clip);
    bytes += clip.length;
  }
  console.log(`${singleSounds.length} sounds, ${(bytes / 1000).toFixed(0)} kB.`);
}
