import type Stripe from 'stripe';

export interface NewBalanceTransaction {
  id: string;
  created: number;
  customer: string;
  amount: number;
  currency: string;
  endingBalance: number;
  type: 'adjustment' | 'applied_to_invoice';
  description: string | null;
  invoice: string | null;
  metadata: Stripe.Metadata;
}

export function balanceTransaction({
  endingBalance,
  ...given
}: NewBalanceTransaction): Stripe.CustomerBalanceTransaction {
  return {
    ...given,
    object: 'customer_balance_transaction',
    checkout_session: null,
    credit_note: null,
    customer_account: null,
    ending_balance: endingBalance,
    livemode: false,
  };
}
