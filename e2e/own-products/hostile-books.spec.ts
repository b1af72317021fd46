// Books with hostile content, inserted into the database directly to bypass the server's sanitiser. The browser
// must sanitise them again before it shows them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { contentTags, pictureAttributes } from '../../contracts/book-content.ts';
import { attacks } from '../../server/test-support/attacks.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { freePorts, type Product, startProduct } from '../support/product.ts';

const entries = Object.entries(attacks);
const GROUPS = 6;
const groups = Array.from({ length: GROUPS }, (_, group) =>
  entries
    .map(([name, attack], index) => ({ id: `attack-${index}`, name, attack, index }))
    .filter(({ index }) => index % GROUPS === group),
);

let product: Product;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = dataFolder();
  product = await startProduct({ ...(await freePorts()), dataDir });
  const database = new DatabaseSync(join(dataDir, 'library.sqlite'));
  const insert = database.prepare(
    `insert into books (id, title, category, flipbook_type, content, total_pages, star_reward, created_at)
     values (?, ?, 'level1', 'html', ?, 1, 1, 1)`,
  );
  for (const [index, [name, attack]] of entries.entries()) {
    insert.run(`attack-${index}`, name, `<p>Sam sat.</p>${attack}`);
  }
  database.close();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(dataDir);
});

// Disables the Content Security Policy, so that only the sanitiser protects the page.
test.use({ bypassCSP: true });

/** Opens a book by a client-side navigation. Returns everything on the page that should not be there. */
async function openAndInspect(page: Page, id: string, name: string): Promise<string[]> {
  return page.evaluate(
    async ({ path, title, tags, attributes }) => {
      history.pushState(null, '', path);
      const isOpen = () =>
        document.querySelector('h1')?.textContent === title &&
        document.querySelector('.reader-text')?.textContent.includes('Sam sat.');
      for (let frame = 0; !isOpen(); frame++) {
        if (frame > 600) return ['it did not open'];
        await new Promise(requestAnimationFrame);
      }
      const inBook = [...document.querySelectorAll('.reader-text *')].flatMap((element) => {
        if (!tags.includes(element.localName)) return [element.outerHTML];
        let allowed: readonly string[] = [];
        if (element.localName === 'img') allowed = attributes;
        // The reader adds these attributes itself.
        if (element.matches('span.reader-word[role=button]'))
          allowed = ['class', 'role', 'tabindex'];
        if (element.matches('span.reader-stretch')) allowed = ['class', 'role', 'aria-label'];
        return element
          .getAttributeNames()
          .filter((attribute) => !allowed.includes(attribute))
          .map((attribute) => `${element.localName} ${attribute}`);
      });
      const outsideBook = document.querySelectorAll(
        'iframe, object, embed, base, form, template, video, audio, meta[http-equiv], [href*=evil], [src*=evil], #main, #client-config > *',
      );
      // The book must not cover the controls.
      const covered = [
        ...document.querySelectorAll('.reader-back, .reader-done button, .reader-next'),
      ]
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
          return topmost === null || !control.contains(topmost);
        })
        .map((control) => `something covers ${control.textContent}`);
      return [...inBook, ...[...outsideBook].map((element) => element.outerHTML), ...covered];
    },
    { path: `/reading/${id}`, title: name, tags: contentTags, attributes: pictureAttributes },
  );
}

for (const [group, books] of groups.entries()) {
  test(`no attack affects the page (${group + 1} of ${GROUPS})`, async ({ page }) => {
    const violations: string[] = [];
    page.on('dialog', (dialog) => {
      violations.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => void violations.push(`a window: ${popup.url()}`));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isKnown =
        /^\/(api\/(books|progress)\/[\w-]+|api\/progress|public-objects\/.*|assets\/.*|favicon.svg)$/;
      if (page.url().includes('attack') && !isKnown.test(pathname)) violations.push(request.url());
    });
    const family = await enrol({ at: product });
    await family.enter(page.context());
    let lookUps = 0;
    page.on('response', (response) => {
      if (response.url().includes('accounts:lookup')) lookUps += 1;
    });
    // Waits until the sign-in is settled, so that no later request counts as an attack.
    const synced = page.waitForResponse('**/api/auth/firebase/sync');
    await page.goto(`${product.origin}/account`);
    await synced;
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    // The second look-up checks whether the email address is verified.
    await expect.poll(() => lookUps).toBe(2);

    for (const { id, name } of books) {
      expect.soft(await openAndInspect(page, id, name), name).toEqual([]);
    }
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    expect(new URL(page.url()).origin).toBe(product.origin);
  });
}
