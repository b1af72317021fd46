// Streams the whole catalogue as one JSON file, with a line for each book, each picture and each recording.
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
import type { Recordings } from '../recordings/service.ts';
import { createPace } from '../../async/pace.ts';
import { picturesOf } from './pictures.ts';
import { toFileRecording } from './recordings.ts';
import { readFileBooks } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** What would make the file longer than this, in characters, is left out, so that it can be imported. */
const MAX_LENGTH = 1000 * 1_048_576;

interface Sources {
  db: Db;
  /** The books to write, with what is theirs. Undefined for the whole catalogue. */
  ids?: readonly string[] | undefined;
  objects: ObjectStore;
  flipbooks: Pick<Flipbooks, 'getRendered' | 'readPicture'>;
  recordings: Pick<Recordings, 'all' | 'readMaster'>;
}

/** Yields the file in pieces. An incomplete download is not valid JSON, so an import refuses it. */
export async function* writeCatalogue(
  sources: Sources,
  now: number,
  room = MAX_LENGTH,
): AsyncGenerator<string> {
  const head = { format: CATALOGUE_FORMAT, version: CATALOGUE_VERSION, exportedAt: now };
  // A part of the catalogue says nothing of the heart words of another library.
  const phonics = sources.ids ? {} : await readPhonics(sources.db);
  const writer = createWriter(room);

  const start = JSON.stringify({ ...head, ...phonics }, null, 1).slice(0, -2);
  yield writer.startList(`${start},\n "books": [`);
  const named = yield* writeBooks(sources, writer, now);
  yield writer.startList('\n ],\n "pictures": {');
  const picturesLeftOut = yield* writePictures(sources, writer, named.pictures);
  const { written, flipbooksLeftOut } = yield* writePages(sources, writer, named);
  yield writer.startList('\n },\n "flipbooks": {');
  for (const [id, flipbook] of written) yield writer.item(`"${id}": ${JSON.stringify(flipbook)}`);
  yield writer.startList('\n },\n "recordings": {');
  const recordingsLeftOut = yield* writeRecordings(sources, writer);
  const leftOut = { picturesLeftOut, flipbooksLeftOut, recordingsLeftOut };
  const rest = JSON.stringify(leftOut, null, 1).slice(1);
  yield `\n },${rest}\n`;
}

async function readPhonics(db: Db): Promise<Partial<CatalogueFile>> {
  const { heartWords, soundings } = await getPhonics(db);
  return { heartWords, soundings };
}

/** Writes lists and objects with an item a line, and keeps count of the length of the file. */
function createWriter(room: number) {
  let length = 0;
  let isFirst = true;
  const count = (piece: string) => {
    length += piece.length;
    return piece;
  };
  const item = (line: string) => {
    const piece = `${isFirst ? '' : ','}\n${line}`;
    isFirst = false;
    return count(piece);
  };
  return {
    item,
    startList(piece: string) {
      isFirst = true;
      return count(piece);
    },
    picture: (address: string, base64: string) => item(`${JSON.stringify(address)}: "${base64}"`),
    hasRoom: (base64: Iterable<string>) =>
      [...base64].reduce((sum, one) => sum + one.length, length) <= room,
  };
}

type Writer = ReturnType<typeof createWriter>;

/** What the books of the file name. */
interface Named {
  /** The addresses of stored pictures. */
  pictures: Set<string>;
  /** The ids of the library's own flipbooks. */
  flipbooks: Set<string>;
}

async function* writeBooks(
  { db, ids }: Sources,
  writer: Writer,
  now: number,
): AsyncGenerator<string, Named> {
  const pace = createPace();
  const named: Named = { pictures: new Set(), flipbooks: new Set() };
  for await (const books of readFileBooks(db, now, ids)) {
    for (const { place, ...book } of books) {
      await pace();
      for (const address of picturesOf(book)) named.pictures.add(address);
      const id = ownFlipbookId(book.flipbookUrl ?? '');
      if (id !== null) named.flipbooks.add(id);
      // A place says nothing without the other books of its level, and would disturb their order in another library.
      const written = ids === undefined && place !== undefined ? { ...book, place } : book;
      yield writer.item(JSON.stringify(written));
    }
  }
  return named;
}

/** Returns the number of pictures for which there was no room. */
async function* writePictures(
  { objects }: Sources,
  writer: Writer,
  addresses: Iterable<string>,
): AsyncGenerator<string, number> {
  const pace = createPace();
  let leftOut = 0;
  for (const address of addresses) {
    await pace();
    const base64 = (await readObject(objects, address))?.toString('base64');
    if (base64 === undefined) continue;
    if (writer.hasRoom([base64])) yield writer.picture(address, base64);
    else leftOut += 1;
  }
  return leftOut;
}

/** Writes the pictures of flipbooks' pages. Leaves out a flipbook that has no room, or of which anything is missing. */
async function* writePages(
  sources: Sources,
  writer: Writer,
  named: Named,
): AsyncGenerator<string, { written: Map<string, FileFlipbook>; flipbooksLeftOut: number }> {
  const pace = createPace();
  const written = new Map<string, FileFlipbook>();
  let flipbooksLeftOut = 0;
  for (const id of named.flipbooks) {
    const found = await loadFlipbook(sources, id);
    if (found === null || !writer.hasRoom(found.pictures.values())) {
      flipbooksLeftOut += 1;
      continue;
    }
    written.set(id, found.flipbook);
    for (const [address, base64] of found.pictures) {
      await pace();
      if (!named.pictures.has(address)) yield writer.picture(address, base64);
    }
  }
  return { written, flipbooksLeftOut };
}

/** Returns a flipbook with all of its pictures in base64; null if anything is missing. */
async function loadFlipbook({ objects, flipbooks }: Sources, id: string) {
  const pace = createPace();
  const flipbook = await flipbooks.getRendered(id);
  if (flipbook === null) return null;
  const cover = await readObject(objects, flipbook.cover);
  if (cover === null) return null;
  const pictures = new Map([[flipbook.cover, cover.toString('base64')]]);
  for (const address of pagePicturesOf(id, flipbook)) {
    await pace();
    const bytes = await flipbooks.readPicture(id, readPageAddress(address)?.name ?? '');
    if (bytes === null) return null;
    pictures.set(address, bytes.toString('base64'));
  }
  const { pages, cover: address } = flipbook;
  return { flipbook: { pages, cover: address }, pictures };
}

/** Returns the number of recordings for which there was no room, or whose sound is lost. */
async function* writeRecordings(
  { ids, recordings }: Sources,
  writer: Writer,
): AsyncGenerator<string, number> {
  const pace = createPace();
  let leftOut = 0;
  for await (const row of recordings.all()) {
    await pace();
    if (ids && !ids.includes(row.book_id ?? '')) continue;
    const wav = await recordings.readMaster(row.take);
    const recording = wav && toFileRecording(row, wav);
    if (recording && writer.hasRoom([recording.wav])) {
      yield writer.item(`"${row.take}": ${JSON.stringify(recording)}`);
    } else leftOut += 1;
  }
  return leftOut;
}
