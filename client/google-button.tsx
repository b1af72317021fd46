import { useEffect, useRef, useState } from 'react';
import { messageOf } from './api.ts';
import { useSession, welcomeFromGoogle } from './session.tsx';
import { Button } from './ui/button.tsx';
import { GoogleMark } from './ui/google-mark.tsx';
import { toast } from './ui/toast.tsx';

/** Signs in, or up, with the external account. `onStart` is called before the attempt. */
export function GoogleButton({
  text,
  variant = 'secondary',
  onStart,
}: {
  text: string;
  variant?: 'primary' | 'secondary';
  onStart?: () => void;
}) {
  const { signInWithGoogle, prepare } = useSession();
  const [busy, setBusy] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function start() {
    setBusy(true);
    onStart?.();
    try {
      await signInWithGoogle(() => isHere.current);
      welcomeFromGoogle();
    } catch (error) {
      if (!isHere.current) return;
      toast({
        title: 'Sign In Failed',
        text: messageOf(error, 'Unable to sign in with Google. Please try again.'),
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant={variant}
      size="lg"
      className="w-full"
      busy={busy}
      busyText="Signing In..."
      onClick={() => void start()}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <GoogleMark />
      {text}
    </Button>
  );
}
