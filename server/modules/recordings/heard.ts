// What families hear, in memory: it is asked for with every book and changes on some evenings.
import type { Book } from '../../../contracts/books.ts';
import type { Voice } from '../../../contracts/recordings.ts';
import { createChangeCheck } from '../../database/change-check.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import { Prepared } from '../../http/route.ts';
import { presentBook } from '../catalogue/present.ts';
import type { OpenBook } from '../catalogue/service.ts';
import { presentNarration, presentVoice } from './present.ts';
import { listNarratedBooks, listNarration, listVoice } from './store.ts';
import { RECORDING_VERSIONS } from './versions.ts';

interface Snapshot {
  voice: Prepared<Voice>;
  /** The takes of sounds, prompts and words. */
  takes: ReadonlySet<string>;
  /** The ids of the books with recordings. */
  narrated: ReadonlySet<string>;
  /** The serialised books with their narration. The catalogue makes a new `OpenBook` when a book changes. */
  books: WeakMap<OpenBook, Promise<Prepared<Book>>>;
}

export interface Heard {
  /** The serialised list of recorded sounds, prompts and words. */
  voice(): Promise<Prepared<Voice>>;
  /** Whether a take is that of a sound, prompt or word, which everybody may hear. */
  isVoice(take: string): Promise<boolean>;
  /** Returns the serialised book with its narration. */
  withNarration(book: OpenBook): Promise<Prepared<Book>>;
  /** Clears the cache after this process has changed recordings. */
  changed(): void;
}

export function createHeard(database: Database): Heard {
  const { db } = database;
  const invalidateIfChanged = createChangeCheck(database, RECORDING_VERSIONS, changed);
  let snapshot: Promise<Snapshot> | undefined;

  function changed(): void {
    snapshot = undefined;
  }

  async function current(): Promise<Snapshot> {
    await invalidateIfChanged();
    if (snapshot) return snapshot;
    const loading = loadSnapshot(db);
    snapshot = loading;
    loading.catch(() => {
      if (snapshot === loading) changed();
    });
    return loading;
  }

  async function prepare({ row }: OpenBook): Promise<Prepared<Book>> {
    const narration = presentNarration(row.content ?? '', await listNarration(db, row.id));
    return new Prepared(presentBook(row, narration));
  }

  return {
    voice: async () => (await current()).voice,
    isVoice: async (take) => (await current()).takes.has(take),
    async withNarration(book) {
      const { narrated, books } = await current();
      if (book.row.content === null || !narrated.has(book.row.id)) return book.prepared;
      const known = books.get(book);
      if (known) return known;
      const preparing = prepare(book);
      books.set(book, preparing);
      preparing.catch(() => books.delete(book));
      return preparing;
    },
    changed,
  };
}

async function loadSnapshot(db: Db): Promise<Snapshot> {
  const rows = await listVoice(db);
  return {
    voice: new Prepared(presentVoice(rows)),
    takes: new Set(rows.map(({ take }) => take)),
    narrated: new Set(await listNarratedBooks(db)),
    books: new WeakMap(),
  };
}
