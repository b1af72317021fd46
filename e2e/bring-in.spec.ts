// The owner brings in many files at once, and each becomes a draft.
import { zipSync } from 'fflate';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { enterWith } from './support/enter.ts';
import { pdfOf, RENDERED } from './support/flipbook.ts';
import { expect, NETWORK_FAILURES, test } from './support/journey.ts';
import { openPart, type Owner, signInOwner } from './support/owner.ts';

let folder: string;
let owner: Owner;
test.beforeEach(async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'brought-'));
  owner = await signInOwner();
  await owner.enter(page.context());
  await page.goto('/admin');
  await openPart(page, 'Bring in');
});
test.afterEach(async () => {
  await rm(folder, { recursive: true });
  await owner.call('DELETE', '/api/admin/incoming');
});

async function write(name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

const LETTER = 'Letter to all families about the books of the second term.rtf';

const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Returns an EPUB of one page with these words. */
function epubOf(title: string, words: string): Uint8Array {
  const text = (content: string) => new TextEncoder().encode(content);
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><p>${words}</p></body></html>`;
  const book = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">one</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata>
    <manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>
    <spine><itemref idref="one"/></spine></package>`;
  const container = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
  return zipSync({
    mimetype: [text('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': text(container),
    'book.opf': text(book),
    'one.xhtml': text(page),
  });
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Files that were brought in' })
    .getByRole('listitem')
    .filter({ hasText: name });

async function choose(page: Page, button: string, paths: string | string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(paths);
}

test('PDFs, a folder of pictures, a ZIP and an EPUB become drafts while the owner does something else', async ({
  page,
}) => {
  test.slow();
  const size = page.viewportSize()!;
  const pictures = { '1.png': await picture('red'), '2.png': await picture('blue') };
  const files = [
    await write('Sam sat.pdf', pdfOf(['Sam sat.', 'Pam ran.']).buffer),
    await write('Pam ran.pdf', pdfOf(['Pam ran at Sam.']).buffer),
    await write('The red hen.zip', zipSync(pictures)),
    await write('Mat.epub', epubOf('Mat on a mat', 'Mat sat on a mat.')),
    await write(LETTER, '{\\rtf1 Sam sat.}'),
  ];
  await page
    .getByLabel('Level of these books')
    .selectOption({ label: 'Level 1: Single Letter Phonograms 1st Sound' });
  await choose(page, 'Choose files', files);
  const letter = rowOf(page, LETTER);
  await expect(letter).toContainText('Open it in Word or Pages, save it as a PDF');
  await page.setViewportSize({ width: 390, height: 844 });
  const isCut = (name: Element) => name.scrollWidth > name.clientWidth;
  expect(await letter.getByText(LETTER).first().evaluate(isCut)).toBe(false);
  // Where the screen is low and narrow, the buttons leave the words their room.
  await page.setViewportSize({ width: 640, height: 360 });
  const [name, row] = [
    await letter.getByText(LETTER).first().boundingBox(),
    await letter.boundingBox(),
  ];
  expect(name!.width).toBeGreaterThan(row!.width * 0.8);
  await page.setViewportSize(size);
  await write('Books/My dog/page 1.png', pictures['1.png']);
  await write('Books/My dog/page 2.png', pictures['2.png']);
  await choose(page, 'Choose a folder', join(folder, 'Books'));
  await openPart(page, 'Books');
  await page.getByLabel('State').selectOption('draft');
  const table = page.getByRole('table');
  for (const title of ['Mat on a mat', 'The red hen', 'My dog']) {
    await expect(table.getByText(title, { exact: true }).first()).toBeVisible(RENDERED);
  }
  await openPart(page, 'Bring in');
  await expect(page.getByText('5 of 6 are drafts')).toBeVisible(RENDERED);
  await expect(rowOf(page, 'My dog')).toContainText('Draft');
  await expect(rowOf(page, 'Mat.epub')).toContainText('Mat on a mat');
  await expectAccessible(page, 'the files that were brought in');

  await openPart(page, 'Books');
  await page.getByLabel('State').selectOption('');
  await openPart(page, 'Bring in');
  await page.getByRole('button', { name: 'See the drafts' }).click();
  await expect(page.getByLabel('State')).toHaveValue('draft');
  await expect(page.getByRole('heading', { name: /^All Books/ })).toBeFocused();
  for (const title of ['Mat on a mat', 'The red hen', 'My dog']) {
    await expect(table.getByText(title, { exact: true }).first()).toBeVisible();
  }
  const all = await owner.call<{ id: string; state: string }[]>(
    'GET',
    '/api/admin/books?state=draft',
  );
  for (const { id } of all) await owner.call('DELETE', `/api/books/${id}`);
});

test.describe('without a network', () => {
  // A browser that leaves a page while it sends a file of it may log that the file is gone.
  const LEFT = /ERR_FILE_NOT_FOUND \S+\/api\/admin\/uploads\/\w+$/;
  test.use({ expectedErrors: new RegExp(`${NETWORK_FAILURES.source}|${LEFT.source}`) });

  test('a file that was on its way when the browser was closed goes on in another one', async ({
    page,
    context,
    newPage,
  }) => {
    test.slow();
    const noise = await sharp({
      create: {
        ...{ width: 1200, height: 1200, channels: 3, background: 'white' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const file = await write('Noise.zip', zipSync({ '1.png': noise }, { level: 0 }));
    const uploads = '**/api/admin/uploads**';
    await page.route(uploads, (route) => route.abort('internetdisconnected'));
    await choose(page, 'Choose files', file);
    await expect(rowOf(page, 'Noise.zip')).toContainText('Waiting for the network');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 },
    });
    await page.unroute(uploads);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(rowOf(page, 'Noise.zip')).toContainText(/Sending, [1-7]\d %/);
    const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.goto('about:blank');
    await asked;

    const again = await newPage({ baseURL: origin });
    await enterWith(again.context(), origin, stored);
    const sent: string[] = [];
    again.on('request', (request) => {
      if (!request.url().includes('/api/admin/uploads')) return;
      sent.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`);
    });
    await again.goto('/admin#bring-in');
    await expect(rowOf(again, 'Noise.zip')).toContainText(/Stopped at [1-9]\d? %/);
    await expect(rowOf(again, 'Noise.zip')).toContainText('Choose the same file again to go on.');
    await choose(again, 'Choose files', file);
    await expect(draftOf(again)).toBeVisible(RENDERED);
    expect(sent.map((one) => one.replace(/[1-9]\d*$/, 'n'))).toEqual(['HEAD ', 'PATCH n']);
    // What is here is not sent a second time.
    await again.reload();
    await choose(again, 'Choose files', file);
    await expect(draftOf(again)).toBeVisible();
    expect(sent).toHaveLength(2);
    await expect(again.getByText('1 of 1 is a draft')).toBeVisible();
  });

  test('files that had not begun when the browser was closed are listed, and are brought again', async ({
    page,
    newPage,
  }) => {
    test.slow();
    const sent = '**/api/admin/uploads/*';
    await page.route(sent, (route) => route.abort('internetdisconnected'));
    const names = ['One.pdf', 'Two.pdf', 'Three.pdf', 'Four.pdf', 'Five.pdf'];
    const files = await Promise.all(names.map((name) => write(name, pdfOf([name]).buffer)));
    await write('Books/My dog/page 1.png', await picture('red'));
    await write('Books/notes.txt', 'The dog is first.');
    await choose(page, 'Choose files', files);
    await choose(page, 'Choose a folder', join(folder, 'Books'));
    await expect(page.getByText('No book, and left out: notes.txt.')).toBeVisible();
    const all = [...names, 'My dog.zip'];
    const listed = async () =>
      (await owner.call<{ name: string }[]>('GET', '/api/admin/incoming')).map(({ name }) => name);
    await expect.poll(async () => (await listed()).toSorted()).toEqual(all.toSorted());
    await expect(rowOf(page, 'Two.pdf')).toContainText('Waits to be sent');
    const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.goto('about:blank');
    await asked;

    const again = await newPage({ baseURL: origin });
    await enterWith(again.context(), origin, stored);
    const announced: string[] = [];
    again.on('request', (request) => {
      if (request.method() === 'POST') announced.push(request.url());
    });
    await again.goto('/admin#bring-in');
    for (const name of all) {
      await expect(rowOf(again, name)).toContainText('Arriving, 0 %');
    }
    await expect(rowOf(again, 'Five.pdf')).toContainText(
      'If its page was closed, choose the same file again to go on.',
    );
    await again.getByRole('button', { name: 'Remove Five.pdf' }).click();
    await expect(rowOf(again, 'Five.pdf')).toHaveCount(0);
    await choose(again, 'Choose files', files.slice(0, 4));
    await choose(again, 'Choose a folder', join(folder, 'Books'));
    await expect(again.getByText('5 of 5 are drafts')).toBeVisible(RENDERED);
    expect(announced.filter((url) => url.includes('/api/admin/uploads'))).toEqual([]);

    await rowOf(again, 'Two.pdf').getByRole('link', { name: 'Open the draft' }).click();
    await again.getByRole('link', { name: 'Bring in' }).click();
    await expect(rowOf(again, 'Two.pdf')).toBeFocused();
    const drafts = await owner.call<{ id: string }[]>('GET', '/api/admin/books?state=draft');
    for (const { id } of drafts) await owner.call('DELETE', `/api/books/${id}`);
  });
});

const draftOf = (page: Page) =>
  rowOf(page, 'Noise.zip').getByRole('link', { name: 'Open the draft' });
