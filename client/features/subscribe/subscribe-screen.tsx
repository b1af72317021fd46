import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  Info,
  LibraryBig,
  LockKeyhole,
  LogOut,
  TrendingUp,
  Zap,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pages } from '../../../contracts/pages.ts';
import { plan } from '../../../domain/price.ts';
import { hasBegun } from '../../../domain/subscription.ts';
import { readClientConfig } from '../../api/client-config.ts';
import { awaitedPayment } from '../../billing/awaited-payment.ts';
import { usePortal } from '../../auth/use-portal.ts';
import { statusQuery } from '../../api/queries.ts';
import { useSession } from '../../auth/session.tsx';
import { includesGst, inDollars, offeredAmount } from '../../billing/price.ts';
import { ShopLinks } from '../../billing/shop-links.tsx';
import { INVOICES, noticeOf } from '../../billing/subscription-notice.ts';
import { userToken } from '../../api/tokens.ts';
import { handleUnauthorized } from '../../api/unauthorized.ts';
import { askFirst } from '../../grown-ups/ask-first.ts';
import { Button } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { Benefit, Assurance } from './benefits.tsx';
import { OpenLibrary } from './open-library.tsx';
import { Questions } from './questions.tsx';
import { alreadySubscribed, useCheckout } from './use-checkout.ts';

const paymentPending = {
  title: 'Your payment is on its way',
  text: 'It is not confirmed yet, which can take a few minutes. You do not need to pay again.',
};

export function SubscribeScreen() {
  const { signOut } = useSession();
  const [, navigate] = useLocation();
  const status = useQuery(statusQuery());
  const isSubscribed = status.data?.hasSubscription === true;
  const [isBackFromPayment] = useState(() => awaitedPayment.isExpected(Date.now()));
  const isAwaiting = isBackFromPayment || status.data?.status === 'incomplete';
  const known = status.data === undefined ? null : noticeOf(status.data);
  const notice = isBackFromPayment ? paymentPending : known;
  // A family that has subscribed before has used its free days. The checkout asks Stripe.
  const freeDays = hasBegun(status.data?.status ?? null) ? 0 : (readClientConfig().trialDays ?? 0);

  /** What this page tells the parent to pay each month, in cents. */
  const amount = status.data === undefined ? offeredAmount() : (status.data.amount ?? plan.amount);
  const { checkout, checkoutMessage } = useCheckout(amount);

  // A session without a token cannot pay; signing out leads to the landing screen.
  useEffect(() => {
    if (userToken.read() === null) void signOut();
  }, [signOut]);

  useEffect(() => {
    if (userToken.read() !== null) handleUnauthorized(status.error);
  }, [status.error]);

  useEffect(() => {
    if (!isSubscribed) return;
    awaitedPayment.drop();
    toast({ ...alreadySubscribed, text: checkoutMessage.current ?? alreadySubscribed.text });
    navigate(pages.home, { replace: true });
  }, [isSubscribed, navigate, checkoutMessage]);

  const portal = usePortal();

  if (status.isPending || isSubscribed) return <PageSkeleton />;
  const price = inDollars(amount);
  return (
    <Page
      width="normal"
      className="max-w-5xl"
      header={
        <SiteHeader>
          <Button variant="quiet" onClick={() => askFirst(() => void signOut())}>
            <LogOut className="size-5" aria-hidden="true" />
            Sign Out
          </Button>
        </SiteHeader>
      }
    >
      {notice !== null &&
        (isAwaiting ? (
          <AwaitedPayment
            notice={notice}
            isChecking={status.isFetching}
            onCheck={() => void status.refetch()}
          />
        ) : (
          <Notice
            className="mb-6"
            icon={<Info aria-hidden="true" />}
            action={
              <Button
                variant="secondary"
                className="shrink-0"
                busy={portal.isPending}
                busyText="Opening..."
                onClick={() => askFirst(portal.mutate)}
              >
                {INVOICES}
              </Button>
            }
            {...notice}
          />
        ))}
      <section className="my-auto grid overflow-hidden rounded-card border border-line bg-page shadow-card md:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col justify-center gap-6 p-6 sm:p-9">
          <h1 className="text-4xl sm:text-[2.6rem]">Open the whole library</h1>
          <ul className="flex flex-col gap-5">
            <Benefit
              icon={<LibraryBig aria-hidden="true" />}
              title="Full library access"
              text="Every book, across 9 phonics levels."
            />
            <Benefit
              icon={<TrendingUp aria-hidden="true" />}
              title="Progress tracking with stars"
              text="A gold star for every finished book, kept for good."
            />
            <Benefit
              icon={<Zap aria-hidden="true" />}
              title="Regular updates"
              text="New books join the shelf, at no extra cost."
            />
          </ul>
        </div>
        <div className="relative isolate flex flex-col justify-end gap-5 bg-sea-wash p-6 pt-48 sm:p-9 sm:pt-52">
          <OpenLibrary className="absolute inset-x-0 top-0 -z-10 h-44 w-full sm:h-48" />
          <p className="text-center font-display font-semibold text-ink">
            <span className="text-5xl">{price}</span>{' '}
            <span className="text-2xl text-ink-soft">AUD/month</span>
          </p>
          {includesGst() && <p className="-mt-4 text-center text-ink-soft">GST is included.</p>}
          {freeDays > 0 && (
            <p className="text-center text-lg">
              {`${freeDays === 1 ? 'The first day is' : `The first ${freeDays} days are`} free for new families. Nothing is charged if you cancel before then.`}
            </p>
          )}
          <Button
            size="lg"
            variant={isAwaiting ? 'secondary' : 'primary'}
            className="w-full"
            busy={checkout.isPending}
            busyText="Redirecting to checkout..."
            onClick={() => askFirst(checkout.mutate)}
          >
            {`Subscribe Now - ${price} AUD/month`}
          </Button>
          <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
            <Assurance icon={<CalendarCheck aria-hidden="true" />}>Cancel anytime</Assurance>
            <Assurance icon={<LockKeyhole aria-hidden="true" />}>Secure card payment</Assurance>
            <Assurance icon={<Zap aria-hidden="true" />}>Instant access</Assurance>
          </ul>
        </div>
      </section>
      <Questions freeDays={freeDays} price={price} />
      <ShopLinks className="mt-4 justify-center" />
    </Page>
  );
}
