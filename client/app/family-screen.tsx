// What a screen needs that shows answers of the server. A visitor's first screens do without, and without its code.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '../api/queries.ts';
import { followChild } from '../family/child-changes.ts';
import { BehindDoor } from '../grown-ups/behind-door.tsx';
import { DoorPlace } from '../grown-ups/door-place.tsx';

followChild();

/** Returns the screen with the answers and the door to what is a grown-up's. */
export function withAnswers<P extends object>(Screen: ComponentType<P>): ComponentType<P> {
  return function ScreenWithAnswers(props: P) {
    return (
      <QueryClientProvider client={queryClient}>
        <Screen {...props} />
        <DoorPlace />
      </QueryClientProvider>
    );
  };
}

/** Returns the screen behind the door. */
export function behindDoor<P extends object>(Screen: ComponentType<P>): ComponentType<P> {
  return function ScreenBehindDoor(props: P) {
    return (
      <BehindDoor>
        <Screen {...props} />
      </BehindDoor>
    );
  };
}
