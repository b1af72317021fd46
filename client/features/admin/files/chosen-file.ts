// Checks the type of a chosen or dropped file by its bytes, not by its name.
import {
  detectKind,
  KIND_HEAD,
  nameOfKind,
  pictureRefusal,
} from '../../../../contracts/file-kinds.ts';
import { pictureTypes } from '../../../../contracts/pictures.ts';
import { fetchCode } from '../../../loading/fetch-code.ts';

/** The number of file names listed in a message. */
const MAX_NAMES = 10;
const listFormat = new Intl.ListFormat('en-AU');

/** Returns a message if there are several files, because only one is accepted; otherwise null. */
export function refusalOfMany(files: readonly { name: string }[], what: string): string | null {
  if (files.length < 2) return null;
  const names = files.slice(0, MAX_NAMES).map(({ name }) => `"${name}"`);
  const more = files.length - MAX_NAMES;
  const all = listFormat.format(more > 0 ? [...names, `${more} more`] : names);
  return `One ${what} at a time: ${all} were not uploaded. Drop one file only.`;
}

/** Returns the media type of a file, or undefined if it is unknown. Throws a message for the owner if it cannot be read. */
export async function readKind(file: File): Promise<string | undefined> {
  // Some systems pass a folder as an empty file.
  if (file.size === 0) throw new Error('This file is empty, or it is a folder.');
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, KIND_HEAD).arrayBuffer());
  } catch {
    throw new Error('This file cannot be read. It may be a folder, or it was moved or changed.');
  }
  return detectKind(head, () => fetchCode(() => import('file-type')));
}

/** Returns the picture with its detected media type. Throws a message for the owner if it is not a picture. */
export async function asPicture(file: File): Promise<Blob> {
  const kind = await readKind(file);
  // An unknown type is left to the server to check.
  if (kind === undefined) return file;
  if (pictureTypes.includes(kind)) return file.slice(0, file.size, kind);
  throw new Error(
    pictureRefusal(kind, nameOfKind(kind) ?? 'not a picture that the library can use'),
  );
}

/** Throws a message for the owner if the file is not a PDF. */
export async function requirePdf(file: File): Promise<void> {
  const kind = await readKind(file);
  if (kind === 'application/pdf') return;
  const name = nameOfKind(kind);
  if (name !== null) throw new Error(`"${file.name}" is ${name}, and not a PDF.`);
  throw new Error(
    `"${file.name}" is not a PDF, or it is damaged. Choose another file, or export it again.`,
  );
}

/** Throws a message for the owner if the file has a known binary type: a catalogue file is text. */
export async function requireCatalogue(file: File): Promise<void> {
  const name = nameOfKind(await readKind(file));
  if (name !== null) throw new Error(`"${file.name}" is ${name}, and not a catalogue file.`);
}
