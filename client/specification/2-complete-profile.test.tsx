import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beFamily, nameless, takeNames } from '../test-support/people.ts';
import {
  address,
  expectFocus,
  fill,
  findButton,
  findScreen,
  open,
  press,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

describe('For a signed-in user lacking a profile; with no user it redirects to /signup.', () => {
  test('with no user', async () => {
    open('/complete-profile');
    await findScreen('Create an account');
    expect(address()).toBe('/signup');
  });

  test('lacking a profile', async () => {
    beFamily({ user: nameless });
    open('/');
    await findScreen('Almost there');
    expect(address()).toBe('/complete-profile');
  });
});

test("Fields: Parent First Name, Parent Last Name, Student First Name. Button 'Complete Profile & Continue'.", async () => {
  beFamily({ user: nameless });
  takeNames();
  open('/complete-profile');
  await findButton('Complete Profile & Continue');
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels).toEqual(['Parent First Name', 'Parent Last Name', 'Student First Name']);
  fill('Parent First Name', 'Robin');
  fill('Parent Last Name', 'Reader');
  fill('Student First Name', 'Kim');
  await press('Complete Profile & Continue');
  await findScreen("Kim's Library");
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
  expect(server.sent('POST /api/auth/complete-profile').map(({ body }) => body)).toEqual([
    { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' },
  ]);
});
