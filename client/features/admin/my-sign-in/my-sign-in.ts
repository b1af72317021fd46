import { queryOptions } from '@tanstack/react-query';
import type { OpenAdminSession } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { momentText } from '../login/when.ts';

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

/** 'Signed in on 28 November 2026, 1:05 pm. Last used on 28 November 2026, 2:10 pm. From 203.0.113.7.' */
export function aboutSession({ createdAt, seenAt, network }: OpenAdminSession, timeZone?: string) {
  return [
    createdAt === null ? null : `Signed in on ${momentText(createdAt, timeZone)}.`,
    seenAt === null ? null : `Last used on ${momentText(seenAt, timeZone)}.`,
    network === null ? null : `From ${network}.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** Returns a key as people type it: 'JBSW Y3DP EHPK 3PXP'. */
export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
