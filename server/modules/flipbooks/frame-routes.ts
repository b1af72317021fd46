// Serves the library's own flipbooks, which the reader shows in a frame, and their pictures. Both need a valid
// ticket; a student's ticket also needs an active subscription.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FlipbookFrame } from '../../../contracts/flipbooks.ts';
import { flipbookId } from '../../../contracts/flipbooks.ts';
import { Problem, ticketExpired } from '../../problems/problem.ts';
import { opens, type Subscriptions } from '../subscriptions/service.ts';
import type { FlipbookAddresses } from './addresses.ts';
import type { Flipbooks } from './service.ts';

interface Services {
  flipbookAddresses: FlipbookAddresses;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  subscriptions: Subscriptions;
}

const DATA_PLACEHOLDER = '<script type="application/json" id="flipbook">{}</script>';
const PICTURE = /^page-\d{1,3}(-small)?\.webp$/;
/** The longest lifetime of a ticket, in seconds. A picture's address contains a ticket. */
const HALF_A_DAY_S = 43_200;

const GONE =
  'The pages of this book are no longer here. Please tell the owner of the library about it.';

interface FrameRequest {
  Params: { flipbookId: string; picture: string };
  Querystring: { ticket?: unknown };
}

export function frameRoutes(
  app: FastifyInstance,
  { flipbooks, flipbookAddresses, now, subscriptions }: Services,
  { clientFolder, headers }: { clientFolder: string; headers: Readonly<Record<string, string>> },
): void {
  const source = readFileSync(join(clientFolder, 'flipbook.html'), 'utf8');
  if (!source.includes(DATA_PLACEHOLDER))
    throw new Error(`flipbook.html has no place for ${DATA_PLACEHOLDER}`);

  function send(reply: FastifyReply, status: number, frame: FlipbookFrame) {
    const json = JSON.stringify(frame).replaceAll('<', '\\u003c');
    return reply
      .status(status)
      .headers(headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(source.replace(DATA_PLACEHOLDER, () => DATA_PLACEHOLDER.replace('{}', () => json)));
  }

  async function isAuthorized(id: string, ticket: unknown): Promise<boolean> {
    if (typeof ticket !== 'string' || !flipbookId.safeParse(id).success) return false;
    const holder = await flipbookAddresses.holderOf(id, ticket);
    if (holder === null) return false;
    return holder === 'owner' || opens(await subscriptions.get(holder.uid), now());
  }

  app.get<FrameRequest>(
    '/flipbooks/:flipbookId',
    { schema: { hide: true } },
    async (request, reply) => {
      const { flipbookId: id } = request.params;
      const { ticket } = request.query;
      if (!(await isAuthorized(id, ticket))) {
        return send(reply, 403, { problem: ticketExpired().message, opensAnew: true });
      }
      const flipbook = await flipbooks.getRendered(id);
      if (flipbook === null) return send(reply, 404, { problem: GONE, opensAnew: false });
      return send(reply, 200, { id, ticket: String(ticket), pages: flipbook.pages });
    },
  );

  app.get<FrameRequest>(
    '/flipbooks/:flipbookId/:picture',
    { schema: { hide: true } },
    async (request, reply) => {
      const { flipbookId: id, picture } = request.params;
      if (!(await isAuthorized(id, request.query.ticket))) throw ticketExpired();
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
