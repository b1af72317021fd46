// The key that signs every token. It is created once, stored, and published as a JSON Web Key Set.
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

export type SigningKey = {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public key in the published format. */
  published: JWK;
};

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new Error('The stored signing key is not an RSA key');
  return key;
}

async function loadOrCreateKey(store: DatabaseSync): Promise<JWK> {
  const read = store.prepare("select value from settings where name = 'signing_key'");
  if (read.get() === undefined) {
    const { privateKey } = await generateKeyPair('RS256', {
      modulusLength: 2048,
      extractable: true,
    });
    // With 'or ignore', two processes that start on a new folder at the same time both use the first key.
    store
      .prepare("insert or ignore into settings (name, value) values ('signing_key', ?)")
      .run(JSON.stringify(await exportJWK(privateKey)));
  }
  return JSON.parse(String(read.get()?.['value'])) as JWK;
}

export async function openSigningKey(store: DatabaseSync): Promise<SigningKey> {
  const secret = await loadOrCreateKey(store);
  const id = createHash('sha1').update(String(secret.n)).digest('hex');
  const published: JWK = {
    kty: 'RSA',
    alg: 'RS256',
    use: 'sig',
    kid: id,
    ...(secret.n === undefined ? {} : { n: secret.n }),
    ...(secret.e === undefined ? {} : { e: secret.e }),
  };
  return {
    id,
    privateKey: await importKey(secret),
    publicKey: await importKey(published),
    published,
  };
}
