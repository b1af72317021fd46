import { html, page, sign, type Html } from '../../page.ts';
import type { Payments } from '../payments.ts';

function frame(title: string, body: Html): string {
  return page({ title, wide: true }, html`${sign('On this computer')} ${body}`);
}

export function controlPage(payments: Payments, report: string | undefined): string {
  const now = new Date(payments.clock.seconds() * 1000);
  return frame(
    'Control',
    html`<h1>Control</h1>
      ${report === undefined ? null : html`<p class="note" role="status">${report}</p>`}
      <p>The payments’ clock says ${now.toUTCString()}.</p>
      <form method="post" action="/control/clock">
        <button name="advance" value="month">A month passes</button>
      </form>`,
  );
}

/** What is wrong with a form, and the way back. */
export function refusedPage(error: string): string {
  return frame(
    'That cannot be done',
    html`<h1>That cannot be done</h1>
      <p>${error}</p>
      <a class="button plain" href="/control">Back to the control</a>`,
  );
}
