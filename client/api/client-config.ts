import type { ClientConfig } from '../../contracts/client-config.ts';

/** Returns the configuration that the server wrote into the page; empty if the page is not from the server. */
export function readClientConfig(): Partial<ClientConfig> {
  const text = document.getElementById('client-config')?.textContent ?? '{}';
  return JSON.parse(text) as Partial<ClientConfig>;
}

/** Returns the library's time zone, an IANA name. */
export const libraryTimeZone = (): string =>
  readClientConfig().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
