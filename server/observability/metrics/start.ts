import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Metrics } from './metrics.ts';
import { noMetrics } from './metrics.ts';

export interface MetricsService {
  metrics: Metrics;
  /** The port that serves the metrics; null when they are off. */
  port: number | null;
  close(): Promise<void>;
}

/** Starts the metrics if `METRICS_PORT` is set. Throws BadConfiguration. */
export async function startMetrics(
  settings: Config['metrics'],
  { connections }: Pick<Database, 'connections'>,
): Promise<MetricsService> {
  if (settings === null) return { metrics: noMetrics, port: null, close: async () => {} };
  const [{ createPrometheusMetrics }, { listenForScrapes }] = await Promise.all([
    import('./prometheus.ts'),
    import('./listener.ts'),
  ]);
  const { metrics, registry } = createPrometheusMetrics(connections);
  const server = await listenForScrapes(settings, registry);
  const address = server.address();
  return {
    metrics,
    port: typeof address === 'object' ? (address?.port ?? null) : null,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
