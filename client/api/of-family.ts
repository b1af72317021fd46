import { isChildGone } from './api.ts';

/**
 * Makes a call whose answer is the family's, whichever child it names. Where it was refused because that child was removed,
 * it is made once more, for whoever reads by then. Throws like `call`.
 */
export async function ofFamily<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isChildGone(error)) throw error;
    return ask();
  }
}
