// The child's path: the steps that have books, and how many of them the child has finished.
import type { Path } from '../../../contracts/path.ts';
import { levelOfStep, type StepId, stepIds } from '../../../domain/teaching-steps.ts';
import { keyOf } from '../../../phonics/keys.ts';
import { phonograms } from '../../../phonics/phonograms.ts';
import { faceOf } from '../../../phonics/step-faces.ts';
import { titleOf } from '../../../phonics/steps.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import { stepAt } from '../catalogue/teaching-order.ts';
import type { StudentReading } from './student-reading.ts';

const present = (id: StepId) => {
  return { id, level: levelOfStep(id), face: faceOf(id), title: titleOf(id) };
};
const stones = stepIds.map(present);

const sounds = Object.fromEntries(
  phonograms.filter(({ sound }) => sound !== '').map((row) => [keyOf(row), row.sound]),
);

/** Returns the path of a child over the books of the library. */
export function presentPath(shelf: Shelf, reading: StudentReading): Path {
  const steps = [...shelf.byStep].flatMap(([position, books]) => {
    const stone = stones[position];
    if (stone === undefined) return [];
    const finished = books.filter((book) => reading.stateOf(book) === 'finished').length;
    return [{ ...stone, books: books.length, finished }];
  });
  return { step: stepAt(reading.step) ?? '1.1', steps, sounds };
}
