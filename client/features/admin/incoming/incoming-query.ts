import { queryOptions } from '@tanstack/react-query';
import { callAsOwner } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';

/** The files that the library has, the newest first. `useIncomingWatch` reads them again until all of them are made. */
export const incomingQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/incoming'],
    queryFn: () => callAsOwner('GET /api/admin/incoming'),
    staleTime: 0,
  });

export const refreshIncoming = () =>
  queryClient.invalidateQueries({ queryKey: incomingQuery().queryKey });
