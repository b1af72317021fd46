// The journeys' own settings: the only reader of process.env here. set-up.ts leaves the addresses of
// the product it has started; the journeys' process finds them.

export const origin = process.env['PRODUCT_ORIGIN'] ?? 'http://localhost:3000';
export const sandbox = process.env['SANDBOX_ORIGIN'] ?? 'http://localhost:3001';

/** How many processes serve the journeys that need no product of their own. */
export const instances = Number(process.env['INSTANCES'] ?? 1);

/** What a process started from a test inherits. */
export const inherited: NodeJS.ProcessEnv = process.env;

export function leaveAddresses(product: { origin: string; sandbox: string }): void {
  process.env['PRODUCT_ORIGIN'] = product.origin;
  process.env['SANDBOX_ORIGIN'] = product.sandbox;
}
