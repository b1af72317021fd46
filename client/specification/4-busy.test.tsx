// Section 4: every submission of the product, held while it runs.
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
  /** The button that submits, and what it says meanwhile. */
  text: string;
  busyText: string;
  /** The call, or the deed of the identity provider, that is held. */
  held: EndpointName | keyof typeof identity;
  /** Whose browser it is; nobody's where it is left out. */
  who?: () => void;
  path: string;
  /** Fills the screen in. */
  prepare?: () => void;
  /** Presses what comes after the button. */
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
    who: () => beFamily({ user: nameless }),
    path: '/complete-profile',
    prepare: fillAll(names),
  },
  {
    what: 'the checkout',
    text: 'Subscribe Now - $4.99 AUD/month',
    busyText: 'Redirecting to checkout...',
    held: 'POST /api/create-checkout-session',
    who: () => beFamily({ status: notSubscribed }),
    path: '/subscribe',
  },
  {
    what: 'the portal',
    text: 'Manage Subscription',
    busyText: 'Opening...',
    held: 'POST /api/create-portal-session',
    who: beFamily,
    path: '/account',
  },
  {
    what: 'the completion of a book',
    text: 'Mark Complete',
    busyText: 'Finishing...',
    held: 'POST /api/progress/{bookId}/complete',
    who: beFamily,
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
    who: beOwner,
    path: '/admin',
    prepare: fillAll({ Title: 'Held', 'Flipbook Embed URL': 'https://books.example.com/held' }),
  },
  {
    what: 'the deletion of a book',
    text: `Delete ${INLINE_BOOK}`,
    busyText: 'Deleting...',
    held: 'DELETE /api/books/{bookId}',
    who: beOwner,
    path: '/admin',
    confirm: async () =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' })),
  },
  {
    what: "the owner's logging out",
    text: 'Log out',
    busyText: 'Logging out...',
    held: 'POST /api/admin/logout',
    who: beOwner,
    path: '/admin',
  },
];

/** Holds a call or a deed; answers how often it was asked for, and how to refuse it in the end. */
function holdBack(held: Submission['held']): { asked: () => number; refuse: () => void } {
  if (held in identity) {
    const deed = identity[held as 'signIn'] as Mock;
    const { promise, reject } = Promise.withResolvers<never>();
    deed.mockReturnValue(promise);
    return {
      asked: () => deed.mock.calls.length,
      refuse: () => reject(refusal('auth/internal-error')),
    };
  }
  const name = held as EndpointName;
  server.refuse(name, 503);
  const { release } = server.hold(name);
  return { asked: () => server.sent(name).length, refuse: release };
}

/** A double click at its fastest: no timer runs between one click and the other, but what was promised is done. */
async function doubleClick(control: HTMLElement): Promise<void> {
  const between = new MessageChannel();
  const isNext = new Promise((resolve) => (between.port1.onmessage = resolve));
  vi.setTimerTickMode('manual');
  control.click();
  between.port2.postMessage(null);
  await isNext;
  control.click();
  vi.setTimerTickMode('interval', 5);
}

describe('Busy state: while a submission is running, its buttons are disabled and show busy text.', () => {
  for (const { what, text, busyText, held, who, path, prepare, confirm } of submissions) {
    test(what, async () => {
      who?.();
      open(path);
      expect(isReady(await findButton(text))).toBe(true);
      prepare?.();
      const { asked, refuse } = holdBack(held);
      await doubleClick(button(text));
      await confirm?.();
      const busy = await findButton(new RegExp(`^${busyText}`));
      expect(isReady(busy)).toBe(false);
      expect(busy).toHaveAttribute('aria-busy', 'true');
      expect(screen.queryByRole('button', { name: text })).toBeNull();
      expect(asked()).toBe(1);
      // A second press, by any way, sends nothing.
      await user.click(busy);
      const first = busy.closest('form')?.querySelector('input');
      if (first) await user.type(first, '{Enter}');
      expect(isReady(button(new RegExp(`^${busyText}`)))).toBe(false);
      expect(asked()).toBe(1);
      // What fails gives its buttons back.
      act(refuse);
      if (held !== 'POST /api/admin/logout') {
        expect(isReady(await findButton(text))).toBe(true);
      }
    });
  }
});
