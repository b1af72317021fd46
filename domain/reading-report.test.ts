import { describe, expect, test } from 'vitest';
import {
  lastMondays,
  type LogEntry,
  readDays,
  reportLevels,
  starsByWeek,
} from './reading-report.ts';

const SYDNEY = 'Australia/Sydney';
/** A time in Sydney's summer, when it is UTC+11. */
const sydney = (day: string, hour: number) => Date.parse(day) + (hour - 11) * 3_600_000;
const star = (bookId: string, awardedAt: number, stars = 1) => ({ bookId, awardedAt, stars });
const entry = (day: string, bookId: string, changes: Partial<LogEntry> = {}): LogEntry => ({
  day,
  bookId,
  firstPage: 1,
  lastPage: 4,
  finishedAt: null,
  isListened: false,
  isMarked: false,
  updatedAt: Date.parse(day),
  ...changes,
});

test('lastMondays ends with the Monday of this week', () => {
  expect(lastMondays('2026-11-22', 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(lastMondays('2026-11-23', 1)).toEqual(['2026-11-23']);
});

describe('readDays', () => {
  const where = { from: '2026-11-01', timeZone: SYDNEY };

  test('groups books by day, latest day and latest book first', () => {
    const log = [
      entry('2026-11-20', 'sam'),
      entry('2026-11-22', 'early', { updatedAt: 1, isListened: true, isMarked: false }),
      entry('2026-11-22', 'late', { updatedAt: 2, firstPage: 3, lastPage: 8, finishedAt: 2 }),
    ];
    expect(readDays(log, [], where)).toEqual([
      {
        day: '2026-11-22',
        books: [
          {
            bookId: 'late',
            firstPage: 3,
            lastPage: 8,
            isFinished: true,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
          {
            bookId: 'early',
            firstPage: 1,
            lastPage: 4,
            isFinished: false,
            isAgain: false,
            isListened: true,
            isMarked: false,
          },
        ],
      },
      {
        day: '2026-11-20',
        books: [
          {
            bookId: 'sam',
            firstPage: 1,
            lastPage: 4,
            isFinished: false,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
        ],
      },
    ]);
  });

  test('adds the day of a star without repeating a logged book', () => {
    const bedtime = sydney('2026-11-20', 20);
    const times = { finishedAt: bedtime, updatedAt: bedtime };
    const logged = entry('2026-11-20', 'sam', { ...times, isListened: true, isMarked: false });
    const ledger = [star('sam', bedtime), star('gone', sydney('2026-11-19', 1))];
    expect(readDays([logged], ledger, where)).toEqual([
      {
        day: '2026-11-20',
        books: [
          {
            bookId: 'sam',
            firstPage: 1,
            lastPage: 4,
            isFinished: true,
            isAgain: false,
            isListened: true,
            isMarked: false,
          },
        ],
      },
      {
        day: '2026-11-19',
        books: [
          {
            bookId: 'gone',
            firstPage: null,
            lastPage: null,
            isFinished: true,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
        ],
      },
    ]);
  });

  test('a book finished after the day of its star was read again, and unfinished reading is not', () => {
    const ledger = [star('sam', sydney('2026-10-20', 9))];
    const log = [
      entry('2026-10-20', 'sam', { finishedAt: 1 }),
      entry('2026-11-02', 'sam'),
      entry('2026-11-03', 'sam', { finishedAt: 1 }),
    ];
    const read = readDays(log, ledger, { ...where, from: '2026-10-01' });
    expect(read.map(({ day, books }) => [day.slice(5), books[0]?.isAgain])).toEqual([
      ['11-03', true],
      ['11-02', false],
      ['10-20', false],
    ]);
  });

  test('leaves out earlier reading', () => {
    const ledger = [star('sam', sydney('2026-10-31', 23)), star('pam', sydney('2026-11-01', 0))];
    const days = readDays([entry('2026-10-31', 'tim')], ledger, where);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-01']);
  });
});

test("a star counts in its week in the library's time zone", () => {
  const ledger = [
    star('before', sydney('2026-11-08', 23)),
    star('monday', sydney('2026-11-09', 0)),
    star('sunday', sydney('2026-11-15', 23.9), 2),
    star('now', sydney('2026-11-16', 0)),
  ];
  const mondays = ['2026-11-09', '2026-11-16', '2026-11-23'];
  expect(starsByWeek(ledger, mondays, SYDNEY)).toEqual([
    { monday: '2026-11-09', stars: 3 },
    { monday: '2026-11-16', stars: 1 },
    { monday: '2026-11-23', stars: 0 },
  ]);
  expect(starsByWeek(ledger, mondays, 'UTC')[0]).toEqual({ monday: '2026-11-09', stars: 3 });
  expect(starsByWeek(ledger, ['2026-11-02'], 'UTC')[0]).toEqual({ monday: '2026-11-02', stars: 2 });
});

describe('phonograms by level', () => {
  const taught = [
    { key: 'a:cat', level: 1 },
    { key: 'b:bat', level: 1 },
    { key: 'sh:ship', level: 2 },
    { key: 'ee:see', level: 3 },
  ];

  test('met and practised phonograms are in teaching order, without those no longer taught', () => {
    const met = new Set(['sh:ship', 'b:bat', 'a:cat', 'zz:gone']);
    expect(reportLevels(taught, met, new Set(['sh:ship']), 1)).toEqual([
      {
        level: 1,
        phonograms: ['a:cat', 'b:bat'],
        met: ['a:cat', 'b:bat'],
        practised: [],
        isKnownBefore: false,
      },
      {
        level: 2,
        phonograms: ['sh:ship'],
        met: ['sh:ship'],
        practised: ['sh:ship'],
        isKnownBefore: false,
      },
      { level: 3, phonograms: ['ee:see'], met: [], practised: [], isKnownBefore: false },
    ]);
  });

  test.each([
    [null, []],
    [1, []],
    [3, [1, 2]],
    [9, [1, 2, 3]],
  ])('for a child who started at level %s, levels %j are known before', (startingLevel, levels) => {
    const reported = reportLevels(taught, new Set(), new Set(), startingLevel);
    const before = reported.filter(({ isKnownBefore }) => isKnownBefore);
    expect(before.map(({ level }) => level)).toEqual(levels);
  });
});
