// Whether the parent gets the weekly letter.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, messageOf } from '../../api/api.ts';
import { readClientConfig } from '../../api/client-config.ts';
import { queryClient } from '../../api/queries.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { useSession } from '../../auth/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';

const lettersQuery = () =>
  queryOptions({ queryKey: ['/api/letters'], queryFn: () => call('GET /api/letters') });

function useChange() {
  return useMutation({
    // One after the other: of two at once, the last to arrive would win.
    scope: { id: 'letters' },
    mutationFn: (weekly: boolean) => call('PUT /api/letters', { body: { weekly } }),
    onSuccess: (saved) => void queryClient.setQueryData(lettersQuery().queryKey, saved),
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      const text = messageOf(error, 'Failed to save. Please try again.');
      toast({ title: 'Error', text, destructive: true });
    },
  });
}

const UNCONFIRMED =
  'Confirm your e-mail address first, with the link in our e-mail. Until then no letter goes to it.';
const hintOf = (email: string | null | undefined) =>
  `It goes to ${email ?? 'your e-mail address'} on Mondays. Each letter has a link that stops it.`;

function WeeklyLetter() {
  const { data, isError, refetch } = useQuery(lettersQuery());
  const { mutate, isPending, variables } = useChange();
  const { identity } = useSession();
  const isUnconfirmed = identity?.emailVerified === false;
  /** What was chosen last, before it is saved. */
  const weekly = isPending ? variables : data?.weekly === true;
  return (
    <Card>
      <Card.Title>Letters</Card.Title>
      <Switch
        label="Send me a letter each week about what my child read"
        hint={isUnconfirmed ? UNCONFIRMED : hintOf(identity?.email)}
        checked={weekly}
        // It can be stopped at any address.
        disabled={data === undefined || (isUnconfirmed && !weekly)}
        onChange={mutate}
      />
      {isError && data === undefined && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p role="alert">Your choice could not be loaded.</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Shows nothing in a library that sends no letters. */
export function LettersCard() {
  return readClientConfig().letters === true ? <WeeklyLetter /> : null;
}
