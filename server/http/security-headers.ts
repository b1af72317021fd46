// The security headers, composed once at the start. Composing them for each response, as header libraries do,
// took a third of the time of a read.
import { createHash } from 'node:crypto';
import { LOOPBACK_HOSTS } from '../../contracts/addresses.ts';
import type { Config } from '../config/config.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Browser features that neither the library nor a flipbook's frame uses. The browser's default stays for
 * features that flipbooks may need (`fullscreen`, `autoplay`, `sync-xhr`, `gamepad`, `storage-access`), and
 * for names that some Chromium versions do not know and warn about (`bluetooth`, `web-share`).
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
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

const UNUSED = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');

/**
 * The headers of every response. A response that is not a document loads and runs nothing when opened by
 * itself. Few and short, because each header slows every read. Headers that only matter to a document are in
 * `documentHeaders`.
 */
export function commonHeaders(config: Config): Headers {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    // No other site may read responses.
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(config.production && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * The policy of an SVG, the only picture format that could run scripts or load resources. Like the common
 * policy, but inline styles are allowed, so that the picture looks right when opened by itself.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The headers of the service worker, which may fetch from the library, and from nowhere else. */
export const workerHeaders: Headers = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; base-uri 'none'",
};

/** Loopback addresses are allowed outside production only. */
const loopback = ({ production }: Config) =>
  production ? [] : LOOPBACK_HOSTS.map((name) => `http://${name}:*`);

/**
 * The headers of the library's own flipbooks, which the reader shows in a frame. A flipbook may load its own
 * scripts, styles, fonts and pictures. The sandbox gives it an opaque origin, so that it cannot reach the
 * session of a family. An opaque origin matches no 'self', so sources are also named by the library's address.
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
    'permissions-policy': `${UNUSED}, clipboard-write=(), microphone=()`,
    // The address of a flipbook contains its ticket.
    'referrer-policy': 'no-referrer',
  };
}

/**
 * The headers of the HTML document. It may load the client, the identity provider, and flipbooks in frames.
 * `inlineScripts` are the texts of the only inline scripts that may run. Trusted types are not required,
 * because the script loader of the identity SDK does not support them. Cross-Origin-Embedder-Policy is not
 * set, because no flipbook would open under it.
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
  // The page may show every address that contracts/addresses.ts allows in a book.
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
    // The sign-in popup of the identity provider must be able to message its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The policy of the first document holds until the next full load, and a family walks from any page to a book. So
    // each document may use the microphone; the frames it shows may not (record 18). The same holds for the button 'Copy'.
    'permissions-policy': `${UNUSED}, clipboard-write=(self), microphone=(self)`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };
}
