// The profile of the child that the page is about, and of the family's grown-up.
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import type { Student } from '../../../contracts/students.ts';
import type { Identity } from '../../auth/identity.ts';
import { Avatar } from '../../family/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { AskAgeAndLevel } from './ask-age-and-level.tsx';
import { ChangeChildDialog } from './child-dialogs.tsx';
import { Detail, Details } from './details.tsx';
import { EmailVerification } from './email-verification.tsx';

/** Returns null when it is unknown whether the address is verified. */
function verifiedText(identity: Identity | null): string | null {
  if (identity?.email == null || identity.emailVerified === undefined) return null;
  return identity.emailVerified ? 'Yes' : 'Not yet';
}

function StartingLevel({ level }: { level: number }) {
  const category = `level${level}`;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <LevelBadge category={category} />
      <span className="text-base font-normal">{levelNameOf(category)}</span>
    </span>
  );
}

function Title({ child }: { child: Student | null }) {
  const [isChanging, setIsChanging] = useState(false);
  const returnFocusTo = useReturnFocus(isChanging);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {child !== null && (
        <Avatar name={child.avatar} firstName={child.firstName} className="size-12" />
      )}
      <Card.Title className="mb-0! grow">Profile Information</Card.Title>
      {child !== null && (
        <Button
          variant="secondary"
          aria-label="Change the profile"
          onClick={({ currentTarget }) => {
            returnFocusTo(currentTarget);
            setIsChanging(true);
          }}
        >
          <Pencil className="size-5" aria-hidden="true" />
          Change
        </Button>
      )}
      {isChanging && child !== null && (
        <ChangeChildDialog child={child} onClose={() => setIsChanging(false)} />
      )}
    </div>
  );
}

/** `user` is null while there is no subscription, `child` while the family is not known. */
export function ProfileCard({
  user,
  child,
  identity,
  children,
}: {
  user: User | null;
  child: Student | null;
  identity: Identity | null;
  children: Elements;
}) {
  const details = useRef<HTMLDivElement>(null);
  const parent = [user?.parentFirstName, user?.parentLastName].filter(Boolean).join(' ');
  const profile = user ?? child;
  return (
    <Card>
      <Title child={child} />
      <div ref={details} tabIndex={-1} className="outline-none">
        <Details>
          <Detail name="Student Name">{profile?.firstName}</Detail>
          <Detail name="Parent/Guardian">{parent}</Detail>
          <Detail name="Email">{identity?.email ?? user?.email ?? 'Not set'}</Detail>
          <Detail name="Email Verified">{verifiedText(identity)}</Detail>
          <Detail name="Age">{profile?.age == null ? null : `${profile.age} years old`}</Detail>
          <Detail name="Starting Reading Level">
            {profile?.readingLevel == null ? null : <StartingLevel level={profile.readingLevel} />}
          </Detail>
          <Detail name="Favorite Genre">{profile?.favoriteGenre}</Detail>
        </Details>
      </div>
      {identity?.emailVerified === false && identity.email !== null && (
        <EmailVerification email={identity.email} />
      )}
      {user !== null && <AskAgeAndLevel user={user} onAnswer={() => details.current?.focus()} />}
      {children}
    </Card>
  );
}
