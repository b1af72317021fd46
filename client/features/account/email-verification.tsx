import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '../../api/api.ts';
import { useSession } from '../../auth/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/**
 * For an unverified address: explains how to verify it, and sends the link again. The state is
 * checked again when the parent returns from their mail, so they need not reload the page.
 */
export function EmailVerification({ email }: { email: string }) {
  const { sendVerification, checkVerification } = useSession();

  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') checkVerification();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [checkVerification]);

  const resend = useMutation({
    mutationFn: sendVerification,
    onSuccess: () =>
      toast({ title: 'Check your email', text: `A link is on its way to ${email}.` }),
    onError: (error) =>
      toast({
        title: 'Error',
        text: messageOf(error, 'Failed to send the email. Please try again.'),
        destructive: true,
      }),
  });

  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <p>
        Follow the link in our email to confirm that this address is yours. No email? Check your
        junk folder, or send it again. Until then the library works as usual.
      </p>
      <Button
        variant="secondary"
        busy={resend.isPending}
        busyText="Sending..."
        onClick={() => resend.mutate()}
      >
        Send it again
      </Button>
    </div>
  );
}
