// Offers the reading check to the family of a child who has not read yet. 'Not now' hides the offer.
import { useState } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { placementOffer } from '../../auth/placement-offer.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusScreen } from '../../ui/page.tsx';

export function PlacementCard({ userId, firstName }: { userId: string; firstName: string | null }) {
  const [isDismissed, setIsDismissed] = useState(() => placementOffer.isDismissed(userId));
  if (isDismissed) return null;
  return (
    <Card>
      <Card.Title className="mb-2!">Where to begin?</Card.Title>
      <p className="mb-4 max-w-prose text-ink-soft">
        {`Two minutes, side by side: ${firstName ?? 'your child'} reads a few words to you, and the library suggests the level and the step to begin at.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pages.placement} variant="secondary">
          Find where to begin
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => {
            // The card is removed, and with it the focused element.
            focusScreen();
            placementOffer.dismiss(userId);
            setIsDismissed(true);
          }}
        >
          Not now
        </Button>
      </div>
    </Card>
  );
}
