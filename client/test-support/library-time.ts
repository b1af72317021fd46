import { beforeEach } from 'vitest';
import { setClientConfig } from './client-config.ts';

/** Lets the page of each test of a file know the library's time zone, as the server tells it. */
export function keepLibraryTime(timeZone: string): void {
  beforeEach(() => setClientConfig({ timeZone }));
}
