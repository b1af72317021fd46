import { useForm } from 'react-hook-form';
import { signInForm } from '../../../contracts/accounts.ts';
import { messageOf } from '../../api/api.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { useSession } from '../../auth/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';

/** Asks for the address that gets the password reset link. `email` is the value in the sign-in form. */
export function PasswordReset({ email, onClose }: { email: string; onClose: () => void }) {
  const { sendPasswordReset } = useSession();
  const form = useForm({
    resolver: contractResolver(signInForm.pick({ email: true })),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await sendPasswordReset(values.email);
      toast({
        title: 'Check your email',
        text: `If ${values.email} has an account, a link to choose a new password is on its way.`,
      });
      onClose();
    } catch (error) {
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to send the email. Please try again.'),
        destructive: true,
      });
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Forgot your password?"
      description="Tell us your email and we will send you a link to choose a new one."
    >
      <form
        noValidate
        className="mt-2 flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting} busyText="Sending...">
          Send the Link
        </Button>
      </form>
    </Dialog>
  );
}
