// Finds the family of a parent who asks for help.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { FamilyDetails } from './family-details.tsx';

const LOOK = ['find a family'];

const NOT_FOUND =
  'It may be typed differently, or the parent has signed up with another address: that of the Google account, for one. Ask what stands under ‘Profile Information’ on the account page.';

export function FamilyPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [families, setFamilies] = useState<SupportedFamily[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The field with an address that is not sent yet: an answer that comes meanwhile leaves the focus there. */
  const typedIn = useRef<HTMLElement>(null);
  const look = useMutation({
    mutationKey: LOOK,
    mutationFn: (address: string) =>
      callAsOwner('POST /api/admin/families/look', { body: { email: address } }),
    // The address stays in no cache.
    gcTime: 0,
    onSuccess: ({ families: found }) => setFamilies(found),
    onError: (error) => {
      setFamilies(null);
      toastOwnerFailure(error, 'Failed to find the family', onSessionOver);
    },
  });
  // What was found is read out, and is next by the keyboard. The buttons of what was done may be gone.
  useEffect(() => {
    if (typedIn.current !== document.activeElement) heading.current?.focus();
  }, [families]);

  return (
    <Card>
      <Card.Title>A family who asks for help</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        Find a family by the e-mail address of the parent. You see what it pays and whether its
        address is confirmed, and nothing of what its children read.
      </p>
      <form
        noValidate
        className="mb-6 flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          typedIn.current = null;
          setIsMissing(email === '');
          if (email !== '') look.mutate(email);
        }}
      >
        <Field
          label="E-mail address of the parent"
          error={isMissing ? 'Type the address first' : undefined}
          className="w-full sm:max-w-96"
        >
          <TextInput
            type="email"
            // Nobody's address stays in this browser.
            autoComplete="off"
            translate="no"
            maxLength={254}
            value={email}
            onChange={({ target }) => {
              typedIn.current = target;
              setEmail(target.value);
              setIsMissing(false);
            }}
          />
        </Field>
        <Button type="submit" className="sm:mt-7.5" busy={look.isPending} busyText="Looking...">
          Find
        </Button>
      </form>
      {families?.length === 0 && <Problem title="No family has this address." text={NOT_FOUND} />}
      <div className="flex flex-col gap-8">
        {families?.map((family, index) => (
          <FamilyDetails
            key={`${family.id} ${family.subscription?.id}`}
            family={family}
            heading={index === 0 ? heading : { current: null }}
            onChanged={(changed) =>
              setFamilies(
                (shown) => shown && shown.map((one) => (one.id === changed.id ? changed : one)),
              )
            }
            onRefused={() => {
              // Whoever is being found already is shown next.
              if (queryClient.isMutating({ mutationKey: LOOK }) === 0) look.mutate(family.email);
            }}
            onSessionOver={onSessionOver}
          />
        ))}
      </div>
    </Card>
  );
}
