// Lighthouse on a phone: the landing screen, and home and reader of a family that is signed in.
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
  /** 0 to 100 each, of the run with the median performance. */
  scores: Scores;
  /** Cumulative layout shift, the worst of the runs. */
  shift: number;
  /** Largest contentful paint in milliseconds, of that run. */
  paint: number;
  /** Ids of audits that cost a category points. */
  losses: string[];
}

/** What is read of Lighthouse's own result. */
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

/** Audits the three screens of the product at `origin`, each with an empty cache. */
export async function auditScreens(origin: string, family: Enrolled): Promise<Audited[]> {
  const lighthouse = await openLighthouse();
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'library-lighthouse-'));
  const options = wholeBrowserOptions(readTestSettings().chromiumPath);
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  const [page = await context.newPage()] = context.pages();
  const devtools = await context.newCDPSession(page);

  /** A busy machine loses the beginning of a trace now and then: that run is made again. */
  async function run(path: string, attempts = 3): Promise<Result> {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      // Who is signed in stands in the storage.
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
      runs.push({ screen, ...read(await run(path)) });
    }
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const [median] = runs.slice(Math.floor(ROUNDS / 2));
    if (median === undefined) throw new Error('Nothing was measured');
    return { ...median, shift: Math.max(...runs.map(({ shift }) => shift)) };
  }

  try {
    const audited = [await audit('Landing', '/')];
    // Lighthouse closes its own page in its own time; entering goes through all that are open.
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

function read({ lhr }: Result): Omit<Audited, 'screen'> {
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
