import { useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { OwnerRow } from './owner-row.tsx';
import { questionOf, WHAT_EDITORS_DO, type Owner, type OwnerChange } from './owners.ts';
import { useOwnerChange } from './use-owner-change.ts';

/** Who looks after the library. */
export function OwnersList({
  owners,
  me,
  onSessionOver,
}: {
  owners: readonly Owner[];
  /** The username of whoever is signed in. */
  me: string;
  onSessionOver: (failure?: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ owner: Owner; change: OwnerChange } | null>(null);
  const change = useOwnerChange({
    me,
    onRemoved: () => heading.current?.focus(),
    onSessionOver,
  });
  const isOnlyOwner = owners.filter(({ role }) => role === 'owner').length === 1;
  const question =
    asked === null ? null : questionOf(asked.owner, asked.change, asked.owner.username === me);
  return (
    <Card aria-labelledby="owners">
      <h2 id="owners" ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
        Owners and editors
      </h2>
      <p className="max-w-prose text-ink-soft">{WHAT_EDITORS_DO}</p>
      <ul className="mt-3 divide-y-2 divide-dashed divide-line">
        {owners.map((owner) => (
          <OwnerRow
            key={owner.username}
            owner={owner}
            isMe={owner.username === me}
            isLastOwner={owner.role === 'owner' && isOnlyOwner}
            isBusy={change.isPending && change.variables.owner.username === owner.username}
            onChange={(next) => setAsked({ owner, change: next })}
          />
        ))}
      </ul>
      {asked !== null && question !== null && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          {...question}
          destructive={asked.change.kind === 'remove'}
          onConfirm={() => change.mutate(asked)}
        />
      )}
    </Card>
  );
}
