// What a parent reads about books that could not be kept.

import type { KeepProblem, WhyNot } from './keep-state.ts';

const reasons: Record<WhyNot, (wanted: number) => string> = {
  full: () => 'This device is full.',
  network: () => 'The library could not be reached.',
  elsewhere: (wanted) =>
    wanted === 1 ? 'This book needs a network.' : 'The others need a network.',
};

/** Returns a sentence such as '3 of 5 kept. This device is full.' */
export const problemText = ({ wanted, kept, why }: KeepProblem): string =>
  `${kept} of ${wanted} kept. ${reasons[why](wanted)}`;

/** What a parent reads once when the subscription has ended. */
export const REMOVED_WITH_SUBSCRIPTION = {
  title: 'Kept books are removed',
  text: 'Books kept on this device open while the subscription is active.',
};
