// The security headers, written out once at the start: composing them anew for each answer, as
// header libraries do, took a third of the time of a read.
import { createHash } from 'node:crypto';
import { LOOPBACK_HOSTS } from '../contracts/addresses.ts';
import type { Config } from './config.ts';

type Headers = Readonly<Record<string, string>>;

/** For every answer. */
export function commonHeaders(config: Config): Headers {
  return {
    'x-content-type-options': 'nosniff',
    ...(config.production && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * For the document: it may load the product itself, the identity provider, and flipbooks in frames.
 * `inlineScripts` are the texts of the scripts that stand in it; it runs these and no others.
 */
export function documentHeaders(config: Config, inlineScripts: readonly string[]): Headers {
  const hashes = inlineScripts.map(
    (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const { host, authDomain } = config.identity;
  const identity = host
    ? { scripts: host, calls: host, frames: host }
    : {
        scripts: 'https://apis.google.com',
        calls: 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
        frames: `https://${authDomain}`,
      };
  // What contracts/addresses.ts lets a book name, the page may show.
  const books = `https: ${LOOPBACK_HOSTS.map((name) => `http://${name}:*`).join(' ')}`;
  const policy = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `script-src 'self' ${identity.scripts}${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${books}`,
    `connect-src 'self' ${identity.calls}`,
    `frame-src ${books} ${identity.frames}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    // The sign-in popup of the identity provider must be able to answer its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'x-frame-options': 'DENY',
  };
}
