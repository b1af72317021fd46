// Downloads the whole catalogue as one file, and imports such a file into this or another library.
import { fetchFile } from '../../../api/api.ts';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { fileName } from '../files/catalogue-file-name.ts';
import { ImportCard } from './import-card.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';

const FAILED = 'Failed to download the catalogue';

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

async function fetchCatalogue() {
  const name = fileName('catalogue', 'json', Date.now());
  const file = await fetchFile('GET /api/admin/catalogue');
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
  const omissions = sentences.filter(Boolean).join(' ');
  return { name, file, title: 'The catalogue is downloading', omissions };
}

export function CatalogueFilePart({
  onSessionOver,
}: {
  onSessionOver: (failure?: string) => void;
}) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <Card.Title>Download the catalogue</Card.Title>
        <p className="mb-5 max-w-prose text-ink-soft">
          One file with every book as you made it: its words, level and reason, its pictures, the
          pages of flipbooks made of your PDF files, the recordings of your voice, and the heart
          words and soundings. Keep it as a backup, or bring it to another library. Children and
          their stars are not in it.
        </p>
        <DownloadButton
          fetchFile={fetchCatalogue}
          onError={(error) => toastOwnerFailure(error, FAILED, onSessionOver)}
        >
          Download the catalogue
        </DownloadButton>
      </Card>
      <ImportCard onSessionOver={onSessionOver} />
    </div>
  );
}
