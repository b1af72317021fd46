// The addresses of the library's own flipbooks. A book keeps the address it was stored with, but responses use
// the current host, because a library may move to another host.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import { cacheSecret } from '../../database/secrets.ts';
import { type Holder, readTicket, writeTicket } from './tickets.ts';
import type { Db } from '../../database/tables.ts';

export interface FlipbookAddresses {
  /** Returns the address without a ticket; the address of another host unchanged. */
  plain(address: string): string;
  /** Returns the address with a ticket for the holder; null for the address of another host. */
  open(address: string | null, holder: Holder): Promise<string | null>;
  /** Returns the holder of a ticket; null if the ticket is invalid or has expired. */
  holderOf(flipbookId: string, ticket: string): Promise<Holder | null>;
}

const SECRET = 'flipbook tickets';

export function createFlipbookAddresses(
  db: Db,
  publicUrl: string,
  now: () => number,
): FlipbookAddresses {
  const secret = cacheSecret(db, SECRET, now);
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
