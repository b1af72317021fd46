import { expect, it } from 'vitest';
import type { Names } from '../../../domain/profile.ts';
import { decideView, type LibraryView, type Read } from './library-view.ts';

const names = { firstName: 'Student', parentFirstName: 'Parent', parentLastName: 'Family' };
const loading = { state: 'loading' } as const;
const failed = { state: 'failed' } as const;
const known = <T>(value: T): Read<T> => ({ state: 'known', value });
const nameless = known({ ...names, parentLastName: null });

it.each<[string, boolean, Read<boolean>, Read<Names>, LibraryView]>([
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
])('when %s', (_, activating, subscribed, user, view) => {
  expect(decideView({ activating, subscribed, user, shelves: 'settled' })).toBe(view);
});

it('the library opens once its shelves have loaded', () => {
  const seen = { activating: false, subscribed: known(true), user: known(names) };
  expect(decideView({ ...seen, shelves: 'loading' })).toBe('loading');
  expect(decideView({ ...seen, shelves: 'settled' })).toBe('library');
});
