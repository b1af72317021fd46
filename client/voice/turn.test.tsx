import { afterEach, expect, test, vi } from 'vitest';
import { stopSpeaking, takeTurn } from './turn.ts';

afterEach(stopSpeaking);

test('one thing is heard at a time: the next one stops the last', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  takeTurn(first);
  takeTurn(second);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  stopSpeaking();
  stopSpeaking();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what has ended is not stopped, and does not give back the turn of another', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const release = takeTurn(first);
  release();
  takeTurn(second);
  release();
  stopSpeaking();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('leaving the page stops it', () => {
  const stop = vi.fn();
  takeTurn(stop);
  window.dispatchEvent(new Event('pagehide'));
  expect(stop).toHaveBeenCalledOnce();
});

test('it stops when the page is hidden, and goes on when it is shown', () => {
  const stop = vi.fn();
  takeTurn(stop);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stop).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stop).toHaveBeenCalledOnce();
});
