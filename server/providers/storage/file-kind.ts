import { kindOf, KIND_HEAD } from '../../../contracts/file-kinds.ts';

/** The media type of a file that begins with these bytes; undefined where nobody knows it. */
export async function readKind(bytes: Uint8Array): Promise<string | undefined> {
  const head = bytes.subarray(0, KIND_HEAD);
  // Fetched when it is needed: uploads are rare.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return kindOf(found?.mime, head);
}
