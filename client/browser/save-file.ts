// Saves files through the browser's download.

/** How long the browser may take to start the download, in milliseconds. */
const DOWNLOAD_TIMEOUT = 60_000;

/** Saves `file` unchanged. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_TIMEOUT);
}

/** Returns a file with `data` as indented JSON. */
export const jsonFile = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
