// The metrics as Prometheus reads them (https://prometheus.io/docs/practices/naming/). Loaded only
// where they are on.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { browserFailures } from '../../../contracts/error-reports.ts';
import type { Connections } from '../../database/postgres.ts';
import type { Metrics } from './metrics.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Answers what counts, and where the counts are read. */
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

  const requests = counter('http_requests', 'Answers', 'method', 'route', 'status');
  const durations = histogram(
    'http_request_duration',
    'From the headers of a request to the end of its answer',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    'method',
    'route',
  );
  const errors = counter('errors', 'Answers with a status of 5xx', 'route', 'code');
  const signUps = counter('sign_ups', 'Families that were not known before');
  const checkouts = counter('checkouts', 'Payment pages opened at the provider');
  const activations = counter('activations', 'Families the library has opened to', 'family');
  const activationTimes = histogram(
    'activation',
    'From the beginning of a subscription at the provider until the library is open',
    [1, 2, 5, 10, 20, 30, MINUTE, 5 * MINUTE, HOUR, 24 * HOUR],
  );
  const booksFinished = counter('books_finished', 'Books finished by a child for the first time');
  const adminLogins = counter('admin_logins', 'Sign-ins to the workshop', 'outcome');
  const refusedUploads = counter('refused_uploads', 'Files that were not taken', 'reason');
  const webhooks = counter('webhooks', 'Events of the payment provider', 'outcome');
  const webhookLag = histogram('webhook_lag', 'From an event to what the library made of it', [
    ...[1, 2, 5, 10, 30, MINUTE, 5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR],
  ]);
  const syncFailures = counter(
    'sync_failures',
    'Readings of what a provider holds that failed',
    'provider',
  );
  const surplus = counter('surplus_subscriptions', 'Second subscriptions ended', 'outcome');
  const flipbooks = counter('flipbooks', 'PDF files that were to be drawn', 'outcome');
  const chores = counter('chores', 'Runs of what the server does by itself', 'chore', 'outcome');
  const browserErrors = counter('browser_errors', 'Failures that browsers have told of', 'kind');
  if (connections) observeConnections(connections, registers);

  /** Counts as they were found by their labels, which costs more than counting does. */
  const known = new Map<
    string,
    { answers: Counter.Internal; durations: Histogram.Internal<never> }
  >();
  function countsOf(method: string, route: string, status: number) {
    const key = `${method} ${status} ${route}`;
    let counts = known.get(key);
    if (!counts) {
      counts = {
        answers: requests.labels({ method, route, status }),
        durations: durations.labels({ method, route }),
      };
      known.set(key, counts);
    }
    return counts;
  }

  // From zero on: of a count that appears with its first failure, Prometheus sees no increase.
  for (const provider of ['identity', 'payments'] as const) syncFailures.inc({ provider }, 0);
  for (const outcome of ['refunded', 'by_hand']) surplus.inc({ outcome }, 0);
  for (const outcome of ['synced', 'repeated', 'not_about_a_student', 'refused', 'failed']) {
    webhooks.inc({ outcome }, 0);
  }
  for (const outcome of ['opened', 'refused', 'locked', 'busy']) adminLogins.inc({ outcome }, 0);
  for (const reason of ['unauthorized', 'invalid_request', 'too_large']) {
    refusedUploads.inc({ reason }, 0);
  }
  for (const outcome of ['drawn', 'refused', 'failed']) flipbooks.inc({ outcome }, 0);
  for (const kind of browserFailures) browserErrors.inc({ kind }, 0);
  for (const family of ['new', 'returning']) activations.inc({ family }, 0);

  return {
    registry,
    metrics: {
      answered({ method, route, status, seconds, failure }) {
        // What no route has matched may be called anything.
        const counts =
          route === null ? countsOf('any', 'none', status) : countsOf(method, route, status);
        counts.answers.inc();
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
      webhookHeard(outcome, lag) {
        webhooks.inc({ outcome: outcome.replaceAll(' ', '_') });
        if (lag !== null) webhookLag.observe(lag);
      },
      syncFailed: (provider) => syncFailures.inc({ provider }),
      surplusEnded: (outcome) => surplus.inc({ outcome: outcome.replace(' ', '_') }),
      flipbookDrawn: (outcome) => flipbooks.inc({ outcome }),
      choreKnown: (chore) => chores.inc({ chore, outcome: 'failed' }, 0),
      choreDone: (chore, outcome) => chores.inc({ chore, outcome }),
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
    help: 'Callers that wait for a connection to the database',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
}
