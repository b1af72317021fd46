import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { adminLoginBody } from '../../../../contracts/admin.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useLogin, type Login } from './use-login.ts';

/** The first step of the sign-in. `onCodeRequired` receives the right password of somebody who has a second factor. */
export function CredentialsForm({
  startsAgain,
  onCodeRequired,
}: {
  /** Whether it takes the place of the second step, whose button had the focus. */
  startsAgain: boolean;
  onCodeRequired: (login: Login) => void;
}) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: contractResolver(adminLoginBody.omit({ code: true })),
    defaultValues: { username: '', password: '' },
  });
  useEffect(() => {
    if (startsAgain) setFocus('username');
  }, [startsAgain, setFocus]);
  const login = useLogin({
    onCodeRequired,
    onRefused: () => setFocus('password', { shouldSelect: true }),
  });
  return (
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
      <SignInButton busy={login.isPending} />
    </form>
  );
}
