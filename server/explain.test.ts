import { expect, test } from 'vitest';
import { BadConfiguration } from './config.ts';
import { catchingBreath } from './errors.ts';
import { explainStartFailure } from './explain.ts';
import { BucketFailure } from './providers/bucket-failure.ts';

const failure = (name: string, code?: string) =>
  catchingBreath({ cause: new BucketFailure(Object.assign(new Error('it'), { name, code })) });

test.each([
  [new BadConfiguration('PORT must be a number'), 'PORT must be a number'],
  [
    failure('NoSuchBucket'),
    'The bucket of S3_BUCKET cannot be used (NoSuchBucket). npm run doctor says why.',
  ],
  [
    failure('Error', 'ECONNREFUSED'),
    'The bucket of S3_BUCKET cannot be used (ECONNREFUSED). npm run doctor says why.',
  ],
  [
    Object.assign(new Error('it'), { code: 'ECONNREFUSED' }),
    'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
  ],
])('%o is explained in a sentence', (error, sentence) => {
  expect(explainStartFailure(error)).toBe(sentence);
});
