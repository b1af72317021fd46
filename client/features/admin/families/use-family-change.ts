import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { toast } from '../../../ui/toast.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { doneTitles, failedTitles, type FamilyChange } from './family-copy.ts';

const newPress = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether the server has refused it, so that nothing was done. After any other failure it may have been done. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isSessionOver(error);

/**
 * Makes a change for a family. While it is shown, `onChanged` gets it as it is afterwards, and `onRefused` follows what the
 * server refuses.
 */
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
  const credit = family.billing?.credit ?? 0;
  /** A month that is given beside another credit is another month. */
  const wishOf = (change: FamilyChange) =>
    change === 'free-month' ? `${change} beside ${credit}` : change;
  /** The press of each wish that is not known to be done or refused: the same again is done once. */
  const presses = useRef(new Map<string, string>());
  const pressOf = (wish: string): string => {
    const press = presses.current.get(wish) ?? newPress();
    presses.current.set(wish, press);
    return press;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (change: FamilyChange) => {
      const params = { familyId: family.id };
      const seen = { press: pressOf(wishOf(change)), subscription: family.subscription?.id ?? '' };
      return change === 'free-month'
        ? callAsOwner('POST /api/admin/families/{familyId}/free-month', {
            params,
            body: { ...seen, credit },
          })
        : callAsOwner('POST /api/admin/families/{familyId}/end-subscription', {
            params,
            body: { ...seen, when: change },
          });
    },
    // The address stays in no cache.
    gcTime: 0,
    // The family may be found again, with another credit, before the answer is here.
    onMutate: wishOf,
    onSuccess: (_, change, wish) => {
      presses.current.delete(wish);
      toast({ title: doneTitles[change] });
    },
    onError: (error, change, wish) => {
      toastOwnerFailure(error, failedTitles[change], onSessionOver);
      if (isRefused(error) && wish !== undefined) presses.current.delete(wish);
    },
  });
  return {
    isPending,
    change(change: FamilyChange) {
      // These are not called once another family stands in its place.
      mutate(change, {
        onSuccess: onChanged,
        onError: (error) => {
          if (isRefused(error)) onRefused();
        },
      });
    },
  };
}
