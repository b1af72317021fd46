// The next release of the library: a copy of this one in a folder of its own, with some texts changed and built anew.
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder } from './data-folder.ts';

const root = join(import.meta.dirname, '..', '..');

/** What the server runs and the build reads. */
const PARTS = [
  ...['audio', 'client', 'content', 'contracts', 'domain', 'phonics', 'scripts', 'server'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

export interface Change {
  file: string;
  text: string;
  becomes: string;
}

/** Returns the folder of the next release. */
export async function buildNextRelease(changes: readonly Change[]): Promise<string> {
  const folder = emptyFolder();
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, text, becomes } of changes) {
    const changed = join(folder, file);
    const source = readFileSync(changed, 'utf8');
    if (!source.includes(text)) throw new Error(`${file} lacks ${text}`);
    writeFileSync(changed, source.replaceAll(text, becomes));
  }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder });
  return folder;
}
