// The settings of the bucket for pictures, for a library that runs on several machines.
import { z } from 'zod';
import { httpAddress } from './http-address.ts';

export interface BucketSettings {
  name: string;
  region: string;
  /** The address of an S3-compatible store; null for Amazon S3. */
  endpoint: string | null;
  /** Null when the machine has a role that may use the bucket. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The prefix of every key: empty, or ending in a slash. */
  prefix: string;
}

export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[\w.-]{3,63}$/,
      'S3_BUCKET must be the name of a bucket alone, such as my-library: 3 to 63 letters, digits, dots and hyphens',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'S3_REGION must be the name of a region, such as ap-southeast-2')
    .optional(),
  /** The address of an S3-compatible store. */
  S3_ENDPOINT: httpAddress(
    'S3_ENDPOINT must be the address of a store, such as https://s3.example.com',
  ).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w-]+(\/[\w-]+)*\/?$/,
      'S3_PREFIX must be a path such as library/ of letters, digits, hyphens and slashes',
    )
    .optional(),
};

type Given = Partial<Record<keyof typeof bucketVariables, string | undefined>>;

/** Lists settings that need another setting, a sentence for each. `given` has no empty variables. */
export function listIncompleteBucket(given: Given): string[] {
  const set = (name: keyof Given) => given[name] !== undefined;
  if (!set('S3_BUCKET')) {
    const others = Object.keys(bucketVariables).filter((name) => set(name as keyof Given));
    return others.length > 0 ? [`S3_BUCKET is required with ${others.join(' and ')}`] : [];
  }
  const complaints = [];
  if (!set('S3_REGION') && !set('S3_ENDPOINT')) {
    complaints.push(
      'S3_REGION is required with S3_BUCKET, or S3_ENDPOINT for a store other than Amazon S3',
    );
  }
  const pair = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [missing] = pair.filter((name) => !set(name));
  const [present] = pair.filter(set);
  if (missing && present) {
    complaints.push(
      `${missing} is required with ${present}; leave out both to use the machine's role`,
    );
  }
  return complaints;
}

/** Returns the bucket settings, which must be complete, or null when pictures are stored in the data folder. */
export function readBucket(given: Given): BucketSettings | null {
  if (given.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const prefix = given.S3_PREFIX ?? '';
  return {
    name: given.S3_BUCKET,
    // Most other stores accept any region; `us-east-1` is their usual default.
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  };
}
