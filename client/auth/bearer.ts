import { isExpired, userToken } from '../api/tokens.ts';
import { openProvider } from './identity-connection.ts';

const CANNOT_CHECK = 'We cannot check your sign-in right now. Please try again in a moment.';

/**
 * Returns the bearer token for a call, renewed if it expires within 30 s; null if there is none. Throws if it has
 * expired and the provider is unreachable: the server would reject it and the family would be signed out.
 */
export async function bearer(): Promise<string | null> {
  const token = userToken.read();
  if (token === null || !isExpired(token, userToken.issuerTime())) return token;
  try {
    const fresh = await (await openProvider()).freshToken();
    if (fresh === null || userToken.read() === null) return userToken.read();
    try {
      userToken.store(fresh);
    } catch (error) {
      console.info('The renewed token could not be stored', error);
    }
    return fresh;
  } catch (error) {
    console.info('The identity token could not be renewed', error);
    if (isExpired(token, userToken.issuerTime(), 0))
      throw new Error(CANNOT_CHECK, { cause: error });
    return token;
  }
}
