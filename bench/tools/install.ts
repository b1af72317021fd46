// Installs the tools that only the bench needs, on first use, because they are larger than the whole product.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Returns the folder of the installed tools. Throws when npm fails. */
export function installTools(): string {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const wanted = join(folder, 'package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
    console.error('Installing what the bench alone needs …');
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error('What the bench needs could not be installed; npm says why above.');
    }
  }
  return join(folder, 'node_modules');
}
