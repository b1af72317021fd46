// On small screens nothing covers a button, and the most important control is visible.
import type { Page } from '@playwright/test';
import { arrive, enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';
import { bookToRead } from './support/shelf.ts';
import { provokeToast } from './support/toasts.ts';
import { askedFor } from './support/words.ts';

const SIZES = [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
];
const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary'].map(
  (kind) => `${kind}:visible:not(.sr-only, [aria-disabled=true], :disabled)`,
);

/** Counts the controls, and finds those that stay covered however the page is scrolled. */
function findCovered(controls: Element[]): { count: number; covered: string[] } {
  const isOpen = (control: Element): boolean => {
    const [box] = [...control.getClientRects()].filter(({ width, height }) => width * height > 0);
    if (box === undefined) return false;
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return control.contains(found) || found?.closest('label')?.control === control;
  };
  const canBePressed = (control: Element): boolean =>
    (['nearest', 'center', 'start', 'end'] as const).some((block) => {
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      return isOpen(control);
    });
  return {
    count: controls.length,
    covered: controls.filter((control) => !canBePressed(control)).map(({ outerHTML }) => outerHTML),
  };
}

/** Opens `path`, waits for the control with the text `last`, and expects that every control can be pressed. */
async function tryControls(page: Page, path: string, last: string): Promise<void> {
  const controls = page.locator(CONTROLS.join());
  await page.goto(path);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await controls.filter({ hasText: last }).first().waitFor();
    const { count, covered } = await controls.evaluateAll(findCovered);
    expect(count).toBeGreaterThan(2);
    expect.soft(covered, `${path} at ${size.width} by ${size.height}`).toEqual([]);
  }
}

test.describe('nothing covers a control', () => {
  test('of the screens of a visitor', async ({ page }) => {
    for (const [path, last] of [
      ['/', 'Sign In With Email'],
      ['/signin', 'Sign In'],
      ['/signup', 'Start My Reading Journey!'],
      ['/admin/login', 'Admin Sign In'],
    ] as const) {
      await test.step(path, () => tryControls(page, path, last));
    }
  });

  test('of the screens of a family', async ({ newPage }) => {
    const { page } = await arrive(newPage);
    for (const [path, last] of [
      ['/', 'Read Now'],
      ['/account', 'Delete my account'],
      ['/reading/sam-and-the-wet-hat', 'Mark Complete'],
    ] as const) {
      await test.step(path, () => tryControls(page, path, last));
    }
  });

  test('of the parts of the workshop', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    for (const [path, last] of [
      ['/admin', 'Edit'],
      ['/admin#bring-in', 'Choose a folder'],
      ['/admin#phonics', 'Change soundings'],
      ['/admin#readers', 'Download as CSV'],
      ['/admin#how-it-goes', 'Download as CSV'],
      ['/admin#file', 'Download the catalogue'],
      ['/admin#owners', 'Make an invitation'],
      ['/admin#my-sign-in', 'Change password'],
    ] as const) {
      await test.step(path, async () => {
        // An address that differs only in its hash would not load the page again.
        await page.goto('about:blank');
        await tryControls(page, path, last);
      });
    }
  });
});

test('on a phone in landscape the sign-up link and the first book are visible', async ({
  page,
  newPage,
}) => {
  const { page: home } = await arrive(newPage);
  for (const [screen, first] of [
    [page, page.getByRole('link', { name: 'New here? Create an account' })],
    [home, bookToRead(home)],
  ] as const) {
    await screen.setViewportSize({ width: 667, height: 375 });
    await screen.goto('/');
    await expect(first).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone in landscape the buttons of a warm-up are visible, with and without help', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  await askedFor(family, 'hat');
  for (const [width, height] of [
    [844, 390],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/warm-up');
    await expect(page.getByRole('button', { name: 'I read it!' })).toBeInViewport({ ratio: 1 });
    const help = page.getByRole('button', { name: 'Help me', exact: true });
    await expect(help).toBeInViewport({ ratio: 1 });
    await help.click();
    await expect(page.getByRole('button', { name: 'Next word' })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone held upright a message stands below the bar at the top of the library', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  const { toast } = await provokeToast(page);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await toast.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
  }
});
