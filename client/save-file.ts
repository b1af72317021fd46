// Hands a file to the browser, which saves it where its owner has said.

/** For how long the browser may take to begin with the download, in milliseconds. */
const PATIENCE = 60_000;

/** Saves `text` as it is. `type` such as `text/csv`. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

/** Saves `data` as JSON that people can read. */
export function saveAsFile(name: string, data: unknown): void {
  saveText(name, JSON.stringify(data, null, 2), 'application/json');
}
