// Where the library's own flipbooks open. A book keeps the address it was given; what leaves is always
// at the library's present host, for a library may move.
import { randomBytes } from 'node:crypto';
import { ownFlipbookId } from '../../contracts/addresses.ts';
import type { Db } from '../database/open.ts';
import { getSecret } from './store.ts';
import { holdsTicket, writeTicket } from './tickets.ts';

export interface FlipbookAddresses {
  /** The address without a ticket; any other than the library's own as it is. */
  plain(address: string): string;
  /** The address with a ticket, for whoever may read the book; any other than the library's own as it is. */
  open(address: string): Promise<string>;
  /** The same, and null for any other. */
  openOwn(address: string | null): Promise<string | null>;
  /** Whether a ticket opens a flipbook now. */
  admits(flipbookId: string, ticket: string): Promise<boolean>;
}

const SECRET = 'flipbook tickets';
/** For how long a process goes on with the secret it has read, in milliseconds. */
const REMEMBERED = 600_000;

export function createFlipbookAddresses(
  db: Db,
  publicUrl: string,
  now: () => number,
): FlipbookAddresses {
  let known: { secret: Promise<string>; readAt: number } | undefined;

  function secret(): Promise<string> {
    if (known && now() - known.readAt < REMEMBERED) return known.secret;
    const reading = getSecret(db, SECRET, randomBytes(32).toString('base64url'), now());
    const own = { secret: reading, readAt: now() };
    known = own;
    reading.catch(() => {
      if (known === own) known = undefined;
    });
    return reading;
  }

  const at = (id: string) => `${publicUrl}/flipbooks/${id}`;

  async function openOwn(address: string | null): Promise<string | null> {
    const id = address === null ? null : ownFlipbookId(address);
    return id === null ? null : `${at(id)}?ticket=${writeTicket(await secret(), id, now())}`;
  }

  return {
    plain(address) {
      const id = ownFlipbookId(address);
      return id === null ? address : at(id);
    },
    open: async (address) => (await openOwn(address)) ?? address,
    openOwn,
    admits: async (flipbookId, ticket) => holdsTicket(await secret(), flipbookId, ticket, now()),
  };
}
