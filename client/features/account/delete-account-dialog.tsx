import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deletionForm, deletionFormWithoutPassword } from '../../../contracts/accounts.ts';
import { messageOf } from '../../api/api.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import type { Reauthentication } from '../../auth/identity.ts';
import { useSession } from '../../auth/session.tsx';
import { useFamily } from '../../family/shown-child.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Field, PasswordInput } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { namesOf } from './children-copy.ts';
import { useAccountDeletion } from './use-account-deletion.ts';

/** Lists what the parent loses. */
function Losses({ hasSubscription }: { hasSubscription: boolean | null }) {
  const { children } = useFamily();
  const whose = children.length > 1 ? ` of ${namesOf(children)}` : '';
  return (
    <ul className="ml-5 flex list-disc flex-col gap-1.5">
      <li>{`All books read, all gold stars and all achievements${whose} are lost.`}</li>
      {hasSubscription !== false && (
        <li>
          Your subscription ends now, not at the end of the month. Nothing more is charged, and what
          you have paid is not refunded.
        </li>
      )}
      <li>Nobody can sign in with this account any more.</li>
      <li>Only the payment service keeps its invoices, if there were any.</li>
    </ul>
  );
}

function DeleteAccountForm({
  method,
  onDeleting,
  onCancel,
}: {
  method: Reauthentication;
  /** Called when the deletion can no longer be cancelled, and when it can be again. */
  onDeleting: (isDeleting: boolean) => void;
  onCancel: () => void;
}) {
  const { prepareGoogle } = useSession();
  const { phase, isReauthenticated, problem, deleteAccount } = useAccountDeletion(method);
  useEffect(() => {
    if (method === 'google') prepareGoogle();
  }, [method, prepareGoogle]);
  // The password field stays until the deletion has ended.
  const asksPassword = method === 'password' && (!isReauthenticated || phase !== 'idle');
  const form = useForm({
    resolver: contractResolver(asksPassword ? deletionForm : deletionFormWithoutPassword),
    defaultValues: { password: '', isSure: false },
  });
  const { errors } = form.formState;
  const isSureError = useId();
  const isDeleting = phase === 'deleting';
  // A layout effect, because a key pressed after the first paint could still close the dialog.
  useLayoutEffect(() => onDeleting(isDeleting), [isDeleting, onDeleting]);

  const { setError } = form;
  useEffect(() => {
    if (problem?.about !== 'password') return;
    setError('password', { message: problem.text }, { shouldFocus: true });
  }, [problem, setError]);

  // The button loses the focus while it is busy.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (phase === 'idle' && problem?.about === 'deletion') button.current?.focus();
  }, [phase, problem]);

  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(({ password }) => deleteAccount(password))(event)}
    >
      {asksPassword && (
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            readOnly={phase !== 'idle'}
            {...form.register('password')}
          />
        </Field>
      )}
      {method === 'google' && !isReauthenticated && (
        <p className="text-ink-soft">Google will ask you to confirm that it is you.</p>
      )}
      <div className="flex flex-col gap-1.5">
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-loss"
            aria-invalid={errors.isSure ? true : undefined}
            aria-describedby={errors.isSure && isSureError}
            {...form.register('isSure')}
          />
          I am sure. This cannot be undone.
        </label>
        {errors.isSure && (
          <p id={isSureError} className="text-[0.95rem] font-bold text-loss">
            {errors.isSure.message}
          </p>
        )}
      </div>
      {problem?.about === 'deletion' && <ErrorMessage>{problem.text}</ErrorMessage>}
      {isDeleting && (
        <p role="status" className="text-ink-soft">
          Your account is being deleted. This takes a few seconds.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={isDeleting} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          ref={button}
          type="submit"
          variant="danger"
          busy={phase !== 'idle'}
          busyText={isDeleting ? 'Deleting...' : 'Checking...'}
        >
          Delete my account
        </Button>
      </div>
    </form>
  );
}

/**
 * Asks for confirmation, reauthenticates the parent and deletes the account. It cannot be closed
 * during the deletion.
 */
export function DeleteAccountDialog({
  hasSubscription,
  onClose,
}: {
  hasSubscription: boolean | null;
  onClose: () => void;
}) {
  const { reauthenticationMethod } = useSession();
  const method = useQuery({
    queryKey: ['reauthentication method'],
    queryFn: reauthenticationMethod,
  });
  const [isDeleting, setIsDeleting] = useState(false);
  const { children } = useFamily();
  const who = children.length > 1 ? 'your children' : 'your child';

  return (
    <Dialog
      open
      {...(!isDeleting && { onClose })}
      title="Delete your account?"
      description={`Everything the library keeps about you and ${who} is deleted for good.`}
    >
      <Losses hasSubscription={hasSubscription} />
      {method.isError ? (
        <>
          <ErrorMessage>
            {messageOf(method.error, 'We cannot check your sign-in right now. Please try again.')}
          </ErrorMessage>
          <Button
            className="self-end"
            busy={method.isFetching}
            onClick={() => void method.refetch()}
          >
            Try Again
          </Button>
        </>
      ) : method.data === undefined ? (
        <Skeleton className="mt-2 h-56 rounded-card" />
      ) : (
        <DeleteAccountForm method={method.data} onDeleting={setIsDeleting} onCancel={onClose} />
      )}
    </Dialog>
  );
}
