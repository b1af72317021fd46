import { queryOptions } from '@tanstack/react-query';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import { callAsOwner } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';

const DRAFT = { state: 'draft', publishAt: null, coverImageUrl: null } as const;

/** An older release tells of a book its title and its level alone. */
const withBook = (file: IncomingFile): IncomingFile =>
  file.book === null ? file : { ...file, book: { ...(DRAFT as object), ...file.book } };

/** The files that the library has, the newest first. `useIncomingWatch` reads them again until all of them are made. */
export const incomingQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/incoming'],
    queryFn: async () => (await callAsOwner('GET /api/admin/incoming')).map(withBook),
    staleTime: 0,
  });

export const refreshIncoming = () =>
  queryClient.invalidateQueries({ queryKey: incomingQuery().queryKey });
