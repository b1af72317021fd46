// The journeys' own settings: the only reader of process.env here.
import { freePort } from '../../test-support/free-port.ts';

/** Where the product of this worker listens: every worker starts one of its own (journey.ts). */
export const ports = { port: await freePort(), sandboxPort: await freePort() };
export const origin = `http://localhost:${ports.port}`;
export const sandbox = `http://localhost:${ports.sandboxPort}`;

/** How many processes serve the journeys that need no product of their own. */
export const instances = Number(process.env['INSTANCES'] ?? 1);

/**
 * What a process started from a test inherits: not the runner's wish for colours, of which Node warns in what
 * a process prints where somebody wants none (NO_COLOR).
 */
export const inherited: NodeJS.ProcessEnv = { ...process.env };
delete inherited['FORCE_COLOR'];

/** The data of a library that has just been opened, for workers to copy; empty until set-up.ts has made it. */
export const preparedData = (): string => process.env['PREPARED_DATA'] ?? '';
export function leavePreparedData(folder: string): void {
  process.env['PREPARED_DATA'] = folder;
}
