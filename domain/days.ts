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

/** A day of UTC in some zone: until `turnsAt` (epoch milliseconds) it is one day there, from then on the next. */
interface Turn {
  before: string;
  turnsAt: number;
  after: string;
}

/** Asking a format costs twenty times as much as looking here, and a ledger has hundreds of moments. */
const turns = new Map<string, Turn>();
/** Some years of a zone. */
const REMEMBERED = 2_000;

/** The day of a moment (epoch milliseconds) in an IANA time zone; without one, where this runs. */
export function dayOf(at: number, timeZone?: string): string {
  const start = Math.floor(at / DAY) * DAY;
  const key = `${start} ${timeZone}`;
  let turn = turns.get(key);
  if (!turn) {
    turn = findTurn(start, formatOf(timeZone));
    if (turns.size >= REMEMBERED) turns.clear();
    turns.set(key, turn);
  }
  return at < turn.turnsAt ? turn.before : turn.after;
}

function findTurn(start: number, format: Intl.DateTimeFormat): Turn {
  const before = dayIn(format, start);
  let [low, high] = [start, start + DAY - 1];
  const after = dayIn(format, high);
  while (before !== after && high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(format, middle) === before) low = middle;
    else high = middle;
  }
  return { before, turnsAt: high, after };
}

function dayIn(format: Intl.DateTimeFormat, at: number): string {
  const parts = format.formatToParts(at);
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
