// The files of a drop or of a chosen folder, each with the folders it lies in.

export interface FoundFile {
  /** The folders around it, the outermost first, such as ['Books', 'Cat']. Empty for a file by itself. */
  folders: readonly string[];
  file: File;
}

/** More are surely not meant, such as those of a whole disk. */
export const MOST_FILES = 5_000;
const TOO_MANY = `These are more than ${MOST_FILES.toLocaleString('en-AU')} files. Drop the folders of the books alone.`;

/** What is needed of an entry of the browser's, a file or a folder. */
export type Entry =
  | { isFile: true; name: string; file: (found: (file: File) => void, failed: () => void) => void }
  | { isFile: false; name: string; createReader: () => EntryReader };

interface EntryReader {
  readEntries: (found: (entries: Entry[]) => void, failed: () => void) => void;
}

const UNREADABLE = (name: string) =>
  new Error(`"${name}" cannot be read. It may have been moved or changed. Drop it again.`);

const fileOf = (entry: Extract<Entry, { isFile: true }>) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, () => reject(UNREADABLE(entry.name))));

/** A browser returns the entries of a folder in portions; an empty one is the last. */
async function entriesOf(folder: Extract<Entry, { isFile: false }>): Promise<Entry[]> {
  const reader = folder.createReader();
  const all: Entry[] = [];
  for (;;) {
    const some = await new Promise<Entry[]>((resolve, reject) =>
      reader.readEntries(resolve, () => reject(UNREADABLE(folder.name))),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** Returns the files of entries and of the folders among them. Throws a message for the owner if there are too many. */
export async function filesOfEntries(entries: readonly Entry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  async function visit(entry: Entry, folders: readonly string[]): Promise<void> {
    if (found.length >= MOST_FILES) throw new Error(TOO_MANY);
    if (entry.isFile) return void found.push({ folders, file: await fileOf(entry) });
    for (const next of await entriesOf(entry)) await visit(next, [...folders, entry.name]);
  }
  for (const entry of entries) await visit(entry, []);
  return found;
}

/** Returns the files that were chosen with a field; those of a chosen folder know their path. */
export function filesOfField(files: Iterable<File>): FoundFile[] {
  const found = [...files].map((file) => ({
    folders: file.webkitRelativePath.split('/').slice(0, -1),
    file,
  }));
  if (found.length > MOST_FILES) throw new Error(TOO_MANY);
  return found;
}

/** Returns the files of a drop. The entries are taken at once, because the browser empties the drop after its event. */
export function filesOfDrop(files: FileList, transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() as Entry | null)
    .filter((entry) => entry !== null);
  return entries.length > 0
    ? filesOfEntries(entries)
    : Promise.resolve([...files].map((file) => ({ folders: [], file })));
}
