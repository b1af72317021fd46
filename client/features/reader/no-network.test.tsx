// Books without a network, where this device keeps something.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteAnswered } from '../../api/connection.ts';
import { queryClient } from '../../api/queries.ts';
import { workerStore } from '../../offline/worker.ts';
import { OPENS_FOR } from '../../offline/last-active.ts';
import { robin } from '../../test-support/identity.ts';
import { beFamily, placeIn } from '../../test-support/people.ts';
import { open, press, settle, stopClock } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cards } from '../../test-support/shelf.ts';

const [sam, thump] = cards as [(typeof cards)[number], (typeof cards)[number]];
const NEEDS_NETWORK = 'This book needs a network.';

beforeEach(() => workerStore.setState({ canKeep: true }));
afterEach(() => workerStore.setState({ canKeep: false }));

function loseNetwork(): void {
  for (const name of [
    'GET /api/subscription/status',
    'GET /api/books/{bookId}',
    'GET /api/progress/{bookId}',
    'POST /api/progress',
    'GET /api/auth/user',
    'GET /api/practice',
    'GET /api/voice',
    'POST /api/auth/firebase/sync',
  ] as const) {
    server.lose(name);
  }
}

/** Opens a book with a network, so that its answers are known afterwards. */
async function readBefore(): Promise<void> {
  beFamily({ progress: [placeIn(sam.id, { currentPage: 3, updatedAt: 1 })] });
  open(`/reading/${sam.id}`);
  await screen.findByText('Page 3 of 9');
  await settle();
  cleanup();
  await queryClient.invalidateQueries({ refetchType: 'none' });
  loseNetwork();
}

test('a known book opens at once at its last position, without waiting for the server', async () => {
  await readBefore();
  stopClock();
  server.hold('GET /api/progress/{bookId}');
  act(() => noteAnswered(false));
  open(`/reading/${sam.id}`);
  await settle();
  expect(screen.getByText('Page 3 of 9')).toBeVisible();
});

test('a position that waits to be sent comes before the one last known', async () => {
  await readBefore();
  open(`/reading/${sam.id}`);
  await screen.findByText('Page 3 of 9');
  await press('Next');
  await screen.findByText('Page 4 of 9');
  await settle();
  cleanup();
  open(`/reading/${sam.id}`);
  expect(await screen.findByText('Page 4 of 9')).toBeVisible();
});

const OUT_OF_REACH = 'The library cannot be reached right now.';

test('over a book that was opened without a network lies no message, but the sign is there', async () => {
  await readBefore();
  act(() => noteAnswered(false));
  open(`/reading/${sam.id}`);
  await screen.findByText('Page 3 of 9');
  await press('Next');
  await settle();
  expect(screen.getByText(/^No connection\./)).toBeInTheDocument();
  expect(screen.queryByText(OUT_OF_REACH)).toBeNull();
});

test('a network that goes while a book is open is told in a message', async () => {
  await readBefore();
  beFamily();
  open(`/reading/${sam.id}`);
  await screen.findByText('Page 3 of 9');
  await settle();
  loseNetwork();
  await press('Next');
  expect(await screen.findByText(OUT_OF_REACH)).toBeVisible();
});

test('another book says that it needs a network, with the way back', async () => {
  await readBefore();
  open(`/reading/${thump.id}`);
  expect(await screen.findByRole('heading', { name: NEEDS_NETWORK })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Library' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('seven days after the subscription was last seen active, a book asks to connect', async () => {
  beFamily();
  localStorage.setItem(`seen_active:${robin.uid}`, String(Date.now() - OPENS_FOR - 1));
  localStorage.setItem(`kept_books:${robin.uid}`, '[{}]');
  loseNetwork();
  open(`/reading/${sam.id}`);
  expect(await screen.findByText(/Connect to the internet once/)).toBeVisible();
});

test('a page that stayed open for seven days opens no book that it knows either', async () => {
  await readBefore();
  localStorage.setItem(`seen_active:${robin.uid}`, String(Date.now() - OPENS_FOR - 1));
  localStorage.setItem(`kept_books:${robin.uid}`, '[{}]');
  act(() => noteAnswered(false));
  open(`/reading/${sam.id}`);
  expect(await screen.findByText(/Connect to the internet once/)).toBeVisible();
  expect(screen.queryByText('Page 3 of 9')).toBeNull();
});

test('where nothing can be kept, a book that could not be fetched offers to try again', async () => {
  workerStore.setState({ canKeep: false });
  beFamily();
  loseNetwork();
  open(`/reading/${sam.id}`);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
