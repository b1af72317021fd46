// The whole catalogue as one file: downloaded, and brought back here or to another library.
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile, messageOf } from '../../api.ts';
import { saveText } from '../../save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { fileName } from './catalogue-file-name.ts';
import { ImportCard } from './import-card.tsx';
import { isSessionOver } from './use-admin-session.ts';

const FAILED = 'Failed to download the catalogue';

/** A download that was broken off on the way is no file to rely on. */
function requireWhole(text: string): string {
  if (text.trimEnd().endsWith('}')) return text;
  throw new Error('The download was broken off. Please try again in a moment.');
}

export function CatalogueFilePart({
  onSessionOver,
}: {
  onSessionOver: (failure?: string) => void;
}) {
  const download = useMutation({
    mutationFn: async () => {
      const name = fileName('catalogue', 'json', Date.now());
      const text = requireWhole(await fetchFile('GET /api/admin/catalogue'));
      saveText(name, text, 'application/json');
      const [, leftOut = '0'] = /"picturesLeftOut": (\d+)/.exec(text.slice(-100)) ?? [];
      const rest =
        leftOut === '0' ? '' : ` ${leftOut} pictures had no room in it and are named by address.`;
      toast({ title: 'The catalogue is on its way', text: `It is saved as ${name}.${rest}` });
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
          One file with every book as you made it: its words, level and reason, the heart words and
          soundings, and the pictures of the library’s own store. Keep it as a backup, or bring it
          to another library. Children and their stars are not in it.
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
