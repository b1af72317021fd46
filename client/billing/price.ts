// What a visitor is told of the price. A signed-in family is told its own with its status.
import { dollars, plan } from '../../domain/price.ts';
import { readClientConfig } from '../api/client-config.ts';

/** Returns what a new family pays each month, in cents. */
export const offeredAmount = (): number => readClientConfig().amount ?? plan.amount;

/** Formats an amount of cents, or the specification's price without one. */
export const inDollars = (amount: number = plan.amount): string => `$${dollars(amount)}`;

/** Whether the shop says that its prices include GST. */
export const includesGst = (): boolean => readClientConfig().shop?.includesGst === true;
