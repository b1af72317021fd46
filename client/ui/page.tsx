import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { documentTitle, wordsOf } from '../../contracts/page-words.ts';
import { classNames } from './class-names.ts';
import { findPlace } from '../browser/way-back.ts';
import type { Elements } from './elements.ts';

/** The first screen keeps the browser's own focus; every later one takes it to its heading. */
let isFirstScreen = true;

/** Takes the focus to a screen's heading, so that a screen reader says where one is. */
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
 * One screen: sets the document's title and description, which are those of its address unless the
 * screen knows a better `title`, and holds the main landmark. On navigation the focus goes to
 * the screen's h1, so that a screen reader says where one is. `heading` is drawn as that h1; a
 * screen that draws its own leaves it out. `header` stands above the landmark.
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
    const words = wordsOf(path);
    document.title = documentTitle(title ?? words.title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.description);
  }, [title, path]);

  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    focusScreen(main.current);
    findPlace();
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
