// The process of checker.ts: it alone holds the dictionary, and ends with the server that started it.
import { isDeepStrictEqual } from 'node:util';
import type { Phonics } from '../../../contracts/phonics.ts';
import { explain, type Failure } from '../../../phonics/check.ts';
import { openEngine } from '../../../phonics/engine.ts';
import { requireSounding } from '../../../phonics/sounding.ts';
import type { CheckAnswer, CheckRequest, Findings, PlainBook } from './checker.ts';

/** A sounding that was kept may name a phonogram that is none any more. */
function holds({ word, sounding }: Phonics['soundings'][number]): boolean {
  try {
    requireSounding(word, sounding);
    return true;
  } catch {
    return false;
  }
}

let opened: { by: Phonics; engine: ReturnType<typeof openEngine> } | undefined;

/** The engine of the last check, where the owner has said nothing else since. */
function engineBy(phonics: Phonics): ReturnType<typeof openEngine> {
  if (opened && isDeepStrictEqual(opened.by, phonics)) return opened.engine;
  const own = phonics.soundings.filter(holds).map(({ word, sounding }) => [word, sounding]);
  const engine = openEngine(Object.fromEntries(own), phonics.heartWords);
  opened = { by: phonics, engine };
  return engine;
}

/** Why a word fails that is read from level `from` on, or at none, in a sentence. */
function sayWhy(reason: Failure['reason'], from: number | null): string {
  const isSoundedOut = reason.kind === 'later' && reason.level === from;
  return from === null || isSoundedOut ? explain(reason) : `It is taught whole at level ${from}.`;
}

function find({ title, pages, level }: PlainBook, phonics: Phonics): Findings {
  const { check, describe, fittingLevel, readFrom } = engineBy(phonics);
  const text = [title, ...pages].map((page) => page.replaceAll('\f', ' ')).join('\f');
  const taught = phonics.heartWords.slice(0, level).flat();
  const report = check(text, level, taught);
  const failing = report.failing.map(({ word, reason, places }) => {
    const from = readFrom(word);
    return {
      word,
      reason: sayWhy(reason, from),
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
  const answer: CheckAnswer = { id, findings: find(book, phonics) };
  process.send?.(answer);
});
