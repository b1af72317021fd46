// `npm run -s phonics -- words ship said` and `npm run -s phonics -- book --level 3 story.txt`: one JSON
// object a line. Whatever cannot be checked gets a sentence and exit code 2.
import { answerPhonics, CannotAnswer } from './phonics-answer.ts';

try {
  for (const line of answerPhonics(process.argv.slice(2))) console.log(JSON.stringify(line));
} catch (error) {
  if (!(error instanceof CannotAnswer)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
