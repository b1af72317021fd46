// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSaid } from './use-said.ts';

const settings = { speakToChild: false };
vi.mock('../offline/use-voice-settings.ts', () => ({ useVoiceSettings: () => ({ settings }) }));

const resume = vi.fn(async () => {});
const speak = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = resume;
    },
  );
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      volume = 1;
    },
  );
  const getVoices = () => [{ lang: 'en-AU', localService: true, default: true }];
  vi.stubGlobal('speechSynthesis', { getVoices, speak });
});
afterEach(cleanup);

function openScreen(): void {
  const Screen = () => {
    useSaid([]);
    return null;
  };
  const client = new QueryClient();
  render(createElement(QueryClientProvider, { client }, createElement(Screen)));
}

test('the first click allows sound later on, where the screens speak by themselves', () => {
  openScreen();
  document.body.click();
  expect([resume, speak].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  cleanup();

  settings.speakToChild = true;
  openScreen();
  const link = document.body.appendChild(document.createElement('a'));
  link.addEventListener('click', (event) => event.stopPropagation());
  link.click();
  link.click();
  expect(resume).toHaveBeenCalledOnce();
  expect(speak.mock.calls).toEqual([[expect.objectContaining({ volume: 0 })]]);
});
