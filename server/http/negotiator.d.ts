// What of the package is used; its published types are of an older release.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The best of those available; undefined where all are refused. `preferred` decides between equals. */
    encoding<E extends string>(
      available: readonly E[],
      options: { preferred: readonly E[] },
    ): E | undefined;
  }
}
