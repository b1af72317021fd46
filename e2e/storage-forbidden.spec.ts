// A browser that blocks all cookies also blocks storage. The library explains what to allow.
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';

for (const storage of ['localStorage', 'sessionStorage'] as const) {
  test(`without ${storage} the library says what to allow`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }, storage);
    await page.goto('/');
    await expect(page.getByText('This browser does not keep your sign-in')).toBeVisible();
    await expect(page.getByText('Please allow cookies for this site')).toBeVisible();
    await expectAccessible(page, 'a browser that forbids storage');
  });
}
