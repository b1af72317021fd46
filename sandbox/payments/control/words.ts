// How moments and states are put into words on the control page.
import { html, type Html } from '../../common/page.ts';

const long = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short' });
const medium = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
const short = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });

/** A moment by the payments' clock, in seconds. */
export const clockFace = (seconds: number): string => long.format(seconds * 1000);
export const dateAndTime = (seconds: number): string => medium.format(seconds * 1000);

/** A moment by the machine's clock, in milliseconds. */
export const timeOfDay = (ms: number): Html =>
  html`<time datetime="${new Date(ms).toISOString()}">${short.format(ms)}</time>`;

export type Mood = 'good' | 'bad' | 'soon' | '';

export function state(word: string, mood: Mood): Html {
  return html`<span class="state ${mood}">${word}</span>`;
}
