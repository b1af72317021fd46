import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { setClientConfig } from '../../../test-support/client-config.ts';
import { beOwner } from '../../../test-support/people.ts';
import {
  button,
  detail,
  expectFocus,
  fill,
  findButton,
  findMessage,
  open,
  press,
  settle,
  user,
} from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { factsOf, stateOf, troubleOf } from './family-copy.ts';
import { questionOf } from './family-questions.ts';

const LOOK = 'POST /api/admin/families/look';
const END = 'POST /api/admin/families/{familyId}/end-subscription';
const MONTH = 'POST /api/admin/families/{familyId}/free-month';
const LABEL = 'E-mail address of the parent';

const at = (month: number, day: number) => Date.UTC(2026, month - 1, day, 3);
const subscription: NonNullable<SupportedFamily['subscription']> = {
  ...{ id: 'sub_1', status: 'active', amount: 499, periodEndsAt: at(12, 28), endsAt: null },
  ...{ pastDueUntil: null, pause: null, canEnd: ['period-end', 'now'], canHaveFreeMonth: true },
};
const billing: NonNullable<SupportedFamily['billing']> = {
  ...{ currency: 'aud', since: at(1, 28), lastPayment: { at: at(11, 28), amount: 499 } },
  ...{ nextPayment: { at: at(12, 28), amount: 499, price: 499 }, failed: null, credit: 0 },
  endedAt: null,
};
const family: SupportedFamily = {
  ...{ id: 'uid1', email: 'robin@example.com', children: 2, registeredAt: at(1, 27) },
  ...{ emailConfirmed: true, subscription, billing, trouble: null, readAt: at(11, 28) },
  paymentPage: 'https://dashboard.stripe.com/customers/cus_1',
  signInPage: 'https://console.firebase.google.com/project/x/authentication/users',
};
const ended: SupportedFamily = {
  ...family,
  subscription: { ...subscription, status: 'canceled', canEnd: [], canHaveFreeMonth: false },
  billing: { ...billing, nextPayment: null },
};

beforeEach(() => {
  vi.setSystemTime(at(11, 29));
  setClientConfig({ timeZone: 'Australia/Sydney' });
});

async function openPart(): Promise<void> {
  beOwner([]);
  server.answer('GET /api/admin/figures', {
    ...{ readAt: null, nextAt: null, failure: null, months: [], days: [] },
  });
  open('/admin#how-it-goes');
  await screen.findByRole('heading', { name: 'A family who asks for help' });
}

/** Opens the part and finds these families. */
async function find(...families: SupportedFamily[]): Promise<void> {
  await openPart();
  server.answer(LOOK, { families });
  fill(LABEL, 'robin@example.com');
  await press('Find');
  await settle();
}

async function confirm(name: string): Promise<void> {
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await settle();
}

const names = () =>
  within(screen.getByRole('article'))
    .getAllByRole('button')
    .map((one) => one.textContent);

