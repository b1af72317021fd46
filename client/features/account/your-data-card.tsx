import { useState } from 'react';
import { call, messageOf } from '../../api/api.ts';
import { jsonFile } from '../../browser/save-file.ts';
import { useSession } from '../../auth/session.tsx';
import { useFamily } from '../../family/shown-child.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { dataFileName } from './data-file.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const fetchData = async () => ({
  file: jsonFile(await call('GET /api/auth/user/data')),
  name: dataFileName(Date.now()),
  title: 'Your data is downloading',
});

function toastFailure(error: unknown): void {
  if (handleUnauthorized(error)) return;
  toast({
    title: 'Error',
    text: messageOf(error, 'Failed to download your data. Please try again.'),
    destructive: true,
  });
}

/** The data download, and the account deletion. `hasSubscription` is null while it is unknown. */
export function YourDataCard({ hasSubscription }: { hasSubscription: boolean | null }) {
  const { prepare } = useSession();
  const { children } = useFamily();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const returnFocusTo = useReturnFocus(isDialogOpen);

  return (
    <Card>
      <Card.Title>Your data</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        {`Everything the library keeps about you and ${children.length > 1 ? 'your children' : 'your child'}, in one file: profile, books, stars, achievements and subscription. It is yours to keep, and you can leave whenever you like.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <DownloadButton fetchFile={fetchData} onError={toastFailure}>
          Download my data
        </DownloadButton>
        <Button
          variant="quiet"
          className="text-loss! hover:bg-loss-wash!"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => {
            returnFocusTo(currentTarget);
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
