// The second factor of the sign-in: a code of an authenticator app, or a recovery code.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminSelf } from '../../../../contracts/admin.ts';
import { count } from '../../../../domain/count.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { meQuery } from '../login/me.ts';
import { AuthenticatorSetUp, type NewSecret } from './authenticator-set-up.tsx';
import { sessionsQuery } from './my-sign-in.ts';
import { PasswordProofForm } from './password-proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { kind: 'rest' }
  | { kind: 'turn-on' }
  | { kind: 'turn-off' }
  | { kind: 'set-up'; secret: NewSecret }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'codes-lost' };

const REST: Step = { kind: 'rest' };
const CODES_LOST =
  'It is on, but its recovery codes have not arrived here. Turn it off and on again to get ten new ones.';
/** With so few recovery codes left, it is time for new ones. */
const FEW = 3;

function statusOf({ secondFactor, recoveryCodes }: AdminSelf): string {
  if (!secondFactor) return 'It is off.';
  const left = `It is on. You have ${count(recoveryCodes, 'recovery code')} left.`;
  return recoveryCodes > FEW ? left : `${left} Turn it off and on again to get ten new ones.`;
}

export function SecondFactorCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery());
  const [step, setStep] = useState<Step>(REST);
  const status = useRef<HTMLParagraphElement>(null);
  const isResting = step.kind === 'rest' || step.kind === 'codes-lost';
  useFocusBack(!isResting, status);
  const rest = () => setStep(REST);
  // At once: until it was read again, the button would still do what has been done.
  const noteFactor = (secondFactor: boolean, recoveryCodes: number) =>
    queryClient.setQueryData(
      meQuery().queryKey,
      (known) => known && { ...known, secondFactor, recoveryCodes },
    );

  if (me === undefined) return null;
  if (step.kind === 'set-up' && me.secondFactor) setStep({ kind: 'codes-lost' });
  return (
    <Card>
      <Card.Title>Second factor</Card.Title>
      <p className="mb-4 max-w-prose text-ink-soft">
        With a second factor, signing in takes your password and a code from an app on your phone.
        Somebody who finds out your password cannot sign in with it alone.
      </p>
      {isResting && (
        <>
          <p ref={status} tabIndex={-1} className="mb-4 font-bold outline-none">
            {step.kind === 'codes-lost' && me.secondFactor ? CODES_LOST : statusOf(me)}
          </p>
          {me.secondFactor ? (
            <Button variant="secondary" onClick={() => setStep({ kind: 'turn-off' })}>
              Turn the second factor off
            </Button>
          ) : (
            <Button onClick={() => setStep({ kind: 'turn-on' })}>Turn the second factor on</Button>
          )}
        </>
      )}
      {step.kind === 'turn-on' && (
        <PasswordProofForm
          submit="Continue"
          failed="Failed to turn the second factor on"
          send={(body) => callAsOwner('POST /api/admin/me/second-factor', { body })}
          onDone={(secret) => setStep({ kind: 'set-up', secret })}
          onCancel={rest}
          onSessionOver={onSessionOver}
        />
      )}
      {step.kind === 'set-up' && (
        <AuthenticatorSetUp
          secret={step.secret}
          onDone={(codes) => {
            noteFactor(true, codes.length);
            // The other sessions have ended.
            void queryClient.invalidateQueries(sessionsQuery());
            setStep({ kind: 'codes', codes });
          }}
          onCancel={rest}
          onSessionOver={onSessionOver}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={rest} />}
      {step.kind === 'turn-off' && (
        <PasswordProofForm
          submit="Turn it off"
          failed="Failed to turn the second factor off"
          destructive
          send={(body) => callAsOwner('POST /api/admin/me/second-factor/removal', { body })}
          onDone={() => {
            toast({ title: 'The second factor is off' });
            noteFactor(false, 0);
            rest();
          }}
          onCancel={rest}
          onSessionOver={onSessionOver}
        />
      )}
    </Card>
  );
}