describe('what is said', () => {
  test.each([
    [null, 'This family has never subscribed.'],
    [{}, 'Active.'],
    [{ endsAt: at(12, 28) }, 'Active until 28 December 2026. It does not renew.'],
    [{ pause: { resumesAt: null } }, 'Payments are paused. The library is open.'],
    [
      { pause: { resumesAt: at(12, 1) } },
      'Payments are paused until 1 December 2026. The library is open.',
    ],
    [{ status: 'trialing' }, 'Free trial until 28 December 2026.'],
    [
      { status: 'trialing', endsAt: at(12, 2) },
      'Free trial until 2 December 2026. It does not renew.',
    ],
    [
      { status: 'past_due', pastDueUntil: at(12, 24) },
      'A payment has failed. The library stays open until 24 December 2026, while Stripe tries the card again.',
    ],
    [
      { status: 'unpaid' },
      'A payment has failed, and Stripe does not try the card any more. The library is closed.',
    ],
    [{ status: 'paused' }, 'Paused. The library is closed, and nothing is charged.'],
    [{ status: 'incomplete' }, 'The first payment is not confirmed yet. The library is closed.'],
    [
      { status: 'incomplete_expired' },
      'The first payment was not confirmed in time. The library is closed.',
    ],
    [{ status: 'canceled' }, 'It has ended.'],
    [{ status: 'canceled', endsAt: at(11, 28) }, 'It ended on 28 November 2026.'],
    // Ended at once after 'End after the paid month': the day on which it was to end is still to come.
    [{ status: 'canceled', endsAt: at(12, 28) }, 'It has ended.'],
  ] as const)('of a subscription %j', (changes, text) => {
    expect(stateOf(changes && { ...subscription, ...changes })).toBe(text);
  });

  test('of a family that pays', () => {
    expect(factsOf(family)).toEqual([
      ['Subscription', 'Active.'],
      ['Pays', '$4.99 a month'],
      ['Since', '28 January 2026'],
      ['Last payment', '$4.99 on 28 November 2026'],
      ['Next payment', '$4.99 on 28 December 2026'],
      ['Registered', '27 January 2026'],
      ['E-mail address', 'Confirmed'],
      ['Children', '2'],
    ]);
  });

  test.each([
    [{ ...ended, billing: { ...billing, endedAt: at(11, 27) } }, 'It ended on 27 November 2026.'],
    [ended, 'It has ended.'],
  ])('of a family whose subscription is over: when it ended, and what it paid', (over, state) => {
    expect(factsOf(over).slice(0, 2)).toEqual([
      ['Subscription', state],
      ['Paid', '$4.99 a month'],
    ]);
  });

  test('of a family that never paid, nothing of a price', () => {
    const unpaid = { ...subscription, status: 'incomplete_expired' } as const;
    const facts = factsOf({ ...family, subscription: unpaid, billing: null });
    expect(facts.map(([name]) => name)).not.toContain('Pays');
    expect(facts.map(([name]) => name)).not.toContain('Paid');
  });

  test.each(['now', 'period-end'] as const)('before an end: a credit is lost (%s)', (when) => {
    const lost = 'The credit of $4.99 is lost, unless the family subscribes again.';
    expect(questionOf({ ...family, billing: { ...billing, credit: 499 } }, when).text).toContain(
      ` ${lost} `,
    );
    expect(questionOf(family, when).text).not.toContain('credit');
  });

  test.each([
    [{ ...family, emailConfirmed: false }, ['E-mail address', 'Not confirmed yet']],
    [
      { ...family, emailConfirmed: null },
      ['E-mail address', 'Not known: the parent has not signed in lately'],
    ],
    [
      { ...family, subscription: { ...subscription, amount: null } },
      ['Pays', 'In another way, such as with a discount'],
    ],
    [{ ...family, billing: { ...billing, lastPayment: null } }, ['Last payment', 'None yet']],
    [
      { ...family, billing: { ...billing, currency: 'usd' } },
      ['Last payment', 'USD 4.99 on 28 November 2026'],
    ],
    [
      { ...family, billing: { ...billing, failed: { amount: 499, retryAt: at(12, 1) } } },
      ['Failed payment', '$4.99 is due. The card is tried again on 1 December 2026.'],
    ],
    [
      { ...family, billing: { ...billing, failed: { amount: 499, retryAt: null } } },
      ['Failed payment', '$4.99 is due. The card is not tried again.'],
    ],
    [
      {
        ...family,
        billing: {
          ...billing,
          ...{ credit: 499, nextPayment: { at: at(12, 28), amount: 0, price: 499 } },
        },
      },
      ['Next payment', 'A free month is waiting: the next payment is $0.00 on 28 December 2026.'],
    ],
    [{ ...family, billing: { ...billing, credit: 998 } }, ['Credit', '$9.98']],
  ] satisfies [SupportedFamily, [string, string]][])('of one fact', (changed, fact) => {
    expect(factsOf(changed)).toContainEqual(fact);
  });

  test('leaves out what is not known', () => {
    const unknown = { ...family, billing: null, subscription: null };
    expect(factsOf(unknown).map(([name]) => name)).toEqual([
      ...['Subscription', 'Registered', 'E-mail address', 'Children'],
    ]);
  });

  test('of a Stripe that does not tell', () => {
    const away = { ...family, trouble: 'unavailable', readAt: null } as const;
    expect(troubleOf(family)).toBeNull();
    expect(troubleOf(away)).toBe(
      'Stripe cannot be reached right now. The subscription of this family was never read.',
    );
    expect(troubleOf({ ...family, trouble: 'refused' })).toMatch(
      /^Stripe refuses to show .+ The subscription is shown as it was on Sat 28 Nov(?: 2026)?, 2:00 pm\.$/,
    );
  });

  test('before a free month: what is due, and what is there already', () => {
    expect(questionOf(family, 'free-month')).toEqual({
      title: 'Give robin@example.com a month free?',
      text: 'The next payment, on 28 December 2026, is $0.00 instead of $4.99: Stripe takes a credit of $4.99 off it. Nothing else changes.',
    });
    const late = {
      ...family,
      billing: { ...billing, credit: 499, failed: { amount: 499, retryAt: null } },
    };
    expect(questionOf(late, 'free-month')).toMatchObject({
      lead: 'The payment that has failed stays due.',
      text: 'There is a credit of $4.99 already. Another $4.99 is added to it, which Stripe takes off the payments to come.',
    });
  });

  const failed = (retryAt: number | null) => ({ ...billing, failed: { amount: 499, retryAt } });
  test.each([
    [
      { pastDueUntil: at(12, 12) },
      failed(at(12, 2)),
      'Stripe tries the card again. The family reads on until 12 December 2026, or until 28 December 2026 if it is paid before. No other',
    ],
    [
      { pastDueUntil: at(12, 30) },
      failed(null),
      'Stripe does not try the card again. The family reads on until 28 December 2026. No other',
    ],
    [
      { pastDueUntil: at(12, 12), status: 'past_due' },
      null,
      'Stripe tries the card again. The family reads on until 12 December 2026, or until 28 December 2026 if it is paid before. No other',
    ],
  ] as const)('before an end while a payment is due: %j %j', (changes, ofStripe, text) => {
    const late = {
      ...family,
      subscription: { ...subscription, ...changes },
      billing: ofStripe,
    };
    expect(questionOf(late, 'period-end')).toEqual({
      title: 'End the subscription of robin@example.com after the paid month?',
      lead: 'The payment that has failed stays due.',
      text: `${text} payment follows. Until then, the parent can take it back with ‘Manage Subscription’.`,
    });
  });
});

