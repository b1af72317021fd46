import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '../api/api.ts';
import { createOutbox, LATE_AFTER, type LateOutcome } from './outbox-queue.ts';
import { CAPACITY, createOutboxStorage, MAX_AGE } from './outbox-storage.ts';
import { createStorage } from '../test-support/storage.ts';

const PAGE = 'POST /api/progress';
const FINISH = 'POST /api/progress/{bookId}/complete';
const UNREACHABLE = new Error('The library cannot be reached right now.');
const failure = (status: number) => new ApiError(status, '', 'failed');

let storage: Storage;
let clock: number;
let signedIn: string | null;
/** The child that reads; null for the account's first one. */
let reading: string | null;
/** The calls that were sent, as `uid: call`, or `uid/child: call`. */
let sent: string[];
/** The response to a call. Throws if there is none. */
let answer: (body: Record<string, unknown> | null | undefined) => unknown;

/** A page that has just been opened. */
function open() {
  return createOutbox({
    storage: createOutboxStorage(storage, () => clock),
    caller: () => signedIn,
    child: () => reading,
    async call(whose, name, { params, body }) {
      const page = body?.['currentPage'] === undefined ? '' : ` ${String(body['currentPage'])}`;
      const stamp = Object.entries(body ?? {}).filter(([field]) => field.endsWith('At'));
      sent.push(
        `${whose && [whose.uid, whose.student].filter(Boolean).join('/')}: ${String(params?.['bookId'] ?? body?.['bookId'])}${page}${stamp}`,
      );
      return answer(body);
    },
    now: () => clock,
    random: () => 1,
  });
}

type Outbox = ReturnType<typeof open>;
const turn = (outbox: Outbox, bookId: string, currentPage: number) =>
  outbox.send(
    PAGE,
    { body: { bookId, currentPage } },
    { slot: `page:${bookId}`, stamp: 'turnedAt' },
  );
const finish = (outbox: Outbox, bookId: string) =>
  outbox.send(
    FINISH,
    { params: { bookId }, body: {} },
    { slot: `finished:${bookId}`, stamp: 'finishedAt' },
  );
const flushPromises = () => new Promise(setImmediate);
const accept = () => ({ taken: true });
const failToConnect = () => {
  throw UNREACHABLE;
};

beforeEach(() => {
  storage = createStorage();
  clock = 1_800_000_000_000;
  signedIn = 'kim';
  reading = null;
  sent = [];
  answer = accept;
});

it('sends a call at once and keeps nothing if there is a response', async () => {
  expect(await turn(open(), 'sam', 2)).toEqual({ state: 'sent', answer: { taken: true } });
  expect(sent).toEqual(['kim: sam 2']);
  expect(storage.length).toBe(0);
});

it('keeps calls without a response in order, and only the newest page of a book', async () => {
  answer = failToConnect;
  const outbox = open();
  expect(await turn(outbox, 'sam', 2)).toEqual({ state: 'queued', error: UNREACHABLE });
  await finish(outbox, 'meg');
  await turn(outbox, 'sam', 3);
  expect(outbox.heldUp.getState()).toBe(true);
  expect(outbox.waiting().map(({ slot }) => slot)).toEqual(['finished:meg', 'page:sam']);

  answer = accept;
  sent = [];
  outbox.wake();
  await flushPromises();
  expect(sent).toEqual(['kim: meg', 'kim: sam 3']);
  expect(outbox.heldUp.getState()).toBe(false);
  expect(outbox.waiting()).toEqual([]);
});

it('includes the time of the event only if the call is sent late', async () => {
  answer = failToConnect;
  const outbox = open();
  const at = clock;
  await turn(outbox, 'sam', 2);
  answer = accept;
  clock += LATE_AFTER;
  outbox.wake();
  await flushPromises();
  expect(sent).toEqual(['kim: sam 2', `kim/kim: sam 2turnedAt,${at}`]);
});

