// The page on which a person chooses the Google account to sign in with.
import { html, type Html } from '../common/page.ts';
import type { GoogleAccount } from './google.ts';
import type { ChooserRequest } from './chooser-request.ts';

const style = html`<style>
  .accounts {
    list-style: none;
    padding: 0;
    margin: 16px 0;
  }
  .accounts button {
    display: flex;
    align-items: center;
    gap: 12px;
    margin: 0 0 8px;
    text-align: left;
    font-weight: 400;
  }
  .accounts b {
    display: block;
  }
  .accounts span:last-child {
    overflow-wrap: anywhere;
    min-width: 0;
  }
  .disc {
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: #3b3291;
    color: #fff;
    font-weight: 600;
  }
  summary {
    cursor: pointer;
    padding: 12px 0;
    font-weight: 600;
  }
</style>`;

/** Returns at most two letters, in upper case. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const hidden = (request: ChooserRequest): Html[] =>
  Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

function accountChoice(account: GoogleAccount): Html {
  return html`<li>
    <button class="plain" type="submit" name="account" value="${account.sub}">
      <span class="disc" aria-hidden="true">${initials(account.name)}</span>
      <span><b>${account.name}</b>${account.email}</span>
    </button>
  </li>`;
}

export type NewAccountForm = {
  email: string;
  name: string;
  /** The field that `text`, the error message, is about. */
  field: 'email' | 'name';
  text: string;
};

/** Returns the attributes that connect the error message with its field. */
const errorAttributes = (form: NewAccountForm | undefined, field: NewAccountForm['field']) =>
  form?.field === field ? html`aria-invalid="true" aria-describedby="problem" autofocus` : null;

function newAccountForm(request: ChooserRequest, form?: NewAccountForm): Html {
  return html`<form method="post" action="/emulator/auth/handler">
    ${hidden(request)}
    ${form ? html`<p class="error" role="alert" id="problem">${form.text}</p>` : null}
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      maxlength="254"
      required
      value="${form?.email ?? ''}"
      ${errorAttributes(form, 'email')}
    />
    <label for="name">Name</label>
    <input
      id="name"
      name="name"
      autocomplete="name"
      maxlength="80"
      required
      value="${form?.name ?? ''}"
      ${errorAttributes(form, 'name')}
    />
    <button type="submit">Continue</button>
  </form>`;
}

export function chooserPage(
  request: ChooserRequest,
  accounts: GoogleAccount[],
  form?: NewAccountForm,
): Html {
  const newAccount = newAccountForm(request, form);
  return html`${style}
    <h1>Choose an account</h1>
    <p>to continue to <strong>${new URL(request.redirectUrl).host}</strong></p>
    <p class="note">
      A local stand-in for Google sign-in: it asks for no password and knows no real accounts.
    </p>
    ${
      accounts.length === 0
        ? newAccount
        : html`<form method="post" action="/emulator/auth/handler">
              ${hidden(request)}
              <ul class="accounts">
                ${accounts.map(accountChoice)}
              </ul>
            </form>
            <details ${form ? html`open` : null}>
              <summary>Use another account</summary>
              ${newAccount}
            </details>`
    }
    <form method="post" action="/emulator/auth/handler">
      ${hidden(request)}
      <button class="plain" type="submit" name="cancel" value="yes">Cancel</button>
    </form>`;
}
