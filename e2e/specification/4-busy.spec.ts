// Section 4: every submission of the product, held while it runs.
import type { BrowserContext, Page } from '@playwright/test';
import { enrol } from '../support/enrol.ts';
import { expect, fillNames, fillSignIn, fillSignUp, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { INLINE_BOOK, openBook } from '../support/shelf.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Submission {
  what: string;
  /** The button that submits, and what it says meanwhile. */
  text: string;
  busyText: string;
  /** The calls that are held. */
  held: string | RegExp;
  /** Who sits there: nobody, a family that has not paid, one that has, the owner. */
  who?: 'unsubscribed' | 'subscribed' | 'nameless' | 'owner';
  /** Opens the screen and fills it in. */
  prepare: (page: Page) => Promise<void>;
  /** Presses it, where that takes more than a click. */
  press?: (page: Page) => Promise<void>;
}

const submissions: Submission[] = [
  {
    what: 'sign-up',
    text: 'Start My Reading Journey!',
    busyText: 'Creating Your Account...',
    held: '**/accounts:signUp?**',
    prepare: async (page) => {
      await page.goto('/signup');
      await fillSignUp(page);
    },
  },
  {
    what: 'sign-in',
    text: 'Sign In',
    busyText: 'Signing In...',
    held: '**/accounts:signInWithPassword?**',
    prepare: async (page) => {
      await page.goto('/signin');
      await fillSignIn(page, await enrol({ subscribed: false }));
    },
  },
  ...['/', '/signin', '/signup'].map((path): Submission => {
    const text = path === '/signup' ? 'Sign Up With Google' : 'Sign In With Google';
    return {
      what: `sign-in with the external account at ${path}`,
      text,
      busyText: 'Signing In...',
      held: '**/js/api.js',
      prepare: async (page) => void (await page.goto(path)),
    };
  }),
  {
    what: 'the forgotten password',
    text: 'Send the Link',
    busyText: 'Sending...',
    held: '**/accounts:sendOobCode?**',
    prepare: async (page) => {
      await page.goto('/signin?forgot-password');
      await page.getByRole('dialog').getByLabel('Email').fill('parent@example.com');
    },
  },
  {
    what: 'the profile',
    text: 'Complete Profile & Continue',
    busyText: 'Saving...',
    held: '**/api/auth/complete-profile',
    who: 'nameless',
    prepare: async (page) => {
      await page.goto('/complete-profile');
      await fillNames(page);
    },
  },
  {
    what: 'the checkout',
    text: 'Subscribe Now - $4.99 AUD/month',
    busyText: 'Redirecting to checkout...',
    held: '**/api/create-checkout-session',
    who: 'unsubscribed',
    prepare: async (page) => void (await page.goto('/subscribe')),
  },
  {
    what: 'the portal',
    text: 'Manage Subscription',
    busyText: 'Opening...',
    held: '**/api/create-portal-session',
    who: 'subscribed',
    prepare: async (page) => void (await page.goto('/account')),
  },
  {
    what: 'the completion of a book',
    text: 'Mark Complete',
    busyText: 'Finishing...',
    held: '**/complete',
    who: 'subscribed',
    prepare: async (page) => {
      await page.goto('/');
      await openBook(page, INLINE_BOOK);
    },
  },
  {
    what: 'the admin login',
    text: 'Admin Sign In',
    busyText: 'Signing In...',
    held: '**/api/admin/login',
    prepare: async (page) => {
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill(OWNER.username);
      await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    },
  },
  {
    what: 'a new book',
    text: 'Add Book',
    busyText: 'Adding Book...',
    held: '**/api/books',
    who: 'owner',
    prepare: async (page) => {
      await page.goto('/admin');
      await page.getByLabel('Title').fill('Held');
      await page.getByLabel('Flipbook Embed URL').fill('http://localhost:9/book');
      await page.getByLabel('Title').focus();
    },
  },
  {
    what: 'the deletion of a book',
    text: `Delete ${INLINE_BOOK}`,
    busyText: 'Deleting...',
    held: '**/api/books/*',
    who: 'owner',
    prepare: async (page) => void (await page.goto('/admin')),
    press: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
  },
  {
    what: "the owner's logging out",
    text: 'Log out',
    busyText: 'Logging out...',
    held: '**/api/admin/logout',
    who: 'owner',
    prepare: async (page) => void (await page.goto('/admin')),
  },
];

async function enter(context: BrowserContext, who: Submission['who']): Promise<void> {
  if (who === undefined) return;
  if (who === 'owner') return (await signInOwner()).enter(context);
  const names = who === 'nameless' ? 'missing' : 'given';
  await (await enrol({ subscribed: who !== 'unsubscribed', names })).enter(context);
}

test.describe('Busy state: while a submission is running, its buttons are disabled and show busy text.', () => {
  // What was held is refused in the end: a submission that fails gives its buttons back.
  test.use({ expectedErrors: /status of 503|ERR_FAILED|ERR_CONNECTION_REFUSED/ });

  for (const { what, text, busyText, held, who, prepare, press } of submissions) {
    test(what, async ({ page, context }) => {
      await enter(context, who);
      await prepare(page);
      await expect(button(page, text)).toBeEnabled();
      let answer = () => {};
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let asked = 0;
      await page.route(held, async (route) => {
        // A list of the same name is read while the form stands there.
        if (route.request().method() === 'GET' && !route.request().url().endsWith('.js'))
          return route.fallback();
        asked += 1;
        await isAnswered;
        await route.fulfill({ status: 503, body: '' });
      });
      await button(page, text).click();
      await press?.(page);
      const busy = page.getByRole('button', { name: busyText });
      await expect(busy).toBeDisabled();
      await expect(button(page, text)).toHaveCount(0);
      await expect.poll(() => asked).toBe(1);
      // A second press, by any way, sends nothing.
      await busy.click({ force: true });
      const field = page.locator('form', { has: busy }).getByRole('textbox').first();
      if (await field.isVisible()) await field.press('Enter');
      await expect(busy).toBeDisabled();
      expect(asked).toBe(1);
      answer();
      if (what !== "the owner's logging out") await expect(button(page, text)).toBeEnabled();
    });
  }
});
