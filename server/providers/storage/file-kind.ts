import { kindOf, KIND_HEAD } from '../../../contracts/file-kinds.ts';

/** Returns the media type of a file that begins with these bytes; undefined if it is unknown. */
export async function readKind(bytes: Uint8Array): Promise<string | undefined> {
  const head = bytes.subarray(0, KIND_HEAD);
  // Imported only when needed, because uploads are rare.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return kindOf(found?.mime, head);
}
