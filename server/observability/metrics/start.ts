import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Metrics } from './metrics.ts';
import { noMetrics } from './metrics.ts';

export interface MetricsService {
  metrics: Metrics;
  /** The port on which they are read; null while they are off. */
  port: number | null;
  close(): Promise<void>;
}

/** Counts and tells where `METRICS_PORT` asks for it. Throws BadConfiguration. */
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
