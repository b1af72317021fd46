// Fills in the sign-up and sign-in forms.
import { fill, findButton, open, press } from './screens.tsx';

/** The required fields of /signup. */
const SIGN_UP = {
  'Parent First Name': 'Robin',
  'Parent Last Name': 'Reader',
  Email: 'robin@example.com',
  Password: 'bedtime',
  'Student First Name': 'Kim',
  Age: '6',
};

/** Opens /signup and fills it in without submitting. */
export async function openFilledSignUp(): Promise<void> {
  open('/signup');
  await findButton('Start My Reading Journey!');
  for (const [label, value] of Object.entries(SIGN_UP)) fill(label, value);
}

/** Fills in and submits the form of /signin. */
export async function signIn(): Promise<void> {
  await findButton('Sign In');
  fill('Email', SIGN_UP.Email);
  fill('Password', SIGN_UP.Password);
  await press('Sign In');
}
