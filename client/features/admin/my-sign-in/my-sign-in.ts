import { queryOptions } from '@tanstack/react-query';
import type { OpenAdminSession } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { libraryTime } from '../login/when.ts';

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/me/sessions'],
    queryFn: () => callAsOwner('GET /api/admin/me/sessions'),
    // Another browser may have signed in.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** 'Firefox on Windows'. */
export const browserOf = ({ browser }: OpenAdminSession): string => browser ?? 'A browser';

/** 'Signed in on Sat 28 Nov, 1:05 pm. Last used on Sat 28 Nov, 2:10 pm. From 203.0.113.7.' */
export function aboutSession({ createdAt, seenAt, network }: OpenAdminSession): string {
  return [
    createdAt === null ? null : `Signed in on ${libraryTime(createdAt)}.`,
    seenAt === null ? null : `Last used on ${libraryTime(seenAt)}.`,
    network === null ? null : `From ${network}.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** What sets a session apart from others of the same browser: 'Firefox on Windows, signed in on Sat 28 Nov, 1:05 pm'. */
export function sessionName(session: OpenAdminSession): string {
  const { createdAt } = session;
  const browser = browserOf(session);
  return createdAt === null ? browser : `${browser}, signed in on ${libraryTime(createdAt)}`;
}

/** Returns a key as people type it: 'JBSW Y3DP EHPK 3PXP'. */
export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
