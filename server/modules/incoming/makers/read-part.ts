import { open } from 'node:fs/promises';

/** Returns up to `length` bytes of a file, from the position `at`. */
export async function readPart(file: string, at: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
