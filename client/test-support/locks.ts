import { vi } from 'vitest';

/** Gives the window locks that are always free. happy-dom has none. */
export function stubLocks(): void {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({
    request: (async (_name: string, work: LockGrantedCallback<unknown>) =>
      work(null)) as LockManager['request'],
    query: async () => ({}),
  });
}
