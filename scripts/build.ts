// Builds the client into dist/client if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { newCommand } from './command.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist', 'client');
const stamp = join(output, '.built-from');

const SOURCES = [
  'client/**/*',
  'contracts/**/*',
  'audio/*.ts',
  'audio/clips/*',
  'domain/*',
  'phonics/placement-words.ts',
  'phonics/words.ts',
  'vite.config.ts',
  'scripts/{browsers,chunks,fetch-ahead}.ts',
  'package.json',
  'package-lock.json',
];

/** Returns the source files of the client, relative to the project's folder. */
export const clientSources = (): string[] =>
  globSync(SOURCES, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of clientSources().sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Writes a brotli and a gzip copy of each text file from 1 KB, so that the server never compresses. */
function precompress(): void {
  for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: output })) {
    const path = join(output, file);
    const body = readFileSync(path);
    if (body.length < 1024) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(body));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Builds the client unless its sources are unchanged. Calls `onBuild` before it starts to build. */
export async function buildClient(onBuild: () => void = () => {}): Promise<void> {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  onBuild();
  const { build } = await import('vite');
  await build({
    root: join(root, 'client'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  precompress();
  writeFileSync(stamp, sources);
}

if (import.meta.main) {
  newCommand('npm run build --', 'Builds the pages, where their sources have changed.').parse();
  await buildClient();
}
