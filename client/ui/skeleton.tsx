import { classNames } from './class-names.ts';

/** A placeholder with the final size of content that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('rounded-2xl bg-paper-deep motion-safe:animate-glow', className)}
    />
  );
}
