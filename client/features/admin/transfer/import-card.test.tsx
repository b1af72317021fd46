// The card that imports a catalogue file. What it imports is tested in a browser.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import { drag, dragOver } from '../../../test-support/drops.ts';
import { answerUploads, holdUploads } from '../../../test-support/uploads.ts';
import { ImportCard } from './import-card.tsx';

test('no other file can be dropped while one is checked', async () => {
  answerUploads(400, 'Bad Request');
  render(
    <QueryClientProvider client={queryClient}>
      <ImportCard onSessionOver={() => {}} />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('File to import');
  expect(dragOver(field)).toBe('copy');
  const { send, release } = holdUploads();
  const file = new File(['{"books": []}'], 'one.json');
  fireEvent.change(field, { target: { files: [file] } });
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(dragOver(field)).toBe('none');
  drag(field, 'drop', { files: [file, file] });
  expect(screen.queryByText(/^One catalogue file at a time/)).toBeNull();
  release();
  await screen.findByRole('heading', { name: 'This file cannot be imported' });
  expect(dragOver(field)).toBe('copy');
});
