// Days of the calendar, where the library is. A day is text, 'YYYY-MM-DD', which sorts as time does.

const DAY = 86_400_000;

/** Made once for each zone: making one costs more than a hundred uses of it. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-AU', { ...digits, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day of a moment (epoch milliseconds) in an IANA time zone; without one, where this runs. */
export function dayOf(at: number, timeZone?: string): string {
  const parts = formatOf(timeZone).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** The day so many days later, or earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The Monday with which the week of a day begins. */
export function mondayOf(day: string): string {
  const fromSunday = new Date(Date.parse(day)).getUTCDay();
  return addDays(day, -((fromSunday + 6) % 7));
}
