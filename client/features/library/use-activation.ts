// Runs activation.ts with the browser's clock, address bar and status calls.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withoutPaymentMark } from '../../billing/awaited-payment.ts';
import { statusQuery } from '../../api/queries.ts';
import { toast } from '../../ui/toast.tsx';
import { advance, beginActivation, deadlineOf, notices, POLL_INTERVAL } from './activation.ts';

/** Returns the subscription status, polled while a payment is being confirmed. */
export function useActivation() {
  const [activation, setActivation] = useState(() =>
    beginActivation(window.location.search, Date.now()),
  );
  const activating = activation.phase === 'activating';
  const deadline = deadlineOf(activation);

  // The previous screen may have made this request: a failed one is not repeated here.
  const status = useQuery({ ...statusQuery(), retryOnMount: false });
  const { refetch } = status;

  // A separate interval, because the query library's own interval would restart with every
  // response. A call that is still pending is not repeated.
  useEffect(() => {
    if (!activating) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [activating, refetch]);

  // The response has its own time, so rendering needs no clock.
  const next = advance(activation, {
    hasSubscription: status.data?.hasSubscription ?? false,
    now: status.dataUpdatedAt,
  });
  if (next !== activation) setActivation(next);

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
