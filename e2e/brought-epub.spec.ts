// An EPUB with laid-out pages, scripts and remote pictures becomes a book that a child can read, and the owner is told
// what was left out.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { epubOf, xhtml } from '../server/modules/incoming/makers/epub.test-support.ts';
import { RENDERED } from './support/flipbook.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, openPart, type Owner, signInOwner } from './support/owner.ts';

let folder: string;
let owner: Owner;
test.beforeEach(async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'brought-epub-'));
  owner = await signInOwner();
  await owner.enter(page.context());
});
test.afterEach(async () => {
  await rm(folder, { recursive: true });
  const files = await owner.call<{ book: { id: string } | null }[]>('GET', '/api/admin/incoming');
  for (const { book } of files) if (book) await owner.call('DELETE', `/api/books/${book.id}`);
  await owner.call('DELETE', '/api/admin/incoming');
});

const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('becomes a book, and the owner is told what was left out', async ({ page }) => {
  test.slow();
  const title = newTitle();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const png = { type: 'image/png' };
  const epub = epubOf({
    metadata: `<dc:title>${title}</dc:title><dc:creator>Ann Reader</dc:creator><meta property="rendition:layout">pre-paginated</meta>`,
    items: [
      { href: 'cover.xhtml', content: xhtml('<img src="cover.png"/>') },
      {
        href: '1.xhtml',
        content: xhtml(
          '<img src="1.png" alt="Sam on a mat"/><p>Sam&#160;sat.</p>',
          '<script>1</script>',
        ),
      },
      {
        href: '2.xhtml',
        content: xhtml('<img src="https://pictures.example/2.png"/><p>Sam s&#173;at on a mat.</p>'),
      },
      { href: 'cover.png', content: await picture('gold'), ...png, properties: 'cover-image' },
      { href: '1.png', content: await picture('teal'), ...png },
    ],
  });
  const file = join(folder, 'sam.epub');
  await writeFile(file, epub);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  await openPart(page, 'Bring in');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(file);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('It has scripts, which were left out.', RENDERED);
  await expect(row).toContainText('Pictures from the internet were left out on page 2.');

  await row.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByRole('heading', { name: 'Pages (2)' })).toBeVisible();
  await expect(page.getByLabel('Author')).toHaveValue('Ann Reader');
  await expect(page.getByLabel('Words of page 1')).toHaveValue('Sam sat.');
  await expect(page.getByLabel('Words of page 2')).toHaveValue('Sam sat on a mat.');
  const shown = page.getByRole('group', { name: /^Preview of page/ });
  await expect(shown.getByRole('img', { name: 'Sam on a mat' })).toHaveJSProperty(
    'naturalWidth',
    400,
  );
  expect(asked.filter((url) => url.includes('pictures.example'))).toEqual([]);
});
