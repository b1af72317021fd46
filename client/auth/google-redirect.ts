// Where popups are blocked, the page leaves for Google. This tab records that, so the page that comes back
// finishes the sign-in.
import { saveItemOrThrow } from '../browser/storages.ts';

const KEY = 'sign_in_redirect';

export const googleRedirect = {
  isPending: (): boolean => sessionStorage.getItem(KEY) !== null,
  note: (): void => saveItemOrThrow(sessionStorage, KEY, 'pending'),
  drop: (): void => sessionStorage.removeItem(KEY),
};
