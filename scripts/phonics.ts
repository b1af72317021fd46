// `npm run -s phonics -- words ship said` and `npm run -s phonics -- book --step 3.2 story.txt` print one JSON object
// per line. Invalid input gives an error message and exit code 2.
import { newCommand, REFUSED } from './command.ts';
import { Option } from 'commander';
import { type Accent, accents, DEFAULT_ACCENT } from '../phonics/accents/accent.ts';
import { CannotAnswer, describeBook, describeWords, type Goal } from './phonics-answer.ts';

const accentOption = () =>
  new Option('--accent <accent>', 'how words are pronounced')
    .choices(accents)
    .default(DEFAULT_ACCENT);
const printJson = (answer: unknown) => console.log(JSON.stringify(answer));

const command = newCommand(
  'npm run -s phonics --',
  'Splits words, or checks a text, a JSON object a line.',
);
command
  .command('words <word...>')
  .description('how each word is made')
  .addOption(accentOption())
  .action((words: string[], { accent }: { accent: Accent }) =>
    describeWords(words, accent).forEach(printJson),
  );
command
  .command('book <file>')
  .description('what a child can read of a text file')
  .option('--level <level>', 'the book’s, a whole number from 1 to 9')
  .option('--step <step>', 'instead of a level: one of its steps, such as 3.2')
  .addOption(accentOption())
  .action((file: string, { accent, ...goal }: Goal & { accent: Accent }) =>
    printJson(describeBook(file, goal, accent)),
  );
command
  .command('benchmark')
  .description('how often the engine is right, as in docs/phonics-benchmark.md')
  .action(async () => {
    const { benchmarkPage } = await import('./phonics-benchmark.ts');
    process.stdout.write(await benchmarkPage());
  });

try {
  await command.parseAsync();
} catch (error) {
  if (!(error instanceof CannotAnswer)) throw error;
  console.error(error.message);
  process.exitCode = REFUSED;
}
