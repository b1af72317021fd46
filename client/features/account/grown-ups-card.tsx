// Whether the family wants a grown-up asked before what is a grown-up's to do.
import { useMutation } from '@tanstack/react-query';
import { call, messageOf } from '../../api/api.ts';
import { noteUser } from '../../api/queries.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { noteAsksGrownUp, useAsksGrownUp } from '../../auth/asks-grown-up.ts';
import { useSession } from '../../auth/session.tsx';
import { openDoor } from '../../grown-ups/open-door.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

const HINT =
  'Before the account, payment, logging out and changing to another child, the library asks for a sum or a long press. It slows small fingers; it is no lock. It is for the whole family, on every device.';

function useChange() {
  const { identity } = useSession();
  const note = (value: boolean) => identity !== null && noteAsksGrownUp(identity.uid, value);
  return useMutation({
    // One after the other: of two at once, the last to arrive would win.
    scope: { id: 'asks-grown-up' },
    mutationFn: (asksGrownUp: boolean) => call('PATCH /api/auth/user', { body: { asksGrownUp } }),
    // Whoever turns it on is a grown-up, and stays in.
    onMutate: openDoor,
    onSuccess: (saved) => {
      note(saved.asksGrownUp);
      noteUser(saved);
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      const text = messageOf(error, 'Failed to save. Please try again.');
      toast({ title: 'Error', text, destructive: true });
    },
  });
}

export function GrownUpsCard() {
  const asks = useAsksGrownUp();
  const { mutate, isPending, variables } = useChange();
  /** What was chosen last, before it is saved. */
  const isOn = isPending ? variables : asks;
  return (
    <Card>
      <Card.Title>For grown-ups</Card.Title>
      <Switch label="Ask a grown-up first" hint={HINT} checked={isOn} onChange={mutate} />
    </Card>
  );
}
