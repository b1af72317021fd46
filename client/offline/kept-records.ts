// The database with the answers that are kept on this device. Errors of the database are survived: nothing is kept then.
import type { QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, getMany, keys, update, type UseStore } from 'idb-keyval';

/** An answer of the server, as a screen shows it. `updatedAt` is in epoch milliseconds. */
export interface KeptAnswer {
  queryKey: QueryKey;
  data: unknown;
  updatedAt: number;
}

/** A record has so many lists of books at most; the oldest go first. */
const MOST_LISTS = 30;

const isList = ({ queryKey }: KeptAnswer) => typeof queryKey[1] === 'object';

let opened: UseStore | null = null;
/** Opened when it is first needed: a browser may forbid it. */
const store = (): UseStore => (opened ??= createStore('step-into-reading', 'answers'));

async function survive<T>(access: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await access();
  } catch (error) {
    console.info('The kept answers could not be used', error);
    return otherwise;
  }
}

/** Returns the answers of all these records. */
export const readRecords = (names: string[]): Promise<KeptAnswer[]> =>
  survive(async () => {
    const records = await getMany<ReadonlyMap<string, KeptAnswer>>(names, store());
    return records.flatMap((record) => (record instanceof Map ? [...record.values()] : []));
  }, []);

type KeptRecord = ReadonlyMap<string, KeptAnswer>;

/** Of two answers to the same question the newer one stays: another tab may have written. */
function merged(before: KeptRecord | undefined, added: KeptRecord): KeptRecord {
  const all = new Map(before);
  for (const [hash, answer] of added) {
    if ((all.get(hash)?.updatedAt ?? 0) <= answer.updatedAt) all.set(hash, answer);
  }
  const lists = [...all]
    .filter(([, answer]) => isList(answer))
    .sort(([, one], [, other]) => other.updatedAt - one.updatedAt);
  for (const [hash] of lists.slice(MOST_LISTS)) all.delete(hash);
  return all;
}

/** Adds answers to a record. Returns whether they are kept. */
export const addToRecord = (name: string, answers: KeptRecord): Promise<boolean> =>
  survive(async () => {
    await update<KeptRecord>(name, (before) => merged(before, answers), store());
    return true;
  }, false);

export const removeRecords = (names: string[]): Promise<void> =>
  survive(() => delMany(names, store()), undefined);

/** Removes the records whose names begin with one of these. */
export const removeRecordsOf = (beginnings: readonly string[]): Promise<void> =>
  survive(async () => {
    const names = await keys<string>(store());
    const of = (name: string) => beginnings.some((beginning) => name.startsWith(beginning));
    await delMany(names.filter(of), store());
  }, undefined);

/** Returns whether all records are gone. */
export const clearRecords = (): Promise<boolean> =>
  survive(async () => {
    await clear(store());
    return true;
  }, false);
