// The library has fallen silent, or the line to it: nobody looks at a busy screen for ever.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beFamily } from '../../test-support/people.ts';
import { open, pass, settle, stopClock, tap } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { INLINE_BOOK } from '../../test-support/shelf.ts';

const SILENT = 'The library is taking too long to answer. Please try again in a moment.';

test('the library home and a book say so, and open with the button offered', async () => {
  beFamily();
  stopClock();
  const status = server.hold('GET /api/subscription/status');
  open('/');
  await settle();
  await pass(14_999);
  expect(screen.queryByText(SILENT)).toBeNull();
  await pass(1);
  expect(screen.getByText('The library could not be opened')).toBeVisible();
  expect(screen.getByText(SILENT)).toBeVisible();
  status.release();
  tap('Try again');
  await settle();

  const words = server.hold('GET /api/books/{bookId}');
  fireEvent.click(screen.getByRole('link', { name: `Read Now: ${INLINE_BOOK}` }));
  await settle();
  expect(screen.getByText('Loading...')).toBeVisible();
  await pass(15_000);
  expect(screen.getByText(SILENT)).toBeVisible();
  words.release();
  tap('Try again');
  await settle();
  expect(screen.getByText('Page 1 of 9')).toBeVisible();
});
