import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondFactorCode } from '../../../../contracts/admin.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { isWrongCredential } from './use-admin-session.ts';
import { useLogin, type Login } from './use-login.ts';

const kinds = {
  app: {
    label: 'Code',
    hint: 'Six digits from your authenticator app.',
    wrong: 'This code is wrong, or was used already. Wait for the next one.',
    other: 'Use a recovery code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes that you kept. Each works once.',
    wrong: 'This recovery code is wrong, or was used already.',
    other: 'Use my authenticator app',
    input: { inputMode: 'text', autoComplete: 'off' },
  },
} as const;

/** The second step of the sign-in, after a right password: a code of the authenticator app, or a recovery code. */
export function CodeForm({ login: typed, onBack }: { login: Login; onBack: () => void }) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { label, hint, wrong, other, input } = kinds[kind];
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: contractResolver(secondFactorCode),
    defaultValues: { code: '' },
  });
  const login = useLogin({
    onRefused: (error) => {
      if (isWrongCredential(error)) setError('code', { message: wrong });
      setFocus('code', { shouldSelect: true });
    },
  });
  useEffect(() => setFocus('code'), [kind, setFocus]);

  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(({ code }) => login.mutate({ ...typed, code }))(event)}
    >
      <Field key={kind} label={label} hint={hint} required error={formState.errors.code?.message}>
        <TextInput autoCapitalize="none" spellCheck={false} {...input} {...register('code')} />
      </Field>
      <SignInButton busy={login.isPending} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="quiet"
          onClick={() => {
            reset();
            setKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Start again
        </Button>
      </div>
    </form>
  );
}
