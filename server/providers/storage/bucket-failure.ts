/** A failed bucket request. `code` is the store's or the network's own name for the error. */
export class BucketFailure extends Error {
  readonly code: string;
  readonly statusCode: number | undefined;

  constructor(
    error: Error & { code?: string | undefined; $metadata?: { httpStatusCode?: number } },
  ) {
    super('The bucket request failed', { cause: error });
    const { httpStatusCode } = error.$metadata ?? {};
    this.code = ['Error', 'Unknown'].includes(error.name) ? (error.code ?? 'silence') : error.name;
    this.statusCode = httpStatusCode;
  }
}
