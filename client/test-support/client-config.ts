// What the server writes into its page.
import { onTestFinished } from 'vitest';
import type { ClientConfig } from '../../contracts/client-config.ts';

/** Gives the page these settings until the test ends. */
export function setClientConfig(config: Partial<ClientConfig>): void {
  const script = document.createElement('script');
  Object.assign(script, { id: 'client-config', type: 'application/json' });
  script.textContent = JSON.stringify(config);
  document.head.append(script);
  onTestFinished(() => script.remove());
}
