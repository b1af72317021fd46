import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { invitationUse, SHORTEST_ADMIN_PASSWORD } from '../../../../contracts/admin.ts';
import { pages } from '../../../../contracts/pages.ts';
import { callAsOwner, messageOf } from '../../../api/api.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { showIssues } from '../../../api/form-issues.ts';
import { adminToken } from '../../../api/tokens.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { forgetAnswers } from '../login/use-admin-session.ts';
import { isOver } from './invitation-query.ts';

/** Makes the account of whoever was invited, and opens the workshop. `onOver` is called when the invitation is over by now. */
export function JoinForm({ token, onOver }: { token: string; onOver: () => void }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const form = useForm({
    resolver: contractResolver(invitationUse.omit({ token: true })),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;
  const join = useMutation({
    mutationFn: (typed: { username: string; password: string }) =>
      callAsOwner('POST /api/admin/invitations/use', { body: { token, ...typed } }),
    // The token and the password stay in no cache.
    gcTime: 0,
    onSuccess: ({ sessionToken }) => {
      adminToken.store(sessionToken);
      forgetAnswers(queryClient);
      toast({ title: 'Welcome to the workshop!' });
      navigate(pages.admin, { replace: true });
    },
    onError: (error) => {
      if (isOver(error)) return onOver();
      if (showIssues(error, form)) return;
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'Failed to join', text, destructive: true });
    },
  });
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((typed) => join.mutate(typed))(event)}
    >
      <Field
        label="Username"
        hint="You sign in with it, and the owners see it."
        required
        error={errors.username?.message}
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
      </Field>
      <Field
        label="Password"
        hint={`At least ${SHORTEST_ADMIN_PASSWORD} characters.`}
        required
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button
        type="submit"
        size="lg"
        className="mt-1 w-full"
        busy={join.isPending}
        busyText="Joining..."
      >
        Join
      </Button>
    </form>
  );
}
