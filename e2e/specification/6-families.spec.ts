// Section 6: what a visitor may not call.
import { endpoints } from '../../contracts/endpoints.ts';
import { origin } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';

test.describe('Visitor: landing, sign-in, sign-up and admin login only.', () => {
  test('and every call of a family or of the owner is refused', async ({ request }) => {
    const calls = Object.entries(endpoints).filter(([, { access }]) => access !== 'anyone');
    expect(calls.length).toBeGreaterThan(30);
    for (const [name] of calls) {
      const [method = '', template = ''] = name.split(' ');
      const path = template.replace(/\{\w+\}/g, 'sam-and-the-wet-hat');
      const response = await request.fetch(origin + path, { method });
      expect.soft([name, response.status()]).toEqual([name, 401]);
    }
  });
});
