// Moments in the library's time zone, as clocks and people say them. A local time is a string as an input of the type datetime-local has it:
// 'YYYY-MM-DDTHH:MM'.

const DAY = 86_400_000;

function partsOf(at: number, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-AU', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** Returns the local time at `at` (epoch milliseconds) in an IANA time zone. */
export function localTimeOf(at: number, timeZone: string): string {
  const { year, month, day, hour, minute } = partsOf(at, timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** Returns the local time as if it were one of UTC, in epoch milliseconds; null for a text that is no time. */
function asUtc(local: string): number | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : NaN;
  // `Date.parse` takes the 31st of a shorter month for a day of the next one.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(local) ? at : null;
}

/** Returns how far the clocks of a time zone are ahead of UTC at `at`, a whole minute. */
const offsetOf = (at: number, timeZone: string) => (asUtc(localTimeOf(at, timeZone)) ?? at) - at;

/**
 * Returns when it is this local time in a time zone, in epoch milliseconds; null for a text that is no time. Of a time
 * that comes twice, as the clocks go back, it is the first. A time that the clocks skip, as they go forward, becomes as
 * much later as they skip.
 */
export function timeOfLocal(local: string, timeZone: string): number | null {
  const utc = asUtc(local);
  if (utc === null) return null;
  // The offsets on either side of a change of the clocks, if there is one that day.
  const before = utc - offsetOf(utc - DAY, timeZone);
  const after = utc - offsetOf(utc + DAY, timeZone);
  const exact = [before, after].filter((at) => localTimeOf(at, timeZone) === local);
  return exact.length > 0 ? Math.min(...exact) : before;
}

/** Returns a day in words, such as '28 November 2026'. `at` is in epoch milliseconds; the default zone is the system's. */
export const dayInWords = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(at);

/** Returns a time of day in words, such as '1:05 pm'. */
export function clockInWords(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone },
  });
  // Some browsers put a narrow space before 'am'.
  return format.format(at).replaceAll('\u202f', ' ');
}

/** Returns a time in words, such as 'Tue 1 Dec, 7:00 am', with the year if it is not the year of `now`. */
export function timeInWords(at: number, timeZone: string, now: number): string {
  const yearOf = (time: number) => partsOf(time, timeZone)['year'];
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone }).format(at);
  const date = new Intl.DateTimeFormat('en-AU', {
    ...{ day: 'numeric', month: 'short', timeZone },
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
  }).format(at);
  return `${day} ${date}, ${clockInWords(at, timeZone)}`;
}

/** Returns what people call the time of a time zone, such as 'Sydney time'. */
export function zoneInWords(timeZone: string): string {
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}
