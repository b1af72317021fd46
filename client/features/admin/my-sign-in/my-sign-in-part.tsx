// How whoever is signed in signs in: the password, the second factor, and the open sessions.
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function MySignInPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PasswordCard onSessionOver={onSessionOver} />
      <SecondFactorCard onSessionOver={onSessionOver} />
      <div className="min-w-0 lg:col-span-2">
        <SessionsCard onSessionOver={onSessionOver} />
      </div>
    </div>
  );
}
