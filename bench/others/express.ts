// Three calls of the library as someone would write them by hand, carefully: Express, `pg` and `jose`, the
// provider's keys remembered, a subscription asked for, each statement where it is needed. Started with
// its settings as JSON; tells its port.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createRequire } from 'node:module';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { earnedAchievements } from '../../domain/achievements.ts';
import { dayOf } from '../../domain/days.ts';

/** What is used of Express. */
interface Request extends IncomingMessage {
  params: Record<string, string>;
}
interface Response extends ServerResponse {
  locals: { uid: string };
  status(code: number): Response;
  json(body: unknown): void;
}
type Handler = (request: Request, response: Response, next: () => void) => unknown;
interface App {
  get(path: string, ...handlers: Handler[]): void;
  post(path: string, ...handlers: Handler[]): void;
  listen(port: number, host: string, done: () => void): Server;
}

const settings = JSON.parse(process.argv[2] ?? '') as Record<
  'tools' | 'databaseUrl' | 'keysUrl' | 'projectId' | 'timeZone',
  string
>;
const express = createRequire(`${settings.tools}/`)('express') as (() => App) & {
  json(): Handler;
};

// Times are bigint columns and fit a JavaScript number.
const types = {
  getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid)),
};
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 20, types });
const keys = createRemoteJWKSet(new URL(settings.keysUrl));

const signedIn: Handler = async (request, response, next) => {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const verified = await jwtVerify(token, keys, {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
  }).catch(() => null);
  if (!verified?.payload.sub) return response.status(401).json({ message: 'Please sign in' });
  response.locals.uid = verified.payload.sub;
  next();
};

const subscribed: Handler = async (_request, response, next) => {
  const { rowCount } = await pool.query(
    `select 1 from subscriptions where user_id = $1 and status in ('active', 'trialing', 'past_due')`,
    [response.locals.uid],
  );
  if (rowCount === 0) return response.status(402).json({ message: 'Please subscribe' });
  next();
};

const SUMMARY = `id, title, author, description, category, cover_image_url as "coverImageUrl",
  flipbook_type as "flipbookType", total_pages as "totalPages", star_reward as "starReward"`;

const app = express();

app.get('/api/books', signedIn, subscribed, async (_request, response) => {
  const { rows } = await pool.query(`select ${SUMMARY} from books order by category, title`);
  response.json(rows);
});

app.get('/api/books/:id', signedIn, subscribed, async (request, response) => {
  const { rows } = await pool.query<{ words: string | null }>(
    `select ${SUMMARY}, content, flipbook_url as "flipbookUrl", flipbook_id as "flipbookId", words
       from books where id = $1`,
    [request.params['id']],
  );
  const [book] = rows;
  if (!book) return response.status(404).json({ message: 'There is no such book' });
  response.json({ ...book, words: book.words === null ? null : JSON.parse(book.words) });
});

app.post(
  '/api/progress/:id/complete',
  signedIn,
  subscribed,
  express.json(),
  async (request, response) => {
    const { uid } = response.locals;
    const books = await pool.query('select id, category, total_pages, star_reward from books');
    const book = books.rows.find(({ id }) => id === request.params['id']);
    if (!book) return response.status(404).json({ message: 'There is no such book' });
    const now = Date.now();
    const pages = book.total_pages;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select id from users where id = $1 for update', [uid]);
      await client.query(
        `insert into progress (user_id, book_id, current_page, completed_at, updated_at)
         values ($1, $2, $3, $4, $4) on conflict (user_id, book_id) do update set current_page = $3,
         completed_at = coalesce(progress.completed_at, $4), updated_at = $4`,
        [uid, book.id, pages, now],
      );
      await client.query(
        `insert into reading_days (user_id, day, book_id, first_page, last_page, finished_at, updated_at)
         values ($1, $2, $3, $4, $4, $5, $5) on conflict (user_id, day, book_id) do update set
         first_page = least(reading_days.first_page, $4), last_page = greatest(reading_days.last_page, $4),
         finished_at = coalesce(reading_days.finished_at, $5), updated_at = $5`,
        [uid, dayOf(now, settings.timeZone), book.id, pages, now],
      );
      const awarded = await client.query(
        `insert into stars (user_id, book_id, category, stars, awarded_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [uid, book.id, book.category, book.star_reward, now],
      );
      const stars = await client.query(
        `select book_id as "bookId", category, stars, awarded_at as "awardedAt" from stars
          where user_id = $1`,
        [uid],
      );
      const ledger = stars.rows;
      const starAwarded = awarded.rowCount === 1;
      if (starAwarded) {
        const catalogue = Map.groupBy(books.rows, (row) => row.category);
        const history = { ledger, catalogue, timeZone: settings.timeZone };
        await client.query(
          `insert into achievements (user_id, achievement_id, earned_at)
           select $1, unnest($2::text[]), $3 on conflict do nothing`,
          [uid, earnedAchievements(history), now],
        );
      }
      await client.query('commit');
      const totalStars = ledger.reduce((total, star) => total + Number(star.stars), 0);
      response.json({ completed: true, starAwarded, totalStars });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);

const server = app.listen(0, 'localhost', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.once('disconnect', () => process.exit());
