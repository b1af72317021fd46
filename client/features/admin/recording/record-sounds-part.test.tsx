import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FinishedTake } from '../../../../audio/take.ts';
import type { Recording } from '../../../../contracts/recordings.ts';
import { prompts } from '../../../../domain/prompts.ts';
import { beOwner } from '../../../test-support/people.ts';
import { button, expectFocus, findButton, open, press } from '../../../test-support/screens.tsx';
import { server } from '../../../test-support/server.ts';
import { answerUploads } from '../../../test-support/uploads.ts';
import { discardTakes, storeTake } from '../drafts/takes.ts';

const LIST = 'GET /api/admin/recordings';

const recorded = (key: string): Recording => ({
  ...{ key, take: '0123456789abcdef0123456789abcdef' },
  ...{ seconds: 0.8, loudness: -19, recordedAt: 1 },
});

const take = (faults: FinishedTake['faults']): FinishedTake => ({
  ...{ samples: new Float32Array(4800), rate: 48_000, seconds: 0.35, faults },
});

async function openSounds(recordings: Recording[]): Promise<void> {
  beOwner();
  server.answer('GET /api/admin/books', []);
  server.answer('GET /api/admin/phonics', {
    version: 1,
    heartWords: Array.from({ length: 9 }, () => []),
    soundings: [],
  });
  server.answer(LIST, recordings);
  open('/admin#sounds');
  await screen.findByRole('heading', { name: 'Record the sounds' });
}

test('the first sound that is not recorded is on the card, and any other can be chosen', async () => {
  await openSounds([recorded('sound/s'), recorded('prompt/well-done')]);
  await findButton('Record sh as in ship');
  expect(screen.getByText('1 of 45 in your voice.')).toBeVisible();
  expect(screen.getByText('Made by the computer until you record it.')).toBeVisible();
  expect(button('Listen to the computer’s')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use the computer’s again' })).toBeNull();

  await press(/^s sun/);
  expect(screen.getByText('In your voice.')).toBeVisible();
  expect(button('Use the computer’s again')).toBeVisible();

  await press('Prompts');
  expect(screen.getByText(`1 of ${prompts.length} in your voice.`)).toBeVisible();
  expect(button('Record “Welcome back”')).toBeVisible();
});

test('words that are typed can be chosen, beside those that are recorded', async () => {
  localStorage.setItem('take_draft word/they', 'x');
  await openSounds([recorded('word/was')]);
  await press('Words');
  expect(await findButton('was (in your voice)')).toBeVisible();
  expect(button('they (a take not kept yet)')).toBeVisible();
  expect(screen.getByText('1 of 2 in your voice.')).toBeVisible();

  const field = screen.getByLabelText('Words to record');
  await userEvent.type(field, 'Said, sa1d{Enter}');
  expect(
    screen.getByText('"sa1d" is not a word: letters, with apostrophes between them, at most 40'),
  ).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Said were{Enter}');
  await expectFocus(() => button('Record the word “said”'));
  expect(button('were')).toBeVisible();
  expect(field).toHaveValue('');
  expect(screen.getByText('1 of 4 in your voice.')).toBeVisible();
});

test('where a kept word is the only one, its card stays and has the focus', async () => {
  const sent = answerUploads();
  await storeTake('word/they', { ...take([]), replaces: null });
  await openSounds([]);
  await press('Words');
  await findButton('Keep');
  server.answer(LIST, [recorded('word/they')]);
  await press('Keep');
  expect(await screen.findByText('Kept the word “they”. 1 of 1 in your voice.')).toBeVisible();
  await expectFocus(() => button('Record the word “they”'));
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/admin/recordings/word/they?replaces=none',
  ]);
});

test('a library without recorded words asks for them', async () => {
  await openSounds([]);
  await press('Words');
  expect(screen.getByText('Type the words that you want to record.')).toBeVisible();
  await press('Add');
  expect(screen.getByText('Word is required')).toBeVisible();
  await expectFocus(() => screen.getByLabelText('Words to record'));
});

test('where the microphone is out of reach, files are offered', async () => {
  await openSounds([]);
  await press('Record s as in sun');
  expect(
    await screen.findByText(
      'A microphone works only at an address that begins with https. Or upload a file instead.',
    ),
  ).toBeVisible();
  expect(button('Record s as in sun')).toBeVisible();
});

test('a take of this visit is on its card, with what is wrong in words, until it is thrown away', async () => {
  await storeTake('sound/s', { ...take(['too short', 'noisy room']), replaces: null });
  await openSounds([]);
  expect(await screen.findByText('You have a take of this that was not kept.')).toBeVisible();
  expect(
    screen.getByText('It is too short: 0.35 seconds. Make it last at least 0.6 seconds.'),
  ).toBeVisible();
  expect(screen.getByText(/^The room is noisy\./)).toBeVisible();
  expect(screen.getByText('You can keep it all the same.')).toBeVisible();
  expect(screen.getByText(/^This browser has no room for the take:/)).toBeVisible();
  expect(button('Keep')).toBeVisible();
  await press('Throw away');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull());
  await expectFocus(() => button('Record s as in sun'));
  await act(async () => discardTakes());
});

test('a list that cannot be loaded is asked for again', async () => {
  beOwner();
  server.answer('GET /api/admin/books', []);
  server.lose(LIST);
  server.lose('GET /api/admin/phonics');
  open('/admin#sounds');
  expect(await screen.findByText('The recordings could not be loaded')).toBeVisible();
  server.answer(LIST, []);
  const [again] = screen.getAllByRole('button', { name: 'Try again' }).slice(-1);
  again?.click();
  expect(await findButton('Record s as in sun')).toBeVisible();
});
