// Months, days and amounts as people write them. A month is 'YYYY-MM', a day 'YYYY-MM-DD', an amount in cents.

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(Date.parse(day));
};

/** Such as 'November 2026'. */
export const monthInWords = formatOf({ month: 'long', year: 'numeric' });
/** Such as 'November'. */
export const monthAlone = formatOf({ month: 'long' });
/** Such as 'Nov'. */
export const shortMonth = formatOf({ month: 'short' });
/** Such as 'Nov 2026'. */
export const monthInShort = formatOf({ month: 'short', year: 'numeric' });
/** Such as '28 November 2026'. */
export const dayInWords = formatOf({ dateStyle: 'long' });
/** Such as '28 Nov'. */
export const shortDay = formatOf({ day: 'numeric', month: 'short' });

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
const wholeMoney = new Intl.NumberFormat('en-AU', {
  ...{ style: 'currency', currency: 'AUD', maximumFractionDigits: 0 },
});

/** Such as '$1,234.50'. */
export const inMoney = (cents: number): string => money.format(cents / 100);
/** Such as '$1,235'. */
export const inWholeMoney = (cents: number): string => wholeMoney.format(cents / 100);
/** Such as '1,234'. */
export const inDigits = (count: number): string => count.toLocaleString('en-AU');
