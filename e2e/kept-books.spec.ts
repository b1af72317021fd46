// Books that a device keeps: which files, how it stops, and what is said where there is no room.
import type { Page } from '@playwright/test';
import { hold } from './support/answers.ts';
import { listen } from './support/calls.ts';
import { arrive, type Enrolled, enrol } from './support/enrol.ts';
import { expect, NETWORK_FAILURES, test } from './support/journey.ts';
import { saveData, untilKeeping } from './support/kept.ts';
import { recordElsewhere } from './support/narration.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';
import { findByLevel, INLINE_BOOK, openBook } from './support/shelf.ts';
import { toasts } from './support/toasts.ts';

const INLINE_ID = 'sam-and-the-wet-hat';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: new RegExp(`${NETWORK_FAILURES.source}|ERR_FAILED`),
});

interface Listed {
  id: string;
  byHand: boolean;
  files: string[];
}

/** Returns the list of the family's first child. */
const listOf = (page: Page, { uid }: Enrolled) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Listed[],
    `kept_books:${uid}`,
  );

/** Returns the addresses of all files that are kept. */
const filesOf = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('kept-files');
    return (await cache.keys()).map(({ url }) => url.slice(location.origin.length)).sort();
  });

const car = (page: Page, title: string) =>
  page.getByRole('button', { name: `Keep for the car: ${title}`, exact: true }).first();

/** Opens the library, and waits until it can keep books. */
async function openLibrary(page: Page, title = INLINE_BOOK): Promise<void> {
  await page.goto('/');
  await untilKeeping(page);
  await findByLevel(page, title);
  await expect(car(page, title)).toBeVisible();
}

async function keep(page: Page, title: string): Promise<void> {
  await car(page, title).click();
  await expect(car(page, title)).toHaveAttribute('aria-pressed', 'true');
}

/** Adds an inline book whose pages have these pictures. */
async function addPictures(owner: Owner, ...pictures: string[]) {
  const content = pictures.map((address) => ({ picture: { address }, words: 'Sam sat.' }));
  return owner.call<{ id: string; title: string }>('POST', '/api/books', {
    ...{ title: newTitle(), category: 'level1', flipbookType: 'html', content },
    levelReason: 'A book of the tests.',
  });
}

const picturesIn = (content: string) => content.match(/\/public-objects\/[\w./-]+/g) ?? [];

/** Returns the addresses of the pictures in the pages of the inline book. */
async function inlinePictures(family: Enrolled): Promise<string[]> {
  const { content } = await family.call<Record<string, string>>('GET', `/api/books/${INLINE_ID}`);
  return picturesIn(content ?? '');
}

