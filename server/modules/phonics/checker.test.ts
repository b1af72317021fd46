import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import type { Phonics } from '../../../contracts/phonics.ts';
import { createChecker, type PlainBook } from './checker.ts';

const CHECKER = join(import.meta.dirname, 'checker.ts');
const PROCESS = join(import.meta.dirname, 'check-process.ts');
const startProcess = () => fork(PROCESS, { execArgv: [] });

const book: PlainBook = {
  title: 'Ship!',
  pages: ['Sam sat.', 'The fish said ship.'],
  level: 1,
  accent: 'en-AU',
};
const none: string[][] = Array.from({ length: 9 }, () => []);
const nothing: Phonics = { heartWords: none, soundings: [] };

/** Creates a checker, and lists every process it has started. */
function openChecker(start = startProcess) {
  const processes: ChildProcess[] = [];
  const checker = createChecker(() => {
    const child = start();
    processes.push(child);
    return child;
  });
  opened.push(checker);
  return { checker, processes };
}

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const checker of opened.splice(0)) await checker.close();
});

test('a check counts the title as page 0, and names the step that can read each failing word', async () => {
  const phonics = { ...nothing, heartWords: none.with(0, ['the']).with(4, ['said']) };
  const { report, fits, fittingLevel } = await openChecker().checker.check(book, phonics);
  expect(report).toMatchObject({ level: 1, words: 7, practising: ['sam', 'sat'] });
  expect(report.decodable).toBeCloseTo(2 / 7);
  expect(report.withHeartWords).toBeCloseTo(3 / 7);
  expect(report.failing).toEqual([
    {
      word: 'ship',
      reason: "'sh' as in 'ship' is taught at step 2.1.",
      readFrom: 2,
      places: [
        { page: 0, start: 0 },
        { page: 2, start: 14 },
      ],
    },
    {
      word: 'fish',
      reason: "'sh' as in 'ship' is taught at step 2.1.",
      readFrom: 2,
      places: [{ page: 2, start: 4 }],
    },
    {
      word: 'said',
      reason: 'It is taught whole at step 5.1.',
      readFrom: 5,
      places: [{ page: 2, start: 9 }],
    },
  ]);
  expect([fits, fittingLevel]).toEqual([false, 5]);
});

test("a check uses the owner's soundings, except invalid ones", async () => {
  const soundings = [
    { word: 'zib', sounding: 'z-i-b' },
    { word: 'zog', sounding: 'z-og' },
  ];
  const words = { ...book, title: 'Zib', pages: ['Zog'] };
  const { report } = await openChecker().checker.check(words, { ...nothing, soundings });
  expect(report.practising).toEqual(['zib']);
  expect(report.failing.map(({ word }) => word)).toEqual(['zog']);
});

test('changed heart words and soundings change the result of a check', async () => {
  const { checker } = openChecker();
  const words: PlainBook = { ...book, title: 'Zib', pages: [] };
  const said = { ...nothing, soundings: [{ word: 'zib', sounding: 'z-i-b' }] };
  const taught = { ...nothing, heartWords: none.with(0, ['zib']) };
  const fits: boolean[] = [];
  for (const phonics of [nothing, said, nothing, taught, taught, nothing]) {
    fits.push((await checker.check(words, phonics)).fits);
  }
  expect(fits).toEqual([false, true, false, true, true, false]);
});

test('one process handles concurrent checks, and each gets its own result', async () => {
  const { checker, processes } = openChecker();
  const titles = ['Sam', 'Pam', 'Ship', 'Night', 'Sat'];
  const responses = await Promise.all(
    titles.map((title) => checker.check({ ...book, title, pages: [] }, nothing)),
  );
  expect(responses.map(({ fits, fittingLevel }) => [fits, fittingLevel])).toEqual([
    [true, 1],
    [true, 1],
    [false, 2],
    [false, 5],
    [true, 1],
  ]);
  expect(processes).toHaveLength(1);
});

test('the process starts with the first check, and ends a minute after the last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { checker, processes } = openChecker();
  expect(processes).toHaveLength(0);
  await checker.check(book, nothing);
  vi.advanceTimersByTime(59_999);
  await checker.check(book, nothing);
  vi.advanceTimersByTime(59_999);
  expect(processes[0]?.exitCode).toBeNull();
  const ended = once(processes[0]!, 'close');
  vi.advanceTimersByTime(1);
  await ended;
  await checker.check(book, nothing);
  expect(processes).toHaveLength(2);
});

test('if the process dies, its checks fail with a sentence, and the next check starts another', async () => {
  const { checker, processes } = openChecker();
  const checks = [checker.check(book, nothing), checker.check(book, nothing)];
  processes[0]?.kill('SIGKILL');
  const failed = await Promise.allSettled(checks);
  const reason = {
    code: 'unavailable',
    message: 'The words could not be checked. Please try again in a moment.',
  };
  expect(failed).toMatchObject([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect((await checker.check(book, nothing)).report.words).toBe(7);
});

test('if the process hangs for a minute, its checks fail, and the next check starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { checker, processes } = openChecker();
  await checker.check(book, nothing);
  processes[0]?.kill('SIGSTOP');
  const checks = [checker.check(book, nothing), checker.check(book, nothing)];
  const failed = Promise.allSettled(checks);
  vi.advanceTimersByTime(59_999);
  expect(processes[0]?.signalCode).toBeNull();
  vi.advanceTimersByTime(1);
  expect((await checker.check(book, nothing)).report.words).toBe(7);
  const hung = { status: 'rejected', reason: { code: 'unavailable' } };
  expect(await failed).toMatchObject([hung, hung]);
});

test('a hung process does not delay closing', async () => {
  const { checker, processes } = openChecker();
  await checker.check(book, nothing);
  processes[0]?.kill('SIGSTOP');
  const check = checker.check(book, nothing);
  await Promise.all([
    expect(check).rejects.toMatchObject({ code: 'unavailable' }),
    checker.close(),
  ]);
  expect(processes[0]?.signalCode).toBe('SIGKILL');
});

test('a process that cannot be started fails the check, in each way that can show', async () => {
  const refused = () => fork(PROCESS, { execArgv: [], execPath: '/nowhere/node' });
  const thrown = () => {
    throw new Error('spawn ENOMEM');
  };
  /** A child without a channel, as when the machine has no file descriptors left. */
  const mute = () => spawn('/nowhere/node', { stdio: 'ignore' });
  for (const start of [refused, thrown, mute]) {
    const { checker } = openChecker(start);
    await expect(checker.check(book, nothing)).rejects.toMatchObject({ code: 'unavailable' });
  }
});

test('a pending check fails when the checker closes', async () => {
  const { checker } = openChecker();
  const check = checker.check(book, nothing);
  await Promise.all([
    expect(check).rejects.toMatchObject({ code: 'unavailable' }),
    checker.close(),
  ]);
});

test('an idle process does not keep the server alive', async () => {
  const program = `const { createChecker } = await import(${JSON.stringify(pathToFileURL(CHECKER).href)});
    const { report } = await createChecker().check(${JSON.stringify(book)}, ${JSON.stringify(nothing)});
    console.log(report.words);`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect((await run).stdout).toBe('7\n');
});
