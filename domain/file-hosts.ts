// Hosts that keep all kinds of files: which of their addresses show a file alone, in a frame of another website.
import type { AddressAdvice, Advise } from './flipbook-hosts.ts';

const UPLOAD = 'Download the book from there, save it as a PDF, and upload that below.';

/** An id in a path of Google. Nothing else goes into an address that is proposed. */
const isId = (part: string | undefined): part is string =>
  part !== undefined && /^[\w-]+$/.test(part);

const ownPage = (what: string, better: string): AddressAdvice => ({
  message: `This is the page of the ${what} in Google, with its menus. The ${what} alone has another address. Share it with anyone who has the link.`,
  better,
});

/** Returns what stands between `/d/` (and `e/` if it is published) and the last part: the id and the view of it. */
function openFile(parts: readonly string[]): { id: string; view: string } | null {
  const at = parts.indexOf('d') + 1;
  if (at === 0) return null;
  const isPublished = parts[at] === 'e';
  const id = parts[isPublished ? at + 1 : at];
  if (!isId(id)) return null;
  return { id: isPublished ? `e/${id}` : id, view: parts[isPublished ? at + 2 : at + 1] ?? '' };
}

const drive: Advise = (url, parts) => {
  const file = parts.includes('file') ? openFile(parts) : null;
  if (file === null) {
    return {
      message:
        'This is a page of Google Drive, not one file. Open the file itself there, and copy its address.',
    };
  }
  if (file.view === 'preview') return null;
  // Without it, a file that was shared before 2021 does not open.
  const key = url.searchParams.get('resourcekey');
  const query = key ? `?${new URLSearchParams({ resourcekey: key })}` : '';
  return ownPage('file', `https://drive.google.com/file/d/${file.id}/preview${query}`);
};

const docs: Advise = (_, parts) => {
  const file = openFile(parts);
  if (file === null) return null;
  const { id, view } = file;
  if (parts.includes('presentation')) {
    // Google refuses to show '/pub' of a presentation in a frame.
    if (['embed', 'preview'].includes(view)) return null;
    return ownPage('presentation', `https://docs.google.com/presentation/d/${id}/embed`);
  }
  if (!parts.includes('document') || ['pub', 'preview'].includes(view)) return null;
  return ownPage('document', `https://docs.google.com/document/d/${id}/preview`);
};

const dropbox = (): AddressAdvice => ({
  message: `A link of Dropbox opens Dropbox’s own page, not the book alone. ${UPLOAD}`,
});

const ONEDRIVE: AddressAdvice = {
  message:
    'This is a sharing link of OneDrive, not the book alone. Choose Embed for the file there, and paste the whole code. Or upload the book below as a PDF.',
};

const oneDrive: Advise = (_, [route]) => (route === 'embed' ? null : ONEDRIVE);

/** A short link of OneDrive is for sharing if it says so; those of its embed codes look much the same. */
const oneDriveLink: Advise = ({ searchParams }) =>
  searchParams.has('e') && !searchParams.has('em') && !searchParams.has('embed') ? ONEDRIVE : null;

/** By the end of the hostname. */
export const fileHosts: Readonly<Record<string, Advise>> = {
  'drive.google.com': drive,
  'docs.google.com': docs,
  'dropbox.com': dropbox,
  'onedrive.live.com': oneDrive,
  '1drv.ms': oneDriveLink,
};
