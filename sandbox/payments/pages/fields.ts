// The fields of a card form, with Stripe's labels and an error message at each field.
import { html, type Html } from '../../common/page.ts';

export interface FormState {
  values: Partial<Record<FieldName, string>>;
  errors: Partial<Record<FieldName, string>>;
  /** An error of the whole payment. */
  refusal?: string | undefined;
  /** A promotion code that was rejected. */
  refusedCode?: string;
}

interface Field {
  label: string;
  autocomplete: string;
  placeholder: string;
  type?: 'email';
  numeric?: true;
  maxlength: number;
}

const fields = {
  email: {
    label: 'Email',
    autocomplete: 'email',
    placeholder: 'you@example.com',
    type: 'email',
    maxlength: 254,
  },
  cardNumber: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    numeric: true,
    maxlength: 30,
  },
  cardExpiry: {
    label: 'Expiration',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    numeric: true,
    maxlength: 9,
  },
  cardCvc: {
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    numeric: true,
    maxlength: 4,
  },
  billingName: {
    label: 'Cardholder name',
    autocomplete: 'cc-name',
    placeholder: 'Full name on card',
    maxlength: 200,
  },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

export function field(name: FieldName, state: FormState): Html {
  const { label, autocomplete, placeholder, type, numeric, maxlength }: Field = fields[name];
  const error = state.errors[name];
  const first = Object.keys(state.errors)[0] === name;
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type ?? 'text'}"
      value="${state.values[name] ?? ''}"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      maxlength="${maxlength}"
      required
      ${numeric ? html`inputmode="numeric"` : null}
      ${error === undefined ? null : html`aria-invalid="true" aria-describedby="${name}-error"`}
      ${first ? html`autofocus` : null}
    />
    ${error === undefined ? null : html`<p class="field-error" id="${name}-error">${error}</p>`}
  </div>`;
}

export function cardFields(state: FormState): Html {
  return html`${field('cardNumber', state)}
    <div class="row">${field('cardExpiry', state)} ${field('cardCvc', state)}</div>
    ${field('billingName', state)}`;
}

export function refusalOf(state: FormState): Html | null {
  if (state.refusal !== undefined) {
    return html`<p class="error" role="alert">${state.refusal}</p>`;
  }
  if (Object.keys(state.errors).length === 0) return null;
  return html`<p class="error" role="alert">Please check the fields marked below.</p>`;
}

export const testCards = html`<div class="note">
  <p>
    <strong>This is a local stand-in for Stripe’s page.</strong> No money moves, and it takes test
    cards only, with any future date and any 3 digits:
  </p>
  <ul>
    <li><code>4242 4242 4242 4242</code> pays</li>
    <li><code>4000 0000 0000 0002</code> is declined</li>
    <li><code>4000 0025 0000 3155</code> asks for 3-D Secure</li>
  </ul>
</div>`;
