// The product as a person has it before them, without a browser: every screen at its address.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { startSession } from '../auth/session.tsx';
import { identity } from './identity.ts';

// The screens themselves, so that none is fetched in the middle of a test.
import.meta.glob('../**/*-screen.tsx', { eager: true });

/**
 * Types, clicks and presses keys as a person does, without pausing. What lies over what is looked at in a browser:
 * a dialog opens to the pointer only a moment after it has come.
 */
export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** Opens `path` in a browser that holds what was stored before. */
export function open(path: string): void {
  history.pushState(null, '', path);
  startSession(identity.open);
  render(<App isStorageAllowed />);
}

/** From now on time stands still unless `pass` moves it: nothing can be waited for, and nobody types. */
export const stopClock = () => void vi.setTimerTickMode('manual');

/** Lets everything happen that waits for no time. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 12; round++) await act(() => vi.advanceTimersByTimeAsync(0));
}

/** Lets so many milliseconds pass, with all that they bring. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

/** A click in no time. */
export const tap = (name: string | RegExp) => void fireEvent.click(button(name));

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The button once it is there. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Whether a press does anything: a busy button is disabled by `aria-disabled`, and keeps the focus. */
export const isReady = (control: HTMLElement): boolean =>
  control.getAttribute('aria-disabled') !== 'true' && !control.hasAttribute('disabled');

/** The screen of this heading, once it stands. */
export const findScreen = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

/** What stands under a name of the cards of /account. */
export const detail = (name: string): HTMLElement | null =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd') ?? null;

export const field = (label: string | RegExp) => screen.getByLabelText(label);

/** Puts `value` into a field in one go, as pasted, and leaves it. */
export function fill(label: string, value: string): void {
  const control = field(label);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
}

/** What the message that slides in says; '' where there is none. */
export const message = (): string =>
  [...document.querySelectorAll('[role=status][aria-live] li')]
    .map((line) => line.textContent)
    .join(' ');

/** Waits until the message that slides in says `text`: it comes a moment after the screen it speaks of. */
export const findMessage = (text: string) => waitFor(() => expect(message()).toContain(text));

/** Waits until the focus is on `find()`: it is moved a moment after what it is moved to has come. */
export const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

/** The path and query that the address bar shows. */
export const address = (): string => location.pathname + location.search;
