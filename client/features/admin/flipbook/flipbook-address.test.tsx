// What the owner's forms say of a flipbook's address, and how they show it before it is saved.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beOwner } from '../../../test-support/people.ts';
import {
  expectFocus,
  field,
  fill,
  open,
  pass,
  press,
  stopClock,
  tap,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { cards, rowOf, wholeBookOf } from '../../../test-support/shelf.ts';

const URL_FIELD = 'Flipbook Embed URL';
const SITE = 'https://fliphtml5.com/abcde/fghi/Sam/';
const VIEWER = 'https://online.fliphtml5.com/abcde/fghi/';
const USE = 'Use this address instead';

const advice = () => screen.queryByText(/^This is the book’s page at FlipHTML5\./);
const preview = () => screen.queryByTitle('Preview of the flipbook');

async function openNewBook(): Promise<void> {
  beOwner();
  open('/admin');
  await screen.findByRole('heading', { name: 'Add New Book' });
}

function fillAddress(address: string): void {
  fill(URL_FIELD, address);
  fireEvent.blur(field(URL_FIELD));
}

describe('an address that shows more than the book', () => {
  test('is told once it is complete, with the right one as a button', async () => {
    await openNewBook();
    fill(URL_FIELD, SITE);
    expect(advice()).toBeNull();
    fireEvent.blur(field(URL_FIELD));
    expect(advice()).toBeVisible();
    expect(screen.getByText(VIEWER)).toHaveAttribute('translate', 'no');
    // The advice is about what was typed before.
    fill(URL_FIELD, `${SITE}x`);
    expect(advice()).toBeNull();
    fillAddress(`  ${SITE}  `);
    await press(USE);
    expect(field(URL_FIELD)).toHaveValue(VIEWER);
    await expectFocus(() => field(URL_FIELD));
    expect(advice()).toBeNull();
    expect(preview()).toHaveAttribute('src', VIEWER);
  });

  test('is told at once if the address, or an embed code with it, is pasted', async () => {
    await openNewBook();
    fill(URL_FIELD, `<iframe src="${SITE}"></iframe>`);
    expect(advice()).toBeVisible();
    await user.clear(field(URL_FIELD));
    await user.paste('fliphtml5.com');
    expect(preview()).toHaveAttribute('src', SITE);
    await user.clear(field(URL_FIELD));
    await user.paste(VIEWER);
    expect(preview()).toHaveAttribute('src', VIEWER);
    expect(advice()).toBeNull();
    await user.clear(field(URL_FIELD));
    await user.paste(SITE);
    expect(advice()).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field(URL_FIELD)).toHaveValue(VIEWER);
  });

  test('can be added all the same', async () => {
    await openNewBook();
    server.answer('POST /api/books', rowOf(cards[0]!));
    await user.type(field('Title'), 'Sam');
    fillAddress('https://www.dropbox.com/scl/fi/abc/sam?rlkey=x');
    expect(screen.getByText(/^A link of Dropbox opens Dropbox’s own page/)).toBeVisible();
    expect(screen.queryByRole('button', { name: USE })).toBeNull();
    await press('Add Book');
    await expect.poll(() => server.sent('POST /api/books').length).toBe(1);
    expect(server.sent('POST /api/books')[0]?.body).toMatchObject({
      flipbookUrl: 'https://www.dropbox.com/scl/fi/abc/sam?rlkey=x',
    });
  });

  test('keeps its words when the right one is used: it is the same book', async () => {
    beOwner();
    const stored = { flipbookType: 'fliphtml5', content: null, text: 'Sam sat.' } as const;
    server.answer('GET /api/admin/books/{bookId}', wholeBookOf({ ...stored, flipbookUrl: SITE }));
    open('/admin/books/sam-and-the-wet-hat');
    await screen.findByLabelText(URL_FIELD);
    await press(USE);
    expect(screen.queryByRole('group', { name: /^Are these the words of the new/ })).toBeNull();
    fillAddress('https://flipbooks.example.com/pam');
    expect(screen.getByRole('group', { name: /^Are these the words of the new/ })).toBeVisible();
  });
});

describe('the preview', () => {
  const ADDRESS = 'https://flipbooks.example.com/sam';
  const OPENING = 'Opening the book...';
  const EMPTY =
    'The frame is still empty. Nothing has come from flipbooks.example.com for 8 seconds.';

  test('is the frame of the reader', async () => {
    await openNewBook();
    fillAddress(ADDRESS);
    const frame = preview();
    expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-forms',
    );
    expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  test('asks the owner whether the book shows, because no page can know', async () => {
    await openNewBook();
    expect(screen.queryByText('Can you see the book?')).toBeNull();
    fillAddress(ADDRESS);
    expect(screen.getByText('Can you see the book?')).toBeVisible();
    expect(
      screen.getByText(/^If the frame stays blank, flipbooks\.example\.com may/),
    ).toBeVisible();
  });

  test('says that it is still empty as long as nothing has loaded', async () => {
    await openNewBook();
    stopClock();
    fillAddress(ADDRESS);
    await pass(7_999);
    expect(screen.getByText(OPENING)).toBeVisible();
    expect(screen.queryByText(EMPTY)).toBeNull();
    await pass(1);
    expect(screen.getByText(EMPTY)).toHaveAttribute('role', 'status');
    fireEvent.load(preview()!);
    expect(screen.queryByText(EMPTY)).toBeNull();
    // Another address opens anew.
    fillAddress(`${ADDRESS}-2`);
    expect(screen.getByText(OPENING)).toBeVisible();
    fireEvent.load(preview()!);
    await pass(8_000);
    expect(screen.queryByText(/^The frame is still empty/)).toBeNull();
    expect(screen.queryByText(OPENING)).toBeNull();
  });

  test('is as large as on a tablet or a phone, without loading again', async () => {
    await openNewBook();
    fillAddress(ADDRESS);
    const frame = preview();
    const pressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('Tablet'), pressed('Phone')]).toEqual(['true', 'false']);
    const tablet = Number.parseInt(frame!.style.width, 10);
    tap('Phone');
    expect([pressed('Tablet'), pressed('Phone')]).toEqual(['false', 'true']);
    expect(preview()).toBe(frame);
    expect(Number.parseInt(frame!.style.width, 10)).toBeLessThan(tablet / 2);
  });

  test('of the library’s own flipbook asks nothing', async () => {
    await openNewBook();
    const id = 'a'.repeat(32);
    const openUrl = `${location.origin}/flipbooks/${id}?ticket=1`;
    server.answer('GET /api/admin/flipbooks/{flipbookId}', {
      ...{ state: 'ready', id, pageCount: 2, flipbookUrl: `${location.origin}/flipbooks/${id}` },
      ...{ openUrl, coverImageUrl: '/public-objects/a.webp', text: '' },
    });
    fillAddress(`${location.origin}/flipbooks/${id}`);
    expect(await screen.findByTitle('Preview of the flipbook')).toHaveAttribute('src', openUrl);
    expect(screen.queryByText('Can you see the book?')).toBeNull();
  });
});
