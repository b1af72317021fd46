// Section 7, after the table: what else the browser does, and what others do.
import type { Page } from '@playwright/test';
import { origin, sandbox } from '../support/config.ts';
import { expect, newFamily, signUp, test } from '../support/journey.ts';

test.describe('The browser also navigates to /api/login when an unauthorized answer is handled in the reader.', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('which leads to the sign-in page', async ({ page }) => {
    const asked = page.waitForRequest(`${origin}/api/login`);
    await page.goto('/reading/sam-and-the-wet-hat');
    expect((await asked).isNavigationRequest()).toBe(true);
    await page.waitForURL('**/signin');
  });
});

test.describe('Sign-up, sign-in with password, sign-in with the external account, display-name update, token refresh and password-policy lookup are done by the external identity provider.', () => {
  /** The provider's own calls so far, and all that the library was told. */
  function listenToBoth(page: Page) {
    const asked = new Set<string>();
    const told: string[] = [];
    page.on('request', (request) => {
      const { origin: host, pathname } = new URL(request.url());
      if (host === sandbox) asked.add(pathname.replace(/^.*\//, ''));
      else told.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    return { asked, told };
  }

  test('the account, its name and its next token are made there; the library hears no password', async ({
    page,
  }) => {
    const family = { ...newFamily(), password: `secret ${process.pid}` };
    const { asked, told } = listenToBoth(page);
    await page.clock.install();
    await signUp(page, family);
    expect([...asked]).toEqual(expect.arrayContaining(['accounts:signUp', 'accounts:update']));
    await page.clock.fastForward(3_595_000);
    await page.reload();
    await expect.poll(() => asked.has('token')).toBe(true);
    expect(told.filter((call) => call.includes(family.password))).toEqual([]);
  });
});
