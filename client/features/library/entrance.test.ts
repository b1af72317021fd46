import { expect, it } from 'vitest';
import type { Names } from '../../../domain/profile.ts';
import { decideEntrance, type Entrance, type Read } from './entrance.ts';

const names = { firstName: 'Student', parentFirstName: 'Parent', parentLastName: 'Family' };
const loading = { state: 'loading' } as const;
const failed = { state: 'failed' } as const;
const known = <T>(value: T): Read<T> => ({ state: 'known', value });
const nameless = known({ ...names, parentLastName: null });

it.each<[string, boolean, Read<boolean>, Read<Names>, Entrance]>([
  ['the status is not known yet', false, loading, loading, 'loading'],
  ['the status call failed', false, failed, loading, 'problem'],
  ['there is no subscription', false, known(false), loading, 'subscribe'],
  ['a payment is confirmed while the status loads', true, loading, loading, 'activating'],
  ['a payment is confirmed and not yet seen', true, known(false), loading, 'activating'],
  ['a payment is confirmed and one poll failed', true, failed, loading, 'activating'],
  ['the payment arrived, the record loads', true, known(true), loading, 'loading'],
  ['subscribed, the record loads', false, known(true), loading, 'loading'],
  ['subscribed, the record failed', false, known(true), failed, 'problem'],
  ['subscribed, a name is missing', false, known(true), nameless, 'complete-profile'],
  ['subscribed and named', false, known(true), known(names), 'library'],
])('when %s', (_, activating, subscribed, user, entrance) => {
  expect(decideEntrance({ activating, subscribed, user, shelves: 'settled' })).toBe(entrance);
});

it('the library opens when its shelves are filled, and nothing moves afterwards', () => {
  const seen = { activating: false, subscribed: known(true), user: known(names) };
  expect(decideEntrance({ ...seen, shelves: 'loading' })).toBe('loading');
  expect(decideEntrance({ ...seen, shelves: 'settled' })).toBe('library');
});
