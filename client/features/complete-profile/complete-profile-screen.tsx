import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Redirect, useLocation } from 'wouter';
import { completeProfileBody, type CompleteProfileBody } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { hasProfile } from '../../../domain/profile.ts';
import { call, messageOf } from '../../api/api.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { showIssues } from '../../api/form-issues.ts';
import { noteUser, statusQuery, userQuery } from '../../api/queries.ts';
import { nameFromGoogle } from '../../api/name-from-google.ts';
import { userToken } from '../../api/tokens.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { toast } from '../../ui/toast.tsx';

/** Delay between saving the names and opening the library, in milliseconds. */
const REDIRECT_DELAY = 500;

/** Asks for the missing names. Names that are known, also from Google, are filled in. */
export function CompleteProfileScreen() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const status = useQuery(statusQuery());
  const user = useQuery({ ...userQuery(), enabled: status.data?.hasSubscription === true });
  const [google] = useState(() => nameFromGoogle(userToken.read()));
  const form = useForm({
    resolver: contractResolver(completeProfileBody),
    values: {
      parentFirstName: user.data?.parentFirstName ?? google?.first ?? '',
      parentLastName: user.data?.parentLastName ?? google?.last ?? '',
      firstName: user.data?.firstName ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;

  const save = useMutation({
    mutationFn: (body: CompleteProfileBody) => call('POST /api/auth/complete-profile', { body }),
    onSuccess: (saved) => {
      noteUser(saved);
      void queryClient.invalidateQueries(userQuery());
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return;
      showIssues(error, form);
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to save profile. Please try again.'),
        destructive: true,
      });
    },
  });

  const readError = status.error ?? user.error;
  useEffect(() => {
    handleUnauthorized(readError);
  }, [readError]);

  useEffect(() => {
    if (!save.isSuccess) return;
    const timer = setTimeout(() => navigate(pages.home, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [save.isSuccess, navigate]);

  if (status.isPending || user.isLoading) return <PageSkeleton />;
  if (save.isIdle && user.data !== undefined && hasProfile(user.data)) {
    return <Redirect to={pages.home} replace />;
  }
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="my-auto">
        <h1 className="text-center text-4xl">Almost there</h1>
        <p className="mb-6 mt-2 text-center text-lg text-ink-soft">
          Please tell us who is reading, and who is reading along.
        </p>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
        >
          <Field label="Parent First Name" error={errors.parentFirstName?.message} required>
            <TextInput autoComplete="given-name" {...form.register('parentFirstName')} />
          </Field>
          <Field label="Parent Last Name" error={errors.parentLastName?.message} required>
            <TextInput autoComplete="family-name" {...form.register('parentLastName')} />
          </Field>
          <Field label="Student First Name" error={errors.firstName?.message} required>
            <TextInput autoComplete="off" {...form.register('firstName')} />
          </Field>
          <Button
            type="submit"
            size="lg"
            busy={save.isPending || save.isSuccess}
            busyText="Saving..."
          >
            Complete Profile & Continue
          </Button>
        </form>
      </Card>
    </Page>
  );
}
