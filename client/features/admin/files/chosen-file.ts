// A file that the owner has chosen or dropped: what it is, its bytes say, whatever its name.
import { kindOf, KIND_HEAD, nameOfKind, pictureAdvice } from '../../../../contracts/file-kinds.ts';
import { PICTURES_ALLOWED, pictureTypes } from '../../../../contracts/pictures.ts';
import { fetchCode } from '../../../loading/fetch-code.ts';

/** So many names are told. */
const NAMED = 10;
const list = new Intl.ListFormat('en-AU');

/** Why none of several files is taken, by their names; null where there is one. */
export function refusalOfMany(files: readonly { name: string }[], what: string): string | null {
  if (files.length < 2) return null;
  const names = files.slice(0, NAMED).map(({ name }) => `"${name}"`);
  const more = files.length - NAMED;
  const all = list.format(more > 0 ? [...names, `${more} more`] : names);
  return `One ${what} at a time: ${all} were not taken. Drop one of them alone.`;
}

/** The media type of a file; undefined where nobody knows it. Throws a sentence for what cannot be read. */
async function readKind(file: File): Promise<string | undefined> {
  // Some systems hand over a folder as an empty file.
  if (file.size === 0) throw new Error('This file is empty, or it is a folder.');
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, KIND_HEAD).arrayBuffer());
  } catch {
    throw new Error(
      'This file cannot be read. It may be a folder, or have been moved or changed meanwhile.',
    );
  }
  const { fileTypeFromBuffer } = await fetchCode(() => import('file-type'));
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return kindOf(found?.mime, head);
}

/** The picture by its true media type. Throws a sentence for what is something else. */
export async function asPicture(file: File): Promise<Blob> {
  const kind = await readKind(file);
  // Nobody knows it: the library says what it thinks of it.
  if (kind === undefined) return file;
  if (pictureTypes.includes(kind)) return file.slice(0, file.size, kind);
  const name = nameOfKind(kind) ?? 'no picture that can be kept';
  throw new Error(`This is ${name}. ${PICTURES_ALLOWED}${pictureAdvice(kind)}`);
}

/** Throws a sentence for what is no PDF. */
export async function requirePdf(file: File): Promise<void> {
  const kind = await readKind(file);
  if (kind === 'application/pdf') return;
  const name = nameOfKind(kind);
  if (name !== null) throw new Error(`"${file.name}" is ${name}, and not a PDF.`);
  throw new Error(
    `"${file.name}" is not a PDF, or it is damaged. Choose another file, or export it again.`,
  );
}

/** Throws a sentence for what is known to be no catalogue file, which is text. */
export async function requireCatalogue(file: File): Promise<void> {
  const name = nameOfKind(await readKind(file));
  if (name !== null) throw new Error(`"${file.name}" is ${name}, and not a catalogue file.`);
}
