// Hands a file to the browser, which saves it where its owner has said.

/** For how long the browser may take to begin with the download, in milliseconds. */
const PATIENCE = 60_000;

/** Saves `file` as it is. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

/** Saves `data` as JSON that people can read. */
export function saveAsFile(name: string, data: unknown): void {
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}
