import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorReport } from '../../contracts/error-reports.ts';
import { UNREACHABLE } from '../api/api.ts';

const ORIGIN = 'https://library.example.com';
const page = { origin: ORIGIN, pathname: '/reading/sam-and-the-wet-hat' };

function failure(message: string, changes: Partial<Error> = {}): Error {
  const stack = [
    `TypeError: ${message}`,
    `    at firstName (${ORIGIN}/assets/reader-screen-x_1.js:2:99)`,
    `    at ${ORIGIN}/assets/index-BQxD3.js:1:4711`,
    '    at kim (chrome-extension://abcdef/content.js:10:3)',
    `    at ${ORIGIN}/reading/sam-and-the-wet-hat:3:1`,
  ].join('\n');
  return Object.assign(new TypeError(message), { stack }, changes);
}

let sent: { address: unknown; init: RequestInit; body: unknown }[];
let reports: typeof import('./error-reports.ts');
beforeEach(async () => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('location', page);
  vi.stubGlobal('fetch', async (address: unknown, init: RequestInit) => {
    sent.push({ address, init, body: JSON.parse(String(init.body)) });
    throw new TypeError('Failed to fetch');
  });
  reports = await import('./error-reports.ts');
});
afterEach(() => void vi.unstubAllGlobals());

test('a report has the error and the frames in our scripts, and matches the contract', () => {
  const report = reports.reportOf(
    'screen',
    failure("Cannot read properties of null (reading 'a')"),
    page,
  );
  expect(report).toEqual({
    kind: 'screen',
    name: 'TypeError',
    message: 'Cannot read properties of null reading …',
    frames: ['reader-screen-x_1.js:2:99', 'index-BQxD3.js:1:4711'],
    page: 'reading',
    release: expect.stringMatching(/\.js$/),
  });
  expect(errorReport.parse(report)).toEqual(report);
});

test.each([
  ['/', 'home'],
  ['/admin/books/sam', 'editBook'],
  ['/reading/a/b', 'other'],
  ['/kim@example.com', 'other'],
])('the page at %s is reported as %s', (pathname, name) => {
  expect(reports.reportOf('error', failure('x'), { ...page, pathname }).page).toBe(name);
});

describe('no report contains personal data', () => {
  const personalWords = [
    'Kim',
    'Quartermaine',
    'kim@example.com',
    'eyJhbGciOi',
    'sam-and-the-wet-hat',
  ];
  test.each([
    ['a message', failure(`Kim Quartermaine <kim@example.com> eyJhbGciOi.a.b sam-and-the-wet-hat`)],
    ['a name', failure('x', { name: 'Kim Quartermaine' })],
    ['a stack', failure('x', { stack: `at Kim (${ORIGIN}/assets/kim@example.com:1:2)` })],
    ['a cause', Object.assign(failure('x'), { cause: new Error('Kim'), student: 'Kim' })],
  ])('from %s', (_, error) => {
    const report = reports.reportOf('error', error, page);
    for (const word of personalWords) expect(JSON.stringify(report)).not.toContain(word);
    errorReport.parse(report);
  });
});

test('a report is sent without a token, a cookie or the address of the page', () => {
  reports.reportFailure('error', failure('x'));
  const [{ address, init } = { address: '', init: {} }] = sent;
  expect(address).toBe('/api/error-reports');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
});

test('a failure is reported once, and only the first three of a page', () => {
  for (let i = 0; i < 3; i++) reports.reportFailure('error', failure('is not defined'));
  reports.reportFailure('screen', failure('is not defined'));
  expect(sent).toHaveLength(1);
  for (const message of ['is null', 'is undefined', 'is not iterable', 'is not valid']) {
    reports.reportFailure('error', failure(message));
  }
  expect(sent).toHaveLength(3);
});

test('errors of calls and values that are not errors are not reported', async () => {
  const { ApiError: FreshApiError } = await import('../api/api.ts');
  for (const reason of [new FreshApiError(500, 'x', ''), new Error(UNREACHABLE), 'Kim', null, {}]) {
    reports.reportFailure('rejection', reason);
  }
  expect(sent).toEqual([]);
});

test('reporting never throws', () => {
  const strange = failure('x');
  Object.defineProperty(strange, 'stack', {
    get() {
      throw new Error('no stack');
    },
  });
  reports.reportFailure('error', strange);
  vi.stubGlobal('fetch', () => {
    throw new Error('no fetch');
  });
  reports.reportFailure('error', failure('y'));
  expect(sent).toEqual([]);
});
