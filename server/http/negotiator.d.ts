// The part of the package that is used. Its published types are of an older release.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** Returns the best available encoding, or undefined if all are refused. `preferred` breaks ties. */
    encoding<E extends string>(
      available: readonly E[],
      options: { preferred: readonly E[] },
    ): E | undefined;
  }
}
