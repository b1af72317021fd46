import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordChange, SHORTEST_ADMIN_PASSWORD } from '../../../../contracts/admin.ts';
import { callAsOwner } from '../../../api/api.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { meQuery } from '../login/me.ts';
import { sessionsQuery } from './my-sign-in.ts';
import { showPasswordFailure } from './password-failure.ts';

export function PasswordCard({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const me = useQuery(meQuery());
  const form = useForm({
    resolver: contractResolver(passwordChange),
    defaultValues: { password: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (body: { password: string; newPassword: string }) =>
      callAsOwner('PUT /api/admin/me/password', { body }),
    // The passwords stay in no cache.
    gcTime: 0,
    onSuccess: () => {
      form.reset();
      toast({ title: 'Your password is changed', text: 'Your other sessions have ended.' });
      void queryClient.invalidateQueries(sessionsQuery());
    },
    onError: (error) =>
      showPasswordFailure(error, form, {
        failed: 'Failed to change your password',
        onSessionOver,
      }),
  });
  return (
    <Card>
      <Card.Title>Password</Card.Title>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((body) => change.mutate(body))(event)}
      >
        {/* A password manager keeps the new password under this name. */}
        <input hidden readOnly autoComplete="username" value={me.data?.username ?? ''} />
        <Field label="Current password" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Field
          label="New password"
          hint={`At least ${SHORTEST_ADMIN_PASSWORD} characters. Your other sessions end.`}
          required
          error={errors.newPassword?.message}
        >
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Button type="submit" className="self-start" busy={change.isPending} busyText="Changing...">
          Change password
        </Button>
      </form>
    </Card>
  );
}
