// The whole catalogue as one file, written piece by piece: a line for each book, and one for each picture.
import {
  CATALOGUE_FORMAT,
  CATALOGUE_VERSION,
  type CatalogueFile,
} from '../../../contracts/catalogue-file.ts';
import type { Db } from '../../database/open.ts';
import { getPhonics } from '../../phonics/store.ts';
import type { ObjectStore } from '../../providers/objects.ts';
import { picturesOf, readPicture } from './pictures.ts';
import { readFileBooks } from './store.ts';

/** Pictures have room up to this length of the file in characters, so that it can be imported again. */
const ROOM = 48 * 1_048_576;

/** Whether it is a file of today that is written shows at its end: half of one is no JSON. */
export async function* writeCatalogue(
  db: Db,
  objects: ObjectStore,
  now: number,
  room = ROOM,
): AsyncGenerator<string> {
  const { heartWords, soundings } = await getPhonics(db);
  const head = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, exportedAt: now };
  const phonics = { heartWords, soundings } satisfies Partial<CatalogueFile>;
  let length = 0;
  let isFirst = true;
  const write = (piece: string) => {
    length += piece.length;
    return piece;
  };
  const next = (line: string) => {
    const piece = `${isFirst ? '' : ','}\n${line}`;
    isFirst = false;
    return write(piece);
  };

  yield write(`${JSON.stringify({ ...head, ...phonics }, null, 1).slice(0, -2)},\n "books": [`);
  const pictures = new Set<string>();
  for await (const books of readFileBooks(db)) {
    for (const book of books) for (const address of picturesOf(book)) pictures.add(address);
    yield books.map((book) => next(JSON.stringify(book))).join('');
  }

  yield write('\n ],\n "pictures": {');
  isFirst = true;
  let leftOut = 0;
  for (const address of pictures) {
    if (!objects.has(address)) continue;
    const base64 = (await readPicture(objects, address)).toString('base64');
    if (length + base64.length > room) leftOut += 1;
    else yield next(`${JSON.stringify(address)}: "${base64}"`);
  }
  yield `\n },\n "picturesLeftOut": ${leftOut}\n}\n`;
}
