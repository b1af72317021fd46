// The forms by which a family comes in, filled in as Robin would.
import { fill, findButton, open, press } from './screens.tsx';

/** All that /signup does not leave to the parent. */
const SIGN_UP = {
  'Parent First Name': 'Robin',
  'Parent Last Name': 'Reader',
  Email: 'robin@example.com',
  Password: 'bedtime',
  'Student First Name': 'Kim',
  Age: '6',
};

/** Opens /signup and fills it in; nothing is sent yet. */
export async function openFilledSignUp(): Promise<void> {
  open('/signup');
  await findButton('Start My Reading Journey!');
  for (const [label, value] of Object.entries(SIGN_UP)) fill(label, value);
}

/** On /signin. */
export async function signIn(): Promise<void> {
  await findButton('Sign In');
  fill('Email', SIGN_UP.Email);
  fill('Password', SIGN_UP.Password);
  await press('Sign In');
}
