import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { workerStore } from '../../offline/worker.ts';
import { beFamily, placeIn } from '../../test-support/people.ts';
import { open, pass, settle, stopClock } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cards } from '../../test-support/shelf.ts';

const [sam, thump] = cards as [(typeof cards)[number], (typeof cards)[number]];

const fetched = () => server.sent('GET /api/books/{bookId}').map(({ params }) => params['bookId']);

async function openHome(): Promise<void> {
  beFamily({ progress: [placeIn(sam.id, { currentPage: 3, updatedAt: 1 })] });
  open('/');
  await screen.findByRole('heading', { name: 'Discover New Books' });
  await settle();
  stopClock();
}

const link = () => screen.getByRole('link', { name: `Read Now: ${thump.title}` });

afterEach(() => {
  workerStore.setState({ canKeep: false });
  Reflect.deleteProperty(navigator, 'connection');
});

test('a book is fetched when its link is pressed, before it opens', async () => {
  await openHome();
  fireEvent.pointerDown(link());
  await settle();
  expect(fetched()).toEqual([thump.id]);
  expect(location.pathname).toBe('/');
});

test('a book is fetched when its link was pointed at for a moment, and not in passing', async () => {
  await openHome();
  fireEvent.pointerOver(link());
  await pass(50);
  fireEvent.pointerOver(document.body);
  await pass(100);
  expect(fetched()).toEqual([]);
  fireEvent.pointerOver(link());
  await pass(100);
  expect(fetched()).toEqual([thump.id]);
});

test('the book that the home offers is fetched once the home is quiet', async () => {
  workerStore.setState({ canKeep: true });
  await openHome();
  await pass(1_500);
  expect(fetched()).toEqual([sam.id]);
});

test('nothing is fetched ahead where the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  await openHome();
  fireEvent.pointerDown(link());
  await settle();
  expect(fetched()).toEqual([]);
});
