import { z } from 'zod';

function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username + password === '' && !/[?#]/.test(address);
}

/** A base URL: it may have a path, but no user name, password, query or fragment. */
export const httpAddress = (error: string) =>
  z.string().refine(isPlain, `${error}, without a user name, password, ? or #`);
