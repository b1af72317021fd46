// Removes what this device keeps for a child.
import { isMarked } from '../offline/kept-marks.ts';

function forgetAnswers(childKey: string): void {
  import('../offline/kept-answers.ts').then(
    ({ forgetAnswersOf }) => forgetAnswersOf(childKey),
    (error: unknown) => console.info('Kept answers could not be removed', error),
  );
}

/** What is the account's, although the key of its first child is the account's id. */
const OF_ACCOUNT = ['child', 'seen_active', 'asks_grown_up'];

/** Removes what this device keeps for a child: `name:key`, where the key is that of `childKeyOf`. */
export function forgetKept(childKey: string): void {
  if (isMarked(childKey)) forgetAnswers(childKey);
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(0, -childKey.length - 1);
    // The keys of a further child end with the account's id too.
    if (key === `${name}:${childKey}` && !name.includes(':') && !OF_ACCOUNT.includes(name)) {
      localStorage.removeItem(key);
    }
  }
}
