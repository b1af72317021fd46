// A bucket of Amazon S3, or of whatever speaks its protocol, through the official SDK: what the two
// stores in it need, and no more. Loaded by a library that has one alone, for the SDK takes its time and some 10 MB.
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
import { catchingBreath, type Problem } from '../../problems/problem.ts';
import { BucketFailure } from './bucket-failure.ts';
import type { ByteRange, StoredObject } from './objects.ts';

export interface BucketEntry extends StoredObject {
  key: string;
}

/** Keys are without the prefix of the settings. Every method throws what `BucketFailure` causes. */
export interface Bucket {
  put(
    key: string,
    bytes: Uint8Array,
    headers?: { type?: string | null; cache?: string },
  ): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  /** `body` is to be read or destroyed. */
  open(
    key: string,
    options?: { range?: ByteRange | undefined; signal?: AbortSignal | undefined },
  ): Promise<(StoredObject & { body: Readable }) | null>;
  read(key: string): Promise<Buffer | null>;
  /**
   * Every object whose key begins so. With `isFlat` those whose rest has no further slash, and, up to
   * that slash, the beginnings of all others.
   */
  list(beginning: string, isFlat?: boolean): Promise<{ entries: BucketEntry[]; deeper: string[] }>;
  remove(key: string): Promise<void>;
}

/** Milliseconds: to be connected, to begin an answer, and between two pieces of one. */
export const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 10_000, socketTimeout: 10_000 };
/** A second time where the first was refused for a moment, or its connection broke. */
const ATTEMPTS = 2;
/** A page of the shelf has sixty covers, and browsers ask for all at once. */
const CONNECTIONS = 100;

export function openBucket(settings: BucketSettings, patience = PATIENCE): Bucket {
  const { name: Bucket, region, endpoint, credentials, prefix } = settings;
  const client = new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Checksums that only Amazon's own store knows are left out: TLS and the signature see to bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Else the SDK asks the machine it runs on, which may have a role.
    ...(credentials && { credentials }),
    requestHandler: {
      ...patience,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });

  const at = (key: string) => ({ Bucket, Key: prefix + key });

  return {
    async put(key, bytes, { type, cache } = {}) {
      const about = { ContentType: type ?? 'application/octet-stream', CacheControl: cache };
      const command = new PutObjectCommand({ ...at(key), ...about, Body: bytes });
      await client.send(command).catch(fail);
    },
    async find(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(unlessMissing);
      return found && describe(found.ContentLength, found);
    },
    async open(key, { range, signal } = {}) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const options = signal && { abortSignal: signal };
      const found = await client
        .send(new GetObjectCommand({ ...at(key), Range }), options)
        .catch((error) => unlessMissing(error, signal));
      if (found === null) return null;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      const size = whole === undefined ? found.ContentLength : Number(whole);
      return { ...describe(size, found), body: found.Body as unknown as Readable };
    },
    async read(key) {
      const found = await this.open(key);
      return found && buffer(found.body).catch(fail);
    },
    async list(beginning, isFlat = false) {
      const Prefix = prefix + beginning;
      const entries: BucketEntry[] = [];
      const deeper: string[] = [];
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
          deeper.push(one.slice(prefix.length));
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
      return { entries, deeper };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(fail);
    },
  };
}

function describe(
  size: number | undefined,
  found: { ETag?: string | undefined; LastModified?: Date | undefined },
): StoredObject {
  return { size: size ?? 0, etag: found.ETag ?? '""', modifiedAt: Number(found.LastModified ?? 0) };
}

/** Whoever goes away before the answer comes is no failure of the bucket. */
function failed(error: unknown, signal?: AbortSignal): Problem {
  const cause = new BucketFailure(error as Error);
  return catchingBreath({ cause, isReported: signal?.aborted ?? false });
}

function fail(error: unknown): never {
  throw failed(error);
}

/** Null in the place of an error that says that there is no such object. */
function unlessMissing(error: unknown, signal?: AbortSignal): null {
  // An answer to HEAD has no body that would tell more: without its bucket every object is missing.
  if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
  throw failed(error, signal);
}
