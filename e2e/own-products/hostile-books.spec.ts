// Books whose content attacks the reader, put into the database past the server's own cleaning: the
// browser cleans once more, and shows what is left.
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
    .map(([name, attack], at) => ({ id: `attack-${at}`, name, attack, at }))
    .filter(({ at }) => at % GROUPS === group),
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
  for (const [at, [name, attack]] of entries.entries()) {
    insert.run(`attack-${at}`, name, `<p>Sam sat.</p>${attack}`);
  }
  database.close();
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(dataDir);
});

// Without the document's policy, so that the cleaning stands alone.
test.use({ bypassCSP: true });

/** Opens a book within the page, and answers what of it should not be there. */
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
        let kept: readonly string[] = [];
        if (element.localName === 'img') kept = attributes;
        // What the reader itself makes of words.
        if (element.matches('span.reader-word[role=button]')) kept = ['class', 'role', 'tabindex'];
        if (element.matches('span.reader-stretch')) kept = ['class', 'role', 'aria-label'];
        return element
          .getAttributeNames()
          .filter((attribute) => !kept.includes(attribute))
          .map((attribute) => `${element.localName} ${attribute}`);
      });
      const around = document.querySelectorAll(
        'iframe, object, embed, base, form, template, video, audio, meta[http-equiv], [href*=evil], [src*=evil], #main, #client-config > *',
      );
      // Nothing covers what the child needs.
      const covered = [
        ...document.querySelectorAll('.reader-back, .reader-done button, .reader-next'),
      ]
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found === null || !control.contains(found);
        })
        .map((control) => `something covers ${control.textContent}`);
      return [...inBook, ...[...around].map((element) => element.outerHTML), ...covered];
    },
    { path: `/reading/${id}`, title: name, tags: contentTags, attributes: pictureAttributes },
  );
}

for (const [group, books] of groups.entries()) {
  test(`nothing of an attack reaches the page (${group + 1} of ${GROUPS})`, async ({ page }) => {
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => void happened.push(`a window: ${popup.url()}`));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isKnown =
        /^\/(api\/(books|progress)\/[\w-]+|api\/progress|public-objects\/.*|assets\/.*|favicon.svg)$/;
      if (page.url().includes('attack') && !isKnown.test(pathname)) happened.push(request.url());
    });
    const family = await enrol({ at: product });
    await family.enter(page.context());
    let lookUps = 0;
    page.on('response', (answer) => {
      if (answer.url().includes('accounts:lookup')) lookUps += 1;
    });
    // The last that the identity provider and the library have to say of who is here.
    const greeted = page.waitForResponse('**/api/auth/firebase/sync');
    await page.goto(`${product.origin}/account`);
    await greeted;
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    // The page asks the identity provider once more, whether the address is verified.
    await expect.poll(() => lookUps).toBe(2);

    for (const { id, name } of books) {
      expect.soft(await openAndInspect(page, id, name), name).toEqual([]);
    }
    await page.waitForLoadState('networkidle');
    expect(happened).toEqual([]);
    expect(new URL(page.url()).origin).toBe(product.origin);
  });
}
