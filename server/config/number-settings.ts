import { z } from 'zod';

/** As people write it: what JavaScript reads beside that, such as 0x50 and 1e3, is a slip. */
const WRITTEN = /^\d+(\.\d+)?$/;

/** `error` is a sentence that names the setting and its bounds. */
export const numberFrom = (least: number, most: number, error: string) =>
  z
    .string({ error })
    .regex(WRITTEN, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));

export const wholeNumberFrom = (least: number, most: number, error: string) =>
  numberFrom(least, most, error).pipe(z.int(error));

/** A port to listen on. */
export const portNumber = (name: string) =>
  wholeNumberFrom(1, 65_535, `${name} must be a number from 1 to 65535`);
