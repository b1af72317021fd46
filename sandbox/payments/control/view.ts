// The control page: the forms that advance time, set the bank's decisions, and break webhooks or the API.
import { html, page, sign, type Html } from '../../common/page.ts';
import type { Payments } from '../world/payments.ts';
import { customers, retries } from './customers-view.ts';
import { apiForm, webhooksForm } from './faults-view.ts';
import { deliveries, requests } from './log-view.ts';
import { style } from './style.ts';
import { longDateAndTime } from './formats.ts';

function frame(title: string, body: Html): string {
  return page(
    { title, wide: true, note: 'This is a local stand-in for Stripe. No money moves.' },
    html`${style} ${sign('Payments on this computer')} ${body}`,
  );
}

/** The message shown in the section of a form after its post. */
const reports: Record<string, string> = {
  clock: 'Time has passed.',
  renewals: 'The bank knows.',
  retries: 'Settled.',
  webhooks: 'The webhooks are set.',
  api: 'The API is set.',
  resend: 'The event is on its way once more.',
};

/** Renders the control page. `done` is the name of the form that was just posted. */
export function controlPage(payments: Payments, done: string | undefined): string {
  const section = (id: string, heading: string, ...body: Html[]): Html =>
    html`<section id="${id}" aria-labelledby="${id}-heading">
      <h2 id="${id}-heading">${heading}</h2>
      ${done === id ? html`<p class="done" role="status">${reports[id]}</p>` : null} ${body}
    </section>`;

  return frame(
    'Control of the payments',
    html`<h1>Control of the payments</h1>
      <p>
        Lets time pass, and lets go wrong what can go wrong. Nothing here is real:
        <a href="/">see the other stand-ins</a>.
      </p>
      <nav aria-label="On this page">
        <ul class="jumps">
          <li><a href="#clock">Time</a></li>
          <li><a href="#renewals">Customers</a></li>
          <li><a href="#webhooks">Webhooks</a></li>
          <li><a href="#api">API</a></li>
          <li><a href="#resend">Deliveries</a></li>
          <li><a href="#requests">Requests</a></li>
        </ul>
      </nav>
      ${section(
        'clock',
        'Time',
        html`<p class="clock">${longDateAndTime(payments.clock.seconds())}</p>
          <p class="hint">
            Renewals, endings and expiries happen on the way. There is no way back.
          </p>
          <form method="post" action="/control/clock" class="buttons">
            <button name="advance" value="month">A month passes</button>
            <button class="plain" name="advance" value="week">A week</button>
            <button class="plain" name="advance" value="day">A day</button>
          </form>`,
      )}
      ${section('renewals', 'Customers', customers(payments))}
      ${section('retries', 'Retries', retries(payments))}
      ${section('webhooks', 'Webhooks', webhooksForm(payments.faults))}
      ${section('api', 'API', apiForm(payments.apiFault))}
      ${section('resend', 'Last deliveries', deliveries(payments.store))}
      ${section('requests', 'Last requests', requests(payments.journal.entries))}
      <a class="button plain" href="/control">Look again</a>`,
  );
}

/** Renders the error of a rejected form, with a link back. */
export function refusedPage(error: string): string {
  return frame(
    'That cannot be done',
    html`<h1>That cannot be done</h1>
      <p>${error}</p>
      <a class="button plain" href="/control">Back to the control</a>`,
  );
}
