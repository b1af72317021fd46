// The activation of activation.ts, run with the browser's clock, address bar and status calls.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withoutPaymentMark } from '../../billing/awaited-payment.ts';
import { statusQuery } from '../../api/queries.ts';
import { toast } from '../../ui/toast.tsx';
import { advance, beginActivation, deadlineOf, notices, POLL_INTERVAL } from './activation.ts';

/** The subscription status, polled for as long as a payment is being confirmed. */
export function useActivation() {
  const [activation, setActivation] = useState(() =>
    beginActivation(window.location.search, Date.now()),
  );
  const activating = activation.phase === 'activating';
  const deadline = deadlineOf(activation);

  // Whoever has brought the family here may have asked already: what failed is not asked for again.
  const status = useQuery({ ...statusQuery(), retryOnMount: false });
  const { refetch } = status;

  // A beat of its own: the query library's interval would begin anew with every answer. A call that
  // is still under way is not repeated.
  useEffect(() => {
    if (!activating) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [activating, refetch]);

  // An answer carries its own time, so that a render needs no clock.
  const seen = advance(activation, {
    hasSubscription: status.data?.hasSubscription ?? false,
    now: status.dataUpdatedAt,
  });
  if (seen !== activation) setActivation(seen);

  useEffect(() => {
    if (deadline === null) return;
    const { pathname, search, hash } = window.location;
    window.history.replaceState(
      window.history.state,
      '',
      pathname + withoutPaymentMark(search) + hash,
    );
    const timer = setTimeout(
      () => setActivation((now) => advance(now, { hasSubscription: false, now: deadline })),
      deadline - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [deadline]);

  const { phase } = activation;
  useEffect(() => {
    const notice = notices[phase];
    if (notice !== null) toast(notice);
  }, [phase]);

  return { activating, status };
}
