// The child process of checker.ts. Only this process loads the dictionary. It ends with the server that started it.
import { isDeepStrictEqual } from 'node:util';
import type { Phonics } from '../../../contracts/phonics.ts';
import { explain, type Failure } from '../../../phonics/check.ts';
import { openEngine } from '../../../phonics/engine.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import type { CheckResult, CheckRequest, Findings, PlainBook } from './checker.ts';

/** Whether a stored sounding is still valid: it may name a phonogram that no longer exists. */
function isValid({ word, sounding }: Phonics['soundings'][number]): boolean {
  try {
    requireSounding(word, sounding);
    return true;
  } catch {
    return false;
  }
}

let cached: { by: Phonics; engine: ReturnType<typeof openEngine> } | undefined;

/** Returns an engine for these settings. Reuses the last one if the settings are the same. */
function engineFor(phonics: Phonics): ReturnType<typeof openEngine> {
  if (cached && isDeepStrictEqual(cached.by, phonics)) return cached.engine;
  const own = phonics.soundings.filter(isValid).map(({ word, sounding }) => [word, sounding]);
  const engine = openEngine(Object.fromEntries(own), phonics.heartWords);
  cached = { by: phonics, engine };
  return engine;
}

/** Returns why a word fails, in a sentence. `from` is the level at which it can be read; null if at none. */
function explainFailure(reason: Failure['reason'], from: number | null): string {
  const isSoundedOut = reason.kind === 'later' && reason.level === from;
  return from === null || isSoundedOut ? explain(reason) : `It is taught whole at level ${from}.`;
}

function checkBook({ title, pages, level }: PlainBook, phonics: Phonics): Findings {
  const { check, describe, fittingLevel, readFrom } = engineFor(phonics);
  const text = [title, ...pages].map((page) => page.replaceAll('\f', ' ')).join('\f');
  const taught = phonics.heartWords.slice(0, level).flat();
  const report = check(text, level, taught);
  const failing = report.failing.map(({ word, reason, places }) => {
    const from = readFrom(word);
    return {
      word,
      reason: explainFailure(reason, from),
      readFrom: from,
      // The engine counts the title as the first page.
      places: places.map(({ page, start }) => ({ page: page - 1, start })),
    };
  });
  return {
    report: { ...report, failing },
    fits: failing.length === 0,
    fittingLevel: fittingLevel(text),
    ...describe(text, level, taught),
  };
}

process.on('message', ({ id, book, phonics }: CheckRequest) => {
  const result: CheckResult = { id, findings: checkBook(book, phonics) };
  process.send?.(result);
});
