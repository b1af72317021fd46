/** Why the bucket did not do it: the store's own name for that, which tells a key from a network. */
export class BucketFailure extends Error {
  readonly code: string;
  readonly statusCode: number | undefined;

  constructor(
    error: Error & { code?: string | undefined; $metadata?: { httpStatusCode?: number } },
  ) {
    super('The bucket does not do it', { cause: error });
    const { httpStatusCode } = error.$metadata ?? {};
    this.code = ['Error', 'Unknown'].includes(error.name) ? (error.code ?? 'silence') : error.name;
    this.statusCode = httpStatusCode;
  }
}
