import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from './fetch-code.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/**
 * Returns a component whose code is fetched when it is first rendered; `placeholder` is shown meanwhile. Unlike
 * React's `lazy`, which keeps a fallback on screen for a third of a second, it renders as soon as its code has
 * loaded. A failed fetch is thrown to the error boundary.
 */
export function screen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = <PageSkeleton />,
): ComponentType<P> & { preload: () => Promise<void> } {
  let loaded: ComponentType<P> | null = null;

  /** Fetches the code in advance. If that fails, it is fetched when it is rendered. */
  const preload = () =>
    load().then(
      (component) => void (loaded = component),
      () => {},
    );

  function FetchedScreen(props: P) {
    const [Screen, setScreen] = useState(() => loaded);
    useEffect(() => {
      if (Screen !== null) return;
      fetchCode(load).then(
        (component) => {
          loaded = component;
          setScreen(() => component);
        },
        // An error boundary catches only errors that are thrown while rendering.
        (error: unknown) =>
          setScreen(() => {
            throw error;
          }),
      );
    }, [Screen]);
    return Screen === null ? placeholder : <Screen {...props} />;
  }
  return Object.assign(FetchedScreen, { preload });
}
