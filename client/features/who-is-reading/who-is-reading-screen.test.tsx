// A family of several children: which child this device reads as, and what of the others is never seen.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../../contracts/accounts.ts';
import type { Student } from '../../../contracts/students.ts';
import { queryClient, userQuery } from '../../api/queries.ts';
import { outbox } from '../../offline/outbox.ts';
import { robin } from '../../test-support/identity.ts';
import { beFamily, childOf, completionOf, placeIn, record } from '../../test-support/people.ts';
import {
  address,
  findMessage,
  findScreen,
  open,
  press,
  settle,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const QUESTION = 'Who is reading?';
const GONE = {
  code: 'student_not_found',
  message: 'This child is not in your family any more.',
} as const;
const GONE_TEXT = 'Leo is no longer in this family.';
const leo: User = { ...record, id: 'leo', firstName: 'Leo', avatar: 'koala', totalStars: 5 };
const kim: User = { ...record, totalStars: 24 };
const key = `child:${robin.uid}`;

/** Serves the record of the child that a call names. */
function serveRecords(records: readonly User[]): void {
  server.answer('GET /api/auth/user', ({ headers }) => {
    const named = headers.get('student');
    const found = named === null ? records[0] : records.find(({ id }) => id === named);
    return { ...(found ?? record), children: records.length };
  });
}

function beFamilyOf(...records: [User, ...User[]]): void {
  const [first, ...others] = records;
  beFamily({ user: first, siblings: others.map((one): Student => childOf(one)) });
  serveRecords(records);
}

const choose = async (name: RegExp) => {
  await user.click(await screen.findByRole('link', { name }));
  await settle();
};
/** The children that calls of a reader have named. What anyone may call names none. */
const named = () => [
  ...new Set(
    server
      .sent()
      .filter(({ name }) => name !== 'GET /api/voice')
      .map(({ headers }) => headers.get('student')),
  ),
];

describe('a device that has not been told', () => {
  beforeEach(() => beFamilyOf(kim, leo));

  test('asks at the address of the library, and keeps the choice', async () => {
    open('/');
    await findScreen(QUESTION);
    expect(address()).toBe('/');
    expect(screen.queryByRole('link', { name: 'Back to Library' })).toBeNull();
    await screen.findByRole('link', { name: /^Leo/ });
    expect(document.querySelector('[aria-current]')).toBeNull();
    server.forget();
    await choose(/^Leo/);
    await findScreen("Leo's Library");
    expect(address()).toBe('/');
    expect(named()).toEqual(['leo']);
    expect(localStorage.getItem(key)).toBe('{"id":"leo","firstName":"Leo","avatar":"koala"}');
  });

  test('says each child with its stars, and each name can be heard', async () => {
    open('/');
    await findScreen(QUESTION);
    await screen.findByRole('link', { name: 'Kim , 24 gold stars' });
    screen.getByRole('link', { name: 'Leo , 5 gold stars' });
  });
});

describe('a device that has been told', () => {
  beforeEach(() => {
    beFamilyOf(kim, leo);
    localStorage.setItem(key, JSON.stringify({ id: 'leo', firstName: 'Leo', avatar: 'koala' }));
  });

  test('opens the library of that child, and each call names it', async () => {
    open('/');
    await findScreen("Leo's Library");
    await settle();
    expect(named()).toEqual(['leo']);
    expect(server.sent('GET /api/students')).toEqual([]);
  });

  test('shows the child in the top bar before the server has answered', async () => {
    const held = server.hold('GET /api/auth/user');
    open('/');
    await findScreen("Leo's Library");
    expect(screen.getByRole('link', { name: /^Leo is reading/ })).toBeVisible();
    held.release();
    await settle();
  });

  test('rings the present child, leads back, and changes with one tap', async () => {
    open('/');
    await user.click(await screen.findByRole('link', { name: /^Leo is reading/ }));
    await findScreen(QUESTION);
    expect(address()).toBe('/who-is-reading');
    const present = await screen.findByRole('link', { current: true });
    expect(present).toHaveAccessibleName(/^Leo/);
    expect(screen.getByRole('link', { name: 'Back to Library' })).toBeVisible();
    await choose(/^Kim/);
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });

  test('the present child leads back without a change', async () => {
    open('/');
    await user.click(await screen.findByRole('link', { name: /^Leo is reading/ }));
    await screen.findByRole('link', { current: true });
    server.forget();
    await choose(/^Leo/);
    await findScreen("Leo's Library");
    expect(server.sent('GET /api/auth/user')).toEqual([]);
  });

  test.each(['{', '"leo"', '{"id":""}', '{"id":"a\\nb"}', 'null'])(
    'asks again where the choice cannot be read: %s',
    async (stored) => {
      localStorage.setItem(key, stored);
      open('/');
      await findScreen(QUESTION);
    },
  );

  test('follows another tab that has chosen, and leaves the book that was open', async () => {
    open('/reading/sam-and-the-wet-hat');
    await screen.findByText(/^Page 1 of/);
    await settle();
    server.forget();
    localStorage.setItem(key, JSON.stringify({ id: robin.uid, firstName: 'Kim', avatar: null }));
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
    await findScreen("Kim's Library");
    await settle();
    expect(address()).toBe('/');
    expect(named()).toEqual([robin.uid]);
    expect(server.sent('POST /api/progress')).toEqual([]);
  });
});

describe('what is answered late', () => {
  test('for one child changes nothing that another sees', async () => {
    beFamilyOf(kim, leo);
    localStorage.setItem(key, JSON.stringify({ id: 'leo', firstName: 'Leo', avatar: 'koala' }));
    server.answer('POST /api/progress/{bookId}/complete', completionOf({ totalStars: 6 }));
    open('/');
    await findScreen("Leo's Library");
    const page = server.hold('POST /api/progress');
    const sent = outbox.send('POST /api/progress', { body: { bookId: 'sam', currentPage: 2 } });
    await user.click(await screen.findByRole('link', { name: /^Leo is reading/ }));
    await choose(/^Kim/);
    await findScreen("Kim's Library");
    page.release();
    expect(await sent).toEqual({ state: 'replaced' });
    await settle();
    expect(server.sent('POST /api/progress').at(-1)?.headers.get('student')).toBe('leo');
    expect(queryClient.getQueryData(userQuery().queryKey)?.totalStars).toBe(24);
  });
});

describe('a child that was removed elsewhere', () => {
  const told = () =>
    localStorage.setItem(key, JSON.stringify({ id: 'leo', firstName: 'Leo', avatar: 'koala' }));

  test('is not in the family any more: the device is asked again', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    told();
    localStorage.setItem(`reader_settings:leo:${robin.uid}`, '{}');
    localStorage.setItem(`reader_settings:${robin.uid}`, '{}');
    server.refuseOnce('GET /api/auth/user', 404, GONE);
    open('/');
    await findScreen(QUESTION);
    expect(screen.getByText('Leo is no longer in this family.')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem(`reader_settings:leo:${robin.uid}`)).toBeNull();
    expect(localStorage.getItem(`reader_settings:${robin.uid}`)).toBe('{}');
    await choose(/^Mia/);
    await findScreen("Mia's Library");
    expect(screen.queryByText('Leo is no longer in this family.')).toBeNull();
  });

  test('while it reads: back to the question, and its book is not opened for another child', async () => {
    beFamilyOf(kim, leo);
    told();
    open('/reading/sam-and-the-wet-hat');
    await screen.findByText(/^Page 1 of/);
    await settle();
    server.refuse('POST /api/progress', 404, GONE);
    server.forget();
    await user.keyboard('{ArrowRight}');
    await findScreen(QUESTION);
    await settle();
    expect(address()).toBe('/');
    expect(server.sent('POST /api/progress')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((one) => one.startsWith('outbox:'))).toEqual([]);
    expect(screen.queryByText('Failed to update progress')).toBeNull();
  });

  test('is said when the call for the subscription is the one that is refused', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    told();
    server.refuseOnce('GET /api/subscription/status', 404, GONE);
    open('/');
    await findScreen(QUESTION);
    expect(screen.getByText(GONE_TEXT)).toBeVisible();
  });

  test('is said where the library cannot be opened then', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    told();
    server.refuseOnce('GET /api/proposal', 404, GONE);
    server.lose('GET /api/auth/user');
    open('/');
    await screen.findByText('The library could not be opened');
    expect(screen.getByText(GONE_TEXT)).toBeVisible();
  });

  test('is said until somebody has chosen, also when the page is opened again', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    localStorage.setItem(`gone_child:${robin.uid}`, GONE_TEXT);
    open('/');
    await findScreen(QUESTION);
    expect(screen.getByText(GONE_TEXT)).toBeVisible();
    await choose(/^Mia/);
    await findScreen("Mia's Library");
    expect(localStorage.getItem(`gone_child:${robin.uid}`)).toBeNull();
  });

  test('is said in every tab', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    told();
    open('/reading/sam-and-the-wet-hat');
    await screen.findByText(/^Page 1 of/);
    await settle();
    for (const [changed, value] of [
      [`gone_child:${robin.uid}`, GONE_TEXT],
      [key, null],
    ] as const) {
      if (value === null) localStorage.removeItem(changed);
      else localStorage.setItem(changed, value);
      act(() => void dispatchEvent(new StorageEvent('storage', { key: changed })));
    }
    await findScreen(QUESTION);
    expect(screen.getByText(GONE_TEXT)).toBeVisible();
  });

  test('is not said to another account, and goes with a sign-out', async () => {
    beFamilyOf(kim, { ...leo, id: 'mia', firstName: 'Mia' });
    localStorage.setItem(`gone_child:${robin.uid}`, GONE_TEXT);
    localStorage.setItem('gone_child:other', 'Eva is no longer in this family.');
    open('/');
    await findScreen(QUESTION);
    expect(screen.queryByText(/^Eva/)).toBeNull();
    await press('Logout');
    await waitFor(() => expect(localStorage.getItem(`gone_child:${robin.uid}`)).toBeNull());
  });

  test('and that does not read takes along what is kept for it, once the list of children says so', async () => {
    beFamilyOf(kim, leo);
    localStorage.setItem(`kept_books:mia:${robin.uid}`, '[]');
    localStorage.setItem(`kept_books:leo:${robin.uid}`, '[]');
    open('/');
    await findScreen(QUESTION);
    await waitFor(() =>
      expect(Object.keys(localStorage)).not.toContain(`kept_books:mia:${robin.uid}`),
    );
    expect(Object.keys(localStorage)).toContain(`kept_books:leo:${robin.uid}`);
  });

  test('leaves one: the device reads as that one, and says so once', async () => {
    beFamilyOf(kim);
    told();
    server.refuseOnce('GET /api/progress', 404, GONE);
    open('/');
    await findScreen("Kim's Library");
    await findMessage('Leo is no longer in this family.');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  test('was the first one, and one is left: the device reads as that one, with settings of its own', async () => {
    beFamilyOf({ ...leo, readerSettings: null });
    localStorage.setItem(`reader_settings:${robin.uid}`, '{"textSize":"large"}');
    open('/');
    await findScreen("Leo's Library");
    await settle();
    expect(localStorage.getItem(key)).toContain('"id":"leo"');
    expect(localStorage.getItem(`reader_settings:${robin.uid}`)).toBeNull();
    expect(screen.queryByRole('link', { name: /is reading/ })).toBeNull();
    server.forget();
    await user.click(screen.getByRole('link', { name: 'Account of Leo' }));
    await settle();
    expect(named()).toEqual(['leo']);
  });
});

test('a family with one child is asked nothing, and its calls name no child', async () => {
  beFamily({ progress: [placeIn('sam')] });
  open('/');
  await findScreen("Kim's Library");
  await settle();
  const bar = within(screen.getByRole('navigation', { name: 'Your account' }));
  expect(bar.getByText('Kim')).toBeVisible();
  expect(bar.queryByRole('link', { name: /is reading/ })).toBeNull();
  expect(named()).toEqual([null]);
  expect(server.sent('GET /api/students')).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});
