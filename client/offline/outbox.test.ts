import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '../api/api.ts';
import { createOutbox, LATE, type LateOutcome } from './outbox-queue.ts';
import { CAPACITY, createOutboxStore, LONGEST_WAIT } from './outbox-store.ts';
import { createStorage } from '../test-support/storage.ts';

const PAGE = 'POST /api/progress';
const FINISH = 'POST /api/progress/{bookId}/complete';
const NOBODY = new Error('The library cannot be reached just now.');
const failure = (status: number) => new ApiError(status, '', 'failed');

let storage: Storage;
let clock: number;
let signedIn: string | null;
/** What went out, as `who: what`. */
let sent: string[];
/** What answers a call: throws where nobody does. */
let answer: (body: Record<string, unknown> | null | undefined) => unknown;

/** A page that has just been opened. */
function open() {
  return createOutbox({
    store: createOutboxStore(storage, () => clock),
    caller: () => signedIn,
    async call(uid, name, { params, body }) {
      const place = body?.['currentPage'] === undefined ? '' : ` ${String(body['currentPage'])}`;
      const stamp = Object.entries(body ?? {}).filter(([field]) => field.endsWith('At'));
      sent.push(`${uid}: ${String(params?.['bookId'] ?? body?.['bookId'])}${place}${stamp}`);
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
const settled = () => new Promise(setImmediate);
const takes = () => ({ taken: true });
const nobody = () => {
  throw NOBODY;
};

beforeEach(() => {
  storage = createStorage();
  clock = 1_800_000_000_000;
  signedIn = 'kim';
  sent = [];
  answer = takes;
});

it('sends at once where somebody answers, and keeps nothing', async () => {
  expect(await turn(open(), 'sam', 2)).toEqual({ state: 'sent', answer: { taken: true } });
  expect(sent).toEqual(['kim: sam 2']);
  expect(storage.length).toBe(0);
});

it('keeps in order what nobody answered, and of a book only the newest page', async () => {
  answer = nobody;
  const outbox = open();
  expect(await turn(outbox, 'sam', 2)).toEqual({ state: 'kept', error: NOBODY });
  await finish(outbox, 'meg');
  await turn(outbox, 'sam', 3);
  expect(outbox.isHeldUp()).toBe(true);
  expect(outbox.waiting().map(({ slot }) => slot)).toEqual(['finished:meg', 'page:sam']);

  answer = takes;
  sent = [];
  outbox.wake();
  await settled();
  expect(sent).toEqual(['kim: meg', 'kim: sam 3']);
  expect(outbox.isHeldUp()).toBe(false);
  expect(outbox.waiting()).toEqual([]);
});

it('says when it happened where it goes out late, and leaves it to the server where at once', async () => {
  answer = nobody;
  const outbox = open();
  const at = clock;
  await turn(outbox, 'sam', 2);
  answer = takes;
  clock += LATE;
  outbox.wake();
  await settled();
  expect(sent).toEqual(['kim: sam 2', `kim: sam 2turnedAt,${at}`]);
});

it('sends with the next start what an earlier visit left, and tells of it', async () => {
  answer = nobody;
  await finish(open(), 'sam');
  answer = takes;
  const late: LateOutcome[] = [];
  const next = open();
  next.onLate((one) => late.push(one));
  next.wake();
  await settled();
  expect(late).toEqual([
    {
      name: FINISH,
      input: { params: { bookId: 'sam' }, body: {} },
      outcome: { state: 'sent', answer: { taken: true } },
    },
  ]);
  expect(storage.length).toBe(0);
});

describe('after a failure', () => {
  it('no timer tries again where nobody answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    answer = nobody;
    await turn(open(), 'sam', 2);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sent).toEqual(['kim: sam 2']);
  });

  it('tries the first call alone, and each that waits hears what became of it', async () => {
    answer = nobody;
    const outbox = open();
    const outcomes = await Promise.all([turn(outbox, 'sam', 2), finish(outbox, 'meg')]);
    expect(outcomes).toEqual([
      { state: 'kept', error: NOBODY },
      { state: 'kept', error: NOBODY },
    ]);
    expect(sent).toEqual(['kim: sam 2']);
  });

  test.each([400, 401, 403, 404, 408, 409, 410, 413, 429, 500, 503])(
    'a %i is dropped and told, and no occasion sends it again',
    async (status) => {
      answer = () => {
        throw failure(status);
      };
      const outbox = open();
      expect(await finish(outbox, 'sam')).toEqual({ state: 'refused', error: failure(status) });
      expect([outbox.waiting(), outbox.isHeldUp()]).toEqual([[], false]);
      answer = takes;
      outbox.wake();
      open().wake();
      await settled();
      expect(sent).toEqual(['kim: sam']);
    },
  );

  it('a call that was refused when it went out late is told too', async () => {
    answer = nobody;
    const outbox = open();
    await finish(outbox, 'sam');
    const late = vi.fn();
    outbox.onLate(late);
    answer = () => {
      throw failure(404);
    };
    outbox.wake();
    await settled();
    expect(late).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { state: 'refused', error: failure(404) } }),
    );
  });

  test.each([
    ['one call that the server cannot take does not hold up the others', 500, ['sam 2', 'meg'], []],
    ['a refused caller holds up the others, which are kept', 401, ['sam 2'], ['finished:meg']],
  ] as const)('%s', async (_, status, tried, left) => {
    answer = nobody;
    const outbox = open();
    await Promise.all([turn(outbox, 'sam', 2), finish(outbox, 'meg')]);
    answer = () => {
      throw failure(status);
    };
    sent = [];
    outbox.wake();
    await settled();
    expect(sent).toEqual(tried.map((one) => `kim: ${one}`));
    expect(outbox.waiting().map(({ slot }) => slot)).toEqual(left);
  });

  it('calls that are answered 401 one by one come to an end', async () => {
    answer = nobody;
    await Promise.all([turn(open(), 'sam', 2), finish(open(), 'meg')]);
    answer = () => {
      throw failure(401);
    };
    const outbox = open();
    for (let visit = 0; visit < 3; visit++) {
      outbox.wake();
      await settled();
    }
    expect(outbox.waiting()).toEqual([]);
  });
});

