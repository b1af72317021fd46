import type { TracingSettings } from '../../config/observability-settings.ts';
import type { TracingParts } from './opentelemetry.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Starts tracing if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export async function startTracing(
  settings: TracingSettings | null,
  parts: TracingParts,
): Promise<Tracing> {
  if (settings === null) return noTracing;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing(settings, parts);
}
