// One PostgreSQL for all test files (Vitest's global set-up); each makes databases of its own in it.
import type { TestProject } from 'vitest/node';
import { preparePostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await preparePostgres();
  await server.start();
  project.provide('postgresUrl', server.url);
  return () => server.remove();
}
