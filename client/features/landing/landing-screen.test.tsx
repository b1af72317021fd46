import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MOST_CHILDREN } from '../../../domain/family.ts';
import { categories, levelNames, levelOf } from '../../../domain/levels.ts';
import { stepIds } from '../../../domain/teaching-steps.ts';
import { findScreen, open } from '../../test-support/screens.tsx';
import { levelBooks } from './level-books.ts';

beforeEach(async () => {
  open('/');
  await findScreen('Step Into Reading');
});

test('joining comes first, with the price under it', () => {
  const card = screen.getByRole('region', { name: 'Join or sign in' });
  const ways = [...card.querySelectorAll('a, button')];
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'New here? Create an account',
    'Sign In With Google',
    'Sign In With Email',
  ]);
  expect(ways[0]!.nextElementSibling).toHaveTextContent('$4.99 AUD per month');
});

test('each level has its name, the cover of a book and some of its letters', () => {
  const heading = screen.getByRole('heading', { name: 'Nine levels, one sound at a time' });
  const levels = within(heading.parentElement!).getAllByRole('listitem');
  expect(levels).toHaveLength(categories.length);
  categories.forEach((category, index) => {
    const level = levels[index]!;
    const { cover, letters, about } = levelBooks[category];
    expect(level).toHaveTextContent(
      `Level ${levelOf(category)}${levelNames[category]}${letters.join(' ')}${about}`,
    );
    const picture = level.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining(`/${cover}.svg`));
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});

test('what is inside is counted from what the product has', () => {
  const inside = screen.getByRole('heading', { name: 'What is inside' }).parentElement!;
  const things = within(inside).getAllByRole('heading', { level: 3 });
  expect(things.map(({ textContent }) => textContent)).toEqual([
    `Books in ${categories.length} levels`,
    'Read to me',
    `Up to ${MOST_CHILDREN} children`,
    'A gold star for every book',
    'A warm-up of two minutes',
    'A page for you',
  ]);
  expect(inside).toHaveTextContent(`In ${stepIds.length} small steps`);
  expect(screen.getByText(`Every book, for up to ${MOST_CHILDREN} children`)).toBeVisible();
});

test('three questions open without a script', () => {
  const questions = [...document.querySelectorAll('details')];
  expect(questions.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    'My child knows a few letters. Where do we begin?',
    'Can my children share it?',
    'How do we stop?',
  ]);
});
