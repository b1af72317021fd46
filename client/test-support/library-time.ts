import { afterEach, beforeEach } from 'vitest';

/** Lets the page of each test of a file know the library's time zone, as the server tells it. */
export function keepLibraryTime(timeZone: string): void {
  const config = document.createElement('script');
  Object.assign(config, { id: 'client-config', type: 'application/json' });
  config.textContent = JSON.stringify({ timeZone });
  beforeEach(() => document.head.append(config));
  afterEach(() => config.remove());
}
