// What a finished book is worth.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';

test('Star reward | 1 per completed book (fixed 1 on admin-created books)', async () => {
  const owner = await signInOwner();
  const family = await enrol();
  const { id: added } = await owner.addBook({ title: `One Star ${process.pid}` });
  await expect(
    owner.addBook({ title: `Nine Stars ${process.pid}`, starReward: 9 }),
  ).rejects.toThrow(/400 .*starReward/);
  expect(await family.call('GET', `/api/books/${added}`)).toMatchObject({ starReward: 1 });
  const complete = (bookId: string) => family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await complete(added)).toMatchObject({ starAwarded: true, totalStars: 1 });
  expect(await complete('hippo-will-fly')).toMatchObject({ starAwarded: true, totalStars: 2 });
  // Once, however often and however fast.
  const again = await Promise.all([added, added, 'hippo-will-fly'].map(complete));
  for (const answer of again) expect(answer).toMatchObject({ starAwarded: false, totalStars: 2 });
  await owner.call('DELETE', `/api/books/${added}`);
  expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 2 });
});
