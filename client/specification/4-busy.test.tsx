// Section 4: the busy state of every submission in the product, checked while its response is held back.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi, type Mock } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { identity, refusal } from '../test-support/identity.ts';
import { beFamily, beOwner, nameless, notSubscribed } from '../test-support/people.ts';
import { button, fill, findButton, isReady, open, user } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { INLINE_BOOK } from '../test-support/shelf.ts';

interface Submission {
  what: string;
  /** The submit button's label, and its label while busy. */
  text: string;
  busyText: string;
  /** The API call or the identity provider's method whose response is held back. */
  held: EndpointName | keyof typeof identity;
  /** Signs a user in. Without it, the browser is a visitor's. */
  signIn?: () => void;
  path: string;
  /** Fills in the form. */
  prepare?: () => void;
  /** Confirms the dialog that the button opens. */
  confirm?: () => Promise<void>;
}

const fillAll = (values: Record<string, string>) => () => {
  for (const [label, value] of Object.entries(values)) fill(label, value);
};
const names = {
  'Parent First Name': 'Robin',
  'Parent Last Name': 'Reader',
  'Student First Name': 'Kim',
};

const submissions: Submission[] = [
  {
    what: 'sign-up',
    text: 'Start My Reading Journey!',
    busyText: 'Creating Your Account...',
    held: 'createAccount',
    path: '/signup',
    prepare: fillAll({ ...names, Email: 'robin@example.com', Password: 'bedtime', Age: '6' }),
  },
  {
    what: 'sign-in',
    text: 'Sign In',
    busyText: 'Signing In...',
    held: 'signIn',
    path: '/signin',
    prepare: fillAll({ Email: 'robin@example.com', Password: 'bedtime' }),
  },
  ...['/', '/signin', '/signup'].map((path): Submission => ({
    what: `sign-in with the external account at ${path}`,
    text: path === '/signup' ? 'Sign Up With Google' : 'Sign In With Google',
    busyText: 'Signing In...',
    held: 'signInWithGoogle',
    path,
  })),
  {
    what: 'the forgotten password',
    text: 'Send the Link',
    busyText: 'Sending...',
    held: 'sendPasswordReset',
    path: '/signin?forgot-password',
    prepare: () =>
      void fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Email'), {
        target: { value: 'parent@example.com' },
      }),
  },
  {
    what: 'the profile',
    text: 'Complete Profile & Continue',
    busyText: 'Saving...',
    held: 'POST /api/auth/complete-profile',
    signIn: () => beFamily({ user: nameless }),
    path: '/complete-profile',
    prepare: fillAll(names),
  },
  {
    what: 'the checkout',
    text: 'Subscribe Now - $4.99 AUD/month',
    busyText: 'Redirecting to checkout...',
    held: 'POST /api/create-checkout-session',
    signIn: () => beFamily({ status: notSubscribed }),
    path: '/subscribe',
  },
  {
    what: 'the portal',
    text: 'Manage Subscription',
    busyText: 'Opening...',
    held: 'POST /api/create-portal-session',
    signIn: beFamily,
    path: '/account',
  },
  {
    what: 'the completion of a book',
    text: 'Mark Complete',
    busyText: 'Finishing...',
    held: 'POST /api/progress/{bookId}/complete',
    signIn: beFamily,
    path: '/reading/sam-and-the-wet-hat',
  },
  {
    what: 'the admin login',
    text: 'Admin Sign In',
    busyText: 'Signing In...',
    held: 'POST /api/admin/login',
    path: '/admin/login',
    prepare: fillAll({ Username: 'admin', Password: 'owner of the library' }),
  },
  {
    what: 'a new book',
    text: 'Add Book',
    busyText: 'Adding Book...',
    held: 'POST /api/books',
    signIn: beOwner,
    path: '/admin',
    prepare: fillAll({ Title: 'Held', 'Flipbook Embed URL': 'https://books.example.com/held' }),
  },
  {
    what: 'the deletion of a book',
    text: `Delete ${INLINE_BOOK}`,
    busyText: 'Deleting...',
    held: 'DELETE /api/books/{bookId}',
    signIn: beOwner,
    path: '/admin',
    confirm: async () =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' })),
  },
  {
    what: "the owner's logging out",
    text: 'Log out',
    busyText: 'Logging out...',
    held: 'POST /api/admin/logout',
    signIn: beOwner,
    path: '/admin',
  },
];

/** Holds back the response of a call or provider method. Returns the number of calls, and a function that fails them. */
function holdBack(held: Submission['held']): { calls: () => number; fail: () => void } {
  if (held in identity) {
    const method = identity[held as 'signIn'] as Mock;
    const { promise, reject } = Promise.withResolvers<never>();
    method.mockReturnValue(promise);
    return {
      calls: () => method.mock.calls.length,
      fail: () => reject(refusal('auth/internal-error')),
    };
  }
  const name = held as EndpointName;
  server.refuse(name, 503);
  const { release } = server.hold(name);
  return { calls: () => server.sent(name).length, fail: release };
}

/** Double-clicks as fast as possible: between the clicks, promises settle but no timer runs. */
async function doubleClick(control: HTMLElement): Promise<void> {
  const channel = new MessageChannel();
  const nextTask = new Promise((resolve) => (channel.port1.onmessage = resolve));
  vi.setTimerTickMode('manual');
  control.click();
  channel.port2.postMessage(null);
  await nextTask;
  control.click();
  vi.setTimerTickMode('interval', 5);
}

describe('Busy state: while a submission is running, its buttons are disabled and show busy text.', () => {
  for (const { what, text, busyText, held, signIn, path, prepare, confirm } of submissions) {
    test(what, async () => {
      signIn?.();
      open(path);
      expect(isReady(await findButton(text))).toBe(true);
      prepare?.();
      const { calls, fail } = holdBack(held);
      await doubleClick(button(text));
      await confirm?.();
      const busy = await findButton(new RegExp(`^${busyText}`));
      expect(isReady(busy)).toBe(false);
      expect(busy).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByRole('button', { name: text })).toBeNull();
      expect(calls()).toBe(1);
      // A second click, or the Enter key, sends nothing.
      await user.click(busy);
      const first = busy.closest('form')?.querySelector('input');
      if (first) await user.type(first, '{Enter}');
      expect(isReady(button(new RegExp(`^${busyText}`)))).toBe(false);
      expect(calls()).toBe(1);
      // After a failure, the buttons are enabled again.
      act(fail);
      if (held !== 'POST /api/admin/logout') {
        expect(isReady(await findButton(text))).toBe(true);
      }
    });
  }
});
