import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { plan } from '../../../domain/price.ts';
import { call, messageOf } from '../../api/api.ts';
import { statusQuery } from '../../api/queries.ts';
import { userToken } from '../../api/tokens.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { navigateToProvider } from '../../auth/navigate-to-provider.ts';
import { useSession } from '../../auth/session.tsx';
import { inDollars } from '../../billing/price.ts';
import { toast } from '../../ui/toast.tsx';

export const alreadySubscribed = {
  title: 'Already subscribed',
  text: 'You already have an active subscription!',
};

const priceChanged = (amount: number) => ({
  title: 'The price has changed',
  text: `It is ${inDollars(amount)} AUD a month now. Nothing was charged.`,
});

/**
 * Returns the mutation that sends a parent to the payment page, and the checkout's message about a subscription that
 * exists already. `told` is what the page tells the parent to pay each month, in cents: nobody is sent to pay another.
 */
export function useCheckout(told: number) {
  const { signOut } = useSession();
  const queryClient = useQueryClient();
  const readStatus = () => queryClient.fetchQuery({ ...statusQuery(), staleTime: 0 });
  const checkoutMessage = useRef<string | null>(null);

  const checkout = useMutation({
    mutationFn: async () => {
      if (userToken.read() === null) {
        await signOut();
        return;
      }
      const answer = await call('POST /api/create-checkout-session');
      if ('alreadySubscribed' in answer) {
        checkoutMessage.current = answer.message;
        // The refetched status leads to the library. If it does not show the subscription yet, only
        // the message is shown.
        const fresh = await readStatus();
        if (!fresh.hasSubscription) toast({ ...alreadySubscribed, text: answer.message });
        return;
      }
      if (!answer.url) throw new Error('No checkout URL received');
      const { amount = plan.amount } = answer;
      if (amount !== told) {
        // The screen was opened before the price changed. The refetched status shows the new one.
        await readStatus();
        toast(priceChanged(amount));
        return;
      }
      await navigateToProvider(answer.url);
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to create checkout session'),
        destructive: true,
      });
    },
  });
  return { checkout, checkoutMessage };
}
