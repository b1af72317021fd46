import { expect, test } from 'vitest';
import { examineObservability } from './examine.ts';

const metrics = { host: 'localhost', port: 9464 };
const tracing = {
  endpoint: 'https://collector.example.com/otlp?key=secret',
  serviceName: 'a-library',
  sampler: 'always_on',
  ratio: 1,
} as const;

test.each([
  [null, null, 'Metrics are off: METRICS_PORT turns them on.'],
  [metrics, null, 'Metrics are served at localhost:9464.'],
  [metrics, tracing, 'Metrics are served at localhost:9464. Traces go to collector.example.com.'],
])('reports metrics and tracing, always with the verdict ok', (one, other, text) => {
  const finding = examineObservability({ metrics: one, tracing: other });
  expect(finding).toEqual({ about: 'watching', verdict: 'ok', text });
});
