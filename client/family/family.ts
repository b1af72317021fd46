// The children of the family, and the change from one to another.
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { ofFamily } from '../api/of-family.ts';
import { hasReadSince, queryClient, statusQuery } from '../api/queries.ts';
import { chosenChild, rememberChild } from '../auth/chosen-child.ts';
import { clearSavedScreens } from '../browser/scroll-restoration.ts';
import { clearGone } from './gone-child.ts';

/** The children of the family. Asked for only where there are several, or on /account. Stale after any reading: stars. */
export const studentsQuery = () =>
  queryOptions({
    queryKey: ['/api/students'],
    queryFn: () => ofFamily(() => call('GET /api/students')),
    staleTime: ({ state: { dataUpdatedAt } }) => (hasReadSince(dataUpdatedAt) ? 0 : Infinity),
  });

const OF_FAMILY: readonly unknown[] = [
  statusQuery().queryKey[0],
  studentsQuery().queryKey[0],
  '/api/voice',
  'reauthentication method',
];

/** Forgets what is shown of a child. The family's own data stays. */
export function forgetShown(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !OF_FAMILY.includes(path) });
  clearSavedScreens();
}

/** From now on this device reads as this child, and screens begin anew. */
export function chooseChild(id: string): void {
  clearGone();
  if (id === chosenChild()) return;
  const child = queryClient.getQueryData(studentsQuery().queryKey)?.find((one) => one.id === id);
  rememberChild({ id, firstName: child?.firstName ?? null, avatar: child?.avatar ?? null });
  forgetShown();
}

/** The device is asked again who reads: the child it read as is not in the family any more. */
export function forgetChild(): void {
  rememberChild(null);
  forgetShown();
  void queryClient.invalidateQueries(studentsQuery());
}
