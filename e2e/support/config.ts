// Settings of the journeys. Only this file of e2e/support reads process.env.
import { freePort } from '../../test-support/free-port.ts';

/** The ports of this worker's product. Every worker starts its own product (products.ts). */
export const ports = {
  port: await freePort(),
  sandboxPort: await freePort(),
  mailPort: await freePort(),
};
export const origin = `http://localhost:${ports.port}`;
export const sandbox = `http://localhost:${ports.sandboxPort}`;

/** How many processes serve the journeys that use the shared product. */
export const instances = Number(process.env['INSTANCES'] ?? 1);

/**
 * The environment of processes that tests start. It leaves out the runner's FORCE_COLOR, because Node prints a
 * warning when both FORCE_COLOR and NO_COLOR are set.
 */
export const inherited: NodeJS.ProcessEnv = { ...process.env };
delete inherited['FORCE_COLOR'];

/** The folder with the data of a new library, which workers copy. Empty until set-up.ts has run. */
export const preparedData = (): string => process.env['PREPARED_DATA'] ?? '';
export function leavePreparedData(folder: string): void {
  process.env['PREPARED_DATA'] = folder;
}
