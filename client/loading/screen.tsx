import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from './fetch-code.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/**
 * A screen, or a part of one, whose code comes when it is first shown, with `meanwhile` in its place.
 * Unlike React's `lazy`, which keeps what it has once shown in the place for a third of a second, it
 * stands as soon as its code is here. A failure to fetch is the error boundary's.
 */
export function screen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <PageSkeleton />,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;

  return function FetchedScreen(props: P) {
    const [Screen, setScreen] = useState(() => fetched);
    useEffect(() => {
      if (Screen !== null) return;
      fetchCode(load).then(
        (component) => {
          fetched = component;
          setScreen(() => component);
        },
        // An error boundary hears only of what is thrown while a screen is drawn.
        (error: unknown) =>
          setScreen(() => {
            throw error;
          }),
      );
    }, [Screen]);
    return Screen === null ? meanwhile : <Screen {...props} />;
  };
}
