// Signs and verifies the ID tokens of the project.
// Claims: https://firebase.google.com/docs/auth/admin/verify-id-tokens
import { errors, jwtVerify, SignJWT } from 'jose';
import { findAccount, type Account } from './accounts.ts';
import { refuse } from './errors.ts';
import { openSession, type Session } from './sessions.ts';
import { seconds, type StandIn } from './stand-in.ts';

export const tokenLifetime = 3600;
/** After this many seconds, a password change or an account deletion requires a new sign-in. */
const recentSignInSeconds = 5 * 60;

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
 * Returns the `validSince` that revokes every token issued until now. It is not the current second, because
 * tokens count whole seconds and some may have been issued in this one.
 */
export function nextSecond(standIn: StandIn): number {
  return seconds(standIn.now()) + 1;
}

/** Returns a token that is valid for one hour. */
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

/** Opens a session and returns the fields that every sign-in response has. */
export async function issueTokens(
  standIn: StandIn,
  account: Account,
  session: Session,
): Promise<IssuedTokens> {
  // Opens the session before the first await, so that a concurrent password change revokes it.
  const refreshToken = openSession(standIn.store, session);
  const idToken = await signIdToken(standIn, account, session);
  return { idToken, refreshToken, expiresIn: String(tokenLifetime) };
}

/** Returns a session that starts now. */
export function newSession(standIn: StandIn, uid: string, signInProvider: string): Session {
  return { uid, signInProvider, authTime: seconds(standIn.now()) };
}

export type Bearer = { account: Account; session: Session };

/** Verifies the token. Refuses with MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED or USER_NOT_FOUND. */
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

/** Protects sensitive calls against a stolen token. Refuses with CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export function requireRecentSignIn(standIn: StandIn, session: Session): void {
  if (seconds(standIn.now()) - session.authTime > recentSignInSeconds) {
    refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
