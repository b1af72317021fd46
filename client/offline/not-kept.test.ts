import { expect, test } from 'vitest';
import { toastStore } from '../ui/toast-store.ts';
import { sayNotKept } from './not-kept.ts';

test.each(['full', 'network', 'elsewhere'] as const)(
  'that a book is not kept (%s) is said on the screen of the tap only',
  (why) => {
    sayNotKept(why);
    expect(toastStore.getState()).toMatchObject({ isRefusal: true });
  },
);
