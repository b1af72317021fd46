// The alert rules and their documentation match the exported metrics.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPrometheusMetrics } from './prometheus.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const docs = read('docs/operations.md');

const { registry } = createPrometheusMetrics(() => ({ open: 1, idle: 1, waiting: 0 }));
const exported = registry.getMetricsAsArray().map(({ name }) => name);

test('rules use exported metrics only', () => {
  const used = rules.match(/\b(?:library|process|nodejs)_\w+/g) ?? [];
  expect(used.length).toBeGreaterThan(10);
  for (const name of used) expect(exported).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

test('each rule and each metric of the library is documented', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThan(10);
  for (const name of alerts) expect(docs).toContain(`\`${name}\``);
  const ours = exported.filter((name) => name.startsWith('library_'));
  for (const name of ours) expect(docs).toContain(`\`${name.replace('library_', '')}\``);
});
