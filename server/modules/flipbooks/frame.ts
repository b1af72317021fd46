// What the reader shows in a frame: a flipbook of the library's own and its pictures. They are a book's
// words: whoever opens them holds a ticket, and a student's opens while her subscription does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FlipbookFrame } from '../../../contracts/flipbooks.ts';
import { flipbookId } from '../../../contracts/flipbooks.ts';
import { Problem, ticketExpired } from '../../problems/problem.ts';
import { opens } from '../subscriptions/store.ts';
import type { FlipbookAddresses } from './addresses.ts';
import type { Flipbooks } from './flipbooks.ts';
import type { Subscriptions } from '../subscriptions/subscriptions.ts';

interface Services {
  flipbookAddresses: FlipbookAddresses;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  subscriptions: Subscriptions;
}

const PLACE = '<script type="application/json" id="flipbook">{}</script>';
const PICTURE = /^page-\d{1,3}(-small)?\.webp$/;
/** As long as any ticket: a picture's address holds one. */
const HALF_A_DAY_S = 43_200;

const GONE =
  'The pages of this book are not here any more. Please tell the owner of the library about it.';

interface Asked {
  Params: { flipbookId: string; picture: string };
  Querystring: { ticket?: unknown };
}

export function frameRoutes(
  app: FastifyInstance,
  { flipbooks, flipbookAddresses, now, subscriptions }: Services,
  { clientFolder, headers }: { clientFolder: string; headers: Readonly<Record<string, string>> },
): void {
  const source = readFileSync(join(clientFolder, 'flipbook.html'), 'utf8');
  if (!source.includes(PLACE)) throw new Error(`flipbook.html has no place for ${PLACE}`);

  function send(reply: FastifyReply, status: number, frame: FlipbookFrame) {
    const json = JSON.stringify(frame).replaceAll('<', '\\u003c');
    return reply
      .status(status)
      .headers(headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(source.replace(PLACE, () => PLACE.replace('{}', () => json)));
  }

  async function isAdmitted(id: string, ticket: unknown): Promise<boolean> {
    if (typeof ticket !== 'string' || !flipbookId.safeParse(id).success) return false;
    const holder = await flipbookAddresses.holderOf(id, ticket);
    if (holder === null) return false;
    return holder === 'owner' || opens(await subscriptions.get(holder.uid), now());
  }

  app.get<Asked>('/flipbooks/:flipbookId', { schema: { hide: true } }, async (request, reply) => {
    const { flipbookId: id } = request.params;
    const { ticket } = request.query;
    if (!(await isAdmitted(id, ticket))) {
      return send(reply, 403, { problem: ticketExpired().message, opensAnew: true });
    }
    const drawn = await flipbooks.getDrawn(id);
    if (drawn === null) return send(reply, 404, { problem: GONE, opensAnew: false });
    return send(reply, 200, { id, ticket: String(ticket), pages: drawn.pages });
  });

  app.get<Asked>(
    '/flipbooks/:flipbookId/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { flipbookId: id, picture } = request.params;
      if (!(await isAdmitted(id, request.query.ticket))) throw ticketExpired();
      const bytes = PICTURE.test(picture) ? await flipbooks.readPicture(id, picture) : null;
      if (bytes === null) throw new Problem('not_found', 'There is no such page.');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', `private, max-age=${HALF_A_DAY_S}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  );
}
