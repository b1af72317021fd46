// The file behind 'Download my data'.

/**
 * Such as `step-into-reading-2026-11-21.json`: the day is the parent's own. `now` in epoch
 * milliseconds.
 */
export function dataFileName(now: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `step-into-reading-${of('year')}-${of('month')}-${of('day')}.json`;
}

/** For how long the browser may take to begin with the download, in milliseconds. */
const PATIENCE = 60_000;

/** Hands `data` to the browser as a file that people can read. */
export function saveAsFile(name: string, data: unknown): void {
  const text = JSON.stringify(data, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
