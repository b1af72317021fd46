import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

function CardTitle({ children, className }: { children: ReactNode; className?: string }) {
  return <h2 className={classNames('mb-4 text-2xl', className)}>{children}</h2>;
}

/** A card. `Card.Title` is its second-level heading. */
function CardSheet({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames(
        'rounded-card border border-line bg-page p-5 shadow-card sm:p-7',
        className,
      )}
      {...rest}
    >
      {children}
    </section>
  );
}

export const Card = Object.assign(CardSheet, { Title: CardTitle });
