// The moment at which what was written must reach the disk, in a test's own hands.
import { type FileHandle, open } from 'node:fs/promises';
import { type MockInstance, vi } from 'vitest';

/** What waits for the disk, in every file of this process. */
export async function watchDisk(): Promise<MockInstance<FileHandle['datasync']>> {
  const file = await open(import.meta.filename);
  try {
    // Node does not export the class.
    return vi.spyOn(Object.getPrototypeOf(file) as FileHandle, 'datasync');
  } finally {
    await file.close();
  }
}
