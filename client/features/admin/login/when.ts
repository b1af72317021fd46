// Moments as the workshop writes them, all in the library's time zone. They are in epoch milliseconds.
import { dayInWords, timeInWords } from '../../../../domain/local-time.ts';
import { libraryTimeZone } from '../../../api/client-config.ts';

/** '28 November 2026'. */
export const libraryDay = (at: number): string => dayInWords(at, libraryTimeZone());

/** 'Tue 1 Dec, 7:00 am', with the year if it is not this one. */
export const libraryTime = (at: number): string => timeInWords(at, libraryTimeZone(), Date.now());
