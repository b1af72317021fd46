// Puts the pictures of a folder into one ZIP, in which form they are sent.
import { Zip, ZipPassThrough } from 'fflate';

/** The same folder gives the same bytes each time, so that its upload can go on where it stopped. */
const ONE_TIME = new Date(2020, 0, 1);

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
