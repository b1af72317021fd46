// Everything the doctor looks at, in the order in which a library is set up.
import type { Config } from '../../server/config/config.ts';
import { examineDatabase } from './database.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import { examineIdentity } from './identity.ts';
import { examineLibrary } from './library.ts';
import { examineObjects } from './objects.ts';
import { examinePayments } from './payments.ts';
import { examineProducts } from './products.ts';

export interface Patient {
  /** Null where so little is set that nothing can be asked. */
  config: Config | null;
  /** What is wrong with the settings, a sentence each. */
  complaints: readonly string[];
  /** In words, which library is looked at. */
  kind: string;
}

const isTest = ({ payments }: Config) => !payments.secretKey.includes('_live_');

function examineSettings({ config, complaints, kind }: Patient): Finding[] {
  if (complaints.length > 0) return complaints.map((text) => wrong('settings', text));
  if (config === null) return [];
  const money = isTest(config) ? 'no money moves' : 'real money';
  return [
    ok('settings', `Complete, for ${kind} at ${config.publicUrl}; ${money}.`),
    watchOf(config),
  ];
}

/** Whether anybody could see from outside how the library does; it need not be so. */
export function watchOf({ metrics, tracing }: Pick<Config, 'metrics' | 'tracing'>): Finding {
  const told = metrics
    ? `Metrics are told at ${metrics.host}:${metrics.port}.`
    : 'Metrics are off: METRICS_PORT turns them on.';
  return ok('watching', tracing ? `${told} Traces go to ${new URL(tracing.endpoint).host}.` : told);
}

/** Looks at everything. `now` is epoch milliseconds. */
export async function examine(patient: Patient, now: () => number): Promise<Finding[]> {
  const settings = examineSettings(patient);
  const { config } = patient;
  if (config === null) {
    return [...settings, unknown('all else', 'Not looked at before the settings are mended.')];
  }
  const found = await Promise.all([
    examinePayments(config, now),
    examineProducts(config),
    examineIdentity(config, now),
    examineDatabase(config, now),
    examineObjects(config),
    examineLibrary(config),
  ]);
  return [...settings, ...found.flat()];
}