it('sends calls of an earlier visit at the next start, and reports them to onLate', async () => {
  answer = failToConnect;
  await finish(open(), 'sam');
  answer = accept;
  const late: LateOutcome[] = [];
  const next = open();
  next.onLate((one) => late.push(one));
  next.wake();
  await flushPromises();
  expect(late).toEqual([
    {
      name: FINISH,
      input: { params: { bookId: 'sam' }, body: {} },
      outcome: { state: 'sent', answer: { taken: true } },
    },
  ]);
  expect(storage.length).toBe(0);
});

describe('of several children', () => {
  it('each call goes to the child who read, whoever reads by then', async () => {
    answer = failToConnect;
    const outbox = open();
    reading = 'alex';
    await turn(outbox, 'sam', 2);
    reading = 'mia';
    await turn(outbox, 'sam', 5);
    expect(outbox.waiting().map(({ input }) => input.body?.['currentPage'])).toEqual([5]);
    reading = null;
    expect(outbox.waiting()).toEqual([]);
    answer = accept;
    sent = [];
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(['kim/alex: sam 2', 'kim/mia: sam 5']);
  });

  it('what is sent late for another child changes nothing of what is shown', async () => {
    answer = failToConnect;
    reading = 'alex';
    await finish(open(), 'sam');
    answer = accept;
    reading = 'mia';
    const late: LateOutcome[] = [];
    const next = open();
    next.onLate((one) => late.push(one));
    next.wake();
    await flushPromises();
    expect([sent.at(-1), late]).toEqual(['kim/alex: sam', []]);
  });

  it('a call that is answered when another child reads changes nothing of what is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    answer = () => promise;
    const outbox = open();
    reading = 'alex';
    const [page, finished] = [turn(outbox, 'sam', 2), finish(outbox, 'sam')];
    await flushPromises();
    reading = 'mia';
    resolve({});
    expect(await page).toEqual({ state: 'replaced' });
    expect(await finished).toEqual({ state: 'replaced' });
    expect(sent).toEqual(['kim/alex: sam 2', 'kim/alex: sam']);
  });

  it('a call without a response when another child reads changes nothing, and is kept', async () => {
    const { promise, reject } = Promise.withResolvers<object>();
    answer = () => promise;
    const outbox = open();
    reading = 'alex';
    const [page, finished] = [turn(outbox, 'sam', 2), finish(outbox, 'sam')];
    await flushPromises();
    reading = 'mia';
    reject(new TypeError('Failed to fetch'));
    expect(await page).toEqual({ state: 'replaced' });
    expect(await finished).toEqual({ state: 'replaced' });
    answer = accept;
    outbox.wake();
    await flushPromises();
    expect(sent.slice(1)).toEqual(['kim/alex: sam 2', 'kim/alex: sam']);
  });

  it('calls of a child that was removed are dropped, told to nobody, and those of the others are sent', async () => {
    answer = failToConnect;
    const outbox = open();
    const late: LateOutcome[] = [];
    outbox.onLate((one) => late.push(one));
    reading = 'alex';
    for (const book of ['sam', 'pam', 'tim']) await turn(outbox, book, 2);
    await finish(outbox, 'sam');
    reading = 'mia';
    await turn(outbox, 'sam', 5);
    reading = 'alex';
    sent = [];
    answer = () => {
      if (sent.at(-1)?.startsWith('kim/mia') === true) return {};
      throw new ApiError(404, JSON.stringify({ code: 'student_not_found', message: '' }), '');
    };
    const last = turn(outbox, 'ann', 1);
    expect(await last).toEqual({ state: 'replaced' });
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(['kim/alex: sam 2', 'kim/mia: sam 5']);
    expect([storage.length, late]).toEqual([0, []]);
  });

  it('the first child is the same child before and after it was chosen', async () => {
    answer = failToConnect;
    const outbox = open();
    await turn(outbox, 'sam', 2);
    reading = 'kim';
    expect(outbox.waiting()).toHaveLength(1);
    await turn(outbox, 'sam', 3);
    expect(outbox.waiting().map(({ input }) => input.body?.['currentPage'])).toEqual([3]);
    const late: LateOutcome[] = [];
    outbox.onLate((one) => late.push(one));
    answer = accept;
    outbox.wake();
    await flushPromises();
    expect(late).toHaveLength(1);
  });

  it('a late call names the first child, who may be another one by then', async () => {
    answer = failToConnect;
    const outbox = open();
    await turn(outbox, 'sam', 2);
    clock += LATE_AFTER;
    answer = accept;
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(['kim: sam 2', expect.stringMatching(/^kim\/kim: sam 2/)]);
  });

  it('calls that an earlier release has kept are of the first child', async () => {
    storage.setItem(
      'outbox:kim:page%3Asam',
      JSON.stringify({
        ...{ uid: 'kim', slot: 'page:sam', id: '1', name: PAGE, order: 1 },
        at: clock,
        stamp: null,
        input: { body: { bookId: 'sam', currentPage: 4 } },
      }),
    );
    const outbox = open();
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(['kim: sam 4']);
  });
});

