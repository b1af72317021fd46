import { type RefObject, useState } from 'react';
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { NewTabLink } from '../../../billing/new-tab-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { changeNames, changesFor, factsOf, type FamilyChange, troubleOf } from './family-copy.ts';
import { questionOf } from './family-questions.ts';
import { useFamilyChange } from './use-family-change.ts';

/** A family with what may be done for it. */
export function FamilyDetails({
  family,
  heading,
  onChanged,
  onRefused,
  onSessionOver,
}: {
  family: SupportedFamily;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called with the family as it is after a change. */
  onChanged: (family: SupportedFamily) => void;
  /** Called when a change is refused: the family is another by now. */
  onRefused: () => void;
  onSessionOver: (failure?: string) => void;
}) {
  const { id, email, paymentPage, signInPage } = family;
  const [asked, setAsked] = useState<FamilyChange | null>(null);
  const returnFocusTo = useReturnFocus(asked !== null);
  const question = asked === null ? null : questionOf(family, asked);
  const { change, isPending } = useFamilyChange(family, { onChanged, onRefused, onSessionOver });
  const trouble = troubleOf(family);
  return (
    <article aria-labelledby={`family-${id}`} className="flex min-w-0 flex-col gap-5">
      <h3
        id={`family-${id}`}
        ref={heading}
        tabIndex={-1}
        translate="no"
        className="text-xl wrap-anywhere outline-none"
      >
        {email}
      </h3>
      {trouble !== null && (
        <p role="status" className="rounded-control bg-sea-wash p-4">
          {trouble}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {factsOf(family).map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="-mb-3 text-[0.95rem] text-ink-soft sm:mb-0 sm:text-base">{name}</dt>
            <dd className="font-bold wrap-anywhere">{fact}</dd>
          </div>
        ))}
        <div className="contents">
          <dt className="-mb-3 text-[0.95rem] text-ink-soft sm:mb-0 sm:text-base">
            In the changes as
          </dt>
          <dd translate="no" className="wrap-anywhere">
            {id}
          </dd>
        </div>
      </dl>
      {signInPage !== null && (
        <p className="max-w-prose text-ink-soft">
          Firebase says when the parent last signed in, and whether the account is disabled: search
          for the address there.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {paymentPage !== null && (
          <NewTabLink href={paymentPage} className={buttonClass('secondary')}>
            Open in Stripe
          </NewTabLink>
        )}
        {signInPage !== null && (
          <NewTabLink href={signInPage} className={buttonClass('secondary')}>
            Open in Firebase
          </NewTabLink>
        )}
        {changesFor(family).map((one) => (
          <Button
            key={one}
            variant="secondary"
            busy={isPending}
            onClick={({ currentTarget }) => {
              returnFocusTo(currentTarget);
              setAsked(one);
            }}
          >
            {changeNames[one]}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={question?.title ?? ''}
        lead={question?.lead}
        text={question?.text ?? ''}
        confirm={asked === null ? '' : changeNames[asked]}
        destructive={asked !== 'free-month'}
        onConfirm={() => {
          if (asked !== null) change(asked);
        }}
      />
    </article>
  );
}
