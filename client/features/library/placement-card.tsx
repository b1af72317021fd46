// Offers the reading check to the family of a child who has not read yet. 'Not now' hides the offer.
import { useState } from 'react';
import { Link } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { placementOffer } from '../../auth/placement-offer.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import {
  CHECK_NEEDS_NETWORK,
  closedButtonClass,
  closedLink,
  NEEDS_NETWORK,
  NetworkMark,
} from '../../offline/opening.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusScreen } from '../../ui/page.tsx';

/** The mark stands on the button's corner, so that nothing moves when the network goes. */
function CheckLink() {
  const isCutOff = useIsCutOff();
  return (
    <Link
      href={pages.placement}
      {...(isCutOff && closedLink(CHECK_NEEDS_NETWORK))}
      className={classNames('relative', isCutOff ? closedButtonClass() : buttonClass('secondary'))}
    >
      <span>Find where to begin</span>
      {isCutOff && (
        <span className="absolute -top-2 -right-2 rounded-full bg-page p-1">
          <NetworkMark className="size-4" />
          <span className="sr-only">{NEEDS_NETWORK}</span>
        </span>
      )}
    </Link>
  );
}

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
        <CheckLink />
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