describe('after a failure', () => {
  it('no timer retries a call without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
    answer = failToConnect;
    await turn(open(), 'sam', 2);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent).toEqual(['kim: sam 2']);
  });

  it('only the first call is tried, and all calls resolve as kept', async () => {
    answer = failToConnect;
    const outbox = open();
    const outcomes = await Promise.all([turn(outbox, 'sam', 2), finish(outbox, 'meg')]);
    expect(outcomes).toEqual([
      { state: 'queued', error: UNREACHABLE },
      { state: 'queued', error: UNREACHABLE },
    ]);
    expect(sent).toEqual(['kim: sam 2']);
  });

  test.each([400, 401, 403, 404, 408, 409, 410, 413, 429, 500, 503])(
    'a call with status %i is reported as refused, removed and never sent again',
    async (status) => {
      answer = () => {
        throw failure(status);
      };
      const outbox = open();
      expect(await finish(outbox, 'sam')).toEqual({ state: 'refused', error: failure(status) });
      expect([outbox.waiting(), outbox.heldUp.getState()]).toEqual([[], false]);
      answer = accept;
      outbox.wake();
      open().wake();
      await flushPromises();
      expect(sent).toEqual(['kim: sam']);
    },
  );

  it('a call that is refused when it is sent late is reported to onLate', async () => {
    answer = failToConnect;
    const outbox = open();
    await finish(outbox, 'sam');
    const late = vi.fn();
    outbox.onLate(late);
    answer = () => {
      throw failure(404);
    };
    outbox.wake();
    await flushPromises();
    expect(late).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { state: 'refused', error: failure(404) } }),
    );
  });

  test.each([
    ['a call with a server error does not stop the others', 500, ['sam 2', 'meg'], []],
    ['a 401 stops the others, which are kept', 401, ['sam 2'], ['finished:meg']],
  ] as const)('%s', async (_, status, tried, left) => {
    answer = failToConnect;
    const outbox = open();
    await Promise.all([turn(outbox, 'sam', 2), finish(outbox, 'meg')]);
    answer = () => {
      throw failure(status);
    };
    sent = [];
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(tried.map((one) => `kim: ${one}`));
    expect(outbox.waiting().map(({ slot }) => slot)).toEqual(left);
  });

  it('calls that each get a 401 are all removed in the end', async () => {
    answer = failToConnect;
    await Promise.all([turn(open(), 'sam', 2), finish(open(), 'meg')]);
    answer = () => {
      throw failure(401);
    };
    const outbox = open();
    for (let visit = 0; visit < 3; visit++) {
      outbox.wake();
      await flushPromises();
    }
    expect(outbox.waiting()).toEqual([]);
  });
});

