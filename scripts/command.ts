// Parses the command line of every script: each has `--help`, and refuses unknown options and arguments.
import { Command, InvalidArgumentError } from 'commander';
import { withoutSecrets } from '../server/observability/log.ts';

/** The exit code of a command that was refused and did nothing. */
export const REFUSED = 2;

/** `name` is what a user types, such as `npm run backup --`. */
export function newCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .allowExcessArguments(false)
    .configureOutput({ outputError: (text, write) => write(withoutSecrets(text)) })
    .showHelpAfterError(`Nothing was done. ${name} --help says what there is.`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : REFUSED));
}

/** Reads the name of something to create. Throws for an empty name, an option, or `help`: all are typing errors. */
export function newName(typed: string): string {
  if (/^(\s*|-.*|help)$/.test(typed)) {
    throw new InvalidArgumentError('It must be a name, not an option.');
  }
  return typed;
}

/** The option of each command that works on a library's data. */
export const LOCAL = [
  '--local',
  'the library that npm start has on this machine, instead of the one of the settings',
] as const;
