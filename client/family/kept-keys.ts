// Removes what this device keeps for a child.
import { childKeyOf } from '../auth/chosen-child.ts';
import { isMarked, keptListKeys } from '../offline/kept-marks.ts';

function forgetAnswers(childKey: string): void {
  import('../offline/kept-answers.ts').then(
    ({ forgetAnswersOf }) => forgetAnswersOf(childKey),
    (error: unknown) => console.info('Kept answers could not be removed', error),
  );
}

/** Removes the files that no kept book of another child has. */
function forgetFiles(): void {
  import('../offline/fetch-book.ts')
    .then(({ removeUnused }) => removeUnused())
    .catch((error: unknown) => console.info('Kept files could not be removed', error));
}

/** What is the account's, although the key of its first child is the account's id. */
const OF_ACCOUNT = ['child', 'gone_child', 'seen_active', 'asks_grown_up'];

/** Removes what this device keeps for a child: `name:key`, where the key is that of `childKeyOf`. */
export function forgetKept(childKey: string): void {
  if (isMarked(childKey)) forgetAnswers(childKey);
  const hadBooks = localStorage.getItem(`kept_books:${childKey}`) !== null;
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(0, -childKey.length - 1);
    // The keys of a further child end with the account's id too.
    if (key === `${name}:${childKey}` && !name.includes(':') && !OF_ACCOUNT.includes(name)) {
      localStorage.removeItem(key);
    }
  }
  if (hadBooks) forgetFiles();
}

/** Removes what this device keeps for children that are not in the family any more. */
export function forgetAllBut(uid: string, children: readonly { id: string }[]): void {
  const staying = new Set(children.map(({ id }) => childKeyOf(uid, id)));
  for (const key of keptListKeys()) {
    const [name, childKey] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    // The answers of the first child are also those of a device that has not been told who reads.
    const isFirst = childKey === uid && name === 'kept_books';
    if ((isFirst || childKey.endsWith(`:${uid}`)) && !staying.has(childKey)) forgetKept(childKey);
  }
}
