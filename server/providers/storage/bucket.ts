// A bucket of Amazon S3, or of a compatible store, through the official SDK. It offers only what the two stores
// need. It is imported only if a bucket is configured, because the SDK loads slowly and takes some 10 MB.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../config/storage-settings.ts';
import { serverBusy, type Problem } from '../../problems/problem.ts';
import { BucketFailure } from './bucket-failure.ts';
import type { ByteRange, StoredObject } from './objects.ts';

export interface BucketEntry extends StoredObject {
  key: string;
}

/** Keys do not include the prefix of the settings. Every method throws `unavailable`, caused by a `BucketFailure`. */
export interface Bucket {
  put(
    key: string,
    bytes: Uint8Array,
    headers?: { type?: string | null; cache?: string },
  ): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  /** The caller must read or destroy `body`. */
  open(
    key: string,
    options?: { range?: ByteRange | undefined; signal?: AbortSignal | undefined },
  ): Promise<(StoredObject & { body: Readable }) | null>;
  read(key: string): Promise<Buffer | null>;
  /**
   * Lists every object whose key begins with `keyPrefix`. With `isFlat`, `entries` has only the objects without a
   * further slash in their keys, and `prefixes` has the prefixes of the others, up to and including that slash.
   */
  list(
    keyPrefix: string,
    isFlat?: boolean,
  ): Promise<{ entries: BucketEntry[]; prefixes: string[] }>;
  remove(key: string): Promise<void>;
}

/** Milliseconds: to connect, until a response begins, and between two chunks of it. */
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 10_000, socketTimeout: 10_000 };
/** Retries once after a temporary error or a broken connection. */
const ATTEMPTS = 2;
/** A page of the shelf has sixty covers, and browsers request all of them at once. */
const CONNECTIONS = 100;

export function openBucket(settings: BucketSettings, timeouts = TIMEOUTS): Bucket {
  const { name: Bucket, region, endpoint, credentials, prefix } = settings;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Other stores do not support all of Amazon's checksums. TLS and the request signature protect the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Without credentials, the SDK uses those of the machine, which may have a role.
    ...(credentials && { credentials }),
    requestHandler: {
      ...timeouts,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });

  const locate = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    async put(key, bytes, { type, cache } = {}) {
      const about = { ContentType: type ?? 'application/octet-stream', CacheControl: cache };
      const command = new PutObjectCommand({ ...locate(key), ...about, Body: bytes });
      await client.send(command).catch(fail);
    },
    async find(key) {
      const found = await client.send(new HeadObjectCommand(locate(key))).catch(nullIfMissing);
      return found && describe(found.ContentLength, found);
    },
    async open(key, { range, signal } = {}) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const options = signal && { abortSignal: signal };
      const found = await client
        .send(new GetObjectCommand({ ...locate(key), Range }), options)
        .catch((error) => nullIfMissing(error, signal));
      if (found === null) return null;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      const size = whole === undefined ? found.ContentLength : Number(whole);
      return { ...describe(size, found), body: found.Body as unknown as Readable };
    },
    async read(key) {
      const found = await this.open(key);
      return found && buffer(found.body).catch(fail);
    },
    async list(keyPrefix, isFlat = false) {
      const Prefix = prefix + keyPrefix;
      const entries: BucketEntry[] = [];
      const prefixes: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({
              ...{ Bucket, Prefix, ContinuationToken },
              ...(isFlat && { Delimiter: '/' }),
            }),
          )
          .catch(fail);
        for (const { Key = '', ...entry } of page.Contents ?? []) {
          entries.push({ key: Key.slice(prefix.length), ...describe(entry.Size, entry) });
        }
        for (const { Prefix: one = '' } of page.CommonPrefixes ?? []) {
          prefixes.push(one.slice(prefix.length));
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return { entries, prefixes };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(locate(key))).catch(fail);
    },
  };
}

function describe(
  size: number | undefined,
  found: { ETag?: string | undefined; LastModified?: Date | undefined },
): StoredObject {
  return { size: size ?? 0, etag: found.ETag ?? '""', modifiedAt: Number(found.LastModified ?? 0) };
}

/** A request that the client has aborted is not reported as a failure of the bucket. */
function toProblem(error: unknown, signal?: AbortSignal): Problem {
  const cause = new BucketFailure(error as Error);
  return serverBusy({ cause, isReported: signal?.aborted ?? false });
}

function fail(error: unknown): never {
  throw toProblem(error);
}

/** Returns null for a missing object; throws a Problem for any other error. */
function nullIfMissing(error: unknown, signal?: AbortSignal): null {
  // A response to HEAD has no body with details, so a missing bucket looks like a missing object.
  if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
  throw toProblem(error, signal);
}
