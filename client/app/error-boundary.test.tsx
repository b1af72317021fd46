// A crashed screen offers a way back to the other screens.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beFamily } from '../test-support/people.ts';
import { findScreen, open, user } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { bookOf, cards, INLINE_BOOK } from '../test-support/shelf.ts';

test('a crashed screen leads back to the library, which keeps its state', async () => {
  // Silence React's own report of the crash.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  beFamily();
  server.answer('POST /api/error-reports', null);
  // A title that is not a string crashes the screen.
  server.mislead('GET /api/books/{bookId}', { ...bookOf(cards[0]!), title: { of: 'no text' } });
  open('/');
  const openBook = async () => {
    await user.click(await screen.findByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
    await screen.findByText('This page could not be shown');
  };
  await user.selectOptions(await screen.findByLabelText('Order'), 'fit');
  await openBook();
  history.back();
  await openBook();
  await user.click(screen.getByRole('link', { name: 'Back to Library' }));
  await findScreen("Kim's Library");
  expect(screen.queryByText('This page could not be shown')).toBeNull();
  expect(await screen.findByLabelText<HTMLSelectElement>('Order')).toHaveValue('fit');
});
