import { useRef } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import type { Identity } from '../../auth/identity.ts';
import { Card } from '../../ui/card.tsx';
import { Age, AskAgeAndLevel, StartingLevel } from './age-and-level.tsx';
import { Detail, Details } from './details.tsx';
import { EmailVerification } from './email-verification.tsx';

/** Returns null when it is unknown whether the address is verified. */
function verifiedText(identity: Identity | null): string | null {
  if (identity?.email == null || identity.emailVerified === undefined) return null;
  return identity.emailVerified ? 'Yes' : 'Not yet';
}

/** The family's profile. `user` is null while there is no subscription. */
export function ProfileCard({ user, identity }: { user: User | null; identity: Identity | null }) {
  const details = useRef<HTMLDivElement>(null);
  const parent = [user?.parentFirstName, user?.parentLastName].filter(Boolean).join(' ');
  return (
    <Card>
      <Card.Title>Profile Information</Card.Title>
      <div ref={details} tabIndex={-1} className="outline-none">
        <Details>
          <Detail name="Student Name">{user?.firstName}</Detail>
          <Detail name="Parent/Guardian">{parent}</Detail>
          <Detail name="Email">{identity?.email ?? user?.email ?? 'Not set'}</Detail>
          <Detail name="Email Verified">{verifiedText(identity)}</Detail>
          <Detail name="Age">{user?.age == null ? null : <Age age={user.age} />}</Detail>
          <Detail name="Starting Reading Level">
            {user?.readingLevel == null ? null : <StartingLevel level={user.readingLevel} />}
          </Detail>
          <Detail name="Favorite Genre">{user?.favoriteGenre}</Detail>
        </Details>
      </div>
      {identity?.emailVerified === false && identity.email !== null && (
        <EmailVerification email={identity.email} />
      )}
      {user !== null && <AskAgeAndLevel user={user} onAnswer={() => details.current?.focus()} />}
    </Card>
  );
}