describe('looking for a family', () => {
  test('shows it, with its page at Stripe, and puts the focus on it', async () => {
    await find(family);
    await expectFocus(() => screen.getByRole('heading', { name: 'robin@example.com' }));
    expect(server.sent(LOOK).map(({ body }) => body)).toEqual([{ email: 'robin@example.com' }]);
    expect(detail('Pays')).toHaveTextContent('$4.99 a month');
    expect(detail('In the changes as')).toHaveTextContent('uid1');
    expect(screen.getByRole('link', { name: /^Open in Stripe/ })).toHaveAttribute(
      'href',
      family.paymentPage,
    );
    expect(screen.getByRole('link', { name: /^Open in Firebase/ })).toHaveAttribute(
      'href',
      family.signInPage,
    );
  });

  test('says that there is none, and what to try', async () => {
    await find();
    expect(screen.getByText('No family has this address.')).toBeVisible();
    expect(screen.getByText(/Google account/)).toBeVisible();
  });

  test('without an address says what is missing, and asks nobody', async () => {
    await openPart();
    await press('Find');
    expect(screen.getByLabelText(LABEL)).toHaveAccessibleDescription('Type the address first');
    expect(server.sent(LOOK)).toEqual([]);
  });

  test('that fails says why, and takes the last family away', async () => {
    await find(family);
    const message = 'Too many calls. Please wait a quarter of an hour.';
    server.refuse(LOOK, 429, { code: 'too_many_attempts', message });
    await press('Find');
    await findMessage(message);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('offers nothing for a family without a subscription or a page elsewhere', async () => {
    await find({
      ...family,
      subscription: null,
      billing: null,
      paymentPage: null,
      signInPage: null,
    });
    expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  });

  test('offers no free month where the next payment is not known, or costs nothing', async () => {
    await find({ ...family, billing: null });
    expect(names()).toEqual(['End after the paid month', 'End now']);
  });
});

describe('a change', () => {
  test('ends a subscription once it is confirmed, and shows it as it is then', async () => {
    await find(family);
    server.answer(END, ended);
    await press('End now');
    expect(
      screen.getByRole('alertdialog', { name: 'End the subscription of robin@example.com now?' }),
    ).toHaveTextContent('Nothing is refunded by this.');
    await confirm('Cancel');
    expect(server.sent(END)).toEqual([]);
    expect(button('End now')).toHaveFocus();
    await press('End after the paid month');
    await user.keyboard('{Escape}');
    expect(button('End after the paid month')).toHaveFocus();
    await press('End now');
    await confirm('End now');
    await findMessage('The subscription has ended');
    expect(detail('Subscription')).toHaveTextContent('It has ended.');
    await expectFocus(() => screen.getByRole('heading', { name: 'robin@example.com' }));
    expect(server.sent(END).map(({ params, body }) => ({ ...params, body }))).toEqual([
      {
        familyId: 'uid1',
        body: { press: expect.any(String), subscription: 'sub_1', when: 'now' },
      },
    ]);
  });

  test('keeps the focus in the page also where an address was typed and not sent', async () => {
    await find(family);
    server.answer(END, ended);
    await user.type(screen.getByLabelText(LABEL), 'a');
    await press('End now');
    await confirm('End now');
    await findMessage('The subscription has ended');
    await expectFocus(() => screen.getByRole('heading', { name: 'robin@example.com' }));
  });

  test('ends it after the paid month', async () => {
    await find(family);
    server.answer(END, family);
    await press('End after the paid month');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'The family reads on until 28 December 2026, and pays nothing more.',
    );
    await confirm('End after the paid month');
    await findMessage('The subscription will end');
    expect(server.sent(END)[0]?.body).toMatchObject({ when: 'period-end' });
  });

  test('gives a month with the credit that is shown', async () => {
    await find({ ...family, billing: { ...billing, credit: 499 } });
    server.answer(MONTH, family);
    await press('Give a month free');
    await confirm('Give a month free');
    await findMessage('A month is free');
    expect(server.sent(MONTH)[0]?.body).toMatchObject({ subscription: 'sub_1', credit: 499 });
  });

  const giveMonth = async () => {
    await press('Give a month free');
    await confirm('Give a month free');
  };
  const pressesOf = () => server.sent(MONTH).map(({ body }) => (body as { press: string }).press);

  test('that may have been done is the same press when it is tried again, and the next one another', async () => {
    await find(family);
    const message = 'Stripe cannot be reached right now.';
    server.refuseOnce(MONTH, 503, { code: 'provider_unavailable', message });
    await giveMonth();
    await findMessage(message);
    expect(button('Give a month free')).toHaveFocus();
    server.answer(MONTH, family);
    await giveMonth();
    await giveMonth();
    const [first, again, next] = pressesOf();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('that is refused shows the family as it is by now', async () => {
    await find(family);
    const message = 'The subscription of this family has ended already.';
    server.refuseOnce(END, 409, { code: 'changed_meanwhile', message });
    server.answer(LOOK, { families: [ended] });
    await press('End now');
    await confirm('End now');
    await findMessage(message);
    expect(detail('Subscription')).toHaveTextContent('It has ended.');
  });

  test('beside another credit is another month', async () => {
    await find(family);
    const message = 'Stripe cannot be reached right now.';
    server.refuseOnce(MONTH, 503, { code: 'provider_unavailable', message });
    await giveMonth();
    await findMessage(message);
    const credited = { ...family, billing: { ...billing, credit: 499 } };
    server.answer(LOOK, { families: [credited] });
    await press('Find');
    await settle();
    expect(detail('Credit')).toHaveTextContent('$4.99');
    server.answer(MONTH, credited);
    await giveMonth();
    const [first, next] = pressesOf();
    expect(next).not.toBe(first);
  });

  test('in a session that is over leads to the sign-in, and from there back', async () => {
    await find(family);
    const over = { code: 'unauthorized', message: 'Unauthorized' } as const;
    server.refuse(MONTH, 401, over);
    server.refuse(LOOK, 401, over);
    await giveMonth();
    await findButton('Admin Sign In');
    await findMessage('Failed to give a month free');
    await settle();
    expect(server.sent(LOOK)).toHaveLength(1);
    expect(history.state).toMatchObject({ from: '/admin#how-it-goes' });
  });

  test('is one at a time', async () => {
    await find(family);
    server.answer(MONTH, family);
    const held = server.hold(MONTH);
    await giveMonth();
    expect(button('End now')).toHaveAttribute('aria-disabled', 'true');
    held.release();
    await findMessage('A month is free');
  });

  describe('that is answered late', () => {
    const other: SupportedFamily = { ...family, id: 'uid2', email: 'alex@example.com' };
    const headings = () =>
      screen.getAllByRole('heading', { name: /@example/ }).map((one) => one.textContent);

    async function findOther(): Promise<void> {
      server.answer(LOOK, { families: [other] });
      fill(LABEL, other.email);
      await press('Find');
      await settle();
    }

    test('leaves the family that was found meanwhile', async () => {
      await find(family);
      server.answer(MONTH, family);
      const held = server.hold(MONTH);
      await giveMonth();
      await findOther();
      held.release();
      await findMessage('A month is free');
      expect(headings()).toEqual(['alex@example.com']);
    });

    test('with a refusal leaves it too', async () => {
      await find(family);
      server.refuse(END, 409, { code: 'changed_meanwhile', message: 'It has ended.' });
      const held = server.hold(END);
      await press('End now');
      await confirm('End now');
      await findOther();
      held.release();
      await findMessage('It has ended.');
      await settle();
      expect(headings()).toEqual(['alex@example.com']);
      expect(server.sent(LOOK)).toHaveLength(2);
    });

    test('with a refusal leaves the family that is being found', async () => {
      await find(family);
      server.refuse(END, 409, { code: 'changed_meanwhile', message: 'It has ended.' });
      const heldEnd = server.hold(END);
      await press('End now');
      await confirm('End now');
      server.answer(LOOK, { families: [other] });
      const heldLook = server.hold(LOOK);
      fill(LABEL, other.email);
      await press('Find');
      heldEnd.release();
      await findMessage('It has ended.');
      heldLook.release();
      await settle();
      expect(headings()).toEqual(['alex@example.com']);
      expect(server.sent(LOOK)).toHaveLength(2);
    });

    test('leaves the focus to whoever types the next address', async () => {
      await find(family);
      server.answer(MONTH, family);
      const held = server.hold(MONTH);
      await giveMonth();
      await user.type(screen.getByLabelText(LABEL), 'a');
      held.release();
      await findMessage('A month is free');
      expect(screen.getByLabelText(LABEL)).toHaveFocus();
    });
  });
});
