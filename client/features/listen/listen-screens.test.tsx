import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { robin } from '../../test-support/identity.ts';
import { beFamily, childOf, placeIn, record } from '../../test-support/people.ts';
import {
  findButton,
  findMessage,
  findScreen,
  open,
  press,
  user,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { FLIPBOOK, INLINE_BOOK } from '../../test-support/shelf.ts';

const SAVE = 'POST /api/heard-words';
const sam = placeIn('sam-and-the-wet-hat', { currentPage: 2, updatedAt: 2 });
const marksSent = () => server.sent(SAVE).map(({ body }) => (body as { marks: unknown[] }).marks);
const word = (name: string) => screen.getByRole('button', { name });

test('the books begun are offered, without flipbooks and books not begun', async () => {
  beFamily({ progress: [sam, placeIn('crab-has-a-shell-shop', { updatedAt: 1 })] });
  open('/listen');
  const link = await screen.findByRole('link', { name: INLINE_BOOK });
  expect(link).toHaveAttribute('href', '/listen/sam-and-the-wet-hat');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(FLIPBOOK)).toBeNull();
});

test('a child who has begun no book has none to read', async () => {
  beFamily();
  open('/listen');
  await screen.findByText('Kim has not begun a book yet');
});

test('a tap marks a word with the chosen mark, the same again takes it away, and Done saves', async () => {
  beFamily();
  server.answer(SAVE, null);
  open('/listen/sam-and-the-wet-hat');
  await user.click(await findButton('Sam'));
  await user.click(word('got'));
  await user.click(word('got, read well'));
  expect(word('got')).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('radio', { name: 'Missed' }));
  await user.click(word('hat'));
  expect(word('hat, missed')).toHaveAttribute('aria-pressed', 'true');
  await press('The rest were read well');
  await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
  await screen.findByRole('heading', { name: 'Saved' });
  expect(screen.getByText(/3 words read well, 1 missed\./)).toBeVisible();
  expect(marksSent()).toEqual([
    expect.arrayContaining([
      { word: 'sam', mark: 'well' },
      { word: 'hat', mark: 'missed' },
    ]),
  ]);
});

test('marks that are refused stay on the screen, and can be saved again', async () => {
  beFamily();
  server.refuse(SAVE, 503, 'away');
  open('/listen/sam-and-the-wet-hat');
  await user.click(await findButton('Sam'));
  await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
  await screen.findByText('The marks could not be saved');
  expect(word('Sam, read well')).toBeVisible();
  server.answer(SAVE, null);
  await user.click(screen.getAllByRole('button', { name: 'Done' })[0]!);
  await screen.findByRole('heading', { name: 'Saved' });
});

test('the marks are of the child that was listened to, also when another tab chooses another', async () => {
  const leo = { ...childOf(record), id: 'leo', firstName: 'Leo' };
  beFamily({ user: { children: 2 }, siblings: [leo] });
  server.answer('GET /api/auth/user', ({ headers }) => ({
    ...record,
    ...(headers.get('student') === 'leo' && { id: 'leo', firstName: 'Leo' }),
    children: 2,
  }));
  server.answer(SAVE, null);
  open('/listen/sam-and-the-wet-hat');
  await user.click(await findButton('Sam'));
  const key = `child:${robin.uid}`;
  localStorage.setItem(key, JSON.stringify({ id: leo.id, firstName: 'Leo' }));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
  await findScreen("Leo's Library");
  await findMessage('The marks are saved');
  expect(server.sent(SAVE).map(({ headers }) => headers.get('student'))).toEqual([null]);
  expect(server.sent('GET /api/books').at(-1)?.headers.get('student')).toBe('leo');
});
