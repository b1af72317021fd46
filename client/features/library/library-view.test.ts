import { expect, it } from 'vitest';
import type { Names } from '../../../domain/profile.ts';
import { decideView, type LibraryView, type Read } from './library-view.ts';

const names = {
  firstName: 'Student',
  parentFirstName: 'Parent',
  parentLastName: 'Family',
  children: 1,
};
const loading = { state: 'loading' } as const;
const failed = { state: 'failed' } as const;
const known = <T>(value: T): Read<T> => ({ state: 'known', value });
const nameless = known({ ...names, parentLastName: null });

it.each<[string, boolean, Read<boolean>, Read<Names & { children: number }>, LibraryView]>([
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
  expect(
    decideView({ activating, subscribed, user, isChildChosen: false, shelves: 'settled' }),
  ).toBe(view);
});

it.each([
  [
    'a family of several that has not told this device who reads is asked',
    2,
    false,
    'who-is-reading',
  ],
  ['a family of several that has told it is not asked', 2, true, 'library'],
  ['a family of one is not asked', 1, false, 'library'],
] as const)('%s', (_, children, isChildChosen, view) => {
  const user = known({ ...names, children });
  const seen = { activating: false, subscribed: known(true), user, shelves: 'settled' } as const;
  expect(decideView({ ...seen, isChildChosen })).toBe(view);
});

it('the library opens once its shelves have loaded', () => {
  const seen = {
    activating: false,
    subscribed: known(true),
    user: known(names),
    isChildChosen: false,
  };
  expect(decideView({ ...seen, shelves: 'loading' })).toBe('loading');
  expect(decideView({ ...seen, shelves: 'settled' })).toBe('library');
});
