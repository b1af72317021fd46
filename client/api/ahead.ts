// The answers that the document's own script has asked for (app/fetch-ahead.ts) while the application's was on its way. Each
// is handed out once, to the very call that it answers.

/** An answer is handed out for so long after the page was opened, in milliseconds. */
const FRESH = 20_000;

interface Ahead {
  /** Of `performance.now()`. */
  since: number;
  /** All that the call has. They resolve when it is made. */
  headers: Promise<Headers>;
  response: Promise<Response>;
  abort: () => void;
}

/** By their addresses. The script and the application are two programs, which share nothing but this. */
const shared = globalThis as { answersAhead?: Map<string, Ahead> };

/** Keeps an answer for the call of this address. */
export function putAhead(address: string, ahead: Omit<Ahead, 'since'>): void {
  shared.answersAhead ??= new Map();
  shared.answersAhead.set(address, { ...ahead, since: performance.now() });
}

/** Forgets what nobody has taken: a call changes what these answers say. */
export function dropAhead(): void {
  shared.answersAhead?.forEach(({ abort }) => abort());
  delete shared.answersAhead;
}

const textOf = (headers: Headers) => JSON.stringify([...headers].sort());

async function answerOf(ahead: Ahead, headers: Headers): Promise<Response | null> {
  const isSame = textOf(await ahead.headers) === textOf(headers);
  if (!isSame) ahead.abort();
  return isSame ? ahead.response : null;
}

/**
 * Returns the answer to a call that was made ahead: by the same caller, about the same child, seconds ago. It resolves to
 * null if there is none, or if it failed: the call is to be made then. `signal` ends the wait.
 */
export async function takeAhead(
  address: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response | null> {
  const ahead = shared.answersAhead?.get(address);
  if (ahead === undefined) return null;
  shared.answersAhead?.delete(address);
  if (performance.now() - ahead.since > FRESH) {
    ahead.abort();
    return null;
  }
  const ended = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => {
      ahead.abort();
      resolve(null);
    });
  });
  return Promise.race([answerOf(ahead, headers).catch(() => null), ended]);
}
