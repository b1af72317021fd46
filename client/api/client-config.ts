import type { ClientConfig } from '../../contracts/client-config.ts';

/** What the server wrote into the page; nothing where the page is not the server's. */
export function readClientConfig(): Partial<ClientConfig> {
  const text = document.getElementById('client-config')?.textContent ?? '{}';
  return JSON.parse(text) as Partial<ClientConfig>;
}
