import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { joined, said } from '../../../../audio/test-support/made-takes.ts';
import { queryClient } from '../../../api/queries.ts';
import { findButton, press } from '../../../test-support/screens.tsx';
import { dragOver } from '../../../test-support/drops.ts';
import { answerUploads, holdUploads } from '../../../test-support/uploads.ts';
import { RecordingFiles } from './recording-files.tsx';
import { soundItems } from './voice-items.ts';

const item = soundItems.find(({ id }) => id === 's')!;

/** Decodes every file to the same sound. */
class Decoder {
  async decodeAudioData() {
    const samples = joined(0.2, said('s'), 0.2);
    return {
      ...{ numberOfChannels: 1, length: samples.length, duration: samples.length / 48_000 },
      getChannelData: () => samples,
    };
  }
}

const partWith = (recorded: string) => (
  <QueryClientProvider client={queryClient}>
    <RecordingFiles takes={new Map([[item.key, recorded]])} onSessionOver={() => {}} />
  </QueryClientProvider>
);

test('a file replaces the recording that was there when it was read, and another only after a refusal', async () => {
  vi.stubGlobal('OfflineAudioContext', Decoder);
  const sent = answerUploads(412, 'Precondition Failed');
  const addresses = () => sent.map(({ address }) => address);
  const { rerender } = render(partWith('first'));
  fireEvent.change(screen.getByLabelText('Files of recordings'), {
    target: { files: [new File(['x'], 's.wav')] },
  });
  await findButton('Keep it');
  rerender(partWith('another'));
  await press('Keep it');
  await screen.findByText('412: Precondition Failed');
  const address = '/api/admin/recordings/sound/s';
  expect(addresses()).toEqual([`${address}?replaces=first`]);
  await press('Keep it');
  await expect
    .poll(addresses)
    .toEqual([`${address}?replaces=first`, `${address}?replaces=another`]);
});

test('no other file can be dropped while recordings are kept', async () => {
  vi.stubGlobal('OfflineAudioContext', Decoder);
  answerUploads(412, 'Precondition Failed');
  render(partWith('first'));
  fireEvent.change(screen.getByLabelText('Files of recordings'), {
    target: { files: [new File(['x'], 's.wav')] },
  });
  await findButton('Keep it');
  const area = screen.getByRole('button', { name: 'Choose files' });
  expect(dragOver(area)).toBe('copy');
  const held = holdUploads();
  await press('Keep it');
  expect(dragOver(area)).toBe('none');
  held.release();
  await screen.findByText('412: Precondition Failed');
  expect(dragOver(area)).toBe('copy');
});
