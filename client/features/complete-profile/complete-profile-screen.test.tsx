import { expect, test } from 'vitest';
import { beFamily, nameless } from '../../test-support/people.ts';
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

test('what the server alone refuses is told beside its field', async () => {
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
