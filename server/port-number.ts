import { z } from 'zod';

/** A port to listen on. */
export function portNumber(name: string) {
  const message = `${name} must be a number from 1 to 65535`;
  return z.coerce.number({ error: message }).int(message).min(1, message).max(65_535, message);
}
