// The settings of a bucket, in which a library keeps its pictures where several machines need them.
import { z } from 'zod';
import { httpAddress } from './http-address.ts';

export interface BucketSettings {
  name: string;
  region: string;
  /** The address of a store other than Amazon's; null for Amazon's own. */
  endpoint: string | null;
  /** Null where the machine itself has a role that may use the bucket. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** What every key begins with: empty, or ending in a slash. */
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
  /** Of a store that speaks Amazon's protocol. */
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

/** What is missing beside what is set, a sentence each. Empty variables are none. */
export function listHalves(given: Given): string[] {
  const set = (name: keyof Given) => given[name] !== undefined;
  if (!set('S3_BUCKET')) {
    const others = Object.keys(bucketVariables).filter((name) => set(name as keyof Given));
    return others.length > 0 ? [`S3_BUCKET is required with ${others.join(' and ')}`] : [];
  }
  const halves = [];
  if (!set('S3_REGION') && !set('S3_ENDPOINT')) {
    halves.push('S3_REGION is required with S3_BUCKET, or S3_ENDPOINT for a store not of Amazon');
  }
  const pair = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const [missing] = pair.filter((name) => !set(name));
  const [present] = pair.filter(set);
  if (missing && present) {
    halves.push(`${missing} is required with ${present}; leave out both to use the machine's role`);
  }
  return halves;
}

/** Settings without halves; null for a library that keeps its pictures in its data folder. */
export function readBucket(given: Given): BucketSettings | null {
  if (given.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const prefix = given.S3_PREFIX ?? '';
  return {
    name: given.S3_BUCKET,
    // Other stores mostly take any; this is the one that they call their own then.
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
  };
}
