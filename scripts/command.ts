// How every command line of the project is read: each has `--help`, and refuses what it does not know.
import { Command } from 'commander';

/** The exit code of a command that was refused before it did anything. */
export const REFUSED = 2;

/** `name` is what is typed, such as `npm run backup --`. */
export function newCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .allowExcessArguments(false)
    .helpCommand(false)
    .showHelpAfterError(`Nothing was done. ${name} --help says what there is.`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : REFUSED));
}

/** For a command that is about a library's data. */
export const LOCAL = [
  '--local',
  'the library that npm start has on this machine, instead of the one of the settings',
] as const;
