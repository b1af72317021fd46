// Downloads the catalogue, or some of its books, as one file.
import { fetchFile } from '../../../api/api.ts';
import type { Downloaded } from '../../../ui/download-button.tsx';
import { fileName } from './catalogue-file-name.ts';

/** Returns the end of the file. Throws if the download is incomplete. */
async function readTail(file: Blob): Promise<string> {
  const tail = (await file.slice(-200).text()).trimEnd();
  if (tail.endsWith('}')) return tail;
  throw new Error('The download was interrupted. Please try again in a moment.');
}

/** Returns a sentence for the count that the file reports in `what`, such as `picturesLeftOut`; null if the count is 0. */
function omissionSentence(
  tail: string,
  what: string,
  sentence: (count: string) => string,
): string | null {
  const count = new RegExp(`"${what}": ([1-9]\\d*)`).exec(tail)?.[1];
  return count === undefined ? null : sentence(count);
}

/** `ids` are the books; without them, it is the whole catalogue. */
export async function fetchCatalogue(title: string, ids?: readonly string[]): Promise<Downloaded> {
  const name = fileName('catalogue', 'json', Date.now());
  const query = ids && { ids: ids.join(',') };
  const file = await fetchFile('GET /api/admin/catalogue', { ...(query && { query }) });
  const tail = await readTail(file);
  const sentences = [
    omissionSentence(tail, 'picturesLeftOut', (count) => `Pictures that are not in it: ${count}.`),
    omissionSentence(
      tail,
      'flipbooksLeftOut',
      (count) => `Flipbooks whose pages are not in it: ${count}. Keep their PDF files.`,
    ),
    omissionSentence(
      tail,
      'recordingsLeftOut',
      (count) => `Recordings that are not in it: ${count}.`,
    ),
  ];
  return { name, file, title, omissions: sentences.filter(Boolean).join(' ') };
}
