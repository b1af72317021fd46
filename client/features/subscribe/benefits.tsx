import type { ReactNode } from 'react';
import type { Elements } from '../../ui/elements.ts';

/** One benefit of a subscription. */
export function Benefit({ icon, title, text }: { icon: Elements; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-2xl bg-sea-wash text-sea [&_svg]:size-7">
        {icon}
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

/** One assurance for the parent, below the subscribe button. */
export function Assurance({ icon, children }: { icon: Elements; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2 whitespace-nowrap text-[0.95rem] text-ink [&_svg]:size-4 [&_svg]:text-sea">
      {icon}
      <span>{children}</span>
    </li>
  );
}
