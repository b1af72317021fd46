// Tells by its bytes what a file is that was brought in. Its name may be wrong.
import { bookFileRefusal } from '../../../../contracts/book-files.ts';
import { isTable, IWORK, KIND_HEAD } from '../../../../contracts/file-kinds.ts';
import { badBody, type Problem } from '../../../problems/problem.ts';
import { readKind } from '../../../providers/storage/file-kind.ts';
import { kindOfOffice } from './office-kind.ts';
import { readPart } from './read-part.ts';
import { type Archive, withArchive } from './zip/archive.ts';

export type IncomingKind = 'pdf' | 'pictures' | 'epub';

const ZIP = 'application/zip';
const EPUB = 'application/epub+zip';

/**
 * Returns which maker takes the file. Throws a Problem that says how to save what no maker takes, and for a ZIP that
 * cannot be opened.
 */
export async function kindOfIncoming(file: string): Promise<IncomingKind> {
  const head = await readPart(file, 0, KIND_HEAD);
  if (head.length === 0) throw badBody('This file is empty. Choose another one, or save it again.');
  const kind = await readKind(head);
  if (kind === 'application/pdf') return 'pdf';
  if (kind === EPUB) return 'epub';
  if (kind === ZIP || head.toString('latin1', 0, 2) === 'PK') return kindOfZip(file, kind);
  if (kind === 'application/x-cfb') throw refusalOf(await kindOfOffice(file, head));
  throw refusalOf(kind ?? (isTable(head) ? 'text/csv' : undefined));
}

const refusalOf = (kind: string | undefined): Problem => badBody(bookFileRefusal(kind)!);

/** The folder that tells the documents of Office apart, of which the first bytes do not always say what they are. */
const OFFICE_FOLDERS: Record<string, string> = {
  ppt: 'application/vnd.ms-powerpoint',
  word: 'application/msword',
  xl: 'application/vnd.ms-excel',
};

/** `kind` is what the first bytes say. */
async function kindOfZip(file: string, kind: string | undefined): Promise<'pictures' | 'epub'> {
  if (kind !== undefined && kind !== ZIP) throw refusalOf(kind);
  return withArchive(file, async (archive) => {
    if (archive.find('META-INF/container.xml')) return 'epub';
    const document = documentKind(archive);
    if (document !== undefined) throw refusalOf(document);
    return 'pictures';
  });
}

function documentKind({ find, files }: Archive): string | undefined {
  const isIn = (folder: string) => files.some(({ path }) => path.startsWith(`${folder}/`));
  if (find('[Content_Types].xml')) {
    const folder = Object.keys(OFFICE_FOLDERS).find(isIn);
    return folder && OFFICE_FOLDERS[folder];
  }
  return files.some(({ path }) => /^Index(?:\/.*\.iwa|\.zip)$/.test(path)) ? IWORK : undefined;
}
