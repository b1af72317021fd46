// Says what a shop must show its customers and this one does not. A library starts without it all the same.
import type { Config } from '../../server/config/config.ts';
import { advice, type Finding, ok } from './finding.ts';

const wanted = [
  ['termsUrl', 'TERMS_URL', 'the terms of the subscription'],
  ['privacyUrl', 'PRIVACY_URL', 'the privacy policy'],
  ['contactEmail', 'CONTACT_EMAIL', 'an e-mail address that parents can write to'],
] as const;

/** Returns nothing outside production, where nobody buys. */
export function examineShop({ production, shop }: Pick<Config, 'production' | 'shop'>): Finding[] {
  if (!production) return [];
  const missing = wanted.filter(([field]) => shop[field] === null);
  if (missing.length === 0) return [ok('shop', 'Terms, privacy policy and contact are shown.')];
  return missing.map(([, name, what]) =>
    advice('shop', `A shop must show ${what}. Set ${name}, and the pages for visitors link to it.`),
  );
}
