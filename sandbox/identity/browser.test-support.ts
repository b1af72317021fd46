// Starts Chromium and a small product page that uses the official SDK.
import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import Fastify from 'fastify';
import { browserOptions } from '../../test-support/browser.ts';
import { freePort } from '../../test-support/free-port.ts';
import { apiKey, projectId } from './identity.test-support.ts';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch(browserOptions(process.env['CHROMIUM_PATH'] || undefined));

/** Returns a file of the SDK's browser build, with its one absolute import changed to this server. */
function sdkFile(name: string): string {
  const url = new URL(`../../node_modules/firebase/${name}`, import.meta.url);
  return readFileSync(url, 'utf8').replace(
    /https:\/\/www\.gstatic\.com\/firebasejs\/[^"']*\/firebase-app\.js/g,
    '/firebase-app.js',
  );
}

const markup = (host: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>Product</title><link rel="icon" href="data:,"></head>
<body><h1>Product</h1>
<button id="popup">Popup</button>
<button id="google">Sign In With Google</button>
<button id="out">Sign out</button>
<p>Ready: <output id="ready"></output></p>
<p>Popup: <output id="popup-result"></output></p>
<p>Redirect: <output id="redirect-result"></output></p>
<p>User: <output id="user"></output></p>
<script src="${host}/js/api.js"></script>
<script type="module" src="/client.js"></script></body></html>`;

const client = (host: string) => `
import { initializeApp } from '/firebase-app.js';
import { GoogleAuthProvider, browserLocalPersistence, browserPopupRedirectResolver,
  connectAuthEmulator, getAdditionalUserInfo, getRedirectResult, initializeAuth, onAuthStateChanged,
  signInWithPopup, signInWithRedirect, signOut } from '/firebase-auth.js';
const show = (id, text) => { document.getElementById(id).textContent = text; };
const app = initializeApp(${JSON.stringify({ apiKey, projectId, authDomain: 'localhost' })});
const auth = initializeAuth(app, { persistence: browserLocalPersistence,
  popupRedirectResolver: browserPopupRedirectResolver });
connectAuthEmulator(auth, '${host}', { disableWarnings: true });
const provider = new GoogleAuthProvider();
const describe = (result) => [result.user.email, result.user.displayName,
  getAdditionalUserInfo(result).isNewUser ? 'new' : 'known'].join(' ');
document.getElementById('popup').onclick = () => signInWithPopup(auth, provider)
  .then((result) => show('popup-result', describe(result)), (error) => show('popup-result', error.code));
document.getElementById('google').onclick = async () => {
  try { show('popup-result', describe(await signInWithPopup(auth, provider))); }
  catch (error) { if (error.code === 'auth/popup-blocked') await signInWithRedirect(auth, provider); }
};
document.getElementById('out').onclick = () => signOut(auth);
onAuthStateChanged(auth, (user) => show('user', user ? user.email : 'nobody'));
getRedirectResult(auth)
  .then((result) => show('redirect-result', result ? describe(result) : 'none'),
    (error) => show('redirect-result', error.code))
  .then(() => show('ready', 'yes'));
`;

/** The strictest headers with which sign-in works. */
const headers = (host: string) => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${host}; connect-src ${host}; frame-src ${host}; img-src data:; style-src 'none'`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});

/** Serves the product page at the returned origin. */
export async function startProduct(
  host: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const product = Fastify();
  const script = 'text/javascript; charset=utf-8';
  product.get('/', async (_request, reply) =>
    reply.type('text/html').headers(headers(host)).send(markup(host)),
  );
  product.get('/blank', async (_request, reply) =>
    reply
      .type('text/html')
      .send(`<!doctype html><title>Blank</title><script src="${host}/js/api.js"></script>`),
  );
  product.get('/client.js', async (_request, reply) => reply.type(script).send(client(host)));
  for (const name of ['firebase-app.js', 'firebase-auth.js']) {
    product.get(`/${name}`, async (_request, reply) => reply.type(script).send(sdkFile(name)));
  }
  const port = await freePort();
  await product.listen({ port, host: 'localhost' });
  return { origin: `http://localhost:${port}`, close: () => product.close() };
}
