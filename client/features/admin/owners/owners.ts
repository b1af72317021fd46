import { queryOptions } from '@tanstack/react-query';
import type { Owners } from '../../../../contracts/admin.ts';
import type { Role } from '../../../../domain/access.ts';
import { callAsOwner } from '../../../api/api.ts';
import { libraryDay, libraryTime } from '../login/when.ts';

export type Owner = Owners['owners'][number];

export const ownersQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/owners'],
    queryFn: () => callAsOwner('GET /api/admin/owners'),
    // Another owner may have changed it, or somebody has joined while the owner was in her mail.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** 'an owner', 'an editor'. */
export const asRole = (role: Role): string => `an ${role}`;

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', editor: 'Editor' };

export const WHAT_ROLES_DO: Record<Role, string> = {
  editor: 'An editor looks after the books, the phonics and the recordings.',
  owner: 'An owner may do everything here, and may remove other owners, you too.',
};

export const WHAT_EDITORS_DO = `${WHAT_ROLES_DO.editor} Readers, how the library goes, families, the catalogue file, owners and changes are for owners alone.`;

/** 'Since 3 November 2026. Second factor on. Last seen on Sat 28 Nov, 1:05 pm.' */
export function aboutOwner({ createdAt, secondFactor, lastSeenAt }: Owner): string {
  return [
    `Since ${libraryDay(createdAt)}.`,
    `Second factor ${secondFactor ? 'on' : 'off'}.`,
    lastSeenAt === null ? null : `Last seen on ${libraryTime(lastSeenAt)}.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** What an owner may do to somebody. */
export type OwnerChange = { kind: 'role'; to: Role } | { kind: 'remove' };

interface Question {
  title: string;
  text: string;
  /** The label of the button. */
  confirm: string;
}

/** Returns what is asked before a change. `isMe`: the owner does it to himself. */
export function questionOf({ username }: Owner, change: OwnerChange, isMe: boolean): Question {
  if (change.kind === 'remove') {
    return isMe
      ? {
          title: 'Remove yourself?',
          text: 'You are signed out at once and cannot sign in again. Your books and recordings stay.',
          confirm: 'Remove myself',
        }
      : {
          title: `Remove ${username}?`,
          text: `${username} is signed out at once and cannot sign in again. Books and recordings stay.`,
          confirm: 'Remove',
        };
  }
  const confirm = `Make ${asRole(change.to)}`;
  if (change.to === 'owner') {
    return {
      title: `Make ${username} an owner?`,
      text: WHAT_ROLES_DO.owner,
      confirm,
    };
  }
  return {
    title: `Make ${isMe ? 'yourself' : username} an editor?`,
    text: `${WHAT_EDITORS_DO} ${isMe ? 'Only another owner can make you an owner again.' : 'It holds at once.'}`,
    confirm,
  };
}

/** Returns what is said after a change. */
export const doneText = ({ username }: Owner, change: OwnerChange): string =>
  change.kind === 'remove' ? `${username} is removed` : `${username} is ${asRole(change.to)} now`;
