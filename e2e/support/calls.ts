// Records the API calls that a page sends.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from './journey.ts';

/** Returns the method, path and query, such as `GET /api/books?category=level1`. */
function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

export interface Calls {
  /** Every call so far, in order. */
  all(): readonly Request[];
  names(): string[];
  count(name: string): number;
  /** Waits for a call of this name and returns the newest one. */
  sent(name: string): Promise<Request>;
  /** Waits until exactly this many calls of this name have been sent. */
  arrive(name: string, times?: number): Promise<void>;
  forget(): void;
}

/** Records the calls of a page, or of all pages of a context, from now on. */
export function listen(pages: Page | BrowserContext): Calls {
  const requests: Request[] = [];
  pages.on('request', (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request);
  });
  const of = (name: string) => requests.filter((request) => nameOf(request) === name);
  const arrive = async (name: string, times = 1) =>
    expect.poll(() => of(name).length, { message: name }).toBe(times);
  return {
    all: () => requests,
    names: () => requests.map(nameOf),
    count: (name) => of(name).length,
    async sent(name) {
      await expect.poll(() => of(name).length, { message: name }).toBeGreaterThan(0);
      return of(name).at(-1) as Request;
    },
    arrive,
    forget: () => void requests.splice(0),
  };
}

/** Returns the response body of a call as JSON. */
export async function answerOf<T = unknown>(request: Request): Promise<T> {
  const response = await request.response();
  return (await response?.json()) as T;
}
