// What the server refuses to a visitor.
import { origin } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';

test.describe('Visitor: landing, sign-in, sign-up and admin login only.', () => {
  test('and every call of a family or of the owner is refused', async ({ request }) => {
    for (const [method, path] of [
      ['GET', '/api/books'],
      ['GET', '/api/books/sam-and-the-wet-hat'],
      ['GET', '/api/progress'],
      ['GET', '/api/achievements'],
      ['GET', '/api/auth/user'],
      ['PATCH', '/api/auth/user'],
      ['GET', '/api/subscription/status'],
      ['POST', '/api/create-checkout-session'],
      ['POST', '/api/create-portal-session'],
      ['POST', '/api/auth/firebase/sync'],
      ['POST', '/api/auth/complete-profile'],
      ['GET', '/api/admin/books'],
    ] as const) {
      const answer = await request.fetch(origin + path, { method });
      expect([path, answer.status()]).toEqual([path, 401]);
    }
  });
});
