import type { FastifyInstance } from 'fastify';
import { longestFile, type RecordingKind } from '../../../domain/recordings.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route, SentFile } from '../../http/route.ts';
import type { Upload } from '../../http/uploads.ts';
import { badBody, badField, bookNotFound } from '../../problems/problem.ts';
import { KEPT } from '../../providers/storage/objects.ts';
import type { ReadBookRow } from '../catalogue/book-rows.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { tooLong } from './check-sound.ts';
import { presentBookRecordings, presentRecording } from './present.ts';
import { recordingNotFound, type Recordings } from './service.ts';

interface Services {
  catalogue: Catalogue;
  recordings: Recordings;
  authenticator: Authenticator;
}

/** The Cache-Control header of a book's words: a take never changes, and only this family may hear it. */
const KEPT_BY_FAMILY = KEPT.replace('public', 'private');

export function recordingRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, recordings, authenticator } = services;
  const { heard } = recordings;

  const readMp3 = async (take: string, cache: string) => {
    const mp3 = await recordings.readMp3(take);
    if (mp3 === null) throw recordingNotFound();
    return new SentFile(mp3, cache);
  };

  /** A book in any state: its owner records a draft, too. */
  async function bookOf(bookId: string): Promise<ReadBookRow> {
    const book = await catalogue.openAny(bookId);
    if (!book) throw bookNotFound();
    return book.row;
  }

  /** The content of a book that can be narrated. */
  const contentOf = async (bookId: string): Promise<string> => (await bookOf(bookId)).content ?? '';

  route(app, authenticator, 'GET /api/voice', () => heard.voice());

  route(app, authenticator, 'GET /api/voice/{take}', async ({ params: { take } }) => {
    if (!(await heard.isVoice(take))) throw recordingNotFound();
    return readMp3(take, KEPT);
  });

  route(app, authenticator, 'GET /api/books/{bookId}/narration/{take}', async ({ params }) => {
    const { bookId, take } = params;
    if (!(await catalogue.get(bookId))) throw bookNotFound();
    if ((await recordings.find(take))?.book_id !== bookId) throw recordingNotFound();
    return readMp3(take, KEPT_BY_FAMILY);
  });

  route(app, authenticator, 'GET /api/admin/recordings', async () =>
    (await recordings.listVoice()).map(presentRecording),
  );

  route(app, authenticator, 'GET /api/admin/recordings/{take}/master', async ({ params }) => {
    const wav = await recordings.readMaster(params.take);
    if (wav === null) throw recordingNotFound();
    return new SentFile(wav);
  });

  route(
    app,
    authenticator,
    'PUT /api/admin/recordings/{kind}/{name}',
    async ({ params, query, upload, caller }) => {
      const wav = await receive(upload, params.kind);
      const noted = { by: caller.username, name: params.name };
      return presentRecording(await recordings.keep(params, wav, takeIn(query.replaces), noted));
    },
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/recordings/{kind}/{name}',
    async ({ params, query, caller }) => {
      const noted = { by: caller.username, name: params.name };
      await recordings.remove(params, query.replaces, noted);
      return null;
    },
  );

  route(app, authenticator, 'GET /api/admin/books/{bookId}/narration', async ({ params }) => {
    const content = await contentOf(params.bookId);
    return presentBookRecordings(content, await recordings.listNarration(params.bookId));
  });

  route(
    app,
    authenticator,
    'PUT /api/admin/books/{bookId}/narration',
    async ({ params: { bookId }, query, upload, caller }) => {
      const { page, text, wholePage, replaces } = query;
      const book = await bookOf(bookId);
      if (!book.content) {
        const message = 'A flipbook has no pages that can be read aloud here.';
        throw badField('params.bookId', message);
      }
      const kind = wholePage ? 'page' : 'sentence';
      const wav = await receive(upload, kind);
      const subject = { kind, bookId, page, text } as const;
      const noted = { by: caller.username, name: book.title };
      const row = await recordings.keep(subject, wav, takeIn(replaces), noted);
      // The words may have changed while they were recorded.
      const [recording] = presentBookRecordings(await contentOf(bookId), [
        { ...row, book_id: bookId, page, text },
      ]);
      if (!recording) throw recordingNotFound();
      return recording;
    },
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/books/{bookId}/narration/{take}',
    async ({ params: { bookId, take }, caller }) => {
      const noted = { by: caller.username, name: (await bookOf(bookId)).title };
      await recordings.removeNarration(bookId, take, noted);
      return null;
    },
  );
}

const takeIn = (replaces: string): string | null => (replaces === 'none' ? null : replaces);

/** Reads a file that may be shorter than the longest of the route. Throws `too_large`. */
async function receive(upload: Upload, kind: RecordingKind): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of upload) {
    bytes += chunk.length;
    if (bytes > longestFile(kind)) throw badBody(tooLong(kind), 'too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
