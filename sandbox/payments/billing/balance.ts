// A customer's balance: what they owe (positive) or are owed (negative), which the next invoice takes up. Every change of it is
// a transaction.
import type Stripe from 'stripe';
import { balanceTransaction } from '../shapes/balance-transaction.ts';
import { newId } from '../shapes/ids.ts';
import type { Work } from '../work/work.ts';

/** Changes the balance by `amount`. Returns the transaction. */
export function changeBalance(
  work: Work,
  customer: Stripe.Customer,
  given: {
    amount: number;
    currency: string;
    type: 'adjustment' | 'applied_to_invoice';
    description?: string | null;
    invoice?: string | null;
    metadata?: Stripe.Metadata;
  },
): Stripe.CustomerBalanceTransaction {
  const { balance, currency } = customer;
  customer.balance = balance + given.amount;
  customer.currency = given.currency;
  const added = balanceTransaction({
    ...{ id: newId('cbtxn'), created: work.now, customer: customer.id },
    ...{ description: null, invoice: null, metadata: {} },
    ...given,
    endingBalance: customer.balance,
  });
  work.store.add(added);
  work.store.save(customer);
  work.emit('customer.updated', customer, { balance, currency: currency ?? null });
  return added;
}

/** Lets a finalised invoice take up the customer's balance. The caller saves the invoice. */
export function applyBalance(work: Work, customer: Stripe.Customer, invoice: Stripe.Invoice): void {
  const change = invoice.amount_due - invoice.total;
  if (change === 0) return;
  const { id, currency } = invoice;
  changeBalance(work, customer, {
    ...{ amount: -change, currency, type: 'applied_to_invoice', invoice: id },
  });
}
