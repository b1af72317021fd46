import { existsSync } from 'node:fs';
import { access, constants, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../server/config.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'object store';

/** The nearest folder above that is there. */
function existingAbove(folder: string): string {
  return existsSync(folder) ? folder : existingAbove(dirname(folder));
}

/** Whether covers and page pictures can be written. Leaves nothing behind. */
export async function examineObjects({ dataDir }: Config): Promise<Finding> {
  const folder = resolve(dataDir, 'objects');
  try {
    if (!existsSync(folder)) {
      await access(existingAbove(folder), constants.W_OK);
      return ok(ABOUT, `${folder} is made at the first start.`);
    }
    const trial = join(folder, `.doctor-${process.pid}`);
    await writeFile(trial, '');
    await rm(trial);
    return ok(ABOUT, `${folder} can be written.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return wrong(
      ABOUT,
      `${folder} cannot be written (${code}). Give it to the user that runs the library, or set DATA_DIR to another folder.`,
    );
  }
}
