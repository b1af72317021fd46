// Downloads the whole catalogue as one file, and imports such a file into this or another library.
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { fetchCatalogue } from '../files/fetch-catalogue.ts';
import { ImportCard } from './import-card.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';

const FAILED = 'Failed to download the catalogue';

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
          fetchFile={() => fetchCatalogue('The catalogue is downloading')}
          onError={(error) => toastOwnerFailure(error, FAILED, onSessionOver)}
        >
          Download the catalogue
        </DownloadButton>
      </Card>
      <ImportCard onSessionOver={onSessionOver} />
    </div>
  );
}
