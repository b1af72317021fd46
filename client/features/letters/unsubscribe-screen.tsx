// Where the link of the weekly letter leads. Programs open links too, so only the button stops the letter.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { callAsNobody, messageOf } from '../../api/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';

/** What the link says; null if it is not whole. */
function readLink(search: string): { account: string; token: string } | null {
  const query = new URLSearchParams(search);
  const [account, token] = [query.get('account'), query.get('token')];
  return account && token ? { account, token } : null;
}

function Stopped() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        The weekly letter is stopped
      </h1>
      <p className="my-4 text-lg">You can ask for it again on your account page.</p>
      <ButtonLink href={pages.home}>Go to the Library</ButtonLink>
    </>
  );
}

function BrokenLink() {
  return (
    <>
      <h1 className="text-3xl">This link is not whole</h1>
      <p className="my-4 text-lg">
        Open it from the letter again, or stop the letter on your account page.
      </p>
      <ButtonLink href={pages.account}>Open My Account</ButtonLink>
    </>
  );
}

function Question({ link }: { link: { account: string; token: string } }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callAsNobody('POST /letters/unsubscribe', { query: link }),
  });
  if (isSuccess) return <Stopped />;
  return (
    <>
      <h1 className="text-3xl">Stop the weekly letter?</h1>
      <p className="my-4 text-lg">
        It tells you on Mondays what your child has read. Nothing else changes: your subscription
        and the stars stay as they are.
      </p>
      {error !== null && (
        <div className="mb-4">
          <ErrorMessage>
            {messageOf(error, 'The letter could not be stopped. Please try again.')}
          </ErrorMessage>
        </div>
      )}
      <Button busy={isPending} onClick={() => mutate()}>
        Stop the letter
      </Button>
    </>
  );
}

export function UnsubscribeScreen() {
  const link = readLink(useSearch());
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="my-auto">{link === null ? <BrokenLink /> : <Question link={link} />}</Card>
    </Page>
  );
}
