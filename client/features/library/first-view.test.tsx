// What the library home renders before its first paint.
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { beFamily } from '../../test-support/people.ts';
import { open } from '../../test-support/screens.tsx';
import { LibraryHome } from './library-home.tsx';

test('the greeting is rendered without the shelf, which follows', async () => {
  beFamily();
  open('/');
  await screen.findByRole('region', { name: 'Discover New Books' });
  const first = renderToString(
    <QueryClientProvider client={queryClient}>
      <LibraryHome
        firstName="Kim"
        started={[]}
        totalStars={0}
        isPaymentLate={false}
        levelUnknownFor={null}
        placementOfferedTo={null}
      />
    </QueryClientProvider>,
  );
  expect(first).toContain('Welcome back, Kim!');
  expect(first).not.toContain('Discover New Books');
});
