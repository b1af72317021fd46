// The alarm rules and what is written about them: they name what the library tells, and nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPrometheusMetrics } from './prometheus.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const docs = read('docs/operations.md');

const { registry } = createPrometheusMetrics(() => ({ open: 1, idle: 1, waiting: 0 }));
const told = registry.getMetricsAsArray().map(({ name }) => name);

test('a rule asks for nothing that is not told', () => {
  const asked = rules.match(/\b(?:library|process|nodejs)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  for (const name of asked) expect(told).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

test('each rule and each metric of ours is explained', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThan(10);
  for (const name of alerts) expect(docs).toContain(`\`${name}\``);
  const ours = told.filter((name) => name.startsWith('library_'));
  for (const name of ours) expect(docs).toContain(`\`${name.replace('library_', '')}\``);
});
