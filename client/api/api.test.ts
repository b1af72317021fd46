import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { EndpointName, Endpoints } from '../../contracts/endpoints.ts';
import {
  ApiError,
  call,
  callAsNobody,
  callAsOwner,
  callFor,
  setChildSource,
  callPage,
  callPageAsOwner,
  fetchFile,
  isUnauthorized,
  messageOf,
  nullOn401,
  PATIENCE,
  setTokenSource,
} from './api.ts';
import { createStorage, createToken } from '../test-support/storage.ts';
import { userToken } from './tokens.ts';

const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

function respondWith(body: string | null, init: ResponseInit = {}): void {
  fetchMock.mockImplementation(async () => new Response(body, init));
}

function sent(): { path: string; init: RequestInit; headers: Headers } {
  const [path, init] = fetchMock.mock.lastCall ?? [];
  if (path === undefined || init === undefined) throw new Error('nothing was sent');
  return { path, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', createStorage());
  setTokenSource(async () => userToken.read());
  respondWith('{}');
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('a call is sent with its method, its path and cookies, and without a body', async () => {
  await call('POST /api/progress/{bookId}/complete', { params: { bookId: 'a/b' } });
  expect(sent().path).toBe('/api/progress/a%2Fb/complete');
  expect(sent().init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(sent().init.body).toBeUndefined();
  expect(sent().headers.has('content-type')).toBe(false);
});

test('a body is sent as JSON', async () => {
  await call('POST /api/progress', { body: { bookId: 'x', currentPage: 2 } });
  expect(sent().init.body).toBe('{"bookId":"x","currentPage":2}');
  expect(sent().headers.get('content-type')).toBe('application/json');
});

test('a query is sent only if it has values', async () => {
  await call('GET /api/books', { query: { category: 'level3' } });
  expect(sent().path).toBe('/api/books?category=level3');
  await call('GET /api/books', { query: {} });
  expect(sent().path).toBe('/api/books');
});

describe('a page of a list', () => {
  const page = (size: number, offset = 0) => callPage('GET /api/books', { size, offset }, {});
  const respondWithTotal = (body: unknown[], total: string | null) =>
    fetchMock.mockResolvedValue(
      new Response(JSON.stringify(body), {
        headers: total === null ? {} : { 'X-Total-Count': total },
      }),
    );

  test('the first page has the address of the whole list, with its size in a header', async () => {
    respondWithTotal([1, 2], '9');
    expect(await page(2)).toEqual({ items: [1, 2], total: 9 });
    expect(sent().path).toBe('/api/books');
    expect(sent().headers.get('prefer')).toBe('maxpagesize=2');
  });

  test('a later page has an offset', async () => {
    respondWithTotal([1, 2], '9');
    await page(2, 4);
    expect(sent().path).toBe('/api/books?offset=4');
  });

  test.each([
    ['is not full', [1, 2], '9', 3, 4, 6],
    ['is empty', [], '9', 3, 0, 0],
    ['is full, without a total', [1, 2, 3], null, 3, 3, 6],
    ['is longer than requested', [1, 2, 3, 4], '3', 3, 0, 4],
  ])('a page that %s is the last one', async (_, body, header, size, offset, total) => {
    respondWithTotal(body, header);
    expect((await page(size, offset)).total).toBe(total);
  });
});

test.each([
  [{}, null, null],
  [{ firebase_token: 'abc' }, 'Bearer abc', null],
  [{ firebase_token: 'undefined' }, null, null],
  [{ adminToken: 'key' }, null, 'key'],
  [{ adminToken: 'undefined' }, null, null],
  [{ firebase_token: 'abc', adminToken: 'key' }, 'Bearer abc', 'key'],
])('with %j stored the headers are %s and %s', async (stored, bearer, admin) => {
  vi.stubGlobal('localStorage', createStorage(stored));
  await call('GET /api/progress');
  expect(sent().headers.get('authorization')).toBe(bearer);
  expect(sent().headers.get('admin-auth')).toBe(admin);
});

test('the token comes from the source set by setTokenSource', async () => {
  setTokenSource(async () => 'renewed');
  await call('GET /api/progress');
  expect(sent().headers.get('authorization')).toBe('Bearer renewed');
});

describe('a session that cannot be checked', () => {
  beforeEach(() =>
    setTokenSource(async () => {
      throw new Error('We cannot check your sign-in right now.');
    }),
  );

  test('makes family calls fail', async () => {
    await expect(call('GET /api/progress')).rejects.toThrow('We cannot check');
    await expect(callPage('GET /api/books', { size: 2, offset: 0 }, {})).rejects.toThrow(
      'We cannot check',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('does not affect owner calls, including the sign-in', async () => {
    await callAsOwner('POST /api/admin/login', { body: { username: 'owner', password: 'x' } });
    await callAsOwner('POST /api/books', { body: {} as never });
    await callPageAsOwner('GET /api/admin/books', { size: 2, offset: 0 }, {});
    await fetchFile('GET /api/admin/catalogue');
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  test('the access rule of a call decides whether it is a family or an owner call', () => {
    type Family = Parameters<typeof call>[0];
    type Owner = Parameters<typeof callAsOwner>[0];
    expectTypeOf<Family | Owner>().toEqualTypeOf<EndpointName>();
    expectTypeOf<Endpoints[Family]['access']>().toEqualTypeOf<'user' | 'subscriber'>();
    expectTypeOf<Endpoints[Owner]['access']>().toEqualTypeOf<'editor' | 'owner' | 'anyone'>();
  });
});

test("a call as nobody sends neither the parent's token nor the owner's, nor cookies", async () => {
  setTokenSource(async () => 'token');
  vi.stubGlobal('localStorage', createStorage({ adminToken: 'key' }));
  const query = { account: 'kim', token: 't' };
  await callAsNobody('POST /letters/unsubscribe', { query });
  expect([...sent().headers]).toEqual([]);
  expect(sent().init).toMatchObject({ method: 'POST', credentials: 'omit' });
});

test('owner calls send the admin token even if the session cannot be checked', async () => {
  setTokenSource(async () => {
    throw new Error('We cannot check your sign-in right now.');
  });
  vi.stubGlobal('localStorage', createStorage({ adminToken: 'key' }));
  await callAsOwner('GET /api/admin/books');
  expect(sent().headers.get('admin-auth')).toBe('key');
  expect(sent().headers.has('authorization')).toBe(false);
});

test('a response is parsed as JSON, an empty one is null', async () => {
  respondWith('[{"bookId":"x"}]');
  expect(await call('GET /api/progress')).toEqual([{ bookId: 'x' }]);
  respondWith(null, { status: 204 });
  expect(await callAsOwner('DELETE /api/books/{bookId}', { params: { bookId: 'x' } })).toBeNull();
});

test.each([
  ['no such book', 'Not Found', '404: no such book'],
  ['', 'Not Found', '404: Not Found'],
])(
  'an error response with the body "%s" and the status text "%s" throws "%s"',
  async (body, statusText, message) => {
    respondWith(body, { status: 404, statusText });
    const error = await call('GET /api/progress').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, body, message });
  },
);

test('nullOn401 returns null for a 401 and throws other errors', async () => {
  respondWith('{"message":"Unauthorized"}', { status: 401 });
  expect(await nullOn401(call('GET /api/auth/user'))).toBeNull();
  respondWith('', { status: 403, statusText: 'Forbidden' });
  await expect(nullOn401(call('GET /api/auth/user'))).rejects.toThrow('403: Forbidden');
});

test('without a response the error has a message for the parent', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call('GET /api/progress')).rejects.toThrow(
    'The library cannot be reached right now. Please check your internet connection and try again.',
  );
});

test('an HTML response from a captive portal counts as no response', async () => {
  respondWith('<html><title>Free Wi-Fi</title></html>', { status: 200 });
  await expect(call('GET /api/progress')).rejects.toThrow(
    'The library cannot be reached right now.',
  );
});

describe('if the connection hangs', () => {
  const whenAborted = ({ signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    [
      'GET /api/progress',
      'The library is taking too long to answer. Please try again in a moment.',
    ],
    [
      'POST /api/create-checkout-session',
      'The payment page is taking too long to open. Nothing was charged. Please try again in a moment.',
    ],
  ] as const)('%s times out with a message', async (name, sentence) => {
    fetchMock.mockImplementation((_, init) => whenAborted(init));
    const failed = expect(call(name)).rejects.toThrow(sentence);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await failed;
  });

  test('a response that stops half-way times out too', async () => {
    fetchMock.mockImplementation(async (_, init) =>
      Object.assign(new Response(), { text: () => whenAborted(init) }),
    );
    const failed = expect(call('GET /api/books')).rejects.toThrow('taking too long');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await failed;
  });
});

test.each([
  [
    new ApiError(400, '{"code":"x","message":"Age must be at least 3"}', ''),
    'Age must be at least 3',
  ],
  [new ApiError(500, 'oops', ''), '500: oops'],
  [new ApiError(500, '{"code":"internal"}', ''), '500: {"code":"internal"}'],
  [new ApiError(500, 'null', ''), '500: null'],
  [new ApiError(502, '\n<html><title>502 Bad Gateway</title></html>', ''), 'the fallback'],
  [new Error('No checkout URL received'), 'No checkout URL received'],
  [new Error(''), 'the fallback'],
  ['thrown text', 'the fallback'],
])('the message of %s is "%s"', (error, text) => {
  expect(messageOf(error, 'the fallback')).toBe(text);
});

test.each([
  [new ApiError(401, '{"code":"unauthorized",\n"message":"Unauthorized"}', ''), true],
  [new ApiError(401, '', 'Unauthorized'), true],
  [new ApiError(401, 'token expired', ''), false],
  [new ApiError(403, 'Unauthorized', ''), false],
  [new Error('Unauthorized'), false],
])('isUnauthorized(%s) is %s', (error, expected) => {
  expect(isUnauthorized(error)).toBe(expected);
});

test('a family call names the child that reads, a call for another child that one, and an owner call none', async () => {
  setTokenSource(async () => createToken('kim', Date.now() + 3_600_000));
  const named = () => sent().headers.get('student');
  await call('GET /api/progress');
  expect(named()).toBeNull();
  setChildSource(() => 'mia');
  await call('GET /api/progress');
  expect(named()).toBe('mia');
  await callFor({ uid: 'kim', student: 'alex' }, 'GET /api/progress');
  expect(named()).toBe('alex');
  await callFor({ uid: 'kim', student: null }, 'GET /api/progress');
  expect(named()).toBeNull();
  await callAsOwner('GET /api/admin/phonics');
  expect(named()).toBeNull();
  setChildSource(() => null);
});

test('callFor is not sent if another user is signed in', async () => {
  const token = createToken('kim', Date.now() + 3_600_000);
  setTokenSource(async () => token);
  await callFor({ uid: 'kim', student: null }, 'GET /api/progress');
  expect(sent().headers.get('authorization')).toBe(`Bearer ${token}`);
  await expect(callFor({ uid: 'ned', student: null }, 'GET /api/progress')).rejects.toThrow(
    'Somebody else is signed in.',
  );
  setTokenSource(async () => null);
  await expect(callFor({ uid: 'ned', student: null }, 'GET /api/progress')).rejects.toThrow(
    'Somebody else is signed in.',
  );
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
