import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Student } from '../../../contracts/students.ts';
import { robin } from '../../test-support/identity.ts';
import { beFamily, childOf, record } from '../../test-support/people.ts';
import {
  button,
  detail,
  expectFocus,
  fill,
  findButton,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const ADD = /^Add a child/;
const FAMILY = 'GET /api/students';
const kim = childOf(record);
const childOfName = (firstName: string): Student => ({
  ...{ id: firstName.toLowerCase(), firstName, age: 4, readingLevel: 1, favoriteGenre: null },
  ...{ avatar: 'frog', totalStars: 1 },
});
const leo = childOfName('Leo');

async function openAccount(siblings: readonly Student[] = []): Promise<void> {
  const recordOf = (id: string | null) => {
    const child = siblings.find((one) => one.id === id);
    return { ...record, ...child, children: siblings.length + 1 };
  };
  beFamily({ siblings });
  server.answer('GET /api/auth/user', ({ headers }) => {
    const { id, firstName, age, readingLevel, avatar, totalStars, children } = recordOf(
      headers.get('student'),
    );
    return { ...record, id, firstName, age, readingLevel, avatar, totalStars, children };
  });
  open('/account');
  await findButton('Change the profile');
}

test('each child is listed with age, level and stars; the one that reads is pressed', async () => {
  await openAccount([leo]);
  expect(button('Kim, 6 years, starts at Level 2, 0 gold stars')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(button('Leo, 4 years, starts at Level 1, 1 gold star')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(screen.getByText('2 of 6')).toBeVisible();
});

test('a child that is chosen reads on this device, and the page is about that child', async () => {
  await openAccount([leo]);
  expect(detail('Student Name')).toHaveTextContent('Kim');
  await press(/^Leo/);
  await waitFor(() => expect(detail('Student Name')).toHaveTextContent('Leo'));
  expect(button(/^Leo/)).toHaveAttribute('aria-pressed', 'true');
  expect(button(/^Leo/)).toHaveFocus();
  expect(screen.getByText(/^This device reads as Leo\./)).toBeVisible();
  expect(screen.getAllByText('For Leo').length).toBeGreaterThan(1);
  const report = server.sent('GET /api/reading-report').at(-1);
  expect(report?.headers.get('student')).toBe('leo');
});

test('an only child is listed without a choice and cannot be removed', async () => {
  await openAccount();
  const list = screen.getByRole('region', { name: 'Children' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
    /^Kim, 6 years, starts at Level 2, 0 gold stars/,
  );
  expect(screen.queryByRole('button', { name: /^Kim/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByText('For Kim')).toBeNull();
});

test('a list that fails to load can be requested again', async () => {
  beFamily();
  server.refuse(FAMILY, 500);
  open('/account');
  expect(await findButton('Manage Subscription')).toBeVisible();
  server.answer(FAMILY, [kim]);
  await press('Try again');
  expect(await findButton(ADD)).toBeVisible();
});

describe('a new child', () => {
  const POST = 'POST /api/students';

  test('is sent once, and is listed with the focus; the device reads as before', async () => {
    await openAccount();
    await press(ADD);
    fill('Student First Name', 'Leo');
    fill('Age', '4');
    await user.click(screen.getByRole('radio', { name: 'Frog' }));
    server.answer(POST, leo);
    const saved = server.hold(POST);
    await press('Add this child');
    await user.keyboard('{Enter}');
    await press(/^Adding/);
    saved.release();
    await expectFocus(() => button(/^Leo/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent(POST).map(({ body }) => body)).toEqual([
      { firstName: 'Leo', age: 4, readingLevel: 1, favoriteGenre: '', avatar: 'frog' },
    ]);
    expect(button(/^Kim/)).toHaveAttribute('aria-pressed', 'true');
    expect(detail('Student Name')).toHaveTextContent('Kim');
    await findMessage('Leo is in your family');
  });

  test('that is being added cannot be cancelled, so that it closes no other dialog later', async () => {
    await openAccount();
    await press(ADD);
    fill('Student First Name', 'Leo');
    fill('Age', '4');
    server.answer(POST, leo);
    const saved = server.hold(POST);
    await press('Add this child');
    await findButton('Adding...');
    expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
    await press('Cancel');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
    saved.release();
    await findMessage('Leo is in your family');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['', '   ', '\u200b\u2060'])('needs a name that is seen: %j', async (name) => {
    await openAccount();
    await press(ADD);
    fill('Student First Name', name);
    await press('Add this child');
    expect(await screen.findByText('Student first name is required')).toBeVisible();
    expect(screen.getByText('Age is required')).toBeVisible();
    expect(server.sent(POST)).toEqual([]);
  });

  test('is refused beside the field that is wrong', async () => {
    await openAccount();
    const message = 'There is already a child called Kim in your family';
    server.refuse(POST, 400, {
      code: 'invalid_request',
      message,
      issues: [{ field: 'firstName', message }],
    });
    await press(ADD);
    fill('Student First Name', 'Kim');
    fill('Age', '4');
    await press('Add this child');
    await expectFocus(() => screen.getByLabelText('Student First Name'));
    expect(screen.getByLabelText('Student First Name')).toHaveAccessibleDescription(message);
  });

  test('whose answer was lost is listed all the same', async () => {
    await openAccount();
    await press(ADD);
    fill('Student First Name', 'Leo');
    fill('Age', '4');
    server.lose(POST);
    server.answer(FAMILY, [kim, leo]);
    await press('Add this child');
    expect(await screen.findByRole('alert')).toHaveTextContent('The library cannot be reached');
    await press('Cancel');
    expect(await findButton(/^Leo/)).toBeVisible();
  });

  test('is not offered to a family of six', async () => {
    await openAccount(['Leo', 'Zoe', 'Ada', 'Max', 'Ivy'].map(childOfName));
    expect(screen.getByText('Six is as many as a family can have.')).toBeVisible();
    expect(screen.queryByRole('button', { name: ADD })).toBeNull();
  });
});

describe('a change of the profile', () => {
  const PATCH = 'PATCH /api/students/{studentId}';

  test('sends what has changed, and is shown in the list and on the card', async () => {
    await openAccount([leo]);
    await press('Change the profile');
    server.answer(PATCH, { ...kim, firstName: 'Kimmy', age: 7, avatar: 'koala' });
    fill('Student First Name', ' Kimmy ');
    fill('Age', '7');
    await user.click(screen.getByRole('radio', { name: 'Koala' }));
    await press('Save');
    await expectFocus(() => button('Change the profile'));
    const sent = server.sent(PATCH).map(({ params, body }) => [params['studentId'], body]);
    expect(sent).toEqual([[record.id, { firstName: 'Kimmy', age: 7, avatar: 'koala' }]]);
    expect(detail('Student Name')).toHaveTextContent('Kimmy');
    expect(detail('Age')).toHaveTextContent('7 years old');
    expect(button(/^Kimmy, 7 years/)).toBeVisible();
  });

  test('that is being saved cannot be cancelled', async () => {
    await openAccount();
    await press('Change the profile');
    server.answer(PATCH, { ...kim, firstName: 'Kimmy' });
    fill('Student First Name', 'Kimmy');
    const saved = server.hold(PATCH);
    await press('Save');
    await findButton('Saving...');
    await press('Cancel');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    saved.release();
    await expectFocus(() => button('Change the profile'));
  });

  test('that changes nothing sends nothing', async () => {
    await openAccount();
    await press('Change the profile');
    await press('Save');
    await expectFocus(() => button('Change the profile'));
    expect(server.sent(PATCH)).toEqual([]);
  });

  test('needs no age of a child whose age is not known', async () => {
    beFamily({ user: { age: null, readingLevel: null } });
    server.answer(PATCH, { ...kim, firstName: 'Kimmy', age: null, readingLevel: null });
    open('/account');
    await findButton('Change the profile');
    await press('Change the profile');
    const dialog = within(screen.getByRole('dialog'));
    fill('Student First Name', 'Kimmy');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent(PATCH)).toHaveLength(1));
    expect(server.sent(PATCH)[0]?.body).toEqual({ firstName: 'Kimmy' });
    await settle();
  });
});

describe('the removal of a child', () => {
  const DELETE = 'DELETE /api/students/{studentId}';

  test('asks with the name, says what goes and what stays, and clears this device', async () => {
    await openAccount([leo]);
    await press(/^Leo/);
    await waitFor(() => expect(detail('Student Name')).toHaveTextContent('Leo'));
    localStorage.setItem(`word_asked:leo:${record.id}`, '1');
    localStorage.setItem(`word_asked:${record.id}`, '1');
    await press('Remove Leo…');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Leo?' }));
    expect(dialog.getByText('The gold stars and achievements of Leo are lost.')).toBeVisible();
    expect(dialog.getByText('Kim and your subscription stay as they are.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    server.answer(DELETE, null);
    server.answer(FAMILY, [kim]);
    await user.click(dialog.getByRole('button', { name: 'Remove Leo' }));
    await expectFocus(() => screen.getByRole('heading', { name: 'Children' }));
    await waitFor(() => expect(detail('Student Name')).toHaveTextContent('Kim'));
    expect(server.sent(DELETE).map(({ params }) => params)).toEqual([{ studentId: 'leo' }]);
    expect(screen.queryByRole('group', { name: /^Leo/ })).toBeNull();
    expect(localStorage.getItem(`word_asked:leo:${record.id}`)).toBeNull();
    expect(localStorage.getItem(`word_asked:${record.id}`)).toBe('1');
    expect(localStorage.getItem(`child:${record.id}`)).toBeNull();
  });

  test('that fails says so, and changes nothing', async () => {
    await openAccount([leo]);
    server.lose(DELETE);
    await press('Remove Kim…');
    await press('Remove Kim');
    expect(await screen.findByRole('alert')).toHaveTextContent('The library cannot be reached');
    await press('Cancel');
    expect(button(/^Kim/)).toBeVisible();
    expect(button('Remove Kim…')).toHaveFocus();
  });
});

test('the data and the deletion of the account are said to be of all children', async () => {
  await openAccount([leo]);
  expect(screen.getByText(/keeps about you and your children, in one file/)).toBeVisible();
  await press('Delete my account');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/about you and your children is deleted/)).toBeVisible();
  expect(dialog.getByText(/achievements of Kim and Leo are lost/)).toBeVisible();
});

describe('the deletion of the account, asked for', () => {
  const password = () => screen.findByLabelText('Your password');

  test('before the children are known, stays open when they are', async () => {
    beFamily();
    const late = server.hold(FAMILY);
    open('/account');
    await user.click(await findButton('Delete my account'));
    await password();
    fill('Your password', 'bedtime');
    late.release();
    expect(await screen.findByText('1 of 6')).toBeInTheDocument();
    expect(await password()).toHaveValue('bedtime');
  });

  test('stays open when another tab chooses another child', async () => {
    await openAccount([leo]);
    await press('Delete my account');
    await password();
    fill('Your password', 'bedtime');
    const key = `child:${robin.uid}`;
    localStorage.setItem(key, JSON.stringify({ id: leo.id, firstName: 'Leo' }));
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByText(/^This device reads as Leo\./)).toBeInTheDocument();
    expect(await password()).toHaveValue('bedtime');
  });
});
