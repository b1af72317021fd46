// Selects which requests are traced. The sampler names are those of the standard
// (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/#general-sdk-configuration).
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../../config/observability-settings.ts';

export function createSampler({
  sampler,
  ratio,
}: Pick<TracingSettings, 'sampler' | 'ratio'>): Sampler {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[sampler.replace('parentbased_', '') as 'always_on' | 'always_off' | 'traceidratio']();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
