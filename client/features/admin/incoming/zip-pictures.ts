// Puts the pictures of a folder into one ZIP, in which form they are sent.
import { Zip, ZipPassThrough } from 'fflate';

/** The same folder gives the same bytes each time, so that its upload can go on where it stopped. */
const ONE_TIME = new Date(2020, 0, 1);

/** What a ZIP has beside the pictures and their names, in bytes: around each picture, and at its end. */
const AROUND_EACH = 30 + 16 + 46;
const AT_THE_END = 22;

/** Returns the size of the ZIP of these pictures, in bytes, without reading them. */
export function sizeOfZip(pictures: readonly File[]): number {
  const encoder = new TextEncoder();
  const sizes = pictures.map(
    // A name is at its picture, and in the directory at the end.
    ({ name, size }) => size + 2 * encoder.encode(name).length + AROUND_EACH,
  );
  return sizes.reduce((sum, size) => sum + size, AT_THE_END);
}

/** Returns the ZIP. Throws the abort reason of `signal`, and an error if a picture cannot be read. */
export async function zipPictures(
  name: string,
  pictures: readonly File[],
  signal: AbortSignal,
): Promise<File> {
  // The browser keeps a Blob outside the memory of the page, so only one picture at a time is in it.
  const parts: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    parts.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  for (const picture of pictures) {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const entry = new ZipPassThrough(picture.name);
    entry.mtime = ONE_TIME;
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return new File(parts, `${name}.zip`, { type: 'application/zip' });
}
