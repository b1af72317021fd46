// The scene of the library home: the book to read now, the child's path, and the books of its stones.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookCard } from '../../../contracts/books.ts';
import type { Path, PathStep } from '../../../contracts/path.ts';
import type { StepId } from '../../../domain/teaching-steps.ts';
import { refreshFit } from '../../api/queries.ts';
import { robin } from '../../test-support/identity.ts';
import { beFamily, placeIn } from '../../test-support/people.ts';
import { address, open, settle, user } from '../../test-support/screens.tsx';
import { server } from '../../test-support/server.ts';
import { cardOf } from '../../test-support/shelf.ts';

const fit = (newSounds: string[], after: string | null) => ({ fit: { newSounds, after } });
const moon = cardOf('Meg and the Moon', 'level3', fit(['oo:moon', 'oo:book', 'ow:cow'], '3.3'));
const owl = cardOf('The Owl and the Cow', 'level3', fit([], '3.3'));
const boat = cardOf('Goat and His Boat', 'level3', fit([], '3.2'));
const cart = cardOf('A Cart in the Dark', 'level3', fit(['ar:car'], '3.4'));
const stars = cardOf('Stars on the Farm', 'level3', fit(['ar:car'], '3.4'));
const shark = cardOf('Mark the Shark', 'level3', fit(['ar:car'], '3.4'));
const nose = cardOf('A Cold Nose', 'level4', fit(['o:go'], '3.6'));

const booksOf: Partial<Record<StepId, BookCard[]>> = {
  '3.3': [boat],
  '3.4': [moon, owl],
  '3.5': [cart, stars, shark],
  '4.1': [nose],
};
const faces = { '3.3': 'ee', '3.4': 'oo', '3.5': 'ar', '4.1': 'e o y' };
const stoneOf = (id: keyof typeof faces, finished = 0): PathStep => ({
  ...{ id, level: Number(id[0]), face: faces[id], title: `${faces[id]} and more` },
  ...{ books: booksOf[id]?.length ?? 0, finished },
});
const path: Path = {
  step: '3.4',
  steps: [stoneOf('3.3', 1), stoneOf('3.4'), stoneOf('3.5'), stoneOf('4.1')],
  sounds: { 'oo:moon': 'uː', 'oo:book': 'ʊ', 'ow:cow': 'aʊ' },
};
const walked: Path = {
  ...path,
  step: '4.1',
  steps: [stoneOf('3.3', 1), stoneOf('3.4', 2), stoneOf('3.5', 3), stoneOf('4.1', 1)],
};
const all = Object.values(booksOf).flat();
const finished = ({ id }: BookCard) => placeIn(id, { completed: true, currentPage: 9 });

/** The family of a child on her way, with the book that is proposed. */
function beWalker(way: Path = path, family: Parameters<typeof beFamily>[0] = {}): void {
  beFamily({ books: all, progress: [finished(boat)], user: { avatar: 'koala' }, ...family });
  server.answer('GET /api/path', way);
  server.answer('GET /api/proposal', { book: moon, again: null, started: [] });
  server.answer('GET /api/books', ({ query }) => booksOf[query['step'] as StepId] ?? all);
}

const scene = () => within(screen.getByRole('region', { name: 'Welcome back, Kim!' }));
async function openScene(): Promise<void> {
  open('/');
  await screen.findByRole('region', { name: 'Welcome back, Kim!' });
  await settle();
}
const stones = () => within(scene().getByRole('list', { name: /^Steps of Level / }));
const stone = (face: string) => stones().getByRole('button', { name: new RegExp(`, ${face}, `) });
/** The stone, and the child if she is on it. */
const placeOf = (face: string) => stone(face).closest('li')!;
const booksShown = () =>
  scene()
    .queryAllByRole('region')
    .map((part) => [
      part.getAttribute('aria-labelledby') === null ? '' : part.querySelector('h3')?.textContent,
      ...within(part)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ]);
const announced = () => scene().getByRole('status').textContent;

