import { expect, test } from 'vitest';
import { holdsTicket, writeTicket } from './tickets.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 5, 9);
const ID = 'a'.repeat(32);

test('a ticket opens its flipbook for six hours at least and twelve at most', () => {
  for (let minute = 0; minute < 360; minute += 7) {
    const at = NOW + minute * 60_000;
    const ticket = writeTicket('secret', ID, at);
    const holds = (hours: number) => holdsTicket('secret', ID, ticket, at + hours * HOUR);
    expect([holds(0), holds(6), holds(12)]).toEqual([true, true, false]);
  }
});

test('tickets of the same hours are the same, so that pages are fetched once', () => {
  const tickets = [0, 1, 5].map((hours) => writeTicket('secret', ID, hours * HOUR + 1));
  expect(new Set(tickets).size).toBe(1);
});

test('no other ticket opens it', () => {
  const ticket = writeTicket('secret', ID, NOW);
  const [until = '', signature = ''] = ticket.split('.');
  const later = (Number.parseInt(until, 36) + 100).toString(36);
  for (const forged of [
    '',
    '.',
    until,
    `${until}.`,
    `.${signature}`,
    `${later}.${signature}`,
    `${until}.${signature}x`,
    `${until}.${signature.slice(1)}`,
    `${until}.${[...signature].reverse().join('')}`,
    `zzzzzzzz.${signature}`,
    writeTicket('secret', 'b'.repeat(32), NOW),
    writeTicket('another secret', ID, NOW),
  ]) {
    expect(holdsTicket('secret', ID, forged, NOW), forged).toBe(false);
  }
  expect(holdsTicket('secret', ID, ticket, NOW)).toBe(true);
});
