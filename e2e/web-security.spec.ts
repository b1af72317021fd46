// What the page's policy lets happen: every screen works under it, and nothing foreign does.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { origin, sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { blockPopups, continueAs, openChooser } from './support/google.ts';
import { expect, newFamily, pay, signUp, test } from './support/journey.ts';
import { newTitle, signInOwner } from './support/owner.ts';
import { bookCard, FLIPBOOK, FLIPBOOK_ADDRESS, INLINE_BOOK } from './support/shelf.ts';

/** Collects what the pages of `context` were refused, and what the console says of policies. */
async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeFunction('tellRefusal', (refusal: string) => void refusals.push(refusal));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellRefusal(refusal: string): void }).tellRefusal;
      tell(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  context.on('console', (message) => {
    if (/polic(y|ies)|Permissions-Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test('a family meets no refusal on its way from the landing screen to the star', async ({
  page,
  context,
}) => {
  const refusals = await watchRefusals(context);
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
  // The page below a dialog stands still.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await dialog.getByRole('link', { name: 'Back to Library' }).click();
  await page.getByRole('searchbox').fill('');
  await bookCard(page, FLIPBOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Next page' }).click();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('link', { name: /Return to/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/signin');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/complete-profile');
  await page.waitForURL('**/signup');
  expect(refusals).toEqual([]);
});

test.describe('Google', () => {
  for (const way of ['popup', 'redirect'] as const) {
    test(`meets no refusal by ${way}`, async ({ page, context }) => {
      const refusals = await watchRefusals(context);
      const { email } = newFamily();
      if (way === 'redirect') await blockPopups(page);
      await page.goto('/signin');
      if (way === 'popup') await continueAs(await openChooser(page), email);
      else {
        await page.getByRole('button', { name: 'Sign In With Google' }).click();
        await continueAs(page, email);
      }
      await page.waitForURL(/complete-profile|subscribe/);
      expect(refusals).toEqual([]);
    });
  }
});

test('the owner meets no refusal', async ({ page, context }) => {
  const refusals = await watchRefusals(context);
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
  expect(refusals).toEqual([]);
});

test.describe('refused is', () => {
  test.use({ expectedErrors: /Content Security Policy|X-Frame-Options|a request to evil.example/ });

  const tellFirstRefusal = (page: Page) =>
    page.addInitScript(() => {
      const refused = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        ),
      );
      Object.assign(window, { refused });
    });

  /** Opens the landing screen, does `deed` in it and answers the directive that refused it. */
  async function refusedBy<T>(page: Page, deed: (given: T) => void, given: T): Promise<string> {
    await page.goto('/');
    await page.evaluate(deed as (given: unknown) => void, given);
    return page.evaluate(() => (window as unknown as { refused: Promise<string> }).refused);
  }

  /** A range runs what it holds, as the page's own parser would. */
  function inject(html: string): void {
    const range = document.createRange();
    document.body.append(range.createContextualFragment(html));
  }

  const deeds: Record<string, [directive: string, html: string]> = {
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
  test('whatever a stranger might slip into the page', async ({ page }) => {
    await tellFirstRefusal(page);
    for (const [name, [directive, html]] of Object.entries(deeds)) {
      expect.soft(await refusedBy(page, inject, html), name).toBe(directive);
      expect.soft(await page.evaluate(() => 'ran' in window), name).toBe(false);
    }
  });

  test('a call and a form to another host', async ({ page }) => {
    await tellFirstRefusal(page);
    const call = (address: string) => void fetch(address).catch(() => null);
    expect(await refusedBy(page, call, 'https://evil.example/')).toBe('connect-src');
    const form = (address: string) => {
      const sent = document.createElement('form');
      sent.action = address;
      document.body.append(sent);
      sent.submit();
    };
    expect(await refusedBy(page, form, 'https://evil.example/')).toBe('form-action');
  });

  test('the library itself, or one of its answers, in a frame of another page', async ({
    page,
  }) => {
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
  test('can neither lead the page away nor reach the family’s session', async ({
    page,
    context,
  }) => {
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
