// The Content Security Policy: every screen works under it, and foreign content is blocked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { origin, sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { blockPopups, continueAs, openChooser } from './support/google.ts';
import { expect, newFamily, pay, signUp, test } from './support/journey.ts';
import { newTitle, signInOwner } from './support/owner.ts';
import { bookCard, FLIPBOOK, FLIPBOOK_ADDRESS, INLINE_BOOK } from './support/shelf.ts';

/** Collects the policy violations of the pages of `context`, and console messages about policies. */
async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction(
    'reportViolation',
    (violation: string) => void violations.push(violation),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(violation: string): void })
        .reportViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  context.on('console', (message) => {
    if (/polic(y|ies)|Permissions-Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('a family’s main path causes no policy violation', async ({ page, context }) => {
  const violations = await watchViolations(context);
  const family = newFamily();
  await signUp(page, family);
  await pay(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill('sam');
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Book Complete!')).toBeVisible();
  // The page below a dialog does not scroll.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await dialog.getByRole('link', { name: 'Back to Library' }).click();
  await page.getByRole('searchbox').fill('');
  await bookCard(page, FLIPBOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Next page' }).click();
  await openAccount(page);
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('link', { name: /Return to/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await page.goto('/signin');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/complete-profile');
  await page.waitForURL('**/signup');
  expect(violations).toEqual([]);
});

test.describe('Google', () => {
  for (const way of ['popup', 'redirect'] as const) {
    test(`causes no policy violation by ${way}`, async ({ page, context }) => {
      const violations = await watchViolations(context);
      const { email } = newFamily();
      if (way === 'redirect') await blockPopups(page);
      await page.goto('/signin');
      if (way === 'popup') await continueAs(await openChooser(page), email);
      else {
        await page.getByRole('button', { name: 'Sign In With Google' }).click();
        await continueAs(page, email);
      }
      await page.waitForURL(/complete-profile|subscribe/);
      expect(violations).toEqual([]);
    });
  }
});

test('the owner’s screens cause no policy violation', async ({ page, context }) => {
  const violations = await watchViolations(context);
  const owner = await signInOwner();
  const title = newTitle();
  await owner.addBook({ title });
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Admin Sign In' })).toBeVisible();
  await owner.enter(context);
  await page.goto('/admin');
  await page.getByLabel(/Flipbook Embed URL/i).fill(sandbox + FLIPBOOK_ADDRESS);
  await page.getByLabel('Title').fill(title);
  const preview = page.frameLocator('iframe[title="Preview of the flipbook"]');
  await expect(preview.getByRole('button', { name: 'Next page' })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0);
  expect(violations).toEqual([]);
});

test.describe('the policy blocks', () => {
  test.use({ expectedErrors: /Content Security Policy|X-Frame-Options|a request to evil.example/ });

  const recordFirstViolation = (page: Page) =>
    page.addInitScript(() => {
      const refused = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        ),
      );
      Object.assign(window, { refused });
    });

  /** Opens the landing screen, runs `action` in it and returns the directive that blocked it. */
  async function violatedBy<T>(page: Page, action: (given: T) => void, given: T): Promise<string> {
    await page.goto('/');
    await page.evaluate(action as (given: unknown) => void, given);
    return page.evaluate(() => (window as unknown as { refused: Promise<string> }).refused);
  }

  /** Inserts HTML with a range, which runs its scripts as the page's own parser would. */
  function inject(html: string): void {
    const range = document.createRange();
    document.body.append(range.createContextualFragment(html));
  }

  const injections: Record<string, [directive: string, html: string]> = {
    'an inline script': ['script-src-elem', '<script>ran = 1</script>'],
    'an inline handler': ['script-src-attr', '<img src="/favicon.svg" onload="ran = 1">'],
    'a script of another host': [
      'script-src-elem',
      '<script src="https://evil.example/a.js"></script>',
    ],
    'a script of the flipbooks’ host': [
      'script-src-elem',
      `<script src="${sandbox}/flipbooks/viewer.js"></script>`,
    ],
    'an inline style': ['style-src-elem', '<style>body { display: none }</style>'],
    'a style attribute': ['style-src-attr', '<p style="position: fixed">x</p>'],
    'a style sheet of another host': [
      'style-src-elem',
      '<link rel="stylesheet" href="https://evil.example/a.css">',
    ],
    'a plug-in': ['object-src', '<object data="/favicon.svg"></object>'],
    'another base': ['base-uri', '<base href="https://evil.example/">'],
    'a frame of no secure host': ['frame-src', '<iframe src="http://evil.example/"></iframe>'],
    'a frame of a text': ['frame-src', '<iframe src="data:text/html,x"></iframe>'],
    'a film': ['media-src', '<video src="https://evil.example/a.mp4"></video>'],
  };
  test('injected scripts, styles, frames and other content', async ({ page }) => {
    await recordFirstViolation(page);
    for (const [name, [directive, html]] of Object.entries(injections)) {
      expect.soft(await violatedBy(page, inject, html), name).toBe(directive);
      expect.soft(await page.evaluate(() => 'ran' in window), name).toBe(false);
    }
  });

  test('a call and a form to another host', async ({ page }) => {
    await recordFirstViolation(page);
    const call = (address: string) => void fetch(address).catch(() => null);
    expect(await violatedBy(page, call, 'https://evil.example/')).toBe('connect-src');
    const form = (address: string) => {
      const sent = document.createElement('form');
      sent.action = address;
      document.body.append(sent);
      sent.submit();
    };
    expect(await violatedBy(page, form, 'https://evil.example/')).toBe('form-action');
  });

  test('pages and responses of the library in a frame of another page', async ({ page }) => {
    const frames = ['/', '/signin', '/favicon.svg', '/api/openapi.json', '/healthz'];
    const server = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end(frames.map((path) => `<iframe src="${origin}${path}"></iframe>`).join(''));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}`);
    for (const frame of page.frames().slice(1)) {
      expect(frame.url()).toBe('chrome-error://chromewebdata/');
    }
    expect(page.frames()).toHaveLength(frames.length + 1);
    server.close();
  });
});

test.describe('a flipbook', () => {
  test.use({ expectedErrors: /Unsafe attempt to initiate navigation/ });
  test('can neither navigate the page nor read the family’s session', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await page.goto('/');
    await bookCard(page, FLIPBOOK).getByRole('link', { name: 'Read Now' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Next page' })).toBeVisible();
    const [, book] = page.frames();
    const reach = await book?.evaluate(() => {
      const trial = (work: () => unknown) => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        storage: trial(() => window.top?.localStorage.length),
        document: trial(() => window.top?.document.title),
        away: trial(() => {
          if (window.top) window.top.location.href = 'https://evil.example/';
        }),
      };
    });
    expect(reach).toEqual({
      storage: 'SecurityError',
      document: 'SecurityError',
      away: 'SecurityError',
    });
    await expect(page).toHaveURL(/\/reading\//);
  });
});
