import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf } from '../../api/api.ts';
import { saveAsFile } from '../../browser/save-file.ts';
import { useSession } from '../../auth/session.tsx';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { dataFileName } from './data-file.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The data download, and the account deletion. `hasSubscription` is null while it is unknown. */
export function YourDataCard({ hasSubscription }: { hasSubscription: boolean | null }) {
  const { prepare } = useSession();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      const data = await call('GET /api/auth/user/data');
      const name = dataFileName(Date.now());
      saveAsFile(name, data);
      toast({ title: 'Your data is on its way', text: `It is saved as ${name}.` });
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to download your data. Please try again.'),
        destructive: true,
      });
    },
  });

  // When the dialog closes, the focus returns to the button that opened it.
  useEffect(() => {
    if (isDialogOpen) return;
    opener.current?.focus();
    opener.current = null;
  }, [isDialogOpen]);

  return (
    <Card>
      <Card.Title>Your data</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Everything the library keeps about your child and you fits into one file: profile, books,
        stars, achievements and subscription. It is yours to take along, and you can leave whenever
        you like.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={download.isPending}
          busyText="Downloading..."
          onClick={() => download.mutate()}
        >
          <Download className="size-5" aria-hidden="true" />
          Download my data
        </Button>
        <Button
          variant="quiet"
          className="text-loss! hover:bg-loss-wash!"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setIsDialogOpen(true);
          }}
        >
          Delete my account
        </Button>
      </div>
      {isDialogOpen && (
        <DeleteAccountDialog
          hasSubscription={hasSubscription}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </Card>
  );
}
