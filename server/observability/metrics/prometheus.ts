// Metrics in the format of Prometheus (https://prometheus.io/docs/practices/naming/). Loaded only when metrics
// are on.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { browserFailures } from '../../../contracts/error-reports.ts';
import { letterKinds } from '../../../domain/letters.ts';
import type { Connections } from '../../database/postgres.ts';
import type { Metrics } from './metrics.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Returns the metrics and the registry that exposes them. */
export function createPrometheusMetrics(connections: (() => Connections) | null): {
  metrics: Metrics;
  registry: Registry;
} {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  function counter<L extends string = never>(name: string, help: string, ...labelNames: L[]) {
    return new Counter({ name: `library_${name}_total`, help, labelNames, registers });
  }
  function histogram<L extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: L[]
  ) {
    return new Histogram({ name: `library_${name}_seconds`, help, buckets, labelNames, registers });
  }

  const requests = counter('http_requests', 'HTTP responses', 'method', 'route', 'status');
  const durations = histogram(
    'http_request_duration',
    'Time from the headers of a request to the end of its response',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    'method',
    'route',
  );
  const errors = counter('errors', 'Responses with a 5xx status', 'route', 'code');
  const signUps = counter('sign_ups', 'New families that signed in for the first time');
  const checkouts = counter('checkouts', 'Payment pages opened at the provider');
  const activations = counter('activations', 'Families that got access to the library', 'family');
  const activationTimes = histogram(
    'activation',
    'Time from the start of a subscription at the provider to access to the library',
    [1, 2, 5, 10, 20, 30, MINUTE, 5 * MINUTE, HOUR, 24 * HOUR],
  );
  const booksFinished = counter('books_finished', 'Books finished by a child for the first time');
  const adminLogins = counter('admin_logins', 'Sign-ins to the workshop', 'outcome');
  const refusedUploads = counter('refused_uploads', 'Uploads that were refused', 'reason');
  const webhooks = counter('webhooks', 'Events of the payment provider', 'outcome');
  const webhookLag = histogram('webhook_lag', 'Time from an event to the end of its handling', [
    ...[1, 2, 5, 10, 30, MINUTE, 5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR],
  ]);
  const syncFailures = counter('sync_failures', 'Syncs with a provider that failed', 'provider');
  const duplicates = counter('surplus_subscriptions', 'Duplicate subscriptions ended', 'outcome');
  const flipbooks = counter('flipbooks', 'PDF files to render', 'outcome');
  const incoming = counter('incoming_files', 'Files to make drafts of', 'outcome');
  const letters = counter('letters', 'Letters to parents', 'letter', 'outcome');
  const jobs = counter('chores', 'Runs of scheduled jobs', 'chore', 'outcome');
  const browserErrors = counter('browser_errors', 'Failures that browsers reported', 'kind');
  if (connections) observeConnections(connections, registers);

  /** Cache of labelled counters, because looking them up costs more than counting. */
  const cached = new Map<
    string,
    { requests: Counter.Internal; durations: Histogram.Internal<never> }
  >();
  function countsOf(method: string, route: string, status: number) {
    const key = `${method} ${status} ${route}`;
    let counts = cached.get(key);
    if (!counts) {
      counts = {
        requests: requests.labels({ method, route, status }),
        durations: durations.labels({ method, route }),
      };
      cached.set(key, counts);
    }
    return counts;
  }

  // Start at zero: Prometheus sees no increase in a counter that first appears with a failure.
  for (const provider of ['identity', 'payments'] as const) syncFailures.inc({ provider }, 0);
  for (const outcome of ['refunded', 'by_hand']) duplicates.inc({ outcome }, 0);
  for (const outcome of ['synced', 'repeated', 'not_about_a_student', 'refused', 'failed']) {
    webhooks.inc({ outcome }, 0);
  }
  for (const outcome of ['opened', 'refused', 'locked', 'busy']) adminLogins.inc({ outcome }, 0);
  for (const reason of ['unauthorized', 'invalid_request', 'too_large']) {
    refusedUploads.inc({ reason }, 0);
  }
  for (const outcome of ['drawn', 'refused', 'failed']) flipbooks.inc({ outcome }, 0);
  for (const outcome of ['made', 'refused', 'failed']) incoming.inc({ outcome }, 0);
  for (const letter of letterKinds) {
    for (const outcome of ['sent', 'failed', 'refused', 'given_up', 'needless']) {
      letters.inc({ letter, outcome }, 0);
    }
  }
  for (const kind of browserFailures) browserErrors.inc({ kind }, 0);
  for (const family of ['new', 'returning']) activations.inc({ family }, 0);

  return {
    registry,
    metrics: {
      requestHandled({ method, route, status, seconds, failure }) {
        // Without a route the labels are fixed, because the method and path may be arbitrary text.
        const counts =
          route === null ? countsOf('any', 'none', status) : countsOf(method, route, status);
        counts.requests.inc();
        counts.durations.observe(seconds);
        if (status >= 500) errors.inc({ route: route ?? 'none', code: failure });
      },
      signedUp: () => signUps.inc(),
      checkoutStarted: () => checkouts.inc(),
      activated(family, seconds) {
        activations.inc({ family });
        if (seconds !== null) activationTimes.observe(seconds);
      },
      bookFinished: () => booksFinished.inc(),
      ownerSignedIn: (outcome) => adminLogins.inc({ outcome }),
      uploadRefused: (reason) => refusedUploads.inc({ reason }),
      webhookHandled(outcome, lag) {
        webhooks.inc({ outcome: outcome.replaceAll(' ', '_') });
        if (lag !== null) webhookLag.observe(lag);
      },
      syncFailed: (provider) => syncFailures.inc({ provider }),
      duplicateEnded: (outcome) => duplicates.inc({ outcome: outcome.replace(' ', '_') }),
      flipbookRendered: (outcome) => flipbooks.inc({ outcome }),
      draftMade: (outcome) => incoming.inc({ outcome }),
      letterHandled: (letter, outcome) => letters.inc({ letter, outcome }),
      jobRegistered: (job) => jobs.inc({ chore: job, outcome: 'failed' }, 0),
      jobFinished: (job, outcome) => jobs.inc({ chore: job, outcome }),
      browserFailed: (kind) => browserErrors.inc({ kind }),
    },
  };
}

function observeConnections(connections: () => Connections, registers: Registry[]): void {
  new Gauge({
    name: 'library_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = connections();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'library_database_waiting',
    help: 'Callers waiting for a connection to the database',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
}
