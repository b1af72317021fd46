// Stores public objects in a bucket.
import { buffer } from 'node:stream/consumers';
import { serverBusy } from '../../problems/problem.ts';
import type { Bucket } from './bucket.ts';
import {
  formsOf,
  isObjectName,
  KEPT,
  nameAt,
  OBJECTS_PREFIX,
  type ObjectStore,
  READ_AT_ONCE,
  typeOf,
} from './objects.ts';

/** Keeps public objects apart from the flipbooks, which are private. */
export const OBJECT_KEYS = 'objects/';

/**
 * Headers of an object whose name contains a hash of its content. A CDN in front of the bucket uses the cache
 * header, which is the same as in the library's own responses.
 */
export const headersOf = (name: string) => ({ type: typeOf(name), cache: KEPT });

export function openObjectBucket(bucket: Bucket): ObjectStore {
  const find = async (name: string) =>
    isObjectName(name) ? bucket.find(OBJECT_KEYS + name) : null;

  return {
    async put(path, body) {
      const { name, forms } = await formsOf(path, body);
      for (const form of forms) {
        await bucket.put(OBJECT_KEYS + form.name, form.bytes, headersOf(form.name));
      }
      return OBJECTS_PREFIX + name;
    },
    async has(address) {
      const name = nameAt(address);
      return name !== null && (await find(name)) !== null;
    },
    find,
    async open(name, { range, signal } = {}) {
      if (!isObjectName(name)) return null;
      const found = await bucket.open(OBJECT_KEYS + name, { range, signal });
      const length = range ? range.last + 1 - range.first : found?.size;
      if (found === null || length === undefined || length > READ_AT_ONCE) return found;
      const body = await buffer(found.body).catch((cause: unknown) => {
        throw serverBusy({ cause, isReported: signal?.aborted ?? false });
      });
      return { ...found, body };
    },
  };
}
