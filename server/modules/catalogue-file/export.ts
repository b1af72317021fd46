// Streams the whole catalogue as one JSON file, with one line for each book and one for each picture.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import {
  CATALOGUE_FORMAT,
  CATALOGUE_VERSION,
  type CatalogueFile,
  type FileFlipbook,
} from '../../../contracts/catalogue-file.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import { getPhonics } from '../phonics/service.ts';
import { type ObjectStore, readObject } from '../../providers/storage/objects.ts';
import { pagePicturesOf, readPageAddress } from './flipbooks.ts';
import { createPace } from '../../async/pace.ts';
import { picturesOf } from './pictures.ts';
import { readFileBooks } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** Pictures that would make the file longer than this, in characters, are left out, so that it can be imported. */
const MAX_LENGTH = 1000 * 1_048_576;

interface Sources {
  db: Db;
  objects: ObjectStore;
  flipbooks: Pick<Flipbooks, 'getRendered' | 'readPicture'>;
}

/** Yields the file in pieces. An incomplete download is not valid JSON, so an import refuses it. */
export async function* writeCatalogue(
  { db, objects, flipbooks }: Sources,
  now: number,
  room = MAX_LENGTH,
): AsyncGenerator<string> {
  const { heartWords, soundings } = await getPhonics(db);
  const head = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, exportedAt: now };
  const phonics = { heartWords, soundings } satisfies Partial<CatalogueFile>;
  const pace = createPace();
  let length = 0;
  let isFirst = true;
  const write = (piece: string) => {
    length += piece.length;
    return piece;
  };
  const nextItem = (line: string) => {
    const piece = `${isFirst ? '' : ','}\n${line}`;
    isFirst = false;
    return write(piece);
  };
  const startList = (piece: string) => {
    isFirst = true;
    return write(piece);
  };
  const hasRoom = (base64: readonly string[]) =>
    base64.reduce((sum, one) => sum + one.length, length) <= room;
  const pictureLine = (address: string, base64: string) =>
    nextItem(`${JSON.stringify(address)}: "${base64}"`);

  yield startList(`${JSON.stringify({ ...head, ...phonics }, null, 1).slice(0, -2)},\n "books": [`);
  const pictures = new Set<string>();
  const ownFlipbooks = new Set<string>();
  for await (const books of readFileBooks(db)) {
    for (const book of books) {
      await pace();
      for (const address of picturesOf(book)) pictures.add(address);
      const id = ownFlipbookId(book.flipbookUrl ?? '');
      if (id !== null) ownFlipbooks.add(id);
      yield nextItem(JSON.stringify(book));
    }
  }

  yield startList('\n ],\n "pictures": {');
  let picturesLeftOut = 0;
  for (const address of pictures) {
    await pace();
    const base64 = (await readObject(objects, address))?.toString('base64');
    if (base64 === undefined) continue;
    if (hasRoom([base64])) yield pictureLine(address, base64);
    else picturesLeftOut += 1;
  }
  const exportedFlipbooks = new Map<string, FileFlipbook>();
  let flipbooksLeftOut = 0;
  for (const id of ownFlipbooks) {
    const found = await loadFlipbook(id);
    if (found === null || !hasRoom([...found.pictures.values()])) flipbooksLeftOut += 1;
    else {
      exportedFlipbooks.set(id, found.flipbook);
      for (const [address, base64] of found.pictures) {
        await pace();
        if (!pictures.has(address)) yield pictureLine(address, base64);
      }
    }
  }

  yield startList('\n },\n "flipbooks": {');
  for (const [id, flipbook] of exportedFlipbooks)
    yield nextItem(`"${id}": ${JSON.stringify(flipbook)}`);
  const rest = JSON.stringify({ picturesLeftOut, flipbooksLeftOut }, null, 1).slice(1);
  yield `\n },${rest}\n`;

  /** Returns a flipbook with all of its pictures in base64; null if anything is missing. */
  async function loadFlipbook(id: string) {
    const flipbook = await flipbooks.getRendered(id);
    if (flipbook === null) return null;
    const cover = await readObject(objects, flipbook.cover);
    if (cover === null) return null;
    const found = new Map<string, string>();
    found.set(flipbook.cover, cover.toString('base64'));
    for (const address of pagePicturesOf(id, flipbook)) {
      await pace();
      const bytes = await flipbooks.readPicture(id, readPageAddress(address)?.name ?? '');
      if (bytes === null) return null;
      found.set(address, bytes.toString('base64'));
    }
    return { flipbook, pictures: found };
  }
}