describe('the book to read now', () => {
  test('has one filled button, which is the link that a keyboard meets', async () => {
    beWalker();
    await openScene();
    expect(scene().getByText('Your next book is waiting for you.')).toBeVisible();
    const links = scene()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === `/reading/${moon.id}`);
    expect(links.map((link) => [link.getAttribute('aria-label'), link.tabIndex])).toEqual([
      [null, -1],
      ['Read Now: Meg and the Moon', 0],
    ]);
    expect(links[0]).toHaveAttribute('aria-hidden', 'true');
    expect(scene().getAllByText('Read Now')).toHaveLength(1);
  });

  test('shows its new sounds as tiles, which do not leave the library', async () => {
    beWalker();
    await openScene();
    const tiles = within(scene().getByRole('list', { name: '3 new sounds' })).getAllByRole(
      'button',
      { name: /^Hear .+ as in / },
    );
    const names = ['Hear oo as in moon', 'Hear oo as in book', 'Hear ow as in cow'];
    for (const [at, name] of names.entries()) expect(tiles[at]).toHaveAccessibleName(name);
    expect(tiles).toHaveLength(3);
    await user.click(tiles[0]!);
    expect(address()).toBe('/');
  });

  test('shows six sounds to a child who begins', async () => {
    const first = cardOf('A Nap', 'level1', {
      fit: {
        newSounds: ['s:sun', 'a:cat', 't:tap', 'p:pan', 'i:pig', 'n:net', 'm:mat'],
        after: null,
      },
    });
    beWalker({ ...path, step: '3.3' }, { progress: [] });
    server.answer('GET /api/proposal', { book: first, again: null, started: [] });
    await openScene();
    expect(scene().getByText('Your first book is waiting for you.')).toBeVisible();
    expect(scene().getByText('Your first six sounds')).toBeVisible();
    expect(scene().getAllByRole('button', { name: /^Hear .+ as in / })).toHaveLength(6);
    expect(screen.queryByRole('region', { name: 'Continue Reading' })).toBeNull();
  });

  test('is the one that was begun', async () => {
    beWalker(path, {
      progress: [finished(boat), placeIn(owl.id, { currentPage: 3, updatedAt: 1 })],
    });
    await openScene();
    expect(scene().getByText('Your book is waiting for you.')).toBeVisible();
    expect(scene().getByRole('link', { name: `Continue: ${owl.title}` })).toHaveTextContent(
      'Continue',
    );
    expect(booksShown()[0]).toContain(`Read Now: ${moon.title}`);
  });

  test('is one to read again when every book is read, and the child stands at the star', async () => {
    beWalker(walked, { progress: all.map(finished) });
    server.answer('GET /api/proposal', { book: null, again: boat, started: [] });
    await openScene();
    expect(
      scene().getByText('You have read every book. Which one shall we read again?'),
    ).toBeVisible();
    expect(scene().getByRole('link', { name: `Read it again: ${boat.title}` })).toHaveTextContent(
      'Read it again',
    );
    expect(stones().getAllByRole('button')).toHaveLength(1);
    expect(stone('e o y')).not.toHaveAttribute('aria-current');
    expect(document.querySelector('[data-step=star] .path-child')).not.toBeNull();
  });
});

