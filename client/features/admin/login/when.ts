// Moments as the owners read them, in the time zone of the device.

/** '28 November 2026'. `moment` is in epoch milliseconds. */
export const dayText = (moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(moment);

/** '28 November 2026, 1:05 pm'. */
export const momentText = (moment: number, timeZone?: string): string => {
  const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(moment);
  return `${dayText(moment, timeZone)}, ${time}`;
};
