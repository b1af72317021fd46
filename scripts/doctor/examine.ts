// Everything that the doctor examines, in the order in which an owner sets up a library.
import type { Config } from '../../server/config/config.ts';
import { examineDatabase } from './database.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import { examineIdentity } from './identity.ts';
import { examineLibrary } from './library.ts';
import { examineMail } from './mail.ts';
import { examineObjects } from './objects.ts';
import { examinePayments } from './payments.ts';
import { examineProducts } from './products.ts';
import { examineShop } from './shop.ts';

export interface ExaminedSettings {
  /** Null if the settings are too incomplete to examine anything else. */
  config: Config | null;
  /** What is wrong with the settings, one sentence for each error. */
  complaints: readonly string[];
  /** Which library this is, in words. */
  kind: string;
}

const isTest = ({ payments }: Config) => !payments.secretKey.includes('_live_');

function examineSettings({ config, complaints, kind }: ExaminedSettings): Finding[] {
  if (complaints.length > 0) return complaints.map((text) => wrong('settings', text));
  if (config === null) return [];
  const money = isTest(config) ? 'no money moves' : 'real money';
  return [
    ok('settings', `Complete, for ${kind} at ${config.publicUrl}; ${money}.`),
    examineObservability(config),
    ...examineShop(config),
  ];
}

/** Says whether metrics and traces are on. Both are optional, so the verdict is always `ok`. */
export function examineObservability({
  metrics,
  tracing,
}: Pick<Config, 'metrics' | 'tracing'>): Finding {
  const metricsText = metrics
    ? `Metrics are served at ${metrics.host}:${metrics.port}.`
    : 'Metrics are off: METRICS_PORT turns them on.';
  return ok(
    'watching',
    tracing ? `${metricsText} Traces go to ${new URL(tracing.endpoint).host}.` : metricsText,
  );
}

/** Examines everything. `now` returns epoch milliseconds. */
export async function examine(examined: ExaminedSettings, now: () => number): Promise<Finding[]> {
  const settings = examineSettings(examined);
  const { config } = examined;
  if (config === null) {
    return [...settings, unknown('all else', 'Not checked until the settings are fixed.')];
  }
  const found = await Promise.all([
    examinePayments(config, now),
    examineProducts(config),
    examineIdentity(config, now),
    examineDatabase(config, now),
    examineObjects(config),
    examineLibrary(config),
    examineMail(config),
  ]);
  return [...settings, ...found.flat()];
}
