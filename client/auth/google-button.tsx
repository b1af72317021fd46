import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/api.ts';
import { watchForOtherDeeds } from '../browser/user-activity.ts';
import { useSession, welcomeFromGoogle } from './session.tsx';
import { Button } from '../ui/button.tsx';
import { GoogleMark } from '../ui/google-mark.tsx';
import { toast } from '../ui/toast.tsx';

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
  const { state, signInWithGoogle, prepare, prepareGoogle } = useSession();
  const [busy, setBusy] = useState(false);
  /** Ends the interest in the attempt that runs. */
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(() => () => giveUp.current?.(), []);
  useEffect(prepareGoogle, [prepareGoogle]);

  // A closed popup is noticed many seconds later. A parent who has gone on to something else by then
  // must not be taken from it to the provider's page, nor be told of a failure.
  async function start(button: Element) {
    let isWanted = true;
    const stopWatching = watchForOtherDeeds(button, () => giveUp.current?.());
    giveUp.current = () => {
      isWanted = false;
      stopWatching();
      setBusy(false);
    };
    setBusy(true);
    onStart?.();
    try {
      await signInWithGoogle(() => isWanted);
      welcomeFromGoogle();
    } catch (error) {
      if (!isWanted) return;
      toast({
        title: 'Sign In Failed',
        text: messageOf(error, 'Unable to sign in with Google. Please try again.'),
        destructive: true,
      });
    } finally {
      if (isWanted) giveUp.current();
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
