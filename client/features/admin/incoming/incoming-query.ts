import { queryOptions } from '@tanstack/react-query';
import { callAsOwner } from '../../../api/api.ts';
import { withDraft } from '../../../api/older-server.ts';
import { queryClient } from '../../../api/queries.ts';

/** The files that the library has, the newest first. `useIncomingWatch` reads them again until all of them are made. */
export const incomingQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/incoming'],
    queryFn: async () => (await callAsOwner('GET /api/admin/incoming')).map(withDraft),
    staleTime: 0,
  });

export const refreshIncoming = () =>
  queryClient.invalidateQueries({ queryKey: incomingQuery().queryKey });
