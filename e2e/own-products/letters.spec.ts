// Letters to parents, from the switch or the failed payment to the mailbox and the link in the letter. The job runs with
// the time that it needs, beside the product, so this file has its own product.
import { addDays, dayOf, mondayOf } from '../../domain/days.ts';
import { openAccount } from '../support/account.ts';
import { order } from '../support/control.ts';
import { expect, test } from '../support/journey.ts';
import { runLettersJob } from '../support/letters-job.ts';
import { expectHeard, type OwnProduct } from '../support/own-product.ts';

let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});

/** Ten o'clock on the Monday after this week in Sydney, or eleven in summer. */
function nextMonday(): number {
  const monday = addDays(mondayOf(dayOf(Date.now(), 'Australia/Sydney')), 7);
  return Date.parse(`${monday}T00:00:00Z`);
}

test('a parent confirms the address, asks for the weekly letter, gets it on Monday, and stops it by its link', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage);
  await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete');
  await openAccount(page);
  const choice = page.getByRole('switch', { name: /^Send me a letter each week/ });
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
  await expect(choice).toBeDisabled();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A link is on its way to ${family.email}.`).first()).toBeVisible();
  // A parent reads letters anywhere, also where nobody is signed in.
  const mailbox = await newPage({ baseURL: product.sandbox });
  await mailbox.goto('/mailbox');
  await mailbox.getByRole('link', { name: 'Verify your e-mail address' }).first().click();
  await mailbox.getByRole('button', { name: /is my address/ }).click();
  await expect(mailbox.getByRole('heading', { name: 'Address verified' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
  await choice.click();
  const wanted = () => family.call('GET', '/api/letters');
  await expect.poll(wanted).toEqual({ weekly: true });

  await runLettersJob(product, nextMonday());
  await mailbox.goto('/mailbox');
  const letter = mailbox.getByRole('article', { name: `A week of reading, to ${family.email}` });
  await expect(letter).toContainText('Kim read 1 book last week and earned 1 gold star.');
  await expect(letter).toContainText('Sam and the Wet Hat, read to the end');
  await expect(letter).toContainText('The next book:');
  await expect(letter).not.toContainText(family.parentLastName);

  await letter.getByRole('link', { name: 'Unsubscribe', exact: true }).click();
  await expect(mailbox.getByRole('heading', { name: 'Stop the weekly letter?' })).toBeVisible();
  expect(await wanted()).toEqual({ weekly: true });
  await mailbox.getByRole('button', { name: 'Stop the letter' }).click();
  await expect(
    mailbox.getByRole('heading', { name: 'The weekly letter is stopped' }),
  ).toBeVisible();
  expect(await wanted()).toEqual({ weekly: false });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
});

test('a failed payment comes as a letter that says what to do', async ({ newPage }) => {
  const { family, page } = await product.join(newPage);
  await order(product.sandbox, 'renewals', { customer: family.email, outcome: 'fail' });
  await order(product.sandbox, 'clock', { advance: 'month' });
  await expectHeard(family, 'past_due');
  await runLettersJob(product);
  await runLettersJob(product);
  await page.goto(`${product.sandbox}/mailbox`);
  const letter = page.getByRole('article', {
    name: `Your payment did not go through, to ${family.email}`,
  });
  await expect(letter).toHaveCount(1);
  await letter.getByRole('link', { name: `${product.origin}/account` }).click();
  await expect(
    page.getByRole('heading', { name: 'The last payment did not go through' }),
  ).toBeVisible();
});
