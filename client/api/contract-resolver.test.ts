import { expect, test } from 'vitest';
import { signUpForm } from '../../contracts/accounts.ts';
import { contractResolver } from './contract-resolver.ts';

const complete = {
  parentFirstName: 'Ana',
  parentLastName: 'Silva',
  email: 'parent@example.com',
  password: 'secret',
  firstName: 'Mia',
  age: '5',
  readingLevel: '1',
  favoriteGenre: '',
};

const options = { fields: {}, shouldUseNativeValidation: false };

async function validate(values: typeof complete) {
  return contractResolver(signUpForm)(values, undefined, options);
}

test('a valid form is converted by the contract', async () => {
  const { values, errors } = await validate(complete);
  expect(values).toMatchObject({ age: 5, readingLevel: 1 });
  expect(errors).toEqual({});
});

test.each([
  ['age', '', 'Age is required'],
  ['age', 'five', 'Age must be a whole number'],
  ['age', '2', 'Age must be at least 3'],
  ['age', '19', 'Age must be at most 18'],
  ['readingLevel', '10', 'Choose a reading level from 1 to 9'],
  ['email', '', 'Email is required'],
  ['email', 'nobody', 'Enter a valid email address'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['parentFirstName', ' ', 'Parent first name is required'],
])('with %s "%s" the message of that field is "%s"', async (field, value, message) => {
  const { errors } = await validate({ ...complete, [field]: value });
  expect(errors).toMatchObject({ [field]: { message } });
  expect(Object.keys(errors)).toEqual([field]);
});
