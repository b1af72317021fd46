// `npm run -s phonics -- words ship said` and `npm run -s phonics -- book --level 3 story.txt` print one JSON object
// per line. Invalid input gives an error message and exit code 2.
import { newCommand, REFUSED } from './command.ts';
import { CannotAnswer, describeBook, describeWords } from './phonics-answer.ts';

const printJson = (answer: unknown) => console.log(JSON.stringify(answer));

const command = newCommand(
  'npm run -s phonics --',
  'Splits words, or checks a text, a JSON object a line.',
);
command
  .command('words <word...>')
  .description('how each word is made')
  .action((words: string[]) => describeWords(words).forEach(printJson));
command
  .command('book <file>')
  .description('what a child can read of a text file')
  .requiredOption('--level <level>', 'the book’s, a whole number from 1 to 9')
  .action((file: string, { level }: { level: string }) => printJson(describeBook(file, level)));

try {
  command.parse();
} catch (error) {
  if (!(error instanceof CannotAnswer)) throw error;
  console.error(error.message);
  process.exitCode = REFUSED;
}
