import { open } from 'node:fs/promises';
import { devNull } from 'node:os';

/** Rejects with EMFILE or ENFILE when no more files can be opened. */
export async function checkDescriptors(): Promise<void> {
  await (await open(devNull)).close();
}