describe('while a call is in flight', () => {
  let respond: () => void;
  beforeEach(() => {
    answer = () => new Promise<void>((resolve) => (respond = resolve));
  });

  it('later calls wait, and only the newest page is sent', async () => {
    const outbox = open();
    const first = turn(outbox, 'sam', 1);
    const second = turn(outbox, 'sam', 2);
    const third = turn(outbox, 'sam', 3);
    await flushPromises();
    expect(sent).toEqual(['kim: sam 1']);
    expect(await second).toEqual({ state: 'replaced' });
    respond();
    expect(await first).toMatchObject({ state: 'sent' });
    await flushPromises();
    respond();
    expect(await third).toMatchObject({ state: 'sent' });
    expect(sent).toEqual(['kim: sam 1', 'kim: sam 3']);
    expect(storage.length).toBe(0);
  });

  it('calls of a user who signs out meanwhile are kept until that user is back', async () => {
    const outbox = open();
    const first = turn(outbox, 'sam', 1);
    const second = finish(outbox, 'sam');
    await flushPromises();
    signedIn = 'ned';
    respond();
    expect(await first).toMatchObject({ state: 'sent' });
    expect(await second).toMatchObject({ state: 'queued' });
    expect(sent).toEqual(['kim: sam 1']);
    signedIn = 'kim';
    outbox.wake();
    await flushPromises();
    expect(sent).toEqual(['kim: sam 1', 'kim: sam']);
  });
});

describe('the user of a call', () => {
  it('another user neither sends nor sees the calls, and forget() removes them', async () => {
    answer = failToConnect;
    await finish(open(), 'sam');
    signedIn = 'kim:2';
    await finish(open(), 'meg');
    sent = [];
    answer = accept;
    signedIn = 'ned';
    const outbox = open();
    outbox.wake();
    await flushPromises();
    expect([sent, outbox.waiting()]).toEqual([[], []]);
    outbox.forget('kim');
    expect(storage.length).toBe(1);
    signedIn = 'kim:2';
    expect(outbox.waiting()).toHaveLength(1);
  });

  it('without a user a call is tried once and not kept', async () => {
    signedIn = null;
    answer = () => {
      throw failure(401);
    };
    expect(await finish(open(), 'sam')).toEqual({ state: 'refused', error: failure(401) });
    expect(storage.length).toBe(0);
  });
});

describe('the size of the storage is limited', () => {
  const call = (slot: string, name: typeof PAGE | typeof FINISH) =>
    ({ uid: 'kim', student: null, slot, name, input: {}, stamp: null, at: clock }) as const;

  it('the oldest call of the same name is removed, so page calls never displace a finish', () => {
    const outboxStorage = createOutboxStorage(storage, () => clock);
    outboxStorage.add(call('finished:sam', FINISH));
    for (let page = 0; page < CAPACITY; page++) outboxStorage.add(call(`page:${page}`, PAGE));
    const slots = outboxStorage.list('kim').map(({ slot }) => slot);
    expect(slots).toHaveLength(CAPACITY);
    expect(slots.slice(0, 2)).toEqual(['finished:sam', 'page:1']);
  });

  it('calls that are too old or cannot be parsed are removed for every user', () => {
    const outboxStorage = createOutboxStorage(storage, () => clock);
    outboxStorage.add(call('finished:sam', FINISH));
    storage.setItem('outbox:ned:x', '{"half');
    storage.setItem('other', 'kept');
    outboxStorage.tidy();
    expect(outboxStorage.list('kim')).toHaveLength(1);
    clock += MAX_AGE + 1;
    outboxStorage.tidy();
    expect([storage.length, storage.getItem('other')]).toEqual([1, 'kept']);
  });

  it('calls are kept in memory if the storage is full', () => {
    const full = Object.assign(createStorage(), {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    const outboxStorage = createOutboxStorage(full, () => clock);
    const { added } = outboxStorage.add(call('finished:sam', FINISH));
    expect(outboxStorage.list('kim')).toEqual([added]);
    outboxStorage.remove(added);
    expect(outboxStorage.list('kim')).toEqual([]);
  });
});
