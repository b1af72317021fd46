import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { documentTitle, copyOf } from '../../contracts/page-copy.ts';
import { classNames } from './class-names.ts';
import { restoreScroll } from '../browser/scroll-restoration.ts';
import type { Elements } from './elements.ts';

/** The first screen keeps the browser's focus; every later one moves it to its heading. */
let isFirstScreen = true;

/** Moves the focus to a screen's heading, so a screen reader announces the screen. */
export function focusScreen(main = document.querySelector('main')): void {
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

const widths = {
  narrow: 'max-w-xl',
  normal: 'max-w-4xl',
  wide: 'max-w-7xl',
  full: 'max-w-none',
} as const;

/**
 * The frame of a screen. Sets the document's title (`title`, or that of the address) and description, and
 * renders the main landmark. On navigation the focus moves to the screen's h1, so a screen reader announces
 * the screen. `heading` is rendered as that h1; omit it if the screen renders its own. `header` is rendered
 * above the landmark.
 */
export function Page({
  title,
  heading,
  header,
  width = 'normal',
  className,
  children,
}: {
  title?: string;
  heading?: ReactNode;
  header?: Elements;
  width?: keyof typeof widths;
  className?: string;
  children: Elements;
}) {
  const main = useRef<HTMLElement>(null);

  const [path] = useLocation();

  useEffect(() => {
    const copy = copyOf(path);
    document.title = documentTitle(title ?? copy.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', copy.description);
  }, [title, path]);

  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    focusScreen(main.current);
    restoreScroll();
  }, []);

  return (
    <>
      {header}
      <main
        ref={main}
        className={classNames(
          'mx-auto flex w-full grow flex-col px-4 py-6 sm:px-6 sm:py-8 lying:py-4',
          widths[width],
          className,
        )}
      >
        {heading !== undefined && <h1 className="mb-5 text-3xl sm:text-4xl">{heading}</h1>}
        {children}
      </main>
    </>
  );
}
