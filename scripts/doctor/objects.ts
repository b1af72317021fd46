import { access, constants, lstat, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../server/config/config.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'object store';
/** With a bucket: where pages lie until they are there. */
const ON_THE_WAY = 'drawing folder';

/** What is there of a path, from its end on. Rejects where nothing can come to be there. */
async function nearest(path: string): Promise<string> {
  try {
    await lstat(path);
    return path;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return nearest(dirname(path));
  }
}

/** Whether covers and page pictures can be kept. */
export async function examineObjects({ dataDir, bucket }: Config): Promise<Finding[]> {
  if (bucket === null) return [await examineFolder(ABOUT, resolve(dataDir, 'objects'))];
  const { examineBucket } = await import('./bucket.ts');
  return Promise.all([
    examineBucket(bucket),
    examineFolder(ON_THE_WAY, resolve(dataDir, 'flipbooks')),
  ]);
}

/** Whether it can be written. Leaves nothing behind. */
async function examineFolder(about: string, folder: string): Promise<Finding> {
  try {
    const there = await nearest(folder);
    if (there !== folder) {
      // What a link leads to, too.
      await access(there, constants.W_OK);
      return ok(about, `${folder} is made at the first start.`);
    }
    const trial = join(folder, `.doctor-${process.pid}`);
    await writeFile(trial, '');
    await rm(trial);
    return ok(about, `${folder} can be written.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return wrong(
      about,
      `${folder} cannot be written (${code}). Give it to the user that runs the library, or set DATA_DIR to another folder.`,
    );
  }
}
