import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { doneTitles, failedTitles, type FamilyChange } from './family-copy.ts';

const newPress = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether the server has refused it, so that nothing was done. After any other failure it may have been done. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Makes a change for a family. `onChanged` gets it as it is afterwards, `onRefused` follows what the server refuses. */
export function useFamilyChange(
  family: SupportedFamily,
  {
    onChanged,
    onRefused,
    onSessionOver,
  }: {
    onChanged: (family: SupportedFamily) => void;
    onRefused: () => void;
    onSessionOver: (failure?: string) => void;
  },
) {
  /** The press of each change that is not known to be done or refused: the same again is done once. */
  const presses = useRef(new Map<FamilyChange, string>());
  const pressOf = (change: FamilyChange): string => {
    const press = presses.current.get(change) ?? newPress();
    presses.current.set(change, press);
    return press;
  };
  return useMutation({
    mutationFn: (change: FamilyChange) => {
      const params = { familyId: family.id };
      const seen = { press: pressOf(change), subscription: family.subscription?.id ?? '' };
      return change === 'free-month'
        ? callAsOwner('POST /api/admin/families/{familyId}/free-month', {
            params,
            body: { ...seen, credit: family.billing?.credit ?? 0 },
          })
        : callAsOwner('POST /api/admin/families/{familyId}/end-subscription', {
            params,
            body: { ...seen, when: change },
          });
    },
    // The address stays in no cache.
    gcTime: 0,
    onSuccess: (changed, change) => {
      presses.current.delete(change);
      toast({ title: doneTitles[change] });
      onChanged(changed);
    },
    onError: (error, change) => {
      toastOwnerFailure(error, failedTitles[change], onSessionOver);
      if (!isRefused(error)) return;
      presses.current.delete(change);
      onRefused();
    },
  });
}
