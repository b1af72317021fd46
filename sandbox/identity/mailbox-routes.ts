// The mailbox page, and the pages that the links in its mails open.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '../common/page.ts';
import { readCode, resetPassword, useCode } from './codes.ts';
import { IdentityError } from './errors.ts';
import { isLoopback } from './loopback.ts';
import { type LibraryLetter, listLetters, listMails, type Mail } from './mailbox.ts';
import { sendPage, textFields } from './pages.ts';
import type { StandIn } from './stand-in.ts';

const path = '/emulator/auth/action';
const donePath = `${path}/done`;
const sentAt = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

const style = html`<style>
  article {
    border: 1px solid #ddd9cf;
    border-radius: 12px;
    padding: 16px;
    margin-top: 16px;
    overflow-wrap: anywhere;
  }
  article > :last-child,
  article .button {
    margin-bottom: 0;
    margin-top: 4px;
  }
  h2 {
    font-size: 1.1rem;
    margin: 0;
  }
  .muted {
    margin: 2px 0 0;
  }
  .letter {
    white-space: pre-line;
  }
</style>`;

function renderMail(mail: Mail): Html {
  return renderArticle(
    mail,
    html`<p>${mail.body}</p>
      <p><a class="button" href="${mail.link}">${mail.subject}</a></p>`,
  );
}

function renderArticle(mail: Pick<Mail, 'subject' | 'recipient' | 'sentAt'>, content: Html): Html {
  return html`<article aria-label="${mail.subject}, to ${mail.recipient}">
    <h2>${mail.subject}</h2>
    <p class="muted">
      To ${mail.recipient},
      <time datetime="${new Date(mail.sentAt).toISOString()}">${sentAt.format(mail.sentAt)}</time>
    </p>
    ${content}
  </article>`;
}

/** A letter of the library, as text with links. */
function renderLetter(letter: LibraryLetter): Html {
  const words = letter.text.split(/(https?:\/\/\S+)/);
  const linked = words.map((part) =>
    URL.canParse(part) ? html`<a href="${part}">${part}</a>` : part,
  );
  return renderArticle(
    letter,
    html`<p class="letter">${linked}</p>
      ${
        letter.unsubscribe === null
          ? null
          : html`<p class="muted">
              Its header for a one-click unsubscribe:
              <a href="${letter.unsubscribe}">Unsubscribe</a>
            </p>`
      }`,
  );
}

/** All mails, the newest first. */
function renderMailbox({ store }: StandIn): Html[] {
  return [
    ...listMails(store).map((mail) => ({ sentAt: mail.sentAt, page: renderMail(mail) })),
    ...listLetters(store).map((letter) => ({ sentAt: letter.sentAt, page: renderLetter(letter) })),
  ]
    .toSorted((a, b) => b.sentAt - a.sentAt)
    .map(({ page }) => page);
}

type Fields = Partial<Record<string, string>>;

function hidden({ mode, oobCode, continueUrl }: Fields): Html[] {
  return Object.entries({ mode, oobCode, continueUrl })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

function passwordForm(fields: Fields, email: string, problem?: string): Html {
  return html`<h1>Reset your password</h1>
    <p>For ${email}</p>
    ${problem ? html`<p class="error" role="alert">${problem}</p>` : null}
    <form method="post" action="${path}">
      ${hidden(fields)}
      <label for="newPassword">New password</label>
      <input
        id="newPassword"
        name="newPassword"
        type="password"
        autocomplete="new-password"
        required
        minlength="6"
        aria-describedby="rule"
        autofocus
      />
      <p class="hint" id="rule">At least 6 characters</p>
      <button type="submit">Save new password</button>
    </form>`;
}

const verifyForm = (fields: Fields, email: string) =>
  html`<h1>Verify your e-mail address</h1>
    <form method="post" action="${path}">
      ${hidden(fields)}
      <button type="submit">Yes, ${email} is my address</button>
    </form>`;

/** The link back to the page that asked for the mail. */
function continueLink({ continueUrl }: Fields): Html | null {
  if (continueUrl === undefined || !isLoopback(continueUrl)) return null;
  return html`<a class="button" href="${continueUrl}">Continue</a>`;
}

const outcomes = {
  resetPassword: ['Password changed', 'You can now sign in with your new password.'],
  verifyEmail: ['Address verified', 'Your e-mail address is verified.'],
} as const;

function sendDone(reply: FastifyReply, fields: Fields) {
  const [title, text] =
    outcomes[fields['mode'] === 'verifyEmail' ? 'verifyEmail' : 'resetPassword'];
  return sendPage(
    reply,
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>
      ${continueLink(fields)}`,
  );
}

/** Redirects after the POST, so that reloading or going back does not send the form again. */
function redirectToDone(reply: FastifyReply, { mode, continueUrl }: Fields) {
  const query = new URLSearchParams({ mode: mode ?? '', ...(continueUrl && { continueUrl }) });
  return reply.redirect(`${donePath}?${query}`, 303);
}

const invalidLinkText = 'This link has expired or has already been used. Please ask for a new one.';

function sendInvalidLink(reply: FastifyReply, fields: Fields, error: unknown): FastifyReply {
  if (!(error instanceof IdentityError)) throw error;
  return sendPage(
    reply,
    'Link not valid',
    html`<h1>Link not valid</h1>
      <p class="error" role="alert">${invalidLinkText}</p>
      ${continueLink(fields)}`,
    400,
  );
}

async function apply(standIn: StandIn, reply: FastifyReply, fields: Fields) {
  const { mode, oobCode = '', newPassword = '' } = fields;
  const { type, account } = readCode(standIn, oobCode);
  if (mode === 'verifyEmail') {
    useCode(standIn, oobCode, 'VERIFY_EMAIL', () => ({ emailVerified: true }));
    return redirectToDone(reply, fields);
  }
  if (mode !== 'resetPassword' || type !== 'PASSWORD_RESET') throw new IdentityError('INVALID');
  try {
    await resetPassword(standIn, { oobCode, newPassword });
  } catch (error) {
    const problem = error instanceof IdentityError ? error.message.split(' : ')[1] : undefined;
    if (problem === undefined) throw error;
    const form = passwordForm(fields, account.email ?? '', problem);
    return sendPage(reply, 'Reset your password', form, 400);
  }
  return redirectToDone(reply, fields);
}

export function registerMailbox(app: FastifyInstance, standIn: StandIn): void {
  app.get('/mailbox', async (_request, reply) => {
    const mails = renderMailbox(standIn);
    return sendPage(
      reply,
      'Mailbox',
      html`${style}
        <h1>Mailbox</h1>
        <p class="note">E-mails that the real services would send. The newest is on top.</p>
        ${
          mails.length === 0
            ? html`<p>No e-mails yet. Ask for a new password, and the link arrives here.</p>`
            : mails
        }`,
      200,
      'Local mailbox',
    );
  });

  app.get(path, async (request, reply) => {
    const fields = textFields(request.query);
    try {
      const { type, account } = readCode(standIn, fields['oobCode'] ?? '');
      const form = type === 'PASSWORD_RESET' ? passwordForm : verifyForm;
      return sendPage(reply, 'Your account', form(fields, account.email ?? ''));
    } catch (error) {
      return sendInvalidLink(reply, fields, error);
    }
  });

  app.post(path, async (request, reply) => {
    const fields = textFields(request.body);
    try {
      return await apply(standIn, reply, fields);
    } catch (error) {
      return sendInvalidLink(reply, fields, error);
    }
  });

  app.get(donePath, async (request, reply) => sendDone(reply, textFields(request.query)));
}
