// Tells the documents of older Office programs apart. They are small file systems; the names of the files in them say
// which program made them.
import { readPart } from './read-part.ts';

/** The name of a file in the document, by the type of the document. */
const FILES: Record<string, string> = {
  'application/vnd.ms-powerpoint': 'PowerPoint Document',
  'application/msword': 'WordDocument',
  'application/vnd.ms-publisher': 'Quill',
  'application/vnd.ms-excel': 'Workbook',
};

/** Where the header says the size of a sector, as a power of two, and which sector has the list of files. */
const SECTOR_SHIFT = 30;
const LIST_SECTOR = 48;
/** Enough for the names: each file takes 128 bytes. */
const LIST_BYTES = 4_096;

/** Returns the type of a document that begins with `head`. The list of its files may be anywhere in it. */
export async function kindOfOffice(file: string, head: Buffer): Promise<string> {
  const names = head.length < 512 ? '' : await readNames(file, head);
  const known = Object.entries(FILES).find(([, name]) => names.includes(name));
  return known?.[0] ?? 'application/x-cfb';
}

async function readNames(file: string, head: Buffer): Promise<string> {
  const sectorBytes = 2 ** Math.min(head.readUInt16LE(SECTOR_SHIFT), 12);
  const at = (head.readUInt32LE(LIST_SECTOR) + 1) * sectorBytes;
  return (await readPart(file, at, LIST_BYTES)).toString('utf16le');
}