describe('while a call is on its way', () => {
  let letGo: () => void;
  beforeEach(() => {
    answer = () => new Promise<void>((resolve) => (letGo = resolve));
  });

  it('the next one waits, and of the pages turned meanwhile only the newest goes out', async () => {
    const outbox = open();
    const first = turn(outbox, 'sam', 1);
    const second = turn(outbox, 'sam', 2);
    const third = turn(outbox, 'sam', 3);
    await settled();
    expect(sent).toEqual(['kim: sam 1']);
    expect(await second).toEqual({ state: 'replaced' });
    letGo();
    expect(await first).toMatchObject({ state: 'sent' });
    await settled();
    letGo();
    expect(await third).toMatchObject({ state: 'sent' });
    expect(sent).toEqual(['kim: sam 1', 'kim: sam 3']);
    expect(storage.length).toBe(0);
  });

  it('whoever signs out meanwhile leaves the rest behind for themselves', async () => {
    const outbox = open();
    const first = turn(outbox, 'sam', 1);
    const second = finish(outbox, 'sam');
    await settled();
    signedIn = 'ned';
    letGo();
    expect(await first).toMatchObject({ state: 'sent' });
    expect(await second).toMatchObject({ state: 'kept' });
    expect(sent).toEqual(['kim: sam 1']);
    signedIn = 'kim';
    outbox.wake();
    await settled();
    expect(sent).toEqual(['kim: sam 1', 'kim: sam']);
  });
});

describe('whose it is', () => {
  it('another user of the tablet neither sends nor sees it, and a deleted account leaves nothing', async () => {
    answer = nobody;
    await finish(open(), 'sam');
    signedIn = 'kim:2';
    await finish(open(), 'meg');
    sent = [];
    answer = takes;
    signedIn = 'ned';
    const outbox = open();
    outbox.wake();
    await settled();
    expect([sent, outbox.waiting()]).toEqual([[], []]);
    outbox.forget('kim');
    expect(storage.length).toBe(1);
    signedIn = 'kim:2';
    expect(outbox.waiting()).toHaveLength(1);
  });

  it('for nobody it is only tried', async () => {
    signedIn = null;
    answer = () => {
      throw failure(401);
    };
    expect(await finish(open(), 'sam')).toEqual({ state: 'refused', error: failure(401) });
    expect(storage.length).toBe(0);
  });
});

describe('what is kept is bounded', () => {
  const call = (slot: string, name: typeof PAGE | typeof FINISH) =>
    ({ uid: 'kim', slot, name, input: {}, stamp: null, at: clock }) as const;

  it('the oldest of the same name makes room: a flood of pages takes no star', () => {
    const store = createOutboxStore(storage, () => clock);
    store.add(call('finished:sam', FINISH));
    for (let page = 0; page < CAPACITY; page++) store.add(call(`page:${page}`, PAGE));
    const slots = store.list('kim').map(({ slot }) => slot);
    expect(slots).toHaveLength(CAPACITY);
    expect(slots.slice(0, 2)).toEqual(['finished:sam', 'page:1']);
  });

  it('what is too old or cannot be read is dropped, whosever it is', () => {
    const store = createOutboxStore(storage, () => clock);
    store.add(call('finished:sam', FINISH));
    storage.setItem('outbox:ned:x', '{"half');
    storage.setItem('other', 'kept');
    store.tidy();
    expect(store.list('kim')).toHaveLength(1);
    clock += LONGEST_WAIT + 1;
    store.tidy();
    expect([storage.length, storage.getItem('other')]).toEqual([1, 'kept']);
  });

  it('a storage that is full is replaced by the memory of the page', () => {
    const full = Object.assign(createStorage(), {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    const store = createOutboxStore(full, () => clock);
    const { kept } = store.add(call('finished:sam', FINISH));
    expect(store.list('kim')).toEqual([kept]);
    store.remove(kept);
    expect(store.list('kim')).toEqual([]);
  });
});
