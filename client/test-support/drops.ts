// Drags files over an element, and drops them, as a browser tells the page.
import { fireEvent } from '@testing-library/react';

/** Sends a drag event with what the page can read of it. Returns the event and the transfer after it. */
export function drag(
  target: HTMLElement,
  type: 'dragover' | 'drop',
  { files = [], items = [] }: { files?: readonly File[]; items?: readonly object[] } = {},
) {
  const transfer = { types: ['Files'], files, items, dropEffect: 'copy' };
  const event = new Event(type, { bubbles: true, cancelable: true });
  fireEvent(target, Object.assign(event, { dataTransfer: transfer }));
  return { event, transfer };
}

/** Drags files over an element. Returns what the pointer shows: `none` where nothing can be dropped. */
export const dragOver = (target: HTMLElement): string =>
  drag(target, 'dragover').transfer.dropEffect;
