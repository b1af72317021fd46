// Where the library's own flipbooks open. A book keeps the address it was given; what leaves is always
// at the library's present host, for a library may move.
import { randomBytes } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import { getSecret } from './store.ts';
import { type Holder, readTicket, writeTicket } from './tickets.ts';
import type { Db } from '../../database/tables.ts';

export interface FlipbookAddresses {
  /** The address without a ticket; any other than the library's own as it is. */
  plain(address: string): string;
  /** The address with a ticket for its holder; null for any other than the library's own. */
  open(address: string | null, holder: Holder): Promise<string | null>;
  /** For whom a ticket opens a flipbook now; null where it opens it for nobody. */
  holderOf(flipbookId: string, ticket: string): Promise<Holder | null>;
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

  return {
    plain(address) {
      const id = ownFlipbookId(address);
      return id === null ? address : at(id);
    },
    async open(address, holder) {
      const id = address === null ? null : ownFlipbookId(address);
      if (id === null) return null;
      return `${at(id)}?ticket=${writeTicket(await secret(), id, holder, now())}`;
    },
    holderOf: async (flipbookId, ticket) => readTicket(await secret(), flipbookId, ticket, now()),
  };
}
