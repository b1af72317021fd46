// Renders the app without a browser and finds things on its screens.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { startSession } from '../auth/session.tsx';
import { identity } from './identity.ts';

// Load all screens now, so none is fetched in the middle of a test.
import.meta.glob('../**/*-screen.tsx', { eager: true });

/**
 * Types, clicks and presses keys without delay. Does not check `pointer-events`: a dialog accepts the pointer
 * only a moment after it opens, and browser tests check what covers an element.
 */
export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** Opens `path` with whatever is in the browser's storage. */
export function open(path: string): void {
  history.pushState(null, '', path);
  startSession(identity.open);
  render(<App isStorageAllowed />);
}

/** Stops the clock. From now on only `pass` advances it, so `findBy...` queries and typing do not work. */
export const stopClock = () => void vi.setTimerTickMode('manual');

/** Runs everything that does not wait for a timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 12; round++) await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Advances the clock and runs everything that becomes due. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

/** Clicks a button synchronously; works with a stopped clock. */
export const tap = (name: string | RegExp) => void fireEvent.click(button(name));

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits for a button. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Whether a control is enabled. A busy button is disabled by `aria-disabled`, so it keeps the focus. */
export const isReady = (control: HTMLElement): boolean =>
  control.getAttribute('aria-disabled') !== 'true' && !control.hasAttribute('disabled');

/** Waits for the screen with this heading. */
export const findScreen = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

/** Returns the value below a label in the cards of /account. */
export const detail = (name: string): HTMLElement | null =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd') ?? null;

export const field = (label: string | RegExp) => screen.getByLabelText(label);

/** Sets the value of a field in one step, as if pasted. */
export function fill(label: string, value: string): void {
  const control = field(label);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
}

/** Returns the text of the toast; '' if there is none. */
export const message = (): string =>
  [...document.querySelectorAll('[role=status][aria-live] li')]
    .map((line) => line.textContent)
    .join(' ');

/** Waits until the toast contains `text`. It appears a moment after the screen it belongs to. */
export const findMessage = (text: string) => waitFor(() => expect(message()).toContain(text));

/** Waits until the focus is on `find()`. It moves a moment after its target appears. */
export const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

/** Returns the path and query of the current address. */
export const address = (): string => location.pathname + location.search;
