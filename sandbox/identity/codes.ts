// One-time codes sent by e-mail, to reset a password or to verify an address.
import { randomBytes } from 'node:crypto';
import {
  canonicalEmail,
  changeAccount,
  findAccount,
  findAccountByEmail,
  isEmail,
  type Account,
} from './accounts.ts';
import { refuse } from './errors.ts';
import { clearFailures } from './failed-sign-ins.ts';
import { nextSecond, readIdToken } from './id-tokens.ts';
import { isLoopback } from './loopback.ts';
import { deliverMail } from './mailbox.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { ResetPasswordRequest, SendOobCodeRequest } from './requests.ts';
import { revokeSessions, sha256 } from './sessions.ts';
import type { StandIn } from './stand-in.ts';
import { atomically } from './tables.ts';

export type CodeType = 'PASSWORD_RESET' | 'VERIFY_EMAIL';
const lifetimeMs = 60 * 60 * 1000;

const mailTemplates: Record<CodeType, { mode: string; subject: string; body: string }> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Reset your password',
    body: 'Follow this link to choose a new password. It works once, within an hour. If you did not ask for it, you can ignore this e-mail.',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Verify your e-mail address',
    body: 'Follow this link to verify your e-mail address. It works once, within an hour.',
  },
};

function sendCode(standIn: StandIn, account: Account, type: CodeType, continueUrl?: string): void {
  const { store, origin, apiKey, now } = standIn;
  const code = randomBytes(32).toString('base64url');
  const template = mailTemplates[type];
  const link = new URL('/emulator/auth/action', origin);
  link.searchParams.set('mode', template.mode);
  link.searchParams.set('oobCode', code);
  link.searchParams.set('apiKey', apiKey);
  if (continueUrl) link.searchParams.set('continueUrl', continueUrl);
  atomically(store, () => {
    store
      .prepare('insert into codes (code_hash, uid, request_type, expires_at) values (?, ?, ?, ?)')
      .run(sha256(code), account.uid, type, now() + lifetimeMs);
    deliverMail(store, {
      recipient: account.email ?? '',
      subject: template.subject,
      body: template.body,
      link: link.href,
      sentAt: now(),
    });
  });
}

/** `accounts:sendOobCode`. The response for an unknown address is the same as for a known one, but no mail is sent. */
export async function sendOobCode(standIn: StandIn, request: SendOobCodeRequest) {
  const { requestType, continueUrl } = request;
  if (!requestType) refuse('MISSING_REQ_TYPE');
  if (continueUrl !== undefined) {
    if (!URL.canParse(continueUrl)) refuse('INVALID_CONTINUE_URI');
    if (!isLoopback(continueUrl)) refuse('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  if (requestType === 'PASSWORD_RESET') {
    if (!request.email) refuse('MISSING_EMAIL');
    if (!isEmail(request.email)) refuse('INVALID_EMAIL');
    const account = findAccountByEmail(standIn.store, request.email);
    if (account) sendCode(standIn, account, requestType, continueUrl);
    return { kind, email: canonicalEmail(request.email) };
  }
  if (requestType === 'VERIFY_EMAIL') {
    const { account } = await readIdToken(standIn, request.idToken);
    if (account.email === null) refuse('MISSING_EMAIL');
    sendCode(standIn, account, requestType, continueUrl);
    return { kind, email: account.email };
  }
  refuse('OPERATION_NOT_ALLOWED : The stand-in sends PASSWORD_RESET and VERIFY_EMAIL only.');
}

/** Returns the type and the account of a code. Refuses with INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
export function readCode(standIn: StandIn, code: string): { type: CodeType; account: Account } {
  const row = standIn.store.prepare('select * from codes where code_hash = ?').get(sha256(code));
  if (!row || row['used'] === 1) refuse('INVALID_OOB_CODE');
  if (Number(row['expires_at']) <= standIn.now()) refuse('EXPIRED_OOB_CODE');
  const account = findAccount(standIn.store, String(row['uid'])) ?? refuse('INVALID_OOB_CODE');
  return { type: row['request_type'] as CodeType, account };
}

/** Marks the code as used and changes the account in one transaction. */
export function useCode(
  standIn: StandIn,
  code: string,
  type: CodeType,
  change: (account: Account) => Partial<Account>,
): Account {
  const { account } = readCode(standIn, code);
  return changeAccount(standIn.store, account.uid, (current) => {
    if (readCode(standIn, code).type !== type) refuse('INVALID_OOB_CODE');
    standIn.store.prepare('update codes set used = 1 where code_hash = ?').run(sha256(code));
    return change(current);
  });
}

/** `accounts:resetPassword`. Without a new password it only returns the type and the address of the code. */
export async function resetPassword(standIn: StandIn, request: ResetPasswordRequest) {
  const { oobCode, newPassword } = request;
  if (!oobCode) refuse('MISSING_OOB_CODE');
  const { type, account } = readCode(standIn, oobCode);
  const response = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: account.email,
    requestType: type,
  };
  if (newPassword === undefined) return response;
  checkNewPassword(newPassword);
  const password = await hashPassword(newPassword);
  useCode(standIn, oobCode, 'PASSWORD_RESET', (current) => {
    revokeSessions(standIn.store, current.uid);
    clearFailures(standIn.store, current.email ?? '');
    // The code came by e-mail, so using it also verifies the address.
    return {
      password,
      emailVerified: true,
      passwordUpdatedAt: standIn.now(),
      validSince: nextSecond(standIn),
    };
  });
  return response;
}
