import { Check, HandHelping, X } from 'lucide-react';
import type { HeardMark } from '../../../domain/heard-words.ts';

const signs = { well: Check, helped: HandHelping, missed: X };

/** The sign of a mark. Its name stands beside it. */
export function MarkSign({ mark, className }: { mark: HeardMark; className: string }) {
  const Sign = signs[mark];
  return <Sign className={className} strokeWidth={2.5} aria-hidden="true" />;
}
