// Stripe's test cards, and the checks of the card fields on the hosted pages.
import type { CardOutcome } from '../shapes/kinds.ts';

export interface CardForm {
  cardNumber: string;
  cardExpiry: string;
  cardCvc: string;
  billingName: string;
}
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** The stored data of a card: never its number or security code. */
export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
}

export interface Behaviour {
  /** Why the bank declines the first charge; null when it accepts. */
  refusal: string | null;
  /** Whether the cardholder has to confirm the payment first (3-D Secure). */
  requiresAction: boolean;
  /** The outcome of later charges. */
  outcome: CardOutcome;
}

const pays: Behaviour = { refusal: null, requiresAction: false, outcome: 'pays' };
const declined = 'Your card was declined.';
const declines: Behaviour = { refusal: declined, requiresAction: false, outcome: 'declines' };

const testCards: Record<string, { brand: string; behaviour: Behaviour }> = {
  '4242424242424242': { brand: 'visa', behaviour: pays },
  '5555555555554444': { brand: 'mastercard', behaviour: pays },
  '378282246310005': { brand: 'amex', behaviour: pays },
  '4000002500003155': { brand: 'visa', behaviour: { ...pays, requiresAction: true } },
  '4000000000000002': { brand: 'visa', behaviour: declines },
  '4000000000009995': {
    brand: 'visa',
    behaviour: { ...declines, refusal: 'Your card has insufficient funds.' },
  },
  '4000000000000341': { brand: 'visa', behaviour: declines },
};

/** The test card that can be saved although every charge to it is declined. */
const savedButDeclines = '4000000000000341';

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function numberError(digits: string): string | undefined {
  if (!/^\d{0,19}$/.test(digits)) return 'Your card number is invalid.';
  if (digits.length < (digits.startsWith('3') ? 15 : 16)) return 'Your card number is incomplete.';
  return passesLuhn(digits) ? undefined : 'Your card number is invalid.';
}

function expiryError(month: number, year: number, now: number): string | undefined {
  if (month < 1 || month > 12) return 'Your card’s expiration date is invalid.';
  const today = new Date(now * 1000);
  const thisYear = today.getUTCFullYear();
  if (year < thisYear) return 'Your card’s expiration year is in the past.';
  if (year > thisYear + 50) return 'Your card’s expiration year is invalid.';
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    return 'Your card’s expiration date is in the past.';
  }
  return undefined;
}

/** Validates the card fields. Ignores spaces and hyphens in the number. `now` is in epoch seconds. */
export function readCard(
  form: CardForm,
  now: number,
):
  | { ok: true; card: Card; behaviour: Behaviour; savable: boolean }
  | { ok: false; errors: CardErrors } {
  const digits = form.cardNumber.replace(/[\s-]/g, '');
  const expiry = /^(\d{1,2})[/-]?(\d{2}|20\d{2})$/.exec(form.cardExpiry.replace(/\s/g, ''));
  const expMonth = Number(expiry?.[1] ?? 0);
  const expYear = 2000 + (Number(expiry?.[2] ?? 0) % 100);
  const name = form.billingName.trim();

  const errors: CardErrors = {};
  const badNumber = numberError(digits);
  if (badNumber !== undefined) errors.cardNumber = badNumber;
  const badExpiry =
    expiry === null
      ? 'Your card’s expiration date is incomplete.'
      : expiryError(expMonth, expYear, now);
  if (badExpiry !== undefined) errors.cardExpiry = badExpiry;
  const cvcDigits = /^3[47]/.test(digits) ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcDigits}}$`).test(form.cardCvc.trim())) {
    errors.cardCvc = 'Your card’s security code is incomplete.';
  }
  if (name === '') errors.billingName = 'Enter the name on the card.';
  else if (name.length > 150) errors.billingName = 'This name is too long.';
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const known = testCards[digits];
  const behaviour: Behaviour = known?.behaviour ?? {
    ...declines,
    refusal: `${declined} This page takes no real cards: use one of the test cards below.`,
  };
  return {
    ok: true,
    card: { brand: known?.brand ?? 'unknown', last4: digits.slice(-4), expMonth, expYear, name },
    behaviour,
    savable: behaviour.refusal === null || digits === savedButDeclines,
  };
}
