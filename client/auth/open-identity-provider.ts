import { readClientConfig } from '../api/client-config.ts';
import { fetchCode } from '../loading/fetch-code.ts';
import type { IdentityProvider } from './identity.ts';

/** Fetches the provider's SDK and connects to it. `isAwaited` is false for a fetch in the background. */
export async function openIdentityProvider(isAwaited: boolean): Promise<IdentityProvider> {
  const { identity } = readClientConfig();
  if (identity === undefined) {
    throw new Error('Signing in is not set up on this server. Please contact the library owner.');
  }
  const { connectIdentityProvider } = await fetchCode(() => import('./identity-provider.ts'), {
    isAwaited,
  });
  return connectIdentityProvider(identity);
}
