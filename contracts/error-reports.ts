// Error reports from browsers. They have no data about the person.
import { z } from 'zod';
import { LONGEST_MESSAGE, MOST_FRAMES } from '../domain/error-words.ts';
import { pages } from './pages.ts';

/** A screen failed to render; an uncaught error; an unhandled promise rejection. */
export const browserFailures = ['screen', 'error', 'rejection'] as const;
export type BrowserFailure = (typeof browserFailures)[number];

type PageName = keyof typeof pages;

/** The maximum size of a report in bytes. */
export const LONGEST_REPORT = 4096;

export const errorReport = z.strictObject({
  kind: z.enum(browserFailures),
  /** The error's class, such as `TypeError`. */
  name: z.string().regex(/^[A-Z][A-Za-z]{0,39}$/, 'name must be the name of a class'),
  /** Only words that `knownWords` allows. */
  message: z.string().max(LONGEST_MESSAGE),
  /** Positions in our own scripts, innermost first, such as `index-BQxD3.js:1:4711`. */
  frames: z
    .array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/, 'A frame is a file:line:column'))
    .max(MOST_FRAMES),
  /** The name of the page, never its address. */
  page: z.enum([...(Object.keys(pages) as [PageName, ...PageName[]]), 'other']),
  /** The page's main script. Its hash identifies the release. */
  release: z.string().regex(/^[\w.-]{1,80}\.js$/, 'release must be the name of a script'),
});

export type ErrorReport = z.output<typeof errorReport>;
