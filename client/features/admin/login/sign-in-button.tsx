import { Button } from '../../../ui/button.tsx';

/** Submits a step of the sign-in. */
export function SignInButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" size="lg" className="mt-1 w-full" busy={busy} busyText="Signing In...">
      Admin Sign In
    </Button>
  );
}
