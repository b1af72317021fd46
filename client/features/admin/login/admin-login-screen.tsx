import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Redirect, useLocation } from 'wouter';
import { adminLoginBody } from '../../../../contracts/admin.ts';
import { pages } from '../../../../contracts/pages.ts';
import { ApiError, callAsOwner, messageOf, UNREACHABLE } from '../../../api/api.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { adminToken } from '../../../api/tokens.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { toast } from '../../../ui/toast.tsx';
import { returnPath } from './use-admin-session.ts';

const REFUSED = 'Invalid admin credentials';

/** Only status 400 and 401 are about the credentials. Other errors carry their own message. */
function reasonOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 401);
  return isRefusal ? REFUSED : messageOf(error, UNREACHABLE);
}

export function AdminLoginScreen() {
  const [, navigate] = useLocation();
  // /admin checks whether the session is still valid.
  const [isSignedIn] = useState(() => adminToken.read() !== null);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: contractResolver(adminLoginBody),
    defaultValues: { username: '', password: '' },
  });
  const login = useMutation({
    mutationFn: (body: { username: string; password: string }) =>
      callAsOwner('POST /api/admin/login', { body }),
    onSuccess: ({ sessionToken }) => {
      adminToken.store(sessionToken);
      // Replaces the history entry, so that 'Back' does not lead to this form, which would redirect again.
      navigate(returnPath(), { replace: true });
    },
    onError: (error) => {
      toast({ title: 'Login Failed', text: reasonOf(error), destructive: true });
      setFocus('password', { shouldSelect: true });
    },
  });

  if (isSignedIn) return <Redirect to={pages.admin} replace />;
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="mt-auto">
        <h1 className="text-3xl">Library Admin</h1>
        <p className="mt-2 text-ink-soft">For the owner of the library.</p>
        <form
          noValidate
          className="mt-6 flex flex-col gap-5"
          onSubmit={(event) => void handleSubmit((body) => login.mutate(body))(event)}
        >
          <Field label="Username" required error={formState.errors.username?.message}>
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...register('username')}
            />
          </Field>
          <Field label="Password" required error={formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <Button
            type="submit"
            size="lg"
            className="mt-1 w-full"
            busy={login.isPending}
            busyText="Signing In..."
          >
            Admin Sign In
          </Button>
        </form>
      </Card>
      <div className="mb-auto mt-4">
        <ButtonLink href={pages.home} variant="quiet">
          <ArrowLeft aria-hidden="true" />
          Back to the library
        </ButtonLink>
      </div>
    </Page>
  );
}
