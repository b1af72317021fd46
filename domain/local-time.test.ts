import { expect, test, vi } from 'vitest';
import {
  clockInWords,
  dayInWords,
  localTimeOf,
  timeInWords,
  timeOfLocal,
  zoneInWords,
} from './local-time.ts';

const SYDNEY = 'Australia/Sydney';
const at = (local: string, timeZone = SYDNEY) => {
  const time = timeOfLocal(local, timeZone);
  return time === null ? null : new Date(time).toISOString();
};

test('a local time is the moment at which the clocks of the time zone show it', () => {
  expect(at('2026-12-01T07:00')).toBe('2026-11-30T20:00:00.000Z');
  expect(at('2026-07-01T07:00')).toBe('2026-06-30T21:00:00.000Z');
  expect(at('2026-12-01T00:00')).toBe('2026-11-30T13:00:00.000Z');
  expect(at('2026-12-01T07:00', 'Asia/Kathmandu')).toBe('2026-12-01T01:15:00.000Z');
  expect(at('2026-12-01T07:00', 'UTC')).toBe('2026-12-01T07:00:00.000Z');
});

test('a time that the clocks skip in spring becomes an hour later', () => {
  expect(at('2026-10-04T01:59')).toBe('2026-10-03T15:59:00.000Z');
  expect(at('2026-10-04T02:30')).toBe('2026-10-03T16:30:00.000Z');
  expect(timeInWords(Date.parse('2026-10-03T16:30Z'), SYDNEY, 0)).toBe('Sun 4 Oct 2026, 3:30 am');
  expect(at('2026-10-04T03:00')).toBe('2026-10-03T16:00:00.000Z');
  // West of Greenwich, the change comes later than midnight in UTC.
  expect(at('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
});

test('a time that comes twice in autumn is the first of the two', () => {
  expect(at('2027-04-04T01:59')).toBe('2027-04-03T14:59:00.000Z');
  expect(at('2027-04-04T02:30')).toBe('2027-04-03T15:30:00.000Z');
  expect(at('2027-04-04T03:00')).toBe('2027-04-03T17:00:00.000Z');
  expect(at('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test('what is no time is null', () => {
  for (const text of [
    '',
    'x',
    '2026-12-01',
    '2026-02-31T07:00',
    '2026-13-01T07:00',
    '2026-12-01T24:30',
  ]) {
    expect(timeOfLocal(text, SYDNEY), text).toBeNull();
  }
});

test('the local time of a moment has no seconds', () => {
  expect(localTimeOf(Date.parse('2026-11-30T13:00:59Z'), SYDNEY)).toBe('2026-12-01T00:00');
  expect(localTimeOf(Date.parse('2026-06-30T21:05:00Z'), SYDNEY)).toBe('2026-07-01T07:05');
});

test('a day and a time of day have words of their own', () => {
  const evening = Date.parse('2026-11-30T20:05Z');
  expect(dayInWords(evening, SYDNEY)).toBe('1 December 2026');
  expect(dayInWords(evening, 'UTC')).toBe('30 November 2026');
  expect(clockInWords(evening, SYDNEY)).toBe('7:05 am');
  expect(clockInWords(Date.parse('2026-11-30T13:00Z'), SYDNEY)).toBe('12:00 am');
});

test('a narrow space of the browser becomes a plain one', () => {
  const DateTimeFormat = class {
    format = () => '7:00\u202fam';
  };
  vi.stubGlobal('Intl', { DateTimeFormat });
  expect(clockInWords(0, SYDNEY)).toBe('7:00 am');
  vi.unstubAllGlobals();
});

test('words have the year where it is another one in the time zone', () => {
  const november = Date.parse('2026-11-28T00:00Z');
  expect(timeInWords(Date.parse('2026-11-30T20:00Z'), SYDNEY, november)).toBe('Tue 1 Dec, 7:00 am');
  expect(timeInWords(Date.parse('2026-12-31T13:30Z'), SYDNEY, november)).toBe(
    'Fri 1 Jan 2027, 12:30 am',
  );
  expect(zoneInWords(SYDNEY)).toBe('Sydney time');
  expect(zoneInWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
});