describe('the stones', () => {
  test('are those of the level where the child is, with her on one of them', async () => {
    beWalker();
    await openScene();
    expect(scene().getByRole('list', { name: 'Steps of Level 3' })).toBeVisible();
    expect(
      stones()
        .getAllByRole('button')
        .map((one) => [
          one.getAttribute('aria-label'),
          one.getAttribute('aria-current'),
          one.getAttribute('aria-pressed'),
        ]),
    ).toEqual([
      ['Step 3.3, ee, finished, 1 of 1 book read', null, 'false'],
      ['Step 3.4, oo, you are here, 0 of 2 books read', 'step', 'true'],
      ['Step 3.5, ar, 0 of 3 books read', null, 'false'],
    ]);
    expect(placeOf('oo').querySelector('.path-child img')).not.toBeNull();
    expect(document.querySelectorAll('.path-child')).toHaveLength(1);
  });

  test('show their books at a tap, which is announced', async () => {
    beWalker();
    await openScene();
    expect(announced()).toBe('');
    await user.click(stone('ar'));
    await settle();
    expect(stone('ar')).toHaveAttribute('aria-pressed', 'true');
    expect(stone('oo')).toHaveAttribute('aria-pressed', 'false');
    expect(announced()).toBe('Step 3.5, 3 books');
    expect(booksShown()).toEqual([
      [
        'Books of step 3.5: ar and more',
        ...[cart, stars, shark].map(({ title }) => `Read Now: ${title}`),
      ],
    ]);
    expect(scene().getByText('For after step 3.4')).toBeVisible();

    await user.click(stone('ee'));
    await settle();
    expect(booksShown()).toEqual([['Books of step 3.3: ee and more', `Read again: ${boat.title}`]]);
    expect(scene().queryByText(/^For after step/)).toBeNull();
  });

  test('bring their books into view at each tap, and not at first', async () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    beWalker();
    await openScene();
    expect(scroll).not.toHaveBeenCalled();
    await user.click(stone('ar'));
    expect(scroll.mock.contexts).toEqual([document.querySelector('.path-books')]);
    await user.click(stone('ar'));
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  test('are moved along by the arrow keys', async () => {
    beWalker();
    await openScene();
    stone('ee').focus();
    await user.keyboard('{ArrowLeft}');
    expect(stone('ee')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(stone('oo')).toHaveFocus();
    // The browser's own: back to the page before.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(stone('oo')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(stone('ar')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(stone('ee')).toHaveFocus();
    await user.tab();
    expect(stone('oo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(announced()).toBe('Step 3.4, 2 books');
  });
});

describe('beside the book to read now', () => {
  test('stand the others of its step, and of the next one where they are few', async () => {
    beWalker();
    await openScene();
    expect(booksShown()).toEqual([
      ['Books of step 3.4: oo and more', `Read Now: ${owl.title}`],
      ['Books of step 3.5: ar and more', `Read Now: ${cart.title}`],
    ]);
  });

  test('stand those of the next step alone where its own has no other', async () => {
    const begin = { ...path, step: '3.3' as const };
    beWalker(
      { ...begin, steps: [stoneOf('3.3'), ...path.steps.slice(1)] },
      { progress: [finished(nose)] },
    );
    server.answer('GET /api/proposal', { book: boat, again: null, started: [] });
    await openScene();
    expect(booksShown()).toEqual([
      ['Books of step 3.4: oo and more', `Read Now: ${moon.title}`, `Read Now: ${owl.title}`],
    ]);
    expect(scene().getByText('For after step 3.3')).toBeVisible();
  });

  test('stand those of the last two steps at the end of the path', async () => {
    beWalker(walked, { progress: all.map(finished) });
    server.answer('GET /api/proposal', { book: null, again: nose, started: [] });
    await openScene();
    expect(booksShown()).toEqual([
      ['Books of step 3.5: ar and more', `Read again: ${cart.title}`, `Read again: ${stars.title}`],
    ]);
  });

  test('stands nothing where the books cannot be fetched', async () => {
    beWalker();
    await openScene();
    server.refuse('GET /api/books', 500, { code: 'internal', message: 'Trouble' });
    await user.click(stone('ee'));
    await settle();
    expect(booksShown()).toEqual([]);
    expect(stone('ee')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('Trouble')).toBeNull();
  });
});

describe('the levels', () => {
  const shown = () => scene().getByRole('list', { name: /^Steps of Level / });
  const levels = () => within(scene().getByRole('navigation', { name: 'Levels' }));

  test('are buttons, one of them current', async () => {
    beWalker({
      ...path,
      steps: [stoneOf('3.3', 1), stoneOf('3.4', 2), stoneOf('4.1')],
      step: '4.1',
    });
    await openScene();
    const level = (name: string) => levels().getByRole('button', { name });
    expect(level('Level 4')).toHaveAttribute('aria-current', 'true');
    await user.click(level('Level 3, finished'));
    await settle();
    expect(shown()).toHaveAccessibleName('Steps of Level 3');
    expect(level('Level 3, finished')).toHaveAttribute('aria-current', 'true');
    expect(announced()).toBe('Level 3. Step 3.3, 1 book');
    expect(levels().getByText('SFE and Common Vowel Digraphs')).toBeVisible();
  });

  test('are reached by arrows, which end at the first and the last', async () => {
    beWalker();
    await openScene();
    const [back, on] = ['Previous level', 'Next level'].map((name) =>
      levels().getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await user.click(on);
    expect(shown()).toHaveAccessibleName('Steps of Level 4');
    expect(on).toHaveAttribute('aria-disabled', 'true');
    await user.click(back);
    expect(shown()).toHaveAccessibleName('Steps of Level 3');
    // Back at the level of the child, the books are those of her step.
    expect(stone('oo')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('without an answer', () => {
  test('about the path, the greeting and the book stand alone', async () => {
    beWalker();
    server.refuse('GET /api/path', 500, { code: 'internal', message: 'Trouble' });
    await openScene();
    expect(scene().getByRole('link', { name: `Read Now: ${moon.title}` })).toBeVisible();
    expect(scene().queryByRole('list', { name: /^Steps of/ })).toBeNull();
    expect(screen.queryByText('Trouble')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
  });

  test('about the book, the greeting and the stones stand alone', async () => {
    beWalker();
    server.refuse('GET /api/proposal', 500, { code: 'internal', message: 'Trouble' });
    await openScene();
    expect(scene().getByText('Pick a book and earn a gold star.')).toBeVisible();
    expect(stones().getAllByRole('button')).toHaveLength(3);
    expect(screen.queryByText('Trouble')).toBeNull();
  });

  test('about its picture either, nothing broken is shown', async () => {
    beWalker();
    server.refuse('GET /api/proposal', 500, { code: 'internal', message: 'Trouble' });
    await openScene();
    const region = screen.getByRole('region', { name: 'Welcome back, Kim!' });
    const picture = region.querySelector('.scene-picture');
    expect(picture).toBeVisible();
    if (picture) fireEvent.error(picture);
    expect(picture).not.toBeVisible();
  });
});

describe('when the child has gone on', () => {
  const key = `stone:${robin.uid}`;
  const on: Path = {
    ...path,
    step: '3.5',
    steps: [stoneOf('3.3', 1), stoneOf('3.4', 2), stoneOf('3.5'), stoneOf('4.1')],
  };
  const walk = vi.fn();
  beforeEach(() => {
    walk.mockReset();
    HTMLElement.prototype.animate = walk;
  });

  test('the path is fetched again, and she walks to her new stone once', async () => {
    beWalker();
    await openScene();
    await user.click(stone('ee'));
    expect(walk).not.toHaveBeenCalled();
    server.answer('GET /api/path', on);
    refreshFit();
    await waitFor(() => expect(stone('ar')).toHaveAttribute('aria-current', 'step'));
    expect(server.sent('GET /api/path')).toHaveLength(2);
    expect(walk.mock.contexts).toEqual([placeOf('ar').querySelector('.path-child')]);
    // What was chosen before is over.
    expect(stone('ar')).toHaveAttribute('aria-pressed', 'true');
    expect(announced()).toBe('');
    expect(localStorage.getItem(key)).toBe('3.5');
  });

  test('she walks at the next visit, and not at the one after it', async () => {
    localStorage.setItem(key, '3.3');
    beWalker();
    await openScene();
    expect(walk).toHaveBeenCalledOnce();
    refreshFit();
    await settle();
    expect(walk).toHaveBeenCalledOnce();
  });

  test('she stands there at once where motion is reduced', async () => {
    const still = (query: string) => ({ matches: query.includes('reduced-motion') });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => still(query) as MediaQueryList);
    localStorage.setItem(key, '3.3');
    beWalker();
    await openScene();
    expect(walk).not.toHaveBeenCalled();
    expect(placeOf('oo').querySelector('.path-child')).not.toBeNull();
  });
});
