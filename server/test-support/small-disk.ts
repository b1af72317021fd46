// A small disk for a test, which the test can fill. Requires permission to mount, which not every machine gives.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Runs a shell in a mount namespace of its own. Append the shell's command line. */
export const APART = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const;

/** Returns the command that mounts a disk of a `size` such as `8m` on a folder. */
export const mountDisk = (folder: string, size: string) =>
  `mount -t tmpfs -o size=${size} none '${folder}'`;

export function canMountDisk(): boolean {
  const [unshare, ...words] = APART;
  return spawnSync(unshare, [...words, mountDisk(tmpdir(), '8m')]).status === 0;
}
