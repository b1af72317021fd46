import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/api.ts';
import { onOtherActivity } from '../browser/user-activity.ts';
import { useSession } from './session.tsx';
import { toastGoogleSignIn } from './toast-google-sign-in.ts';
import { Button } from '../ui/button.tsx';
import { GoogleMark } from '../ui/google-mark.tsx';
import { toast } from '../ui/toast.tsx';

/** The button to sign in or sign up with Google. Calls `onStart` before the attempt. */
export function GoogleButton({
  text,
  variant = 'secondary',
  onStart,
}: {
  text: string;
  variant?: 'primary' | 'secondary';
  onStart?: () => void;
}) {
  const { state, signInWithGoogle, prepare, prepareGoogle } = useSession();
  const [busy, setBusy] = useState(false);
  /** Abandons the running attempt. */
  const abandon = useRef<(() => void) | null>(null);
  useEffect(() => () => abandon.current?.(), []);
  useEffect(prepareGoogle, [prepareGoogle]);

  // The SDK notices a closed popup many seconds late. If the parent is doing something else by then,
  // the page must neither redirect to the provider nor show an error.
  async function start(button: Element) {
    let isWanted = true;
    const stopWatching = onOtherActivity(button, () => abandon.current?.());
    abandon.current = () => {
      isWanted = false;
      stopWatching();
      setBusy(false);
    };
    setBusy(true);
    onStart?.();
    try {
      await signInWithGoogle(() => isWanted);
      toastGoogleSignIn();
    } catch (error) {
      if (!isWanted) return;
      toast({
        title: 'Sign In Failed',
        text: messageOf(error, 'Unable to sign in with Google. Please try again.'),
        destructive: true,
      });
    } finally {
      if (isWanted) abandon.current();
    }
  }

  return (
    <Button
      variant={variant}
      size="lg"
      className="w-full"
      busy={busy || state === 'signed-in'}
      busyText="Signing In..."
      onClick={({ currentTarget }) => void start(currentTarget)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <GoogleMark />
      <span>{text}</span>
    </Button>
  );
}
