// The owner uploads a PDF, the library renders it as a flipbook, and families read it.
import type { FrameLocator, Page } from '@playwright/test';
import { bookOf } from '../server/modules/flipbooks/pdf.test-support.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { arrive } from './support/enrol.ts';
import { addFlipbook, FLIPBOOK_WORDS, pdfOf, RENDERED } from './support/flipbook.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const file = pdfOf(FLIPBOOK_WORDS);

/** Leaves the page first: it reads the book again after a save. */
async function removeBook(page: Page, owner: Owner, bookId: string): Promise<void> {
  await page.goto('about:blank');
  await owner.call('DELETE', `/api/books/${bookId}`);
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
/** Returns a page of the flipbook by its number. */
const flipPage = (frame: FrameLocator, page: number) =>
  frame.getByRole('region', { name: `Page ${page}`, exact: true });

test('a PDF is uploaded by keyboard, fills the form, and is read by a family', async ({
  page,
  context,
  newPage,
}) => {
  // It renders the pages and checks several screens.
  test.slow();
  const owner = await signInOwner();
  await owner.enter(context);
  await page.goto('/admin');
  const title = newTitle();
  await page.getByLabel('Title').fill(title);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a PDF' }).press('Enter');
  await (await chooser).setFiles(file);
  await expect(
    page.getByText('5 pages are ready. Filled in: its address, its cover, its words.'),
  ).toBeVisible(RENDERED);
  await expect(page.getByLabel('Flipbook Embed URL')).toHaveValue(
    new RegExp(`^${origin}/flipbooks/[0-9a-f]{32}$`),
  );
  await expect(page.getByLabel('Text of the book')).toHaveValue(FLIPBOOK_WORDS.join('\n\n'));
  await expect(page.getByAltText('Preview of the cover').first()).toBeVisible();
  await expect(
    page.frameLocator('[title="Preview of the flipbook"]').getByText('Page 1 of 5'),
  ).toBeVisible();
  await expectAccessible(page, 'the form with a flipbook of its own');
  // Another journey tests whether the words fit the level.
  await page.getByLabel('Text of the book').fill('');
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();

  const { page: reader } = await arrive(newPage);
  await reader.setViewportSize({ width: 1280, height: 800 });
  await reader.goto('/');
  await reader.getByRole('button', { name: 'Search', exact: true }).click();
  await reader.getByRole('searchbox').fill(title);
  await reader.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
  const frame = frameOf(reader);
  await expect(flipPage(frame, 1)).toContainText('Sam sat.');
  await expect(flipPage(frame, 1).locator('.words')).toHaveAttribute('translate', 'no');
  await expectAccessible(reader, 'a flipbook of the library');
  // With forced colours the page's edge and the button's shape need an outline or border.
  await reader.emulateMedia({ forcedColors: 'active' });
  await expect(frame.getByRole('button', { name: 'Next page' })).toHaveCSS('border-width', '2px');
  await expect(flipPage(frame, 1)).toHaveCSS('outline-style', 'solid');
});

test('a PDF that replaces another brings its words and cover, and asks before it replaces corrected words', async ({
  page,
  context,
}) => {
  // It renders several files.
  test.slow();
  const owner = await signInOwner();
  await owner.enter(context);
  const { id: bookId } = await addFlipbook(owner);
  await page.goto(`/admin/books/${bookId}`);
  const [text, cover] = [page.getByLabel('Text of the book'), page.getByLabel('Cover Image URL')];
  const input = page.locator('input[type=file][accept*=pdf]');
  await input.setInputFiles(file);
  await expect(text).toHaveValue(FLIPBOOK_WORDS.join('\n\n'), RENDERED);
  const before = await cover.inputValue();
  // The owner has edited nothing of the previous file, so it is replaced without a question.
  await input.setInputFiles(pdfOf(['Kit hid.', 'Kit ran.']));
  await expect(text).toHaveValue('Kit hid.\n\nKit ran.', RENDERED);
  await expect(
    page.getByText('2 pages are ready. Filled in: its address, its cover, its words.'),
  ).toBeVisible();
  await expect(cover).not.toHaveValue(before);
  // After a correction by the owner the form asks.
  await text.fill('Kit hid.\n\nKit ran!');
  await input.setInputFiles(pdfOf(['Ted hid.']));
  await expect(page.getByText('Say below which words are right.')).toBeVisible(RENDERED);
  await expect(text).toHaveValue('Kit hid.\n\nKit ran!');
  await expectAccessible(page, 'a form that asks whose words they are');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(text).toHaveAccessibleDescription(/the words of the new flipbook/);
  await page.getByRole('button', { name: 'Use the words of the new PDF' }).press('Enter');
  await expect(text).toHaveValue('Ted hid.');
  await expect(text).toBeFocused();
  await removeBook(page, owner, bookId);
});

test('while a PDF is uploading the book cannot be saved, and leaving asks first', async ({
  page,
  context,
}) => {
  const owner = await signInOwner();
  await owner.enter(context);
  const { id: bookId } = await addFlipbook(owner);
  await page.goto(`/admin/books/${bookId}`);
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/admin/flipbooks/*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(pdfOf(['Pam sat at Sam.']));
  await expect(page.getByText(/Opening the PDF|pages are ready/)).toBeVisible(RENDERED);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('A file is still uploading. Wait until it has finished'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All books' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('The file that is uploading will be lost.');
  await expect(question).not.toContainText('What you have typed');
  await question.getByRole('button', { name: 'Cancel' }).click();
  asked.resolve();
  await expect(page.getByText(/page is ready\./)).toBeVisible(RENDERED);
  await page.getByLabel('Text of the book').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Book saved successfully!')).toBeVisible();
  await removeBook(page, owner, bookId);
});

test('pages are turned by key, button, tap and swipe, two where there is room and one on a phone', async ({
  newPage,
}) => {
  const { id: bookId } = await addFlipbook(await signInOwner());
  const { page } = await arrive(newPage);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/reading/${bookId}`);
  const frame = frameOf(page);
  const place = frame.getByRole('status');
  await expect(place).toHaveText('Page 1 of 5');
  // Keys work on the page around the frame and inside the frame.
  await page.getByRole('link', { name: 'Back to Library' }).focus();
  await page.keyboard.press('PageDown');
  await expect(place).toHaveText('Pages 2 and 3 of 5');
  await frame.getByRole('button', { name: 'Larger' }).focus();
  await page.keyboard.press('PageUp');
  await expect(place).toHaveText('Page 1 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('Pages 2 and 3 of 5');
  await expect(flipPage(frame, 2)).toContainText('Pam ran.');
  await expect(flipPage(frame, 3)).toContainText('Sam ran at Pam.');
  await expect(flipPage(frame, 1)).toHaveCount(0);
  await frame.getByRole('button', { name: 'Next page' }).click();
  await expect(place).toHaveText('Pages 4 and 5 of 5');
  await expect(frame.getByRole('button', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Home');
  await expect(place).toHaveText('Page 1 of 5');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(flipPage(frame, 1)).toBeVisible();
  const boxOfBook = async () =>
    (await frame.getByRole('group', { name: 'Book', exact: true }).boundingBox())!;
  await expect.poll(async () => (await boxOfBook()).width).toBeLessThanOrEqual(390);
  const book = await boxOfBook();
  const middle = book.y + book.height / 2;
  await page.mouse.click(book.x + book.width * 0.9, middle);
  await expect(place).toHaveText('Page 2 of 5');
  await page.mouse.move(book.x + book.width * 0.7, middle);
  await page.mouse.down();
  await page.mouse.move(book.x + book.width * 0.3, middle, { steps: 4 });
  await page.mouse.up();
  await expect(place).toHaveText('Page 3 of 5');
  await page.mouse.click(book.x + book.width * 0.1, middle);
  await expect(place).toHaveText('Page 2 of 5');

  await frame.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await boxOfBook()).width).toBeGreaterThan(book.width * 1.9);
  await frame.getByRole('button', { name: 'Smaller' }).click();
});

test.describe('the position in a flipbook', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

  test('is synced to every device, also after reading offline, and the book can be finished', async ({
    newPage,
  }) => {
    test.slow();
    const owner = await signInOwner();
    const { id: bookId } = await addFlipbook(owner);
    const { family, page: tablet } = await arrive(newPage);
    const place = () =>
      family.call<{ currentPage: number; completed: boolean }>('GET', `/api/progress/${bookId}`);
    await tablet.setViewportSize({ width: 820, height: 1180 });
    const first = tablet.waitForResponse(/page-5.*webp/);
    await tablet.goto(`/reading/${bookId}`);
    const shown = frameOf(tablet).getByRole('status');
    await expect(shown).toHaveText('Page 1 of 5');
    await tablet.keyboard.press('ArrowRight');
    await expect(shown).toHaveText('Page 2 of 5');
    await expect.poll(async () => (await place()).currentPage).toBe(2);
    await (await first).finished();
    // After a reload the book opens at the same page.
    const last = tablet.waitForResponse(/page-5.*webp/);
    await tablet.reload();
    await expect(shown).toHaveText('Page 2 of 5');
    await (await last).finished();

    await tablet.context().setOffline(true);
    for (const page of [3, 4]) {
      await frameOf(tablet).getByRole('button', { name: 'Next page' }).click();
      await expect(shown).toHaveText(`Page ${page} of 5`);
      // Its picture was loaded before the network was lost.
      await expect(
        flipPage(frameOf(tablet), page).getByText('This page did not load'),
      ).toBeHidden();
    }
    await expect(
      tablet.getByText('Your page is saved, and will be sent later.').first(),
    ).toBeVisible();
    expect((await place()).currentPage).toBe(2);
    await tablet.context().setOffline(false);
    await expect.poll(async () => (await place()).currentPage).toBe(4);

    const computer = await newPage({ baseURL: origin });
    await family.enter(computer.context());
    await computer.setViewportSize({ width: 1280, height: 800 });
    await computer.goto('/');
    await expect(computer.getByText('80% complete').first()).toBeVisible();
    await computer.goto(`/reading/${bookId}`);
    await expect(frameOf(computer).getByRole('status')).toHaveText('Pages 4 and 5 of 5');
    const finish = async () => {
      const sent = computer.waitForRequest('**/complete');
      await computer.getByRole('button', { name: 'Mark Complete' }).click();
      return (await sent).postDataJSON() as unknown;
    };
    expect(await finish()).toEqual({});
    await expect(computer.getByText('You earned 1 gold star!')).toBeVisible();
    expect(await place()).toMatchObject({ currentPage: 5, completed: true });
    // A finished book opens at its first page.
    await computer.goto(`/reading/${bookId}`);
    await expect(frameOf(computer).getByRole('status')).toHaveText('Page 1 of 5');
    expect(await finish()).toEqual({ marked: true });
  });

  test('can go past a picture that fails to load, which loads after reconnecting', async ({
    newPage,
  }) => {
    const { id: bookId } = await addFlipbook(await signInOwner());
    const { page } = await arrive(newPage);
    const isGone = Promise.withResolvers<void>();
    let isBack = false;
    await page.route(/page-5.*webp/, async (route) => {
      if (isBack) return route.continue();
      await isGone.promise;
      await route.abort('internetdisconnected');
    });
    // The load event may wait for the picture, so do not wait for it.
    await page.goto(`/reading/${bookId}`, { waitUntil: 'commit' });
    const frame = frameOf(page);
    await expect(frame.getByRole('status')).toHaveText('Page 1 of 5');
    const renewed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(`/api/books/${bookId}`),
    );
    await page.context().setOffline(true);
    isGone.resolve();
    await renewed;
    for (const shown of [2, 3, 4, 5]) {
      await frame.getByRole('button', { name: 'Next page' }).click();
      await expect(frame.getByRole('status')).toHaveText(`Page ${shown} of 5`);
    }
    await expect(flipPage(frame, 5).getByText('This page did not load')).toBeVisible();
    await expect(page.getByText('The book could not be opened')).toHaveCount(0);
    isBack = true;
    await page.context().setOffline(false);
    await expect(flipPage(frame, 5).getByText('This page did not load')).toBeHidden();
  });

  test('ignores messages of another frame', async ({ newPage }) => {
    const { id: bookId } = await addFlipbook(await signInOwner());
    const { page } = await arrive(newPage);
    const kept: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/progress')) {
        kept.push((request.postDataJSON() as { currentPage: number }).currentPage);
      }
    });
    await page.goto(`/reading/${bookId}`);
    await expect(frameOf(page).getByRole('status')).toBeVisible();
    await page.evaluate(() => {
      const stranger = document.createElement('iframe');
      stranger.setAttribute('sandbox', 'allow-scripts');
      document.body.append(stranger);
      const news = { flipbook: 'page', page: 5, isLast: true };
      for (const source of [stranger.contentWindow, window]) {
        window.dispatchEvent(new MessageEvent('message', { data: news, origin: 'null', source }));
      }
      stranger.remove();
    });
    await frameOf(page).getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => kept).toEqual([1, 2]);
  });
});

