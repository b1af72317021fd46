// `accounts:signInWithIdp`: finds, links or creates the account of a Google identity. The rules are those of a
// project with one account per e-mail address:
// https://firebase.google.com/docs/auth/users#verified_email_addresses
import {
  findAccount,
  findAccountByEmail,
  findAccountByIdentity,
  newAccount,
  saveAccount,
  type Account,
  type LinkedIdentity,
} from './accounts.ts';
import { refuse } from './errors.ts';
import { googleProvider, readGoogleToken, type GoogleClaims } from './google.ts';
import { issueTokens, newSession, nextSecond, readIdToken } from './id-tokens.ts';
import type { SignInWithIdpRequest } from './requests.ts';
import { revokeSessions } from './sessions.ts';
import type { StandIn } from './stand-in.ts';
import { atomically } from './tables.ts';

/** Reads the credential from the query of `requestUri` and from `postBody`, which wins. */
function credentialOf(request: SignInWithIdpRequest): URLSearchParams {
  if (!request.requestUri) refuse('MISSING_REQUEST_URI');
  if (!URL.canParse(request.requestUri)) refuse('INVALID_REQUEST_URI');
  const credential = new URLSearchParams(new URL(request.requestUri).search);
  for (const [name, value] of new URLSearchParams(request.postBody ?? '')) {
    credential.set(name, value);
  }
  return credential;
}

function toIdentity(google: GoogleClaims): LinkedIdentity {
  return {
    providerId: googleProvider,
    rawId: google.sub,
    email: google.email,
    displayName: google.name,
    photoUrl: google.picture,
  };
}

function withGoogle(account: Account, google: GoogleClaims): Account {
  const others = account.identities.filter(({ providerId }) => providerId !== googleProvider);
  return {
    ...account,
    displayName: account.displayName ?? google.name,
    photoUrl: account.photoUrl ?? google.picture,
    identities: [...others, toIdentity(google)],
  };
}

type Outcome = { account: Account; isNewUser: boolean };

/** Finds the account by the identity or by its e-mail address, or creates a new account. */
function openAccount(standIn: StandIn, google: GoogleClaims, mayCreate: boolean): Outcome {
  const { store, now } = standIn;
  const known = findAccountByIdentity(store, googleProvider, google.sub);
  if (known) return { account: withGoogle(known, google), isNewUser: false };
  const sameEmail = findAccountByEmail(store, google.email);
  if (sameEmail?.emailVerified) {
    return { account: withGoogle(sameEmail, google), isNewUser: false };
  }
  if (sameEmail) {
    // Nobody has verified this address. The person who registered it first may not own it, so the account loses
    // its password and its sessions, and gets the profile from Google.
    revokeSessions(store, sameEmail.uid);
    const cleared = {
      ...sameEmail,
      emailVerified: true,
      password: null,
      passwordUpdatedAt: null,
      displayName: null,
      photoUrl: null,
      validSince: nextSecond(standIn),
    };
    return { account: withGoogle(cleared, google), isNewUser: false };
  }
  if (!mayCreate) refuse('USER_NOT_FOUND');
  const created = { ...newAccount(now()), email: google.email, emailVerified: true };
  return { account: withGoogle(created, google), isNewUser: true };
}

/** Links the identity to the account that is signed in. */
function linkAccount(standIn: StandIn, uid: string, google: GoogleClaims): Outcome {
  const account = findAccount(standIn.store, uid) ?? refuse('USER_NOT_FOUND');
  const owner = findAccountByIdentity(standIn.store, googleProvider, google.sub);
  if (owner && owner.uid !== uid) refuse('FEDERATED_USER_ID_ALREADY_LINKED');
  const sameEmail = findAccountByEmail(standIn.store, google.email);
  if (sameEmail && sameEmail.uid !== uid) refuse('EMAIL_EXISTS');
  const confirmsEmail = account.email === null || account.email === google.email;
  return {
    account: withGoogle(
      confirmsEmail ? { ...account, email: google.email, emailVerified: true } : account,
      google,
    ),
    isNewUser: false,
  };
}

function toResponse(google: GoogleClaims, token: string, { account, isNewUser }: Outcome) {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    federatedId: `https://accounts.google.com/${google.sub}`,
    providerId: googleProvider,
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    firstName: google.given_name,
    ...(google.family_name === undefined ? {} : { lastName: google.family_name }),
    fullName: google.name,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    context: '',
    oauthIdToken: token,
    ...(isNewUser ? { isNewUser } : {}),
    rawUserInfo: JSON.stringify({
      iss: 'https://accounts.google.com',
      id: google.sub,
      email: google.email,
      verified_email: google.email_verified,
      name: google.name,
      given_name: google.given_name,
      family_name: google.family_name,
      picture: google.picture,
      granted_scopes:
        'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile openid',
    }),
  };
}

export async function signInWithIdp(standIn: StandIn, request: SignInWithIdpRequest) {
  const credential = credentialOf(request);
  const provider = credential.get('providerId');
  if (!provider) refuse('INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential');
  if (provider !== googleProvider) {
    refuse('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.');
  }
  const token = credential.get('id_token');
  if (!token) refuse('INVALID_IDP_RESPONSE : The stand-in needs a Google ID token.');
  const google = await readGoogleToken(standIn, token);
  const bearer = request.idToken ? await readIdToken(standIn, request.idToken) : undefined;

  const outcome = atomically(standIn.store, () => {
    const decided = bearer
      ? linkAccount(standIn, bearer.account.uid, google)
      : openAccount(standIn, google, request.autoCreate !== false);
    const account = { ...decided.account, lastLoginAt: standIn.now() };
    saveAccount(standIn.store, account);
    return { ...decided, account };
  });
  const session = newSession(standIn, outcome.account.uid, googleProvider);
  return {
    ...toResponse(google, token, outcome),
    ...(await issueTokens(standIn, outcome.account, session)),
  };
}
