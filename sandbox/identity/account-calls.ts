// The calls of a signed-in person that read, change or delete the account, and the refresh of tokens.
import {
  canonicalEmail,
  changeAccount,
  deleteAccount,
  findAccount,
  type Account,
} from './accounts.ts';
import { IdentityError, refuse } from './errors.ts';
import {
  issueTokens,
  newSession,
  nextSecond,
  readIdToken,
  requireRecentSignIn,
  signIdToken,
  tokenLifetime,
} from './id-tokens.ts';
import { useCode } from './codes.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { TokenRequest, UpdateRequest } from './requests.ts';
import { findSession, revokeSessions } from './sessions.ts';
import type { StandIn } from './stand-in.ts';

const optionalField = <K extends string>(key: K, value: string | null) =>
  value === null ? {} : { [key]: value };

function providersOf(account: Account) {
  const password =
    account.password !== null && account.email !== null
      ? [
          {
            providerId: 'password',
            rawId: account.email,
            federatedId: account.email,
            email: account.email,
            ...optionalField('displayName', account.displayName),
            ...optionalField('photoUrl', account.photoUrl),
          },
        ]
      : [];
  const linked = account.identities.map((identity) => ({
    providerId: identity.providerId,
    rawId: identity.rawId,
    federatedId: identity.rawId,
    ...optionalField('email', identity.email),
    ...optionalField('displayName', identity.displayName),
    ...optionalField('photoUrl', identity.photoUrl),
  }));
  return [...linked, ...password];
}

function profileOf(account: Account) {
  return {
    localId: account.uid,
    ...optionalField('email', account.email),
    ...optionalField('displayName', account.displayName),
    ...optionalField('photoUrl', account.photoUrl),
    emailVerified: account.emailVerified,
    // The SDK only checks whether this field exists. The real hash is never sent.
    ...(account.password === null ? {} : { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: providersOf(account),
  };
}

export async function lookup(standIn: StandIn, request: { idToken?: string | undefined }) {
  const { account } = await readIdToken(standIn, request.idToken);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        ...profileOf(account),
        ...(account.passwordUpdatedAt === null
          ? {}
          : { passwordUpdatedAt: account.passwordUpdatedAt }),
        validSince: String(account.validSince),
        disabled: false,
        lastLoginAt: String(account.lastLoginAt),
        createdAt: String(account.createdAt),
      },
    ],
  };
}

/** Returns a function that computes the changes to the account that `request` asks for. */
async function prepareChanges(standIn: StandIn, request: UpdateRequest) {
  const hash = request.password ? await hashPassword(request.password) : undefined;
  const removed = request.deleteAttribute ?? [];
  return (account: Account): Partial<Account> => ({
    ...(request.displayName === undefined ? {} : { displayName: request.displayName || null }),
    ...(request.photoUrl === undefined ? {} : { photoUrl: request.photoUrl || null }),
    ...(removed.includes('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(removed.includes('PHOTO_URL') ? { photoUrl: null } : {}),
    ...(request.deleteProvider?.includes('password')
      ? { password: null, passwordUpdatedAt: null }
      : {}),
    identities: account.identities.filter(
      ({ providerId }) => !request.deleteProvider?.includes(providerId),
    ),
    ...(hash === undefined
      ? {}
      : {
          password: hash,
          passwordUpdatedAt: standIn.now(),
          validSince: nextSecond(standIn),
        }),
  });
}

export async function update(standIn: StandIn, request: UpdateRequest) {
  if (request.oobCode) {
    const account = useCode(standIn, request.oobCode, 'VERIFY_EMAIL', () => ({
      emailVerified: true,
    }));
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...profileOf(account) };
  }
  const { account, session } = await readIdToken(standIn, request.idToken);
  if (request.email && canonicalEmail(request.email) !== account.email) {
    refuse('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  if (request.password !== undefined) {
    checkNewPassword(request.password);
    requireRecentSignIn(standIn, session);
  }
  const changes = await prepareChanges(standIn, request);
  const changed = changeAccount(standIn.store, account.uid, (current) => {
    if (request.password !== undefined) revokeSessions(standIn.store, current.uid);
    return changes(current);
  });
  const next =
    request.password === undefined ? session : newSession(standIn, account.uid, 'password');
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...profileOf(changed),
    ...(request.returnSecureToken ? await issueTokens(standIn, changed, next) : {}),
  };
}

export async function remove(standIn: StandIn, request: { idToken?: string | undefined }) {
  const { account, session } = await readIdToken(standIn, request.idToken);
  requireRecentSignIn(standIn, session);
  deleteAccount(standIn.store, account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** `POST /v1/token`. The refresh token stays the same, as with the provider. */
export async function refresh(standIn: StandIn, request: TokenRequest) {
  if (!request.grant_type) refuse('MISSING_GRANT_TYPE');
  if (request.grant_type !== 'refresh_token') refuse('INVALID_GRANT_TYPE');
  if (!request.refresh_token) refuse('MISSING_REFRESH_TOKEN');
  const session = findSession(standIn.store, request.refresh_token);
  if (!session) throw new IdentityError('INVALID_REFRESH_TOKEN', 400, 'INVALID_ARGUMENT');
  const account = findAccount(standIn.store, session.uid);
  if (!account) refuse('USER_NOT_FOUND');
  if (session.revoked) refuse('TOKEN_EXPIRED');
  const idToken = await signIdToken(standIn, account, session);
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(tokenLifetime),
    token_type: 'Bearer',
    refresh_token: request.refresh_token,
    user_id: account.uid,
    project_id: standIn.projectId,
  };
}
