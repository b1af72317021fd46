// Formats times and states for the control page.
import { html, type Html } from '../../common/page.ts';

const long = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });
const medium = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** Formats a time of the stand-in's clock, in epoch seconds. */
export const longDateAndTime = (seconds: number): string => long.format(seconds * 1000);
export const dateAndTime = (seconds: number): string => medium.format(seconds * 1000);

/** Formats a time of the machine's clock, in epoch milliseconds. */
export const timeOfDay = (ms: number): Html =>
  html`<time datetime="${new Date(ms).toISOString()}">${short.format(ms)}</time>`;

export type StateColour = 'good' | 'bad' | 'soon' | '';

export function state(word: string, colour: StateColour): Html {
  return html`<span class="state ${colour}">${word}</span>`;
}
