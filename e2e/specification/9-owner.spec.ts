// Section 9: the fixed values of the owner's books.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';

test('Admin-created books totalPages | 1', async () => {
  const [owner, family] = await Promise.all([signInOwner(), enrol()]);
  const { id } = await owner.addBook();
  expect(await family.call('GET', `/api/books/${id}`)).toMatchObject({ totalPages: 1 });
  await owner.call('DELETE', `/api/books/${id}`);
  await expect(owner.addBook({ totalPages: 2 })).rejects.toThrow(/400.*totalPages/);
});
