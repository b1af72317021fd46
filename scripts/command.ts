// How every command line of the project is read: each has `--help`, and refuses what it does not know.
import { Command, InvalidArgumentError } from 'commander';

/** The exit code of a command that was refused before it did anything. */
export const REFUSED = 2;

/** `name` is what is typed, such as `npm run backup --`. */
export function newCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .allowExcessArguments(false)
    .showHelpAfterError(`Nothing was done. ${name} --help says what there is.`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : REFUSED));
}

/** Reads the name of something to be made: what was meant for an option, or for nothing, makes nothing. */
export function newName(typed: string): string {
  if (/^(\s*|-.*|help)$/.test(typed)) {
    throw new InvalidArgumentError('It must be a name, and no option.');
  }
  return typed;
}

/** For a command that is about a library's data. */
export const LOCAL = [
  '--local',
  'the library that npm start has on this machine, instead of the one of the settings',
] as const;
