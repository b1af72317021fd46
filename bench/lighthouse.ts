// Audits screens with Lighthouse as on a phone: the landing screen, and the home and reader of a signed-in family.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { readingPage } from '../contracts/pages.ts';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { readTestSettings } from '../scripts/config.ts';
import { wholeBrowserOptions } from '../test-support/browser.ts';
import { freePort } from '../test-support/free-port.ts';
import { installTools } from './tools/install.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface Audited {
  screen: string;
  /** The scores, 0 to 100, of the run with the median performance. */
  scores: Scores;
  /** The worst cumulative layout shift of the runs. */
  shift: number;
  /** The largest contentful paint of the median run, in milliseconds. */
  paint: number;
  /** The ids of audits that lowered a score. */
  losses: string[];
}

/** The part of Lighthouse's result that is used. */
interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const ROUNDS = 3;

async function openLighthouse(): Promise<Lighthouse> {
  const entry = join(installTools(), 'lighthouse', 'core', 'index.js');
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return module.default;
}

/** Audits three screens of the product at `origin`, each with an empty cache. */
export async function auditScreens(origin: string, family: Enrolled): Promise<Audited[]> {
  const lighthouse = await openLighthouse();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'library-lighthouse-'));
  const options = wholeBrowserOptions(readTestSettings().chromiumPath);
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // Its caches would make a first visit a further one.
    serviceWorkers: 'block',
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  const [page = await context.newPage()] = context.pages();
  const devtools = await context.newCDPSession(page);

  /** Retries a failed run, because a busy machine sometimes loses the beginning of a trace. */
  async function run(path: string, attempts = 3): Promise<Result> {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      // The storage holds the sign-in.
      disableStorageReset: true,
    });
    const problem = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
    if (result !== undefined && problem === undefined) return result;
    if (attempts > 1) return run(path, attempts - 1);
    throw new Error(`Lighthouse on ${path}: ${problem ?? ''}`);
  }

  async function audit(screen: string, path: string): Promise<Audited> {
    const runs: Audited[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await devtools.send('Network.clearBrowserCache');
      runs.push({ screen, ...toAudited(await run(path)) });
    }
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const [median] = runs.slice(Math.floor(ROUNDS / 2));
    if (median === undefined) throw new Error('Nothing was measured');
    return { ...median, shift: Math.max(...runs.map(({ shift }) => shift)) };
  }

  try {
    const audited = [await audit('Landing', '/')];
    // Lighthouse may leave a page open, and `enter` goes through all open pages.
    await Promise.all(context.pages().map((open) => open !== page && open.close()));
    await family.enter(context);
    audited.push(await audit('Library home', '/'));
    audited.push(await audit('Reader', readingPage('sam-and-the-wet-hat')));
    return audited;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function toAudited({ lhr }: Result): Omit<Audited, 'screen'> {
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  const losses = CATEGORIES.filter((id) => score(id) < (id === 'performance' ? 95 : 100))
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, score(id)])) as Scores,
    shift: value('cumulative-layout-shift'),
    paint: value('largest-contentful-paint'),
    losses,
  };
}
