// ID tokens of the project: what they claim, and how a call that carries one is believed.
// Claims: https://firebase.google.com/docs/auth/admin/verify-id-tokens
import { errors, jwtVerify, SignJWT } from 'jose';
import { findAccount, type Account } from './accounts.ts';
import { refuse } from './errors.ts';
import { openSession, type Session } from './sessions.ts';
import { seconds, type StandIn } from './stand-in.ts';

export const tokenLifetime = 3600;
/** Seconds since the last sign-in after which a password change asks to sign in again. */
const recent = 5 * 60;

const issuer = (standIn: StandIn) => `https://securetoken.google.com/${standIn.projectId}`;

function claims(account: Account, session: Session): Record<string, unknown> {
  const identities: Record<string, string[]> = {};
  for (const { providerId, rawId } of account.identities) identities[providerId] = [rawId];
  if (account.email !== null) identities['email'] = [account.email];
  return {
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    auth_time: session.authTime,
    user_id: account.uid,
    ...(account.email === null
      ? {}
      : { email: account.email, email_verified: account.emailVerified }),
    firebase: { identities, sign_in_provider: session.signInProvider },
  };
}

/**
 * The first second whose tokens an account accepts once everything issued until now is void. The
 * current second would not do: tokens count whole seconds, and it already issued some.
 */
export function nextSecond(standIn: StandIn): number {
  return seconds(standIn.now()) + 1;
}

/** Valid for one hour. */
export function signIdToken(standIn: StandIn, account: Account, session: Session): Promise<string> {
  const issuedAt = Math.max(seconds(standIn.now()), account.validSince);
  return new SignJWT(claims(account, session))
    .setProtectedHeader({ alg: 'RS256', kid: standIn.key.id, typ: 'JWT' })
    .setIssuer(issuer(standIn))
    .setAudience(standIn.projectId)
    .setSubject(account.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetime)
    .sign(standIn.key.privateKey);
}

export type IssuedTokens = { idToken: string; refreshToken: string; expiresIn: string };

/** Opens a session: the fields that every sign-in answer carries. */
export async function issueTokens(
  standIn: StandIn,
  account: Account,
  session: Session,
): Promise<IssuedTokens> {
  // First of all and without waiting, so that a password change meanwhile finds it and ends it.
  const refreshToken = openSession(standIn.store, session);
  const idToken = await signIdToken(standIn, account, session);
  return { idToken, refreshToken, expiresIn: String(tokenLifetime) };
}

/** A session that begins now. */
export function newSession(standIn: StandIn, uid: string, signInProvider: string): Session {
  return { uid, signInProvider, authTime: seconds(standIn.now()) };
}

export type Bearer = { account: Account; session: Session };

/** Refuses with MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED or USER_NOT_FOUND. */
export async function readIdToken(standIn: StandIn, idToken: string | undefined): Promise<Bearer> {
  if (!idToken) refuse('MISSING_ID_TOKEN');
  const { payload } = await jwtVerify(idToken, standIn.key.publicKey, {
    algorithms: ['RS256'],
    issuer: issuer(standIn),
    audience: standIn.projectId,
    currentDate: new Date(standIn.now()),
  }).catch((error: unknown) =>
    refuse(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN'),
  );
  const account = findAccount(standIn.store, payload.sub ?? '');
  if (!account) refuse('USER_NOT_FOUND');
  if ((payload.iat ?? 0) < account.validSince) refuse('TOKEN_EXPIRED');
  const firebase = payload['firebase'] as { sign_in_provider: string };
  return {
    account,
    session: {
      uid: account.uid,
      signInProvider: firebase.sign_in_provider,
      authTime: Number(payload['auth_time']),
    },
  };
}

/** For what must not be done with a token found on an unattended screen. */
export function requireRecentSignIn(standIn: StandIn, session: Session): void {
  if (seconds(standIn.now()) - session.authTime > recent) {
    refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
