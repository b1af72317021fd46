// The mailbox page, and the pages its links lead to.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '../page.ts';
import { readCode, resetPassword, useCode } from './codes.ts';
import { IdentityError } from './errors.ts';
import { isLoopback } from './loopback.ts';
import { listMails, type Mail } from './mailbox.ts';
import { sendPage, textFields } from './pages.ts';
import type { StandIn } from './stand-in.ts';

const path = '/emulator/auth/action';
const sentAt = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

const style = html`<style>
  article {
    border-top: 1px solid #8a8796;
    margin-top: 16px;
  }
  h2 {
    font-size: 1.1rem;
    margin: 16px 0 0;
  }
</style>`;

function presentMail(mail: Mail): Html {
  return html`<article aria-label="${mail.subject}, to ${mail.recipient}">
    <h2>${mail.subject}</h2>
    <p class="muted">
      To ${mail.recipient},
      <time datetime="${new Date(mail.sentAt).toISOString()}">${sentAt.format(mail.sentAt)}</time>
    </p>
    <p>${mail.body}</p>
    <p><a class="button" href="${mail.link}">${mail.subject}</a></p>
  </article>`;
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
        autofocus
      />
      <button type="submit">Save new password</button>
    </form>`;
}

const verifyForm = (fields: Fields, email: string) =>
  html`<h1>Verify your e-mail address</h1>
    <form method="post" action="${path}">
      ${hidden(fields)}
      <button type="submit">Yes, ${email} is my address</button>
    </form>`;

function sendDone(reply: FastifyReply, fields: Fields, title: string, text: string) {
  const next = fields['continueUrl'];
  return sendPage(
    reply,
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>
      ${next && isLoopback(next) ? html`<a class="button" href="${next}">Continue</a>` : null}`,
  );
}

const outdated = 'This link has expired or has already been used. Please ask for a new one.';

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof IdentityError)) throw error;
  return sendPage(
    reply,
    'Link not valid',
    html`<h1>Link not valid</h1>
      <p class="error" role="alert">${outdated}</p>`,
    400,
  );
}

async function apply(standIn: StandIn, reply: FastifyReply, fields: Fields) {
  const { mode, oobCode = '', newPassword = '' } = fields;
  const { type, account } = readCode(standIn, oobCode);
  if (mode === 'verifyEmail') {
    useCode(standIn, oobCode, 'VERIFY_EMAIL', () => ({ emailVerified: true }));
    return sendDone(reply, fields, 'Address verified', 'Your e-mail address is verified.');
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
  return sendDone(reply, fields, 'Password changed', 'You can now sign in with your new password.');
}

export function registerMailbox(app: FastifyInstance, standIn: StandIn): void {
  app.get('/mailbox', async (_request, reply) => {
    const mails = listMails(standIn.store);
    return sendPage(
      reply,
      'Mailbox',
      html`${style}
        <h1>Mailbox</h1>
        <p class="note">E-mails that the real service would send. The newest is on top.</p>
        ${mails.length === 0 ? html`<p>No e-mails yet.</p>` : mails.map(presentMail)}`,
    );
  });

  app.get(path, async (request, reply) => {
    const fields = textFields(request.query);
    try {
      const { type, account } = readCode(standIn, fields['oobCode'] ?? '');
      const form = type === 'PASSWORD_RESET' ? passwordForm : verifyForm;
      return sendPage(reply, 'Your account', form(fields, account.email ?? ''));
    } catch (error) {
      return sendRefusal(reply, error);
    }
  });

  app.post(path, async (request, reply) => {
    try {
      return await apply(standIn, reply, textFields(request.body));
    } catch (error) {
      return sendRefusal(reply, error);
    }
  });
}
