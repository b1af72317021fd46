// Lets a test control when writes are flushed to disk.
import { type FileHandle, open } from 'node:fs/promises';
import { type MockInstance, vi } from 'vitest';

/** Returns a spy on `datasync` for every file of this process. */
export async function spyOnDatasync(): Promise<MockInstance<FileHandle['datasync']>> {
  const file = await open(import.meta.filename);
  try {
    // Node does not export the class.
    return vi.spyOn(Object.getPrototypeOf(file) as FileHandle, 'datasync');
  } finally {
    await file.close();
  }
}
