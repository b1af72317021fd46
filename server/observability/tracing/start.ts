import type { TracingSettings } from '../../config/observability-settings.ts';
import type { TracingParts } from './opentelemetry.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Traces where `OTEL_EXPORTER_OTLP_ENDPOINT` says where to. */
export async function startTracing(
  settings: TracingSettings | null,
  parts: TracingParts,
): Promise<Tracing> {
  if (settings === null) return noTracing;
  const { createTracing } = await import('./opentelemetry.ts');
  return createTracing(settings, parts);
}
