// Checks whether the library responds at its public address.
import type { Config } from '../../server/config/config.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

/** Matches Node's codes for TLS failures, such as `CERT_HAS_EXPIRED` and `ERR_SSL_…`. */
const insecure = /CERT|SIGNATURE|SSL|TLS/;

/** Returns the code of the error that made `fetch` fail; empty if it has none. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

export async function examineLibrary({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  try {
    const { status } = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(5_000) });
    if (status === 200) return ok('library', `It answers at ${publicUrl}.`);
    return wrong(
      'library',
      `${publicUrl}/readyz answers ${status} where a library that is well answers 200. Look into its log, and at the proxy in front of it.`,
    );
  } catch (error) {
    const code = codeOf(error);
    if (insecure.test(code)) {
      return wrong(
        'library',
        `What answers at ${publicUrl} has no certificate that is trusted here (${code}): families would be warned of it. Look at the proxy.`,
      );
    }
    return unknown(
      'library',
      `Nothing answers at ${publicUrl} from here. If the library should be running, look at the proxy and at PUBLIC_URL.`,
    );
  }
}
