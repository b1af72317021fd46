// The pages of the local stand-ins that a parent sees.
import { enrol } from './support/enrol.ts';
import { sandbox } from './support/config.ts';
import { expect, payWithCard, test } from './support/journey.ts';

test('going back and reloading after a declined card does not resubmit the form', async ({
  page,
}) => {
  const family = await enrol({ subscribed: false });
  const { url } = await family.call<{ url: string }>('POST', '/api/create-checkout-session');
  await page.goto(url);
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Robin Reader');
  await page.reload();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByText('Your card was declined.')).toBeHidden();
  await payWithCard(page, '4242 4242 4242 4242');
  await page.waitForURL((address) => address.port !== new URL(sandbox).port);
});

test.describe('an unknown address of the stand-ins', () => {
  test.use({ expectedErrors: /status of 404.*no\/such\/page/ });

  test('shows an error page with a link to the start page', async ({ page }) => {
    await page.goto(`${sandbox}/no/such/page`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'See what is here' }).click();
    await expect(page.getByRole('link', { name: 'The library itself' })).toBeVisible();
  });
});
