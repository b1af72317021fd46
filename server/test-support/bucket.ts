// An S3-compatible server for tests, over real HTTP. It is removed when the test file ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterFile } from '../../test-support/after-file.ts';
import type { BucketSettings } from '../config/storage-settings.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** The only access key that the server accepts. */
const KEY = 'S3RVER';

export interface TestBucket {
  settings: BucketSettings;
  /** The connection between the library and the store. Interrupting it makes the store unavailable. */
  proxy: TcpProxy;
  /** Whether it allows unsigned requests, which a library's bucket should not. Initially false. */
  isPublic: boolean;
  /** Returns whether to deny a signed request. Initially denies none. */
  refuse: (call: { method: string; url: string }) => boolean;
  /** Returns the settings of another, empty prefix of the same bucket. */
  another(): BucketSettings;
}

/** Starts a store with one empty bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'library-bucket-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name: 'library' }],
    // The server computes the signature of list requests incorrectly.
    allowMismatchedSignatures: true,
  });
  server.middleware.unshift(async (context, next) => {
    const isSigned = context.headers.authorization !== undefined;
    const isOpen = isSigned ? !bucket.refuse(context) : bucket.isPublic;
    if (isOpen) return next();
    context.status = 403;
    context.type = 'application/xml';
    context.body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
  });
  const { port } = await server.run();
  const proxy = await openTcpProxy(`http://127.0.0.1:${port}`);
  afterFile(async () => {
    await proxy.close();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  let prefixes = 0;
  const settings: BucketSettings = {
    name: 'library',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${proxy.port}`,
    credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    prefix: '',
  };
  const bucket: TestBucket = {
    settings,
    proxy,
    isPublic: false,
    refuse: () => false,
    another: () => ({ ...settings, prefix: `library-${++prefixes}/` }),
  };
  return bucket;
}
