// Passes the outcome of the account chooser to the page that asked for it: from a popup through the stand-in's
// frame inside the opener, after a redirect through the storage of this tab. When the product serves this script
// under its own origin, the chooser first redirects there with the outcome in the fragment of the address.
(() => {
  const element = document.getElementById('outcome');
  const { handler } = element.dataset;
  if (handler && handler !== location.origin) {
    const encoded = encodeURIComponent(element.dataset.outcome);
    location.replace(`${handler}/emulator/auth/handler/outcome#${encoded}`);
    return;
  }
  const outcome = JSON.parse(element.dataset.outcome || decodeURIComponent(location.hash.slice(1)));

  // Anyone can write this address, so only http and https are allowed.
  if (!/^https?:/.test(outcome.redirectUrl)) return;

  if (outcome.authEvent.type.endsWith('ViaRedirect')) {
    sessionStorage.setItem(
      `stand-in:outcome:${outcome.apiKey}:${outcome.appName}`,
      JSON.stringify(outcome),
    );
    location.replace(outcome.redirectUrl);
    return;
  }

  window.addEventListener('message', (event) => {
    if (event.origin === location.origin && event.data?.type === 'stand-in:taken') window.close();
  });
  const frames = window.opener?.frames ?? [];
  for (let i = 0; i < frames.length; i += 1) {
    // With a target origin, only frames of the stand-in receive the message.
    frames[i].postMessage({ type: 'stand-in:outcome', outcome }, location.origin);
  }
  setTimeout(() => {
    element.textContent =
      'The page you came from did not answer. Please close this window and sign in again.';
  }, 3000);
})();
