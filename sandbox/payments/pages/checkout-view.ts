import type Stripe from 'stripe';
import { html, page, type Html } from '../../common/page.ts';
import { type Promotion, promotionOf, promotions } from '../billing/discounts.ts';
import { sellerName } from '../shapes/account.ts';
import { recurringOf } from '../shapes/catalogue.ts';
import { cardFields, field, refusalOf, testCards, type FormState } from './fields.ts';
import { money, rhythm } from './format.ts';
import { seller, style } from './style.ts';

const priceOf = (line: Stripe.LineItem): Stripe.Price => {
  if (line.price === null) throw new Error(`Line ${line.id} has no price`);
  return line.price;
};

const termOf = ({ percentOff, months }: Promotion): string =>
  `${percentOff}% off ${months === null ? 'forever' : `for ${months} months`}`;

/** Renders the form that applies or removes a promotion code; null when the session allows no codes. */
function codeForm(session: Stripe.Checkout.Session, { refusedCode }: FormState): Html | null {
  if (session.allow_promotion_codes !== true) return null;
  const action = `/checkout/pay/${session.id}/code`;
  const promotion = promotionOf(session);
  if (promotion !== undefined) {
    return html`<form method="post" action="${action}">
      <button class="plain" name="promotionCode" value="">Remove ${promotion.code}</button>
    </form>`;
  }
  return html`<form method="post" action="${action}" novalidate>
    <label for="promotionCode">Promotion code</label>
    <input
      id="promotionCode"
      name="promotionCode"
      type="text"
      value="${refusedCode ?? ''}"
      autocomplete="off"
      maxlength="40"
      ${
        refusedCode === undefined
          ? null
          : html`aria-invalid="true" aria-describedby="promotionCode-error" autofocus`
      }
    />
    ${
      refusedCode === undefined
        ? null
        : html`<p class="field-error" id="promotionCode-error" role="alert">
            This code is invalid.
          </p>`
    }
    <button class="plain" type="submit">Apply</button>
    <p class="small">
      Here these are known:
      ${promotions.map((each) => html`<br /><code>${each.code}</code> takes ${termOf(each)}`)}
    </p>
  </form>`;
}

function summary(
  session: Stripe.Checkout.Session,
  lines: Stripe.LineItem[],
  state: FormState,
): Html {
  const total = money(session.amount_total ?? 0, session.currency ?? 'aud');
  const [first] = lines;
  const how = first === undefined ? '' : rhythm(recurringOf(priceOf(first)));
  // The price after a trial. Nothing is due today when there is a trial.
  const sum = lines.reduce((all, line) => all + line.amount_total, 0);
  const price = money(sum, session.currency ?? 'aud');
  const promotion = promotionOf(session);
  const discount = lines.reduce((all, line) => all + line.amount_discount, 0);
  return html`<section class="summary" aria-label="What you are paying for">
    ${
      session.cancel_url === null
        ? null
        : html`<p><a class="back" href="${session.cancel_url}">← Back to ${sellerName}</a></p>`
    }
    ${seller(sellerName)}
    <h1>Subscribe to ${first?.description ?? sellerName}</h1>
    <p class="amount">${price} <small>${how}</small></p>
    <dl>
      ${lines.map(
        (line) =>
          html`<div>
            <dt>
              ${line.description}${(line.quantity ?? 1) > 1 ? ` × ${line.quantity ?? 1}` : ''}<small
                >Billed ${rhythm(recurringOf(priceOf(line)), 'every')}</small
              >
            </dt>
            <dd>${money(line.amount_subtotal, line.currency)}</dd>
          </div>`,
      )}
      ${
        promotion === undefined
          ? null
          : html`<div>
              <dt>${promotion.code}<small>${termOf(promotion)}</small></dt>
              <dd>−${money(discount, session.currency ?? 'aud')}</dd>
            </div>`
      }
      <div class="total">
        <dt>Total due today</dt>
        <dd>${total}</dd>
      </div>
    </dl>
    ${codeForm(session, state)}
  </section>`;
}

/** Renders the checkout page. */
export function payPage(
  session: Stripe.Checkout.Session,
  lines: Stripe.LineItem[],
  state: FormState,
): string {
  const [first] = lines;
  const sum = lines.reduce((all, line) => all + line.amount_total, 0);
  const full = lines.reduce((all, line) => all + line.amount_subtotal, 0);
  const [each, later] = [sum, full].map((amount) => money(amount, session.currency ?? 'aud'));
  const months = promotionOf(session)?.months ?? null;
  const how = first === undefined ? '' : rhythm(recurringOf(priceOf(first)));
  return page(
    { title: `Subscribe – ${sellerName}` },
    html`${style}
      <div class="columns">
        ${summary(session, lines, state)}
        <section class="work" aria-labelledby="pay">
          <h2 id="pay">Pay with card</h2>
          ${refusalOf(state)}
          <form method="post" action="/checkout/pay/${session.id}" novalidate>
            ${field('email', state)} ${cardFields(state)}
            <button type="submit">Subscribe</button>
            <p class="small">
              By subscribing you allow ${sellerName} to charge your card ${each} ${how}
              ${months === null ? null : `for ${months} months, then ${later ?? ''} ${how}`} until
              you cancel. You can cancel at any time.
              ${session.amount_subtotal === 0 ? 'Your free trial begins today.' : null}
            </p>
          </form>
          ${testCards}
        </section>
      </div>`,
  );
}

/** Renders a page without a form: a message and an optional link. */
export function closedPage(
  heading: string,
  text: string,
  link: { href: string; label: string } | null,
): string {
  return page(
    { title: `${heading} – ${sellerName}` },
    html`${style}
      <div class="narrow">
        ${seller(sellerName)}
        <h1>${heading}</h1>
        <p>${text}</p>
        ${link === null ? null : html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
        <p class="note">This is a local stand-in for Stripe’s pages. No money moves.</p>
      </div>`,
  );
}
