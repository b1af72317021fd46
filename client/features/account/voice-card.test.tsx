// The card with what the library may say to the child.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultVoiceSettings } from '../../../domain/voice-settings.ts';
import { beFamily, notSubscribed, record } from '../../test-support/people.ts';
import { findMessage, findScreen, open, user } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';

const findSwitch = (name: string) => screen.findByRole('switch', { name });

test('each switch is explained, has its default, and is saved at once', async () => {
  beFamily();
  server.answer('PATCH /api/auth/user', record);
  open('/account');
  const speaks = await findSwitch('Speak to my child');
  expect(speaks).not.toBeChecked();
  expect(speaks).toHaveAccessibleDescription(/without a tap/);
  expect(await findSwitch('Read to me')).toBeChecked();
  expect(await findSwitch('Listening earns a star')).not.toBeChecked();
  const hears = await findSwitch('Hear myself');
  expect(hears).not.toBeChecked();
  expect(hears).toHaveAccessibleDescription(/never sent or saved/);
  const chimes = await findSwitch('Sound when a book is finished');
  expect(chimes).toBeChecked();
  expect(chimes).toHaveAccessibleDescription(/A device that is muted stays silent/);

  await user.click(speaks);
  expect(speaks).toBeChecked();
  const saved = { ...defaultVoiceSettings, speakToChild: true };
  await waitFor(() =>
    expect(server.sent('PATCH /api/auth/user').map(({ body }) => body)).toEqual([
      { voiceSettings: saved },
    ]),
  );
});

test('a change that the server refuses is told', async () => {
  beFamily();
  server.refuse('PATCH /api/auth/user', 400);
  open('/account');
  await user.click(await findSwitch('Hear myself'));
  await findMessage('Failed to save what the library may say. Please try again.');
});

test('listening earns nothing where nothing is read aloud', async () => {
  beFamily({ user: { voiceSettings: { ...defaultVoiceSettings, readToMe: false } } });
  open('/account');
  expect(await findSwitch('Listening earns a star')).toBeDisabled();
});

test('there is no such card without a subscription', async () => {
  beFamily({ status: notSubscribed });
  open('/account');
  await findScreen('My Account');
  await screen.findByRole('heading', { name: 'Where to begin' });
  expect(screen.queryByRole('switch', { name: 'Speak to my child' })).toBeNull();
});
