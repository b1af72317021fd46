import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '../../api/api.ts';
import { useSession } from '../../auth/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/**
 * For an address that nobody has proven to be theirs: how to, and the link once more. A parent who comes
 * back from reading their mail need not reload the page.
 */
export function EmailVerification({ email }: { email: string }) {
  const { sendVerification, checkVerification } = useSession();

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') checkVerification();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [checkVerification]);

  const again = useMutation({
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
        Follow the link in our email to show that this address is yours. No email? Look among your
        junk mail, or have it sent again. Until then everything works as usual.
      </p>
      <Button
        variant="secondary"
        busy={again.isPending}
        busyText="Sending..."
        onClick={() => again.mutate()}
      >
        Send it again
      </Button>
    </div>
  );
}
