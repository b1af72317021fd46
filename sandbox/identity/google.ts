// The Google accounts that people have chosen before, and the ID tokens that the stand-in signs for them.
import { randomInt, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { canonicalEmail } from './accounts.ts';
import { refuse } from './errors.ts';
import { seconds, type StandIn } from './stand-in.ts';

export const googleProvider = 'google.com';
const issuer = 'https://accounts.google.com';
const lifetime = 3600;

export type GoogleAccount = { sub: string; email: string; name: string };

/** Returns the accounts, the last used one first. */
export function listGoogleAccounts(store: DatabaseSync): GoogleAccount[] {
  return store
    .prepare('select sub, email, name from google_accounts order by last_used_at desc, email')
    .all()
    .map((row) => ({
      sub: String(row['sub']),
      email: String(row['email']),
      name: String(row['name']),
    }));
}

export function findGoogleAccount(store: DatabaseSync, sub: string): GoogleAccount | undefined {
  return listGoogleAccounts(store).find((account) => account.sub === sub);
}

/** Creates the account of this e-mail address, or reuses it and updates its name. */
export function useGoogleAccount(
  standIn: StandIn,
  chosen: { email: string; name: string },
): GoogleAccount {
  const sub = Array.from({ length: 20 }, () => randomInt(10)).join('');
  const row = standIn.store
    .prepare(
      `insert into google_accounts (sub, email, name, last_used_at) values (?, ?, ?, ?)
       on conflict (email) do update set name = excluded.name, last_used_at = excluded.last_used_at
       returning sub, email, name`,
    )
    .get(`1${sub}`, canonicalEmail(chosen.email), chosen.name.trim(), standIn.now());
  return {
    sub: String(row?.['sub']),
    email: String(row?.['email']),
    name: String(row?.['name']),
  };
}

const audience = (standIn: StandIn) => `${standIn.projectId}.apps.googleusercontent.com`;

/** The first word is the given name, the rest is the family name. */
function splitName(name: string): { given: string; family: string } {
  const [given = '', ...others] = name.split(/\s+/);
  return { given, family: others.join(' ') };
}

export function signGoogleToken(standIn: StandIn, account: GoogleAccount): Promise<string> {
  const { given, family } = splitName(account.name);
  const issuedAt = seconds(standIn.now());
  return new SignJWT({
    azp: audience(standIn),
    email: account.email,
    email_verified: true,
    name: account.name,
    picture: `${standIn.origin}/emulator/auth/picture/${account.sub}`,
    given_name: given,
    ...(family === '' ? {} : { family_name: family }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: standIn.key.id, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience(standIn))
    .setSubject(account.sub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .setJti(randomUUID())
    .sign(standIn.key.privateKey);
}

const googleClaims = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  picture: z.string(),
  given_name: z.string(),
  family_name: z.string().optional(),
});

export type GoogleClaims = z.output<typeof googleClaims>;

/** Refuses with INVALID_IDP_RESPONSE unless this stand-in signed the token for this project and it has not expired. */
export async function readGoogleToken(standIn: StandIn, token: string): Promise<GoogleClaims> {
  const { payload } = await jwtVerify(token, standIn.key.publicKey, {
    algorithms: ['RS256'],
    issuer,
    audience: audience(standIn),
    currentDate: new Date(standIn.now()),
  }).catch(() =>
    refuse(
      'INVALID_IDP_RESPONSE : The Google ID token is not valid, has expired or is not for this project.',
    ),
  );
  return googleClaims.parse(payload);
}
