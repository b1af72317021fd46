// Section 5: validation errors in the family's forms.
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { identity } from '../test-support/identity.ts';
import { beFamily, nameless, notSubscribed, serveFamily } from '../test-support/people.ts';
import {
  address,
  field,
  fill,
  findButton,
  findScreen,
  open,
  press,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

const START = 'Start My Reading Journey!';
const AGE = 'Age must be a whole number';

/** Fills in the form with valid values, except for `changes`. */
function fillSignUp(changes: Record<string, string> = {}): void {
  for (const [label, value] of Object.entries({
    'Parent First Name': 'Robin',
    'Parent Last Name': 'Reader',
    Email: 'robin@example.com',
    Password: 'bedtime',
    'Student First Name': 'Kim',
    Age: '6',
    ...changes,
  })) {
    fill(label, value);
  }
}

describe('Sign-up: all fields required except favorite genre; email must be an email; password at least 6 characters; age a number from 3 to 18; reading level chosen from 1-9.', () => {
  test('beside the field', async () => {
    open('/signup');
    await findButton(START);
    await press(START);
    expect(field('Parent First Name')).toHaveFocus();
    expect(field('Favorite Type of Books (optional)')).not.toHaveAttribute('aria-invalid');
    for (const [label, value, message] of [
      ['Parent First Name', '', 'Parent first name is required'],
      ['Parent First Name', '   ', 'Parent first name is required'],
      ['Parent First Name', 'Robin', ''],
      ['Parent Last Name', '', 'Parent last name is required'],
      ['Parent Last Name', 'Reader', ''],
      ['Email', '', 'Email is required'],
      ['Email', 'robin', 'Enter a valid email address'],
      ['Email', 'robin@', 'Enter a valid email address'],
      ['Email', 'robin@example.com', ''],
      ['Password', '', 'Password must be at least 6 characters'],
      ['Password', '12345', 'Password must be at least 6 characters'],
      ['Password', '123456', ''],
      ['Student First Name', '', 'Student first name is required'],
      ['Student First Name', 'Kim', ''],
      ['Age', '', 'Age is required'],
      ['Age', ' ', AGE],
      ['Age', 'six', AGE],
      ['Age', '4.5', AGE],
      ['Age', '-4', AGE],
      ['Age', '2', 'Age must be at least 3'],
      ['Age', '19', 'Age must be at most 18'],
      ['Age', '3', ''],
      ['Age', '18', ''],
    ] as const) {
      if (value === '') await user.clear(field(label));
      else fill(label, value);
      await expect
        .poll(() => field(label), { message: `${label}: ${value}` })
        .toHaveAccessibleDescription(message);
    }
    const levels = within(field('Starting Reading Level')).getAllByRole('option');
    expect(levels.map((option) => option.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  test('at the edges an account is made', async () => {
    serveFamily({ status: notSubscribed });
    open('/signup');
    await findButton(START);
    fillSignUp({ Age: '18', Password: '123456' });
    await user.selectOptions(field('Starting Reading Level'), '9');
    await press(START);
    await findScreen('Open the whole library');
    expect(address()).toBe('/subscribe');
    expect(identity.createAccount).toHaveBeenCalledExactlyOnceWith(
      'robin@example.com',
      '123456',
      'Kim',
    );
    expect(server.sent('POST /api/auth/firebase/sync').map(({ body }) => body)).toEqual([
      expect.objectContaining({ age: 18, readingLevel: 9 }),
    ]);
  });
});

test('A display name is also required by the identity layer', async () => {
  open('/signup');
  await findButton(START);
  fillSignUp({ 'Student First Name': ' ' });
  await press(START);
  expect(field('Student First Name')).toHaveFocus();
  expect(identity.createAccount).not.toHaveBeenCalled();
});

test('Sign-in: email and password required.', async () => {
  open('/signin');
  await findButton('Sign In');
  await press('Sign In');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Password')).toHaveAccessibleDescription('Password is required');
  expect(field('Email')).toHaveFocus();
  expect(identity.signIn).not.toHaveBeenCalled();
});

test('Complete profile: all three names required.', async () => {
  beFamily({ user: nameless });
  open('/complete-profile');
  await findButton('Complete Profile & Continue');
  await press('Complete Profile & Continue');
  expect(field('Parent First Name')).toHaveFocus();
  for (const [label, message] of [
    ['Parent First Name', 'Parent first name is required'],
    ['Parent Last Name', 'Parent last name is required'],
    ['Student First Name', 'Student first name is required'],
  ] as const) {
    for (const [typed, said] of [
      ['Kim', ''],
      ['  ', message],
      ['', message],
      ['Kim', ''],
    ] as const) {
      if (typed === '') await user.clear(field(label));
      else fill(label, typed);
      await expect.poll(() => field(label)).toHaveAccessibleDescription(said);
    }
  }
  expect(server.sent('POST /api/auth/complete-profile')).toEqual([]);
});
