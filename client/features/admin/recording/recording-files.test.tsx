import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';
import { upload } from '../../../api/upload.ts';
import { findButton, press } from '../../../test-support/screens.tsx';
import { readFiles } from './chosen-files.ts';
import { RecordingFiles } from './recording-files.tsx';
import { soundItems } from './voice-items.ts';

vi.mock('../../../api/upload.ts', () => ({ upload: vi.fn() }));
vi.mock('./chosen-files.ts', () => ({ readFiles: vi.fn() }));

const [item] = soundItems;
const take = { samples: new Float32Array(480), rate: 48_000, seconds: 0.8, faults: [] };

const partWith = (recorded: string) => (
  <QueryClientProvider client={queryClient}>
    <RecordingFiles takes={new Map([[item!.key, recorded]])} onSessionOver={() => {}} />
  </QueryClientProvider>
);

test('a file replaces the recording that was there when it was read, and another only after a refusal', async () => {
  const read = [{ fileName: 's.wav', item: item!, take }];
  vi.mocked(readFiles).mockResolvedValue({ read, refused: [] });
  vi.mocked(upload).mockRejectedValueOnce(new ApiError(412, '', 'Precondition Failed'));
  const replaced = () => vi.mocked(upload).mock.lastCall?.[2];
  const { rerender } = render(partWith('first'));
  fireEvent.change(screen.getByLabelText('Files of recordings'), {
    target: { files: [new File(['x'], 's.wav')] },
  });
  await findButton('Keep it');
  rerender(partWith('of another owner'));
  await press('Keep it');
  await screen.findByText('412: Precondition Failed');
  expect(replaced()).toMatchObject({ query: { replaces: 'first' } });
  await press('Keep it');
  await expect.poll(replaced).toMatchObject({ query: { replaces: 'of another owner' } });
});
