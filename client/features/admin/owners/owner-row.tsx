import { Button } from '../../../ui/button.tsx';
import { aboutOwner, asRole, ROLE_NAMES, type Owner, type OwnerChange } from './owners.ts';

/** One owner or editor, with what can be changed. */
export function OwnerRow({
  owner,
  isMe,
  isLastOwner,
  isBusy,
  onChange,
}: {
  owner: Owner;
  isMe: boolean;
  isLastOwner: boolean;
  isBusy: boolean;
  /** Called when a change is pressed, before it is confirmed. */
  onChange: (change: OwnerChange) => void;
}) {
  const { username, role } = owner;
  const other = role === 'owner' ? 'editor' : 'owner';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi translate="no" className="min-w-0 text-lg font-bold break-words">
            {username}
          </bdi>
          <span className="rounded-full bg-sea-wash px-3 py-0.5 text-[0.95rem] font-bold text-sea-deep">
            {ROLE_NAMES[role]}
          </span>
          {isMe && <span className="text-ink-soft">You</span>}
        </p>
        <p className="text-ink-soft">{aboutOwner(owner)}</p>
      </div>
      {isLastOwner ? (
        <p className="text-ink-soft lg:max-w-96">
          The library keeps at least one owner. To leave or become an editor, make somebody else an
          owner first.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-label={`Make ${asRole(other)} of ${username}`}
            busy={isBusy}
            onClick={() => onChange({ kind: 'role', to: other })}
          >
            {`Make ${asRole(other)}`}
          </Button>
          <Button
            variant="secondary"
            aria-label={`Remove ${username}`}
            busy={isBusy}
            onClick={() => onChange({ kind: 'remove' })}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
