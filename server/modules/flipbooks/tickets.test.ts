import { expect, test } from 'vitest';
import { type Holder, readTicket, writeTicket } from './tickets.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 5, 9);
const ID = 'a'.repeat(32);
const KIM = { uid: 'kim' };

test.each<Holder>([KIM, { uid: 'x'.repeat(128) }, 'owner'])(
  'a ticket for %j is valid for at least six and at most twelve hours',
  (holder) => {
    for (let minute = 0; minute < 360; minute += 7) {
      const at = NOW + minute * 60_000;
      const ticket = writeTicket('secret', ID, holder, at);
      const read = (hours: number) => readTicket('secret', ID, ticket, at + hours * HOUR);
      expect([read(0), read(6), read(12)]).toEqual([holder, holder, null]);
    }
  },
);

test('a child gets the same ticket within six hours', () => {
  const tickets = [0, 1, 5].map((hours) => writeTicket('secret', ID, KIM, hours * HOUR + 1));
  expect(new Set(tickets).size).toBe(1);
});

test('tickets of different holders differ, and do not contain the name of the holder', () => {
  const holders: Holder[] = [KIM, { uid: 'kit' }, { uid: 'owner' }, 'owner'];
  const tickets = holders.map((holder) => writeTicket('secret', ID, holder, NOW));
  expect(new Set(tickets).size).toBe(holders.length);
  const bytes = Buffer.from(tickets[0]!.split('.')[1]!, 'base64url').toString('latin1');
  expect(tickets[0] + bytes).not.toContain('kim');
});

test('a forged ticket, and a ticket for another flipbook or secret, is invalid', () => {
  const ticket = writeTicket('secret', ID, KIM, NOW);
  const [until = '', sealed = ''] = ticket.split('.');
  const later = (Number.parseInt(until, 36) + 100).toString(36);
  const flipped = (place: number) => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[place]! ^= 1;
    return bytes.toString('base64url');
  };
  for (const forged of [
    '',
    '.',
    until,
    `${until}.`,
    `.${sealed}`,
    `${later}.${sealed}`,
    `${until}.${sealed}x`,
    `${until}.${sealed.slice(1)}`,
    `${until}.${[...sealed].reverse().join('')}`,
    ...[0, 12, 14, 15, 30].map((place) => `${until}.${flipped(place)}`),
    `zzzzzzzz.${sealed}`,
    writeTicket('secret', 'b'.repeat(32), KIM, NOW),
    writeTicket('another secret', ID, KIM, NOW),
  ]) {
    expect(readTicket('secret', ID, forged, NOW), forged).toBeNull();
  }
  // One more character, which the decoder would ignore.
  const even = writeTicket('secret', ID, { uid: 'ki' }, NOW);
  expect(readTicket('secret', ID, even, NOW)).toEqual({ uid: 'ki' });
  expect(readTicket('secret', ID, `${even}x`, NOW)).toBeNull();
  expect(readTicket('secret', ID, ticket, NOW)).toEqual(KIM);
});
