// The whole catalogue as one file: downloaded, and brought back here or to another library.
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

/** Throws where the download was broken off on its way: that is no file to rely on. */
async function readEnd(file: Blob): Promise<string> {
  const end = (await file.slice(-200).text()).trimEnd();
  if (end.endsWith('}')) return end;
  throw new Error('The download was broken off. Please try again in a moment.');
}

/** What the file says of itself that it lacks, such as `picturesLeftOut`; null where it lacks nothing. */
function leftOut(end: string, what: string, sentence: (count: string) => string): string | null {
  const count = new RegExp(`"${what}": ([1-9]\\d*)`).exec(end)?.[1];
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
      const end = await readEnd(file);
      saveFile(name, file);
      const sentences = [
        `It is saved as ${name}.`,
        leftOut(end, 'picturesLeftOut', (count) => `Pictures that are not in it: ${count}.`),
        leftOut(
          end,
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
