// The security headers, written out once at the start: composing them anew for each answer, as
// header libraries do, took a third of the time of a read.
import { createHash } from 'node:crypto';
import { LOOPBACK_HOSTS } from '../../contracts/addresses.ts';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What browsers offer and the library never uses, neither itself nor for a book's frame. Flipbooks may
 * go full screen and read aloud (`fullscreen`, `autoplay`), and bring scripts of their own habits
 * (`sync-xhr`, `gamepad`, `storage-access`): these keep the browser's own rule. So does what not every
 * Chromium knows (`bluetooth`, `web-share`), for it complains of each name it does not.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * For every answer. What is no document, opened by itself, loads nothing and runs nothing. Few and short:
 * each costs every read its writing, and what only a document heeds stands with the document.
 */
export function commonHeaders(config: Config): Headers {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    // No other site reads our answers.
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(config.production && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * For a drawing (SVG), which may be opened by itself: as every answer's, except that it looks as it was
 * drawn. It is the one picture that could run or load something.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** In production a parent's own machine is nobody's library. */
const loopback = ({ production }: Config) =>
  production ? [] : LOOPBACK_HOSTS.map((name) => `http://${name}:*`);

/**
 * For a flipbook of the library's own, which the reader shows in a frame: it may load its own script,
 * style, letters and pictures. It is nobody's origin, wherever it is opened, so that it could not reach
 * a family's session; what it loads is named by the library's address, for it has no 'self'.
 */
export function frameHeaders(config: Config): Headers {
  const own = config.publicUrl;
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", own, ...loopback(config)].join(' ')}`,
    ...['script', 'style', 'font', 'img'].map((kind) => `${kind}-src 'self' ${own}`),
    'sandbox allow-scripts',
    ...(config.production ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    // Its address holds its ticket.
    'referrer-policy': 'no-referrer',
  };
}

/**
 * For the document: it may load the product itself, the identity provider, and flipbooks in frames.
 * `inlineScripts` are the texts of the scripts that stand in it; it runs these and no others. Not
 * asked for: trusted types, which the identity SDK's script loader does not speak, and
 * Cross-Origin-Embedder-Policy, under which no flipbook would open.
 */
export function documentHeaders(config: Config, inlineScripts: readonly string[]): Headers {
  const hashes = inlineScripts.map(
    (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const { host, authDomain } = config.identity;
  const identity = host
    ? { scripts: `${host}/js/`, calls: host, frames: host }
    : {
        scripts: 'https://apis.google.com',
        calls: 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
        frames: `https://${authDomain}`,
      };
  // What contracts/addresses.ts lets a book name, the page may show.
  const local = loopback(config);
  const books = ['https:', ...local].join(' ');
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' ${identity.scripts}${hashes.join('')}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${books}`,
    "manifest-src 'self'",
    `connect-src 'self' ${identity.calls}`,
    `frame-src ${books} ${identity.frames}`,
    ...(config.production ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    // The sign-in popup of the identity provider must be able to answer its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
}
