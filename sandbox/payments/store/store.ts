// All SQL of the stand-in. Objects are stored as JSON, everything else in columns.
import type { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../common/store.ts';
import { dueAt } from './due.ts';
import type { Hidden, Kind, Kinds, StoredObject } from '../shapes/kinds.ts';

export interface Page {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

export interface Delivery {
  seq: number;
  event: string;
  endpoint: string;
  attempts: number;
}

/** Null while the delivery is pending. */
export type DeliveryOutcome = 'delivered' | 'given_up' | 'dropped' | null;

export interface SavedResponse {
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
}

/** Thrown for a cursor that names no object of the list. */
export class UnknownCursor extends Error {
  readonly param: 'starting_after' | 'ending_before';
  readonly id: string;
  constructor(param: 'starting_after' | 'ending_before', id: string) {
    super(`No such cursor: ${id}`);
    this.param = param;
    this.id = id;
  }
}

const schema = `
create table if not exists objects (
  seq integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  customer text,
  token text unique,
  due integer,
  gone integer not null default 0,
  doc text not null,
  hidden text
);
create index if not exists objects_by_kind on objects (kind, customer, seq);
create index if not exists objects_by_due on objects (due) where due is not null;
create table if not exists deliveries (
  seq integer primary key autoincrement,
  event text not null,
  endpoint text not null,
  attempts integer not null default 0,
  since integer not null,
  next_at integer,
  outcome text
);
create index if not exists deliveries_by_time on deliveries (next_at, seq) where next_at is not null;
create index if not exists deliveries_by_event on deliveries (event);
create table if not exists answers (
  key text primary key,
  path text not null,
  fingerprint text not null,
  status integer not null,
  body text not null,
  request_id text not null,
  at integer not null
);
create table if not exists settings (name text primary key, value text not null);
`;

export type PaymentsStore = ReturnType<typeof openPaymentsStore>;

/** Opens the database file. Creates the file and its tables when they are missing. */
export function openPaymentsStore(file: string) {
  const db: DatabaseSync = openStore(file, schema);
  const sql = {
    insert: db.prepare(
      'insert into objects (id, kind, customer, token, due, doc, hidden) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    update: db.prepare('update objects set customer = ?, due = ?, doc = ? where id = ?'),
    hide: db.prepare('update objects set hidden = ? where id = ?'),
    remove: db.prepare('update objects set gone = 1, due = null where id = ?'),
    byId: db.prepare('select seq, gone, doc, hidden from objects where kind = ? and id = ?'),
    byToken: db.prepare('select doc from objects where kind = ? and token = ? and gone = 0'),
    down: db.prepare(
      `select doc from objects where kind = ?1 and (?2 is null or customer = ?2) and gone = 0 and seq < ?3
       order by seq desc`,
    ),
    up: db.prepare(
      `select doc from objects where kind = ?1 and (?2 is null or customer = ?2) and gone = 0 and seq > ?3
       order by seq asc`,
    ),
    due: db.prepare(
      'select doc from objects where due is not null and due <= ? order by due, seq limit 1',
    ),
    enqueue: db.prepare(
      'insert into deliveries (event, endpoint, since, next_at) values (?, ?, ?, ?)',
    ),
    dueDeliveries: db.prepare(
      'select seq, event, endpoint, attempts, since from deliveries where next_at <= ? order by seq',
    ),
    nextDelivery: db.prepare('select min(next_at) as at from deliveries where next_at is not null'),
    delivered: db.prepare(
      'update deliveries set attempts = attempts + 1, next_at = null, outcome = ? where seq = ?',
    ),
    retry: db.prepare('update deliveries set attempts = attempts + 1, next_at = ? where seq = ?'),
    makeDue: db.prepare('update deliveries set next_at = ? where next_at > ?'),
    waiting: db.prepare(
      'select count(*) as n from deliveries where event = ? and next_at is not null',
    ),
    recentDeliveries: db.prepare(
      `select event, endpoint, attempts, since, next_at as nextAt, outcome from deliveries
       order by seq desc limit ?`,
    ),
    savedResponse: db.prepare(
      'select path, fingerprint, status, body, request_id as requestId from answers where key = ?',
    ),
    saveResponse: db.prepare(
      `insert into answers (key, path, fingerprint, status, body, request_id, at)
       values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    deleteResponses: db.prepare('delete from answers where at < ?'),
    setting: db.prepare('select value from settings where name = ?'),
    saveSetting: db.prepare(
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ),
  };

  const customerOf = (doc: StoredObject): string | null =>
    'customer' in doc && typeof doc.customer === 'string' ? doc.customer : null;
  const seqOf = (kind: Kind, id: string): number | undefined =>
    sql.byId.get(kind, id)?.['seq'] as number | undefined;

  return {
    /** Runs `work` in a transaction: commits before it returns, rolls back when `work` throws. */
    transaction<T>(work: () => T): T {
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: (): void => db.close(),

    add<K extends Kind>(
      doc: Kinds[K] & { object: K },
      extra: { hidden?: K extends keyof Hidden ? Hidden[K] : never; token?: string } = {},
    ): void {
      const hidden = extra.hidden === undefined ? null : JSON.stringify(extra.hidden);
      const token = extra.token ?? null;
      sql.insert.run(
        doc.id,
        doc.object,
        customerOf(doc),
        token,
        dueAt(doc),
        JSON.stringify(doc),
        hidden,
      );
    },
    save(doc: StoredObject): void {
      sql.update.run(customerOf(doc), dueAt(doc), JSON.stringify(doc), doc.id);
    },
    /** Marks the object as deleted: lists leave it out, and `find` returns `'deleted'`. */
    remove(id: string): void {
      sql.remove.run(id);
    },
    /** Returns the object, `'deleted'`, or undefined when it never existed. */
    find<K extends Kind>(kind: K, id: string): Kinds[K] | 'deleted' | undefined {
      const row = sql.byId.get(kind, id);
      if (row === undefined) return undefined;
      return row['gone'] === 1 ? 'deleted' : (JSON.parse(String(row['doc'])) as Kinds[K]);
    },
    byToken<K extends Kind>(kind: K, token: string): Kinds[K] | undefined {
      const row = sql.byToken.get(kind, token);
      return row === undefined ? undefined : (JSON.parse(String(row['doc'])) as Kinds[K]);
    },
    hidden<K extends Kind & keyof Hidden>(kind: K, id: string): Hidden[K] {
      const text = sql.byId.get(kind, id)?.['hidden'];
      if (typeof text !== 'string') throw new Error(`Nothing is kept beside ${kind} ${id}`);
      return JSON.parse(text) as Hidden[K];
    },
    saveHidden<K extends Kind & keyof Hidden>(_kind: K, id: string, hidden: Hidden[K]): void {
      sql.hide.run(JSON.stringify(hidden), id);
    },
    /** Returns one page of a kind, newest first. Throws UnknownCursor. */
    page<K extends Kind>(
      kind: K,
      page: Page,
      customer: string | undefined,
      fits: (doc: Kinds[K]) => boolean,
    ): { data: Kinds[K][]; more: boolean } {
      const backwards = page.endingBefore !== undefined;
      const cursor = page.endingBefore ?? page.startingAfter;
      let seq = Number.MAX_SAFE_INTEGER;
      if (cursor !== undefined) {
        const found = seqOf(kind, cursor);
        if (found === undefined) {
          throw new UnknownCursor(backwards ? 'ending_before' : 'starting_after', cursor);
        }
        seq = found;
      }
      const data: Kinds[K][] = [];
      const rows = (backwards ? sql.up : sql.down).iterate(kind, customer ?? null, seq);
      for (const row of rows) {
        const doc = JSON.parse(String(row['doc'])) as Kinds[K];
        if (!fits(doc)) continue;
        data.push(doc);
        if (data.length > page.limit) break;
      }
      const more = data.length > page.limit;
      if (more) data.pop();
      return { data: backwards ? data.reverse() : data, more };
    },
    /** Returns all objects of a kind, newest first; only those of `customer` if it is given. */
    all<K extends Kind>(kind: K, customer?: string): Kinds[K][] {
      return sql.down
        .all(kind, customer ?? null, Number.MAX_SAFE_INTEGER)
        .map((row) => JSON.parse(String(row['doc'])) as Kinds[K]);
    },
    /** Returns the object that is due first, if it is due by `seconds`. */
    firstDue(seconds: number): StoredObject | undefined {
      const row = sql.due.get(seconds);
      return row === undefined ? undefined : (JSON.parse(String(row['doc'])) as StoredObject);
    },

    /** `since` and `nextAt` are epoch milliseconds of the machine's clock, as in all deliveries. */
    enqueue(event: string, endpoint: string, since: number, nextAt: number): void {
      sql.enqueue.run(event, endpoint, since, nextAt);
    },
    dueDeliveries(at: number): (Delivery & { since: number })[] {
      return sql.dueDeliveries.all(at) as unknown as (Delivery & { since: number })[];
    },
    nextDeliveryAt(): number | undefined {
      return (sql.nextDelivery.get()?.['at'] as number | null) ?? undefined;
    },
    endDelivery(seq: number, outcome: NonNullable<DeliveryOutcome>): void {
      sql.delivered.run(outcome, seq);
    },
    retryDelivery(seq: number, nextAt: number): void {
      sql.retry.run(nextAt, seq);
    },
    /** Makes every delivery that is planned for later due at `at`. */
    makeDeliveriesDue(at: number): void {
      sql.makeDue.run(at, at);
    },
    waitingDeliveries(event: string): number {
      return Number(sql.waiting.get(event)?.['n'] ?? 0);
    },

    /** Returns the latest deliveries, newest first. */
    recentDeliveries(limit: number): {
      event: string;
      endpoint: string;
      attempts: number;
      since: number;
      nextAt: number | null;
      outcome: DeliveryOutcome;
    }[] {
      return sql.recentDeliveries.all(limit) as ReturnType<typeof this.recentDeliveries>;
    },

    savedResponse(key: string): SavedResponse | undefined {
      return sql.savedResponse.get(key) as unknown as SavedResponse | undefined;
    },
    saveResponse(key: string, response: SavedResponse, at: number): void {
      const { path, fingerprint, status, body, requestId } = response;
      sql.saveResponse.run(key, path, fingerprint, status, body, requestId, at);
    },
    deleteResponsesBefore(at: number): void {
      sql.deleteResponses.run(at);
    },

    setting(name: string): string | undefined {
      return sql.setting.get(name)?.['value'] as string | undefined;
    },
    saveSetting(name: string, value: string): void {
      sql.saveSetting.run(name, value);
    },
  };
}
