// The child process of checker.ts. Only this process loads the dictionary. It ends with the server that started it.
import { isDeepStrictEqual } from 'node:util';
import type { Phonics } from '../../../contracts/phonics.ts';
import { explain, type Failure } from '../../../phonics/check.ts';
import { openEngine } from '../../../phonics/engine.ts';
import type { Accent } from '../../../phonics/accents/accent.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { lastStepOf, levelOrNull, stepWithin, titleOf } from '../../../phonics/steps.ts';
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

let cached: { by: [Phonics, Accent]; engine: ReturnType<typeof openEngine> } | undefined;

/** Returns an engine for these settings. Reuses the last one if the settings are the same. */
function engineFor(phonics: Phonics, accent: Accent): ReturnType<typeof openEngine> {
  if (cached && isDeepStrictEqual(cached.by, [phonics, accent])) return cached.engine;
  const own = phonics.soundings.filter(isValid).map(({ word, sounding }) => [word, sounding]);
  const engine = openEngine({
    accent,
    soundings: Object.fromEntries(own),
    heartWords: phonics.heartWords,
  });
  cached = { by: [phonics, accent], engine };
  return engine;
}

/** Returns why a word fails, in a sentence. `from` is the step at which it can be read; null if at none. */
function explainFailure(reason: Failure['reason'], from: StepId | null): string {
  const isSoundedOut = (reason.kind === 'later' || reason.kind === 'shape') && reason.step === from;
  return from === null || isSoundedOut ? explain(reason) : `It is taught whole at step ${from}.`;
}

function checkBook({ title, pages, level, accent }: PlainBook, phonics: Phonics): Findings {
  const { check, describe, fittingStep, readFrom } = engineFor(phonics, accent);
  const text = [title, ...pages].map((page) => page.replaceAll('\f', ' ')).join('\f');
  const last = lastStepOf(level);
  const report = check(text, last);
  const failing = report.failing.map(({ word, reason, places }) => {
    const from = readFrom(word);
    return {
      word,
      reason: explainFailure(reason, from),
      readFrom: levelOrNull(from),
      // The engine counts the title as the first page.
      places: places.map(({ page, start }) => ({ page: page - 1, start })),
    };
  });
  const step = fittingStep(text);
  const { words, phonograms } = describe(text, stepWithin(step, level));
  return {
    report: { ...report, level, step: step && { id: step, title: titleOf(step) }, failing },
    fits: failing.length === 0,
    fittingLevel: levelOrNull(step),
    words,
    phonograms,
    differentWords: Object.keys(words.splits).length,
  };
}

process.on('message', ({ id, book, phonics }: CheckRequest) => {
  const result: CheckResult = { id, findings: checkBook(book, phonics) };
  process.send?.(result);
});
