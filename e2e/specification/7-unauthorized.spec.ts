// Section 7, after the table: the navigation on unauthorised responses, and the calls of the identity provider.
import type { Page } from '@playwright/test';
import { origin, sandbox } from '../support/config.ts';
import { expect, newFamily, signUp, test } from '../support/journey.ts';

test.describe('The browser also navigates to /api/login when an unauthorized answer is handled in the reader.', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('which leads to the sign-in page', async ({ page }) => {
    const loginCall = page.waitForRequest(`${origin}/api/login`);
    await page.goto('/reading/sam-and-the-wet-hat');
    expect((await loginCall).isNavigationRequest()).toBe(true);
    await page.waitForURL('**/signin');
  });
});

test.describe('Sign-up, sign-in with password, sign-in with the external account, display-name update, token refresh and password-policy lookup are done by the external identity provider.', () => {
  /** Records the last path segments of calls to the provider, and the URLs and bodies of calls to the library. */
  function recordCalls(page: Page) {
    const providerCalls = new Set<string>();
    const libraryCalls: string[] = [];
    page.on('request', (request) => {
      const { origin: host, pathname } = new URL(request.url());
      if (host === sandbox) providerCalls.add(pathname.replace(/^.*\//, ''));
      else libraryCalls.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    return { providerCalls, libraryCalls };
  }

  test('the account, its name and its next token are made there; the library hears no password', async ({
    page,
  }) => {
    const family = { ...newFamily(), password: `secret ${process.pid}` };
    const { providerCalls, libraryCalls } = recordCalls(page);
    await page.clock.install();
    await signUp(page, family);
    expect([...providerCalls]).toEqual(
      expect.arrayContaining(['accounts:signUp', 'accounts:update']),
    );
    await page.clock.fastForward(3_595_000);
    await page.reload();
    await expect.poll(() => providerCalls.has('token')).toBe(true);
    expect(libraryCalls.filter((call) => call.includes(family.password))).toEqual([]);
  });
});
