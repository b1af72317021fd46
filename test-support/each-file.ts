// Vitest runs this before each test file, even if files share a process.
import { afterAll, vi } from 'vitest';
import { endFile } from './after-file.ts';

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetConfig();
  await endFile();
});
