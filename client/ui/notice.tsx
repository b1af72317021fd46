import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

/** A calm notice for a parent: an icon, a title, an explanation and an action. */
export function Notice({
  icon,
  title,
  text,
  action,
  titleAs: Title = 'h2',
  className,
}: {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: Elements;
  titleAs?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'flex flex-col gap-4 rounded-card border-2 border-sea/35 bg-sea-wash p-4 sm:flex-row sm:items-center sm:p-5',
        className,
      )}
    >
      {/* On a phone the text has the full width, below the icon and title. */}
      <div className="grid grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:gap-y-1">
        <span className="flex size-12 items-center justify-center self-start rounded-2xl bg-page text-sea sm:row-span-2 [&_svg]:size-6">
          {icon}
        </span>
        <Title className="text-lg leading-snug">{title}</Title>
        <p className="max-w-prose max-sm:col-span-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
