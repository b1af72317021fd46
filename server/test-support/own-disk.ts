// A disk of a test's own, which can be full. It needs a mount, which not every machine lets a test make.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** In which a shell may mount what others do not see; the shell's command line comes behind it. */
export const APART = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const;

/** The command that lays a disk of a `size` such as `8m` over a folder. */
export const mountDisk = (folder: string, size: string) =>
  `mount -t tmpfs -o size=${size} none '${folder}'`;

export function canMountDisk(): boolean {
  const [unshare, ...words] = APART;
  return spawnSync(unshare, [...words, mountDisk(tmpdir(), '8m')]).status === 0;
}
