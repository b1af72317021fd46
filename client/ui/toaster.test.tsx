// Which toasts follow to another screen.
import { act, render } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../test-support/screens.tsx';
import { Toaster, toast } from './toast.tsx';

beforeEach(() => {
  navigate('/');
  render(<Toaster />);
});

const go = (address: string) => act(() => navigate(address));

test('a toast that answers a refused tap goes when another screen is opened', () => {
  act(() => toast({ title: 'Needs a network', isRefusal: true }));
  go('/?order=level');
  expect(message()).toBe('Needs a network');
  go('/reading/sam');
  expect(message()).toBe('');
});

test('any other toast follows to the next screen', () => {
  act(() => toast({ title: 'Book Completed' }));
  go('/reading/sam');
  expect(message()).toBe('Book Completed');
});
