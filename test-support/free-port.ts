// A port for a server that must know it before listening, or that listens on it again after a restart.
import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** Below the ephemeral ports of Linux (from 32768) and macOS (from 49152). */
const [FROM, TO] = [20_000, 30_000];
const TRIES = 20;

/** Returns a free port that the system will not assign to anything else in the meantime. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: TRIES }, () => randomInt(FROM, TO)) });
