// Where the child begins, and the way to the reading check.
import type { User } from '../../../contracts/accounts.ts';
import { pages } from '../../../contracts/pages.ts';
import { beginsAt, describePlace, readStep, stepNames } from '../../../domain/teaching-steps.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OfChild } from './of-child.tsx';

/** `user` is null while there is no subscription. */
export function StartingStepCard({ user }: { user: User | null }) {
  const step = beginsAt(user?.readingLevel ?? null, readStep(user?.startingStep));
  return (
    <Card>
      <Card.Title className="mb-2!">Where to begin</Card.Title>
      <OfChild />
      {step !== null && (
        <p className="mb-3">
          <b className="block text-lg">{`Begins at ${describePlace(step)}`}</b>
          <span>{stepNames[step]}</span>
        </p>
      )}
      <p className="mb-4 text-ink-soft">
        {`A two-minute reading check: ${user?.firstName ?? 'your child'} reads a few words to you, and the library suggests a level and a step. Nothing changes unless you accept it.`}
      </p>
      <ButtonLink href={pages.placement} state={{ from: pages.account }} variant="secondary">
        Find where to begin
      </ButtonLink>
    </Card>
  );
}
