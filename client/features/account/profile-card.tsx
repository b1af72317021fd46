import type { User } from '../../../contracts/accounts.ts';
import type { Identity } from '../../identity.ts';
import { Card } from '../../ui/card.tsx';
import { Detail, Details } from './details.tsx';
import { StartingLevel } from './starting-level.tsx';

/** What the family has told us; `user` is null while there is no subscription. */
export function ProfileCard({ user, identity }: { user: User | null; identity: Identity | null }) {
  const parent = [user?.parentFirstName, user?.parentLastName].filter(Boolean).join(' ');
  return (
    <Card>
      <Card.Title>Profile Information</Card.Title>
      <Details>
        <Detail name="Student Name">{user?.firstName}</Detail>
        <Detail name="Parent/Guardian">{parent}</Detail>
        <Detail name="Email">{identity?.email ?? user?.email ?? 'Not set'}</Detail>
        <Detail name="Age">{user?.age == null ? null : `${user.age} years old`}</Detail>
        <Detail name="Starting Reading Level">
          {user?.readingLevel == null ? null : <StartingLevel level={user.readingLevel} />}
        </Detail>
        <Detail name="Favorite Genre">{user?.favoriteGenre}</Detail>
      </Details>
    </Card>
  );
}
