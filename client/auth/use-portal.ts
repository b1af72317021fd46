import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorBodyOf } from '../api/api.ts';
import { statusQuery } from '../api/queries.ts';
import { handleUnauthorized } from '../api/unauthorized.ts';
import { toast } from '../ui/toast.tsx';
import { navigateToProvider } from './navigate-to-provider.ts';

const NO_URL = 'No portal URL received';

/**
 * Returns the mutation that opens the payment provider's portal, where a parent manages a subscription, and finds the
 * invoices of one that has ended.
 */
export function usePortal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { url } = await call('POST /api/create-portal-session');
      if (!url) throw new Error(NO_URL);
      await navigateToProvider(url);
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      // There is no subscription to manage any more: the refetched status shows what there is
      // instead.
      if (errorBodyOf(error)?.code === 'not_found') {
        void queryClient.invalidateQueries(statusQuery());
      }
      const text = error.message === NO_URL ? NO_URL : 'Failed to open subscription management';
      toast({ title: 'Error', text, destructive: true });
    },
  });
}
