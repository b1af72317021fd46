// `npm run doctor`: examines the settings of a library and everything they name, and says what is wrong and how to
// fix it. Changes nothing. The exit code is 1 if something is wrong.
import { withoutSecrets } from '../server/observability/log.ts';
import { LOCAL, newCommand } from './command.ts';
import { readDoctorSettings } from './config.ts';
import { examine } from './doctor/examine.ts';
import { conclusionOf, lineOf } from './doctor/finding.ts';

async function main(): Promise<void> {
  const { local = false } = newCommand(
    'npm run doctor --',
    'Checks the settings of a library and everything they name, and says how to fix what is wrong.',
  )
    .option(...LOCAL)
    .parse()
    .opts<{ local?: boolean }>();
  const settings = readDoctorSettings(local);
  const findings = await examine(settings, Date.now);
  for (const finding of findings) console.log(withoutSecrets(lineOf(finding)));
  console.log(`\n${conclusionOf(findings)}`);
  process.exitCode = findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

await main();
