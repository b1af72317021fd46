import { expect, test } from 'vitest';
import { lineOf } from './finding.ts';
import { examineShop } from './shop.ts';

const complete = {
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
  contactEmail: 'hello@example.com',
  includesGst: false,
};

test('a shop that shows everything is well', () => {
  expect(examineShop({ production: true, shop: complete })).toMatchObject([{ verdict: 'ok' }]);
});

test.each([
  ['termsUrl', 'TERMS_URL'],
  ['privacyUrl', 'PRIVACY_URL'],
  ['contactEmail', 'CONTACT_EMAIL'],
])('without %s the owner is asked to set %s, and nothing is wrong', (field, name) => {
  const found = examineShop({ production: true, shop: { ...complete, [field]: null } });
  expect(found).toHaveLength(1);
  expect(lineOf(found[0]!)).toMatch(/^TO DO {2}shop /);
  expect(found[0]!.text).toContain(`Set ${name}`);
});

test('nobody buys at a library that is not in production', () => {
  const shop = { ...complete, termsUrl: null };
  expect(examineShop({ production: false, shop })).toEqual([]);
});
