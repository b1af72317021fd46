import { useEffect, useState, type ComponentType } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * A screen whose code comes when it is first shown. Unlike React's `lazy`, which keeps what it has once
 * shown in the place for a third of a second, it stands as soon as its code is here. A failure to fetch
 * is the error boundary's; shown again, the screen is fetched again.
 */
export function screen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Screen: ComponentType<P> | null = null;

  return function FetchedScreen(props: P) {
    const [, setFetched] = useState(Screen !== null);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Screen !== null) return;
      load().then(
        (loaded) => {
          Screen = loaded;
          setFetched(true);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure !== null) throw failure.error;
    return Screen === null ? <PageSkeleton /> : <Screen {...props} />;
  };
}
