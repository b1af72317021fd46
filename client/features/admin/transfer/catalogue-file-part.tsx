// Downloads the whole catalogue as one file, and imports such a file into this or another library.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile, messageOf } from '../../../api/api.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fileName } from '../files/catalogue-file-name.ts';
import { ImportCard } from './import-card.tsx';
import { isSessionOver } from '../login/use-admin-session.ts';

const FAILED = 'Failed to download the catalogue';

/** Returns the end of the file. Throws if the download is incomplete. */
async function readTail(file: Blob): Promise<string> {
  const tail = (await file.slice(-200).text()).trimEnd();
  if (tail.endsWith('}')) return tail;
  throw new Error('The download was broken off. Please try again in a moment.');
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

export function CatalogueFilePart({
  onSessionOver,
}: {
  onSessionOver: (failure?: string) => void;
}) {
  const download = useMutation({
    mutationFn: async () => {
      const name = fileName('catalogue', 'json', Date.now());
      const file = await fetchFile('GET /api/admin/catalogue');
      const tail = await readTail(file);
      saveFile(name, file);
      const sentences = [
        `It is saved as ${name}.`,
        omissionSentence(
          tail,
          'picturesLeftOut',
          (count) => `Pictures that are not in it: ${count}.`,
        ),
        omissionSentence(
          tail,
          'flipbooksLeftOut',
          (count) => `Flipbooks whose pages are not in it: ${count}. Keep their PDF files.`,
        ),
      ];
      const text = sentences.filter(Boolean).join(' ');
      toast({ title: 'The catalogue is on its way', text });
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(FAILED);
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: FAILED, text, destructive: true });
    },
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <Card.Title>Download the catalogue</Card.Title>
        <p className="mb-5 max-w-prose text-ink-soft">
          One file with every book as you made it: its words, level and reason, its pictures, the
          pages of flipbooks made of your PDF files, and the heart words and soundings. Keep it as a
          backup, or bring it to another library. Children and their stars are not in it.
        </p>
        <Button
          variant="secondary"
          busy={download.isPending}
          busyText="Downloading..."
          onClick={() => download.mutate()}
        >
          <Download className="size-5" aria-hidden="true" />
          Download the catalogue
        </Button>
      </Card>
      <ImportCard onSessionOver={onSessionOver} />
    </div>
  );
}
