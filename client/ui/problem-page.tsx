import type { ReactNode } from 'react';
import { Problem } from './problem.tsx';

/** Replaces a whole screen that cannot be shown. */
export function ProblemPage(problem: { title: string; text: string; action: ReactNode }) {
  return (
    <main className="flex grow flex-col justify-center px-4 py-10">
      <h1 className="sr-only">Step Into Reading</h1>
      <Problem {...problem} />
    </main>
  );
}
