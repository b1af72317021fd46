// Section 7: what the client fetches again after a completed book, against the real server.
import { answerOf, listen } from '../support/calls.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { INLINE_BOOK, openBook } from '../support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const PROGRESS = 'GET /api/progress';

test.describe('POST /api/progress/{bookId}/complete | empty body | completes the book; then progress, user and achievements are refreshed', () => {
  test.describe('GET /api/achievements | none | refreshed after completion', () => {
    test('the library shows all that the star has changed', async ({ page, context }) => {
      await (await enrol()).enter(context);
      const calls = listen(page);
      await page.goto('/');
      const refreshed = [PROGRESS, 'GET /api/auth/user', 'GET /api/achievements'];
      for (const name of refreshed) await calls.arrive(name, 1);
      await expect(page.getByText('0 of 24 earned')).toBeVisible();
      await openBook(page, INLINE_BOOK);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Page 2 of 9')).toBeVisible();
      calls.forget();
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      const request = await calls.sent(`POST /api/progress/${BOOK}/complete`);
      expect(request.postDataJSON()).toEqual({});
      expect(await answerOf(request)).toEqual({
        completed: true,
        starAwarded: true,
        totalStars: 1,
        pawPrints: 0,
        isNewPrint: false,
        achievements: expect.arrayContaining(['First Book']),
      });
      await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
      for (const name of refreshed) await calls.arrive(name, 1);
      const achievements = await answerOf<{ earnedAt: number | null }[]>(
        await calls.sent('GET /api/achievements'),
      );
      expect(achievements.some(({ earnedAt }) => earnedAt !== null)).toBe(true);
      expect((await calls.sent('GET /api/achievements')).postData()).toBeNull();
      // For the first book, the first book of level 1 and, if level 1 has one book, all of level 1.
      await expect(page.getByText(/^[23] of 24 earned$/)).toBeVisible();
      await expect(page.getByText('Finish your very first book. Earned.')).toBeAttached();
    });
  });
});
