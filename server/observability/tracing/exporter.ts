import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * Sends spans to a collector. Calls `report` once when sending begins to fail; spans that cannot be sent are
 * lost. OTLPTraceExporter reads `OTEL_EXPORTER_OTLP_HEADERS` and similar variables itself.
 */
export function createExporter(endpoint: string, report: (error: unknown) => void): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const hasFailed = code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing) report(error);
        isFailing = hasFailed;
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
