import { expect, test } from 'vitest';
import { robin, tokenOf } from '../../test-support/identity.ts';
import { beFamily, nameless, record, serveFamily } from '../../test-support/people.ts';
import {
  field,
  fill,
  findButton,
  message,
  open,
  press,
  settle,
} from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { userToken } from '../../api/tokens.ts';

test('an error that only the server finds is shown at its field', async () => {
  beFamily({ user: nameless });
  server.refuse('POST /api/auth/complete-profile', 400, {
    code: 'invalid_request',
    message: 'Student first name is required',
    issues: [{ field: 'firstName', message: 'Student first name is required' }],
  });
  open('/complete-profile');
  await findButton('Complete Profile & Continue');
  for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
    fill(label, 'Kim');
  }
  await press('Complete Profile & Continue');
  await settle();
  expect(field('Student First Name')).toHaveAccessibleDescription('Student first name is required');
  expect(field('Student First Name')).toHaveFocus();
  expect(message()).toBe('ErrorStudent first name is required');
});

test('the name from Google is filled in, and can be changed', async () => {
  serveFamily({ user: nameless });
  const google = { firebase: { sign_in_provider: 'google.com' } };
  userToken.store(tokenOf({ ...robin, displayName: 'Robin van Reader' }, google));
  server.answer('POST /api/auth/complete-profile', record);
  open('/complete-profile');
  await findButton('Complete Profile & Continue');
  expect(field('Parent First Name')).toHaveValue('Robin');
  expect(field('Parent Last Name')).toHaveValue('van Reader');
  expect(field('Student First Name')).toHaveValue('');
  fill('Parent Last Name', 'Reader');
  fill('Student First Name', 'Kim');
  await press('Complete Profile & Continue');
  await settle();
  expect(server.sent('POST /api/auth/complete-profile').map(({ body }) => body)).toEqual([
    { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' },
  ]);
});
