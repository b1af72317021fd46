import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { signUpForm } from '../../../contracts/accounts.ts';
import { messageOf } from '../../api/api.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { fieldOf } from '../../auth/identity-errors.ts';
import { useSession } from '../../auth/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ChildFields } from '../../ui/child-fields.tsx';
import { Field, PasswordInput, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';

/** The form for a new account. `onSubmit` is called before the account is created. */
export function SignUpForm({ onSubmit }: { onSubmit: () => void }) {
  const { state, signUp, passwordHint } = useSession();
  const [hint, setHint] = useState<string | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const form = useForm({
    resolver: contractResolver(signUpForm),
    defaultValues: {
      parentFirstName: '',
      parentLastName: '',
      email: '',
      password: '',
      firstName: '',
      age: '',
      readingLevel: '1',
      favoriteGenre: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const level = useWatch({ control: form.control, name: 'readingLevel' });

  // The password rules are fetched from the provider only once the visitor uses the form.
  useEffect(() => {
    if (hasStarted) void passwordHint().then(setHint);
  }, [hasStarted, passwordHint]);

  const submit = form.handleSubmit(async ({ email, password, ...profile }) => {
    onSubmit();
    try {
      await signUp({ email, password, firstName: profile.firstName, profile });
    } catch (error) {
      const text = messageOf(error, 'Failed to create your account. Please try again.');
      toast({ title: 'Registration Error', text, destructive: true });
      const field = fieldOf(error);
      if (field !== null) form.setError(field, { message: text }, { shouldFocus: true });
    }
  });

  return (
    <form
      noValidate
      className="grid gap-x-5 gap-y-5 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
      onFocus={() => setHasStarted(true)}
    >
      <Field label="Parent First Name" error={errors.parentFirstName?.message} required>
        <TextInput autoComplete="given-name" {...form.register('parentFirstName')} />
      </Field>
      <Field label="Parent Last Name" error={errors.parentLastName?.message} required>
        <TextInput autoComplete="family-name" {...form.register('parentLastName')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" hint={hint} error={errors.password?.message} required>
        <PasswordInput
          autoComplete="new-password"
          placeholder="At least 6 characters"
          {...form.register('password')}
        />
      </Field>
      <hr className="border-t-2 border-dashed border-line sm:col-span-2" />
      <ChildFields
        register={form.register}
        errors={errors}
        level={String(level)}
        levelAtFirst="1"
      />
      <Button
        type="submit"
        size="lg"
        className="mt-2 sm:col-span-2"
        busy={isSubmitting || state === 'signed-in'}
        busyText="Creating Your Account..."
      >
        Start My Reading Journey!
      </Button>
    </form>
  );
}
