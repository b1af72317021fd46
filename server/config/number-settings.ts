import { z } from 'zod';

/** Plain decimal numbers only. Other numbers that JavaScript accepts, such as 0x50 or 1e3, are mistakes. */
const DECIMAL = /^\d+(\.\d+)?$/;

/** `error` is a sentence that names the setting and its bounds. */
export const numberFrom = (least: number, most: number, error: string) =>
  z
    .string({ error })
    .regex(DECIMAL, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));

export const wholeNumberFrom = (least: number, most: number, error: string) =>
  numberFrom(least, most, error).pipe(z.int(error));

/** A port to listen on. */
export const portNumber = (name: string) =>
  wholeNumberFrom(1, 65_535, `${name} must be a number from 1 to 65535`);
