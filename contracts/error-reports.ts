// What a browser tells of a failure of the page itself: nothing of the person in front of it.
import { z } from 'zod';
import { LONGEST_MESSAGE, MOST_FRAMES } from '../domain/error-words.ts';
import { pages } from './pages.ts';

/** A screen could not be drawn; an error or a rejection was caught by nobody. */
export const browserFailures = ['screen', 'error', 'rejection'] as const;
export type BrowserFailure = (typeof browserFailures)[number];

type PageName = keyof typeof pages;

/** The bytes that a report may have. */
export const LONGEST_REPORT = 4096;

export const errorReport = z.strictObject({
  kind: z.enum(browserFailures),
  /** The error's class, such as `TypeError`. */
  name: z.string().regex(/^[A-Z][A-Za-z]{0,39}$/, 'name must be the name of a class'),
  /** Of the words that `knownWords` lets through. */
  message: z.string().max(LONGEST_MESSAGE),
  /** Where in our own scripts, the innermost first: `index-BQxD3.js:1:4711`. */
  frames: z
    .array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/, 'A frame is a file:line:column'))
    .max(MOST_FRAMES),
  /** The kind of screen, never its address. */
  page: z.enum([...(Object.keys(pages) as [PageName, ...PageName[]]), 'other']),
  /** The script that the page began with: its hash tells one release from another. */
  release: z.string().regex(/^[\w.-]{1,80}\.js$/, 'release must be the name of a script'),
});

export type ErrorReport = z.output<typeof errorReport>;