test.describe('a ticket that has expired', () => {
  test.use({ expectedErrors: /status of 403.*\/flipbooks\// });

  test('is renewed automatically, and the book opens', async ({ newPage }) => {
    const { id: bookId } = await addFlipbook(await signInOwner());
    const { page } = await arrive(newPage);
    let asked = 0;
    await page.route(`**/api/books/${bookId}`, async (route) => {
      const response = await route.fetch();
      const book = (await response.json()) as { flipbookUrl: string };
      asked += 1;
      const flipbookUrl = asked === 1 ? `${book.flipbookUrl}x` : book.flipbookUrl;
      await route.fulfill({ response, json: { ...book, flipbookUrl } });
    });
    await page.goto(`/reading/${bookId}`);
    await expect(frameOf(page).getByText('Page 1 of 5')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('shows a message when it cannot be renewed', async ({ newPage }) => {
    const { id: bookId } = await addFlipbook(await signInOwner());
    const { family, page } = await arrive(newPage);
    const { flipbookUrl } = await family.call<{ flipbookUrl: string }>(
      'GET',
      `/api/books/${bookId}`,
    );
    await page.goto(`${flipbookUrl}x`);
    await expect(page.getByRole('heading', { name: 'Please open this book again.' })).toBeVisible();
    await expect(page.getByText('Please go back to the library')).toBeVisible();
  });
});

test('a file that is no PDF, or cannot be rendered, is refused at the field', async ({
  page,
  context,
}) => {
  await (await signInOwner()).enter(context);
  await page.goto('/admin');
  const input = page.locator('input[type=file][accept*=pdf]');
  await input.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(
    page.getByText(
      '"cat.png" is not a PDF, or it is damaged. Choose another file, or export it again.',
    ),
  ).toBeVisible();
  const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`, 'latin1');
  await input.setInputFiles({ ...file, name: 'photo.pdf', buffer: heic });
  await expect(page.getByText('"photo.pdf" is a HEIC picture, and not a PDF.')).toBeVisible();
  const [pictures] = await page.locator('input[type=file][accept*=png]').all();
  await pictures?.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(page.getByText('photo.jpg: This is a HEIC picture.')).toBeVisible();
  // When several files are dropped, the message names every file.
  const several = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['one.pdf', 'two.pdf']) transfer.items.add(new File(['%PDF-'], name));
    return transfer;
  });
  await page
    .getByRole('button', { name: 'Upload a PDF' })
    .dispatchEvent('drop', { dataTransfer: several });
  await expect(
    page.getByText('One PDF at a time: "one.pdf" and "two.pdf" were not uploaded.'),
  ).toBeVisible();
  await page
    .getByRole('button', { name: 'Upload a picture' })
    .first()
    .dispatchEvent('drop', { dataTransfer: several });
  await expect(
    page.getByText('One picture at a time: "one.pdf" and "two.pdf" were not uploaded.'),
  ).toBeVisible();
  const cut = { ...file, name: 'cut.pdf', buffer: bookOf(3).subarray(0, 900) };
  await input.setInputFiles(cut);
  await expect(
    page.getByText('This PDF ends in the middle: its last part is missing.'),
  ).toBeVisible(RENDERED);
  await expect(page.getByLabel('Flipbook Embed URL')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Upload a PDF' })).toBeEnabled();
});
