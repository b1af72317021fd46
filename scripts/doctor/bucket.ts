import type { BucketSettings } from '../../server/config/storage-settings.ts';
import { type Bucket, openBucket } from '../../server/providers/storage/bucket.ts';
import { BucketFailure } from '../../server/providers/storage/bucket-failure.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ABOUT = 'object store';
/** For a request without a key. */
const TIMEOUT_MS = 5_000;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Correct S3_ENDPOINT, or check the firewall in between',
  ENOTFOUND: 'its host has no address. Correct S3_ENDPOINT or S3_REGION',
  EAI_AGAIN: 'its host has no address right now. Check the name server, and S3_ENDPOINT',
  TimeoutError: 'it does not answer. Check the firewall in between',
  NoSuchBucket: 'there is no such bucket. Create it, or correct S3_BUCKET',
  InvalidAccessKeyId: 'it does not know the key. Correct S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret is not that of the key. Correct S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the key may not list it. Allow it s3:ListBucket (docs/operations.md)',
  PermanentRedirect: 'it is in another region. Correct S3_REGION',
  AuthorizationHeaderMalformed: 'it is in another region. Correct S3_REGION',
  CredentialsProviderError:
    'this machine has no role that may use it. Give it one, or set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  RequestTimeTooSkewed: 'the clock of this machine is wrong. Set it',
};

/** Returns a sentence if the request failed; null if it succeeded. */
async function findComplaint(
  request: Promise<unknown>,
  forbiddenText: string,
): Promise<string | null> {
  try {
    await request;
    return null;
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof BucketFailure)) throw error;
    if (reasons[cause.code]) return `(${cause.code}): ${reasons[cause.code]}.`;
    return cause.statusCode === 403 ? forbiddenText : `(${cause.code}). Check the S3_ settings.`;
  }
}

/**
 * Returns the unsigned address of an object or, without `key`, of the list of all objects. Uses path-style addresses,
 * which every object store supports.
 */
function addressOf({ endpoint, region, name, prefix }: BucketSettings, key?: string): string {
  const store = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  return `${store}/${name}${key === undefined ? '?list-type=2&max-keys=1' : `/${prefix}${key}`}`;
}

async function isPublic(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Lists what anyone can do without credentials. The pages of flipbooks and the recordings of books are paid content. */
async function listPublicAccess(settings: BucketSettings, bucket: Bucket): Promise<string[]> {
  const openings = [];
  if (await isPublic(addressOf(settings))) openings.push('Anyone may list its objects.');
  for (const [prefix, opening] of [
    ['flipbooks/', 'Anyone may read the pages of flipbooks.'],
    ['recordings/', 'Anyone may hear the recordings.'],
  ] as const) {
    const [first] = (await bucket.list(prefix, true)).entries;
    if (first && (await isPublic(addressOf(settings, first.key)))) openings.push(opening);
  }
  return openings;
}

/** Only reads, because a bucket with versioning may keep a test object for ever. */
export async function examineBucket(settings: BucketSettings): Promise<Finding> {
  const bucket = openBucket(settings);
  const what = `The bucket ${settings.name}`;
  const complaint =
    (await findComplaint(bucket.list('doctor/', true), '(AccessDenied): it refuses the key.')) ??
    (await findComplaint(
      bucket.find('doctor/none'),
      '(AccessDenied): the key may not read it. Allow it s3:GetObject (docs/operations.md).',
    ));
  if (complaint !== null) return wrong(ABOUT, `${what} cannot be used ${complaint}`);
  const openings = await listPublicAccess(settings, bucket);
  if (openings.length > 0) {
    return wrong(ABOUT, `${what} is not private. ${openings.join(' ')} Block all public access.`);
  }
  return ok(
    ABOUT,
    `${what} can be listed and read, and is not public. Whether it can be written shows with the first upload.`,
  );
}
