// On the screens where room is scarcest nothing lies over a button, and what comes first is in sight.
import type { Page } from '@playwright/test';
import { arrive } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
];
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].map(
  (kind) => `${kind}:visible:not(.sr-only, [aria-disabled=true], :disabled)`,
);

/** Opens `path`, waits for the control named `last`, and tries whether each can be pressed, without doing so. */
async function tryControls(page: Page, path: string, last: string): Promise<void> {
  const controls = page.locator(CONTROLS.join());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(path);
    await controls.filter({ hasText: last }).first().waitFor();
    for (const control of await controls.all()) {
      await control.click({ trial: true, timeout: 5_000 });
    }
  }
}

test.describe('nothing lies over a button', () => {
  test.slow();

  for (const [path, last] of [
    ['/', 'Sign In With Email'],
    ['/signin', 'Sign In'],
    ['/signup', 'Start My Reading Journey!'],
    ['/admin/login', 'Admin Sign In'],
  ] as const) {
    test(`of ${path}`, ({ page }) => tryControls(page, path, last));
  }

  for (const [path, last] of [
    ['/', 'Read Now'],
    ['/account', 'Delete my account'],
    ['/reading/sam-and-the-wet-hat', 'Mark Complete'],
  ] as const) {
    test(`of ${path}, for a family`, async ({ newPage }) => {
      const { page } = await arrive(newPage);
      await tryControls(page, path, last);
    });
  }

  for (const [path, last] of [
    ['/admin', 'Edit'],
    ['/admin#phonics', 'Change soundings'],
    ['/admin#readers', 'Download as CSV'],
    ['/admin#file', 'Download the catalogue'],
  ] as const) {
    test(`of ${path}`, async ({ page, context }) => {
      await (await signInOwner()).enter(context);
      await tryControls(page, path, last);
    });
  }
});

test('on a phone on its side the ways in and the first book are in sight', async ({
  page,
  newPage,
}) => {
  const { page: home } = await arrive(newPage);
  for (const [screen, first] of [
    [page, page.getByRole('link', { name: 'New here? Create an account' })],
    [home, home.getByRole('link', { name: 'Start reading' })],
  ] as const) {
    await screen.setViewportSize({ width: 667, height: 375 });
    await screen.goto('/');
    await expect(first).toBeInViewport({ ratio: 1 });
  }
});
