// Calendar days in the library's time zone. A day is a string, 'YYYY-MM-DD', which sorts chronologically.

const DAY = 86_400_000;

/** One formatter per time zone: creating one costs more than using it a hundred times. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-AU', { ...digits, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** A UTC day in some time zone: the local day is `before` until `midnight` (epoch milliseconds), then `after`. */
interface LocalDays {
  before: string;
  midnight: number;
  after: string;
}

/** A cache: formatting costs twenty times as much as a lookup, and a ledger has hundreds of times. */
const localDays = new Map<string, LocalDays>();
/** Enough entries for some years of one time zone. */
const CACHE_SIZE = 2_000;

/** Returns the day of `at` (epoch milliseconds) in an IANA time zone. The default is the system's time zone. */
export function dayOf(at: number, timeZone?: string): string {
  const start = Math.floor(at / DAY) * DAY;
  const key = `${start} ${timeZone}`;
  let days = localDays.get(key);
  if (!days) {
    days = findLocalDays(start, formatOf(timeZone));
    if (localDays.size >= CACHE_SIZE) localDays.clear();
    localDays.set(key, days);
  }
  return at < days.midnight ? days.before : days.after;
}

/** Finds local midnight by binary search. */
function findLocalDays(start: number, format: Intl.DateTimeFormat): LocalDays {
  const before = dayIn(format, start);
  let [low, high] = [start, start + DAY - 1];
  const after = dayIn(format, high);
  while (before !== after && high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(format, middle) === before) low = middle;
    else high = middle;
  }
  return { before, midnight: high, after };
}

function dayIn(format: Intl.DateTimeFormat, at: number): string {
  const parts = format.formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}

/** Returns the day that is `days` days later, or earlier if `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: string): string {
  const fromSunday = new Date(Date.parse(day)).getUTCDay();
  return addDays(day, -((fromSunday + 6) % 7));
}
