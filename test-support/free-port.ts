// A port for a server that must know it before it opens, or that opens on it again after it was killed.
import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below those that Linux (from 32768) and macOS (from 49152) give to a connection, or to who asks for any. */
const [FROM, TO] = [20_000, 30_000];
const TRIES = 20;

/** One that is free now, and that nobody is given by chance before it is opened. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: TRIES }, () => randomInt(FROM, TO)) });
