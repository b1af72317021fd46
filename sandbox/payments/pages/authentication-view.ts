import { html, page } from '../../common/page.ts';
import { sellerName } from '../shapes/account.ts';
import { money } from './format.ts';
import { seller, style } from './style.ts';

/**
 * Renders the bank's 3-D Secure page, where the cardholder confirms the payment. The form posts `outcome`:
 * `complete`, `fail` or, if `canLeave` is set, `leave`. `amount` is in the currency's smallest unit.
 */
export function authenticationPage(of: {
  action: string;
  amount: number;
  currency: string;
  canLeave?: boolean;
}): string {
  return page(
    { title: `Confirm your payment – ${sellerName}` },
    html`${style}
      <div class="narrow">
        ${seller(sellerName)}
        <h1>Confirm your payment</h1>
        <p>
          Your bank wants to know that it is really you who pays
          <strong>${money(of.amount, of.currency)}</strong> to ${sellerName}. A real bank would ask
          you in its app or by a text message.
        </p>
        <form method="post" action="${of.action}">
          <button name="outcome" value="complete">Complete authentication</button>
          <button class="plain" name="outcome" value="fail">Fail authentication</button>
          ${
            of.canLeave === true
              ? html`<button class="plain" name="outcome" value="leave">
                  Leave it unconfirmed
                </button>`
              : null
          }
        </form>
        <p class="note">This is a local stand-in for the bank’s 3-D Secure page. No money moves.</p>
      </div>`,
  );
}