test.describe('asked for', () => {
  test.beforeEach(({ context }) => saveData(context));

  test('a book is kept with its cover, its pictures and its recordings, and with nothing about the family', async ({
    page,
    context,
  }) => {
    const owner = await signInOwner();
    const { id, title } = await owner.addInlineBook('Sam sat.', 'Pat sat.');
    const family = await enrol();
    const { take } = await recordElsewhere(owner, id, 'Sam sat.', { hertz: 300, seconds: 1 });
    await family.enter(context);
    await openLibrary(page);
    await keep(page, INLINE_BOOK);

    const { coverImageUrl, content } = await family.call<Record<string, string>>(
      'GET',
      `/api/books/${INLINE_ID}`,
    );
    const pictures = picturesIn(content ?? '');
    expect(pictures.length).toBeGreaterThan(2);
    expect(await filesOf(page)).toEqual(expect.arrayContaining([coverImageUrl, ...pictures]));

    await findByLevel(page, title);
    await keep(page, title);
    const narration = `/api/books/${id}/narration/${take}`;
    expect(await filesOf(page)).toContain(narration);
    const stored = await page.evaluate(async () => {
      const cache = await caches.open('kept-files');
      const requests = await cache.keys();
      return Promise.all(
        requests.map(async (request) => {
          const { headers } = (await cache.match(request))!;
          return {
            sent: [...request.headers],
            came: [...headers.keys()],
            type: headers.get('content-type'),
          };
        }),
      );
    });
    for (const { sent, came, type } of stored) {
      expect(sent).toEqual([]);
      expect(came).toEqual(['content-length', 'content-type']);
      expect(type).toMatch(/^(image|audio)\//);
    }
    await owner.call('DELETE', `/api/books/${id}`);
  });

  test('a tap on the car stops, and leaves nothing', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    const [held = ''] = (await inlinePictures(family)).slice(-1);
    const asked = Promise.withResolvers<void>();
    await context.route(`**${held}`, () => asked.resolve());
    await car(page, INLINE_BOOK).click();
    await asked.promise;
    const stop = page.getByRole('button', { name: new RegExp(`^Fetching ${INLINE_BOOK}, \\d+`) });
    await expect.poll(async () => (await filesOf(page)).length).toBeGreaterThan(3);
    await stop.first().click();
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => filesOf(page)).toEqual([]);
    expect(await listOf(page, family)).toEqual([]);
    await expect(toasts(page)).toHaveCount(0);

    await context.unroute(`**${held}`);
    await keep(page, INLINE_BOOK);
  });

  test('a book that could not be fetched is not kept, which is said once', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    const [last = ''] = (await inlinePictures(family)).slice(-1);
    // What a captive portal answers.
    await context.route(`**${last}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    );
    await car(page, INLINE_BOOK).click();
    await expect(toasts(page)).toContainText('The book could not be kept');
    await expect(toasts(page)).toHaveCount(1);
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => filesOf(page)).toEqual([]);
  });

  test('a picture of two books stays until neither is kept', async ({ page, context }) => {
    const owner = await signInOwner();
    const cover = await owner.storedCover();
    const one = await addPictures(owner, cover);
    const two = await addPictures(owner, cover);
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page, one.title);
    await keep(page, one.title);
    await keep(page, two.title);
    await car(page, one.title).click();
    await expect.poll(async () => (await listOf(page, family)).length).toBe(1);
    // The next thing that is kept waits until the files of the first book are gone.
    await keep(page, one.title);
    await car(page, one.title).click();
    expect(await filesOf(page)).toContain(cover);
    await car(page, two.title).click();
    await expect.poll(() => filesOf(page)).not.toContain(cover);
    for (const { id } of [one, two]) await owner.call('DELETE', `/api/books/${id}`);
  });

  test('two tabs keep a book once, and each shows what the other one keeps', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    const other = await context.newPage();
    await openLibrary(other);
    const [held = ''] = (await inlinePictures(family)).slice(-1);
    // Once one tab shows the book as kept, a tap in the other would remove it.
    const { release } = await hold(context, held);
    for (const tab of [page, other]) {
      await car(tab, INLINE_BOOK).click();
      await expect(tab.getByRole('button', { name: `Fetching ${INLINE_BOOK}` })).toBeVisible();
    }
    await release();
    for (const tab of [page, other]) {
      await expect(car(tab, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'true');
    }
    expect(await listOf(page, family)).toHaveLength(1);
    await car(other, INLINE_BOOK).click();
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => filesOf(page)).toEqual([]);
  });

  test('where the device has no room it says so, and the library works on', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    const devtools = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10_000 });
    await car(page, INLINE_BOOK).click();
    await expect(toasts(page)).toContainText('This device is full');
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    expect(await filesOf(page)).toEqual([]);
    await openBook(page, INLINE_BOOK);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
  });

  test('where it has no room for the library itself, the account says that nothing is kept', async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    const devtools = await context.newCDPSession(page);
    await page.goto('/', { waitUntil: 'commit' });
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 });
    const refused = page.waitForEvent('console', (message) =>
      message.text().startsWith('Nothing can be kept on this device now'),
    );
    await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
    await refused;
    await page.evaluate(() => {
      history.pushState({}, '', '/account');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  });

  test('a book whose answers find no room in the database is not kept, which is said', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
        if (String(key).startsWith('book:')) throw new DOMException('Full', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    });
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    await car(page, INLINE_BOOK).click();
    await expect(toasts(page)).toContainText('This device is full');
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    expect(await listOf(page, family)).toEqual([]);
    await expect.poll(() => filesOf(page)).toEqual([]);
  });

  test('what the browser has removed leaves the list, and that is said once', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page);
    await keep(page, INLINE_BOOK);
    await page.evaluate(() => caches.delete('kept-files'));
    await page.reload();
    await expect(toasts(page)).toContainText('This device needed room, and removed 1 kept book.');
    await findByLevel(page, INLINE_BOOK);
    await expect(car(page, INLINE_BOOK)).toHaveAttribute('aria-pressed', 'false');
    expect(await listOf(page, family)).toEqual([]);
    await page.reload();
    await openLibrary(page);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a kept book that the owner changes is fetched again when it is opened', async ({
    page,
    context,
  }) => {
    const owner = await signInOwner();
    const { id, title } = await owner.addInlineBook('Sam sat.', 'Pat sat.');
    const family = await enrol();
    await family.enter(context);
    await openLibrary(page, title);
    await keep(page, title);
    expect(await filesOf(page)).toEqual([]);
    const cover = await owner.storedCover();
    const whole = await owner.call<{ version: number }>('GET', `/api/admin/books/${id}`);
    await owner.call('PUT', `/api/books/${id}`, {
      ...{ title, category: 'level1', flipbookType: 'html', version: whole.version },
      ...{ levelReason: 'A book of the tests.', coverImageUrl: cover },
      content: [{ words: 'Sam sat.' }, { words: 'Pat sat.' }],
    });
    await page.goto(`/reading/${id}`);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect.poll(() => filesOf(page)).toEqual([cover]);
    expect((await listOf(page, family))[0]?.files).toEqual([cover]);
    await owner.call('DELETE', `/api/books/${id}`);
  });

  test('nothing is kept by itself while the browser asks to save data', async ({ newPage }) => {
    const { page, family } = await arrive(newPage);
    await saveData(page.context());
    await page.clock.install();
    await openLibrary(page);
    const { book } = await family.call<{ book: { id: string } }>('GET', '/api/proposal');
    const calls = listen(page);
    await page.clock.runFor(30_000);
    await keep(page, INLINE_BOOK);
    expect(await listOf(page, family)).toHaveLength(1);
    expect(calls.count(`GET /api/books/${book.id}`)).toBe(0);
  });
});

test('the book to read next and the last three opened are kept by themselves', async ({
  newPage,
}) => {
  test.slow();
  const { page, family } = await arrive(newPage);
  await openLibrary(page);
  const { book } = await family.call<{ book: { id: string } }>('GET', '/api/proposal');
  const idsOf = async () => (await listOf(page, family)).map(({ id }) => id);
  await expect.poll(idsOf, { timeout: 30_000 }).toEqual([book.id]);

  const all = await family.call<{ id: string; title: string; flipbookType: string }[]>(
    'GET',
    '/api/books',
  );
  const others = all.filter(({ id, flipbookType }) => id !== book.id && flipbookType === 'html');
  const opened = others.slice(0, 4).map(({ id }) => id);
  for (const id of opened) {
    await page.goto(`/reading/${id}`);
    await expect.poll(async () => (await idsOf())[0], { timeout: 30_000 }).toBe(id);
  }
  expect(await idsOf()).toEqual([...opened.slice(1).toReversed(), book.id]);
  const files = await filesOf(page);
  const listed = (await listOf(page, family)).flatMap((kept) => kept.files);
  await expect.poll(() => filesOf(page)).toEqual([...new Set(listed)].sort());
  expect(files.length).toBeGreaterThan(10);

  const [last = ''] = opened.slice(-1);
  const { title = '' } = all.find(({ id }) => id === last) ?? {};
  await openLibrary(page, title);
  await expect(car(page, title)).toHaveAttribute('aria-pressed', 'false');
  await page.context().setOffline(true);
  const card = page.getByRole('article').filter({ has: car(page, title) });
  await expect(page.getByText('Needs a network').first()).toBeVisible();
  await expect(card.getByText('Needs a network')).toHaveCount(0);
  await keep(page, title);
  expect((await listOf(page, family)).filter(({ byHand }) => byHand)).toMatchObject([{ id: last }]);
});

test('without a network the pictures of the next two pages of a kept book are there before a page turn', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await openLibrary(page);
  await keep(page, INLINE_BOOK);
  const pictures = await inlinePictures(family);
  await context.setOffline(true);
  await page.goto(`/reading/${INLINE_ID}`);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
        .map(({ name }) => name.slice(location.origin.length)),
    );
  await expect.poll(fetched).toEqual(expect.arrayContaining(pictures.slice(1, 3)));
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${number} of 9`)).toBeVisible();
    const isShown = () =>
      page
        .locator('.reader-page img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        );
    await expect.poll(isShown).toBe(true);
  }
});
