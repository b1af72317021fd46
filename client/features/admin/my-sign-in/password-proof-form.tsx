import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { passwordProof } from '../../../../contracts/admin.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { meQuery } from '../login/me.ts';
import { showPasswordFailure } from './password-failure.ts';

/** Asks for the password before the second factor is turned on or off. */
export function PasswordProofForm<T>({
  submit,
  failed,
  destructive = false,
  send,
  onDone,
  onCancel,
  onSessionOver,
}: {
  /** The label of the button. */
  submit: string;
  /** The title of a refusal. */
  failed: string;
  destructive?: boolean;
  send: (body: { password: string }) => Promise<T>;
  onDone: (answer: T) => void;
  onCancel: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: contractResolver(passwordProof),
    defaultValues: { password: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const proof = useMutation({
    mutationFn: send,
    // The password, and the secret it is answered with, stay in no cache.
    gcTime: 0,
    onSuccess: onDone,
    onError: (error) => {
      showPasswordFailure(error, form, { failed, onSessionOver });
      // It may have been done, and the answer alone be lost.
      void queryClient.invalidateQueries(meQuery());
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => proof.mutate(body))(event)}
    >
      <Field label="Your password" required error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={destructive ? 'danger' : 'primary'}
          busy={proof.isPending}
          busyText="Checking..."
        >
          {submit}
        </Button>
        <Button variant="secondary" disabled={proof.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
