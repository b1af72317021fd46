import { access, constants, lstat, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../server/config/config.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'object store';
/** With a bucket, rendered pages are in this folder until they are uploaded. */
const RENDER_FOLDER = 'drawing folder';

/** Returns the path or its nearest existing parent. Rejects if the path cannot be created. */
async function nearestExisting(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return nearestExisting(dirname(path));
  }
}

/** Checks whether covers, page pictures and recordings can be stored. */
export async function examineObjects({ dataDir, bucket }: Config): Promise<Finding[]> {
  if (bucket === null) return [await examineFolder(ABOUT, resolve(dataDir, 'objects'))];
  const { examineBucket } = await import('./bucket.ts');
  return Promise.all([
    examineBucket(bucket),
    examineFolder(RENDER_FOLDER, resolve(dataDir, 'flipbooks')),
  ]);
}

/** Checks whether a folder is writable. Leaves nothing behind. */
async function examineFolder(about: string, folder: string): Promise<Finding> {
  try {
    const existing = await nearestExisting(folder);
    if (existing !== folder) {
      // `access` follows a symbolic link, and so checks its target too.
      await access(existing, constants.W_OK);
      return ok(about, `${folder} is made at the first start.`);
    }
    const probe = join(folder, `.doctor-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return ok(about, `${folder} can be written.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return wrong(
      about,
      `${folder} cannot be written (${code}). Give it to the user that runs the library, or set DATA_DIR to another folder.`,
    );
  }
}
