// The hidden frame inside the product's page. It receives the outcome of a sign-in from the chooser, which has
// the same origin, and passes it only to the page that started the sign-in.
(() => {
  if (window.parent === window) return;
  const query = new URLSearchParams(location.search);
  const apiKey = query.get('apiKey');
  const appName = query.get('appName');
  const storageKey = `stand-in:outcome:${apiKey}:${appName}`;
  const pendingCalls = new Map();
  let lastId = 0;
  let page;

  function isLoopback(origin) {
    return /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(
      origin,
    );
  }

  function storageWorks() {
    try {
      sessionStorage.setItem('stand-in:probe', '1');
      sessionStorage.removeItem('stand-in:probe');
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves to true if the SDK accepted the event. */
  function sendAuthEvent(authEvent) {
    const id = (lastId += 1);
    return new Promise((resolve) => {
      pendingCalls.set(id, (value) => resolve(value?.status === 'ACK'));
      page.port.postMessage({
        kind: 'call',
        id,
        name: 'authEvent',
        data: { type: 'authEvent', authEvent },
      });
    });
  }

  const isForThisPage = (outcome) =>
    outcome.apiKey === apiKey &&
    outcome.appName === appName &&
    new URL(outcome.redirectUrl).origin === page?.origin;

  /** Sends the outcome that handler.js stored in this tab after a redirect, or an event without a sign-in. */
  async function sendStoredOutcome() {
    const stored = storageWorks() ? sessionStorage.getItem(storageKey) : null;
    const outcome = stored === null ? null : JSON.parse(stored);
    if (outcome && isForThisPage(outcome)) {
      await sendAuthEvent(outcome.authEvent);
      sessionStorage.removeItem(storageKey);
      return;
    }
    await sendAuthEvent({
      type: 'unknown',
      eventId: null,
      urlResponse: null,
      sessionId: null,
      postBody: null,
      tenantId: null,
      error: { code: 'auth/no-auth-event', message: 'There is no sign-in to complete.' },
    });
  }

  function receive(message) {
    if (message.kind === 'answer') {
      pendingCalls.get(message.id)?.(message.value);
      pendingCalls.delete(message.id);
      return;
    }
    const value =
      message.name === 'webStorageSupport'
        ? { status: 'ACK', webStorageSupport: storageWorks() }
        : { status: message.name === 'ping' ? 'ACK' : 'ERROR' };
    page.port.postMessage({ kind: 'answer', id: message.id, value });
  }

  window.addEventListener('message', async (event) => {
    const type = event.data?.type;
    if (type === 'stand-in:connect' && event.source === window.parent && !page) {
      if (!isLoopback(event.origin)) return;
      page = { origin: event.origin, port: event.ports[0] };
      page.port.onmessage = ({ data }) => receive(data);
      await sendStoredOutcome();
    }
    if (type === 'stand-in:outcome' && event.origin === location.origin && page) {
      const { outcome } = event.data;
      if (isForThisPage(outcome) && (await sendAuthEvent(outcome.authEvent))) {
        event.source.postMessage({ type: 'stand-in:taken' }, location.origin);
      }
    }
  });
})();
