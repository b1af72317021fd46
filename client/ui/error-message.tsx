import type { ReactNode } from 'react';

/** Why an action failed, beside the button that can be pressed again. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control bg-loss-wash px-4 py-3 font-bold text-loss">
      {children}
    </p>
  );
}
