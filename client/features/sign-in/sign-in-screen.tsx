import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { signInForm } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { messageOf } from '../../api/api.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { AFTER_EMAIL, AFTER_GOOGLE } from '../../auth/redirect-delay.ts';
import { GoogleButton } from '../../auth/google-button.tsx';
import { useEntryRedirect } from '../../auth/use-entry-redirect.tsx';
import { isWrongPassword } from '../../auth/identity-errors.ts';
import { useSession } from '../../auth/session.tsx';
import { ShopLinks } from '../../billing/shop-links.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, PasswordInput, TextInput } from '../../ui/field.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { PasswordReset } from './password-reset.tsx';

/** The query parameter that opens the password reset. */
const RESET = 'forgot-password';
/** The history state of a password reset that was opened from this screen. */
const FROM_HERE = 'from-sign-in';

/**
 * A Google sign-in with a never verified address removes its password. No error reveals which
 * addresses are affected, so the hint follows every wrong password.
 */
function GoogleInstead() {
  return (
    <p className="rounded-control bg-sea-wash px-4 py-3">
      If you have ever signed in with Google, Google may have replaced your password: sign in with
      Google above, or choose a new password at “Forgot your password?”.
    </p>
  );
}

export function SignInScreen() {
  const { state, signIn, prepare } = useSession();
  const entry = useEntryRedirect();
  const [, navigate] = useLocation();
  const isResetting = new URLSearchParams(useSearch()).has(RESET);
  const form = useForm({
    resolver: contractResolver(signInForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [isRefused, setIsRefused] = useState(false);

  const submit = form.handleSubmit(async ({ email, password }) => {
    entry.begin(AFTER_EMAIL);
    setIsRefused(false);
    try {
      await signIn(email, password);
    } catch (error) {
      const text = messageOf(error, 'Failed to sign in. Please check your email and password.');
      toast({ title: 'Sign In Error', text, destructive: true });
      const isWrong = isWrongPassword(error);
      setIsRefused(isWrong);
      if (isWrong) form.setError('password', { message: text }, { shouldFocus: true });
    }
  });

  const closeReset = () => {
    if (history.state === FROM_HERE) history.back();
    else navigate(pages.signIn, { replace: true });
  };

  if (entry.problem) return entry.problem;
  if (entry.passing) return <PageSkeleton />;
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="my-auto">
        <h1 className="mb-6 text-center text-4xl">Welcome back</h1>
        <div className="flex flex-col gap-5">
          <GoogleButton text="Sign In With Google" onStart={() => entry.begin(AFTER_GOOGLE)} />
          <OrDivider />
          <form
            noValidate
            className="flex flex-col gap-5"
            onSubmit={(event) => void submit(event)}
            onFocus={prepare}
          >
            <Field label="Email" error={errors.email?.message}>
              <TextInput type="email" autoComplete="username" {...form.register('email')} />
            </Field>
            <Field label="Password" error={errors.password?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
            {isRefused && <GoogleInstead />}
            <Button
              type="submit"
              size="lg"
              busy={isSubmitting || state === 'signed-in'}
              busyText="Signing In..."
            >
              Sign In
            </Button>
          </form>
          <div className="flex flex-col items-center">
            <TextLink href={`${pages.signIn}?${RESET}`} state={FROM_HERE}>
              Forgot your password?
            </TextLink>
            <TextLink href={pages.signUp}>New here? Create an account</TextLink>
          </div>
        </div>
      </Card>
      <ShopLinks className="mt-6 justify-center" />
      {isResetting && <PasswordReset email={form.getValues('email')} onClose={closeReset} />}
    </Page>
  );
}
