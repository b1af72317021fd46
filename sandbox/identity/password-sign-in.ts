// Sign-up and sign-in with an e-mail address and a password.
import {
  canonicalEmail,
  changeAccount,
  findAccountByEmail,
  isEmail,
  newAccount,
  saveAccount,
  type Account,
} from './accounts.ts';
import { refuse } from './errors.ts';
import { clearFailures, isLockedOut, recordFailure } from './failed-sign-ins.ts';
import { issueTokens, newSession, readIdToken } from './id-tokens.ts';
import { checkNewPassword, hashPassword, passwordMatches } from './passwords.ts';
import type { SignInWithPasswordRequest, SignUpRequest } from './requests.ts';
import type { StandIn } from './stand-in.ts';
import { atomically } from './tables.ts';

/** Creates an account. With `idToken`, adds the password to the signed-in account instead. */
export async function signUp(standIn: StandIn, request: SignUpRequest) {
  const { store, now } = standIn;
  const { idToken, displayName } = request;
  if (!standIn.methods.password) refuse('OPERATION_NOT_ALLOWED');
  // A sign-up without address and password is anonymous, which this project does not offer.
  if (!idToken && request.email === undefined && request.password === undefined) {
    refuse('ADMIN_ONLY_OPERATION');
  }
  if (!request.email) refuse('MISSING_EMAIL');
  if (!isEmail(request.email)) refuse('INVALID_EMAIL');
  if (!request.password) refuse('MISSING_PASSWORD');
  checkNewPassword(request.password);
  const bearer = idToken ? await readIdToken(standIn, idToken) : undefined;
  const email = canonicalEmail(request.email);
  const password = await hashPassword(request.password);

  const save = (found: Account): Account => {
    const owner = findAccountByEmail(store, email);
    if (owner && owner.uid !== found.uid) refuse('EMAIL_EXISTS');
    return {
      ...found,
      email,
      emailVerified: found.email === email && found.emailVerified,
      password,
      passwordUpdatedAt: now(),
      displayName: displayName ?? found.displayName,
    };
  };
  const account = bearer
    ? changeAccount(store, bearer.account.uid, save)
    : atomically(store, () => {
        const created = save(newAccount(now()));
        saveAccount(store, created);
        return created;
      });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(await issueTokens(standIn, account, newSession(standIn, account.uid, 'password'))),
  };
}

export async function signInWithPassword(standIn: StandIn, request: SignInWithPasswordRequest) {
  const { store, now } = standIn;
  if (!standIn.methods.password) refuse('PASSWORD_LOGIN_DISABLED');
  if (!request.email) refuse('MISSING_EMAIL');
  if (!isEmail(request.email)) refuse('INVALID_EMAIL');
  if (!request.password) refuse('MISSING_PASSWORD');
  const email = canonicalEmail(request.email);
  if (isLockedOut(store, email, now())) {
    refuse(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    );
  }
  // Counts the attempt before the slow comparison, so that parallel guesses cannot pass the limit.
  recordFailure(store, email, now());
  const found = findAccountByEmail(store, email);
  // The same error for an unknown address and a wrong password, so that it does not reveal who has an account.
  if (!(await passwordMatches(request.password, found?.password ?? null)) || !found) {
    refuse('INVALID_LOGIN_CREDENTIALS');
  }
  clearFailures(store, email);
  const account = changeAccount(store, found.uid, (current) => {
    // The password was changed during the comparison.
    if (current.password !== found.password) refuse('INVALID_LOGIN_CREDENTIALS');
    return { lastLoginAt: now() };
  });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.uid,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await issueTokens(standIn, account, newSession(standIn, account.uid, 'password'))),
  };
}
