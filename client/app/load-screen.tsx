import type { ComponentType, ReactNode } from 'react';
import { screen } from '../loading/screen.tsx';

/** Returns a screen that shows answers of the server. What it needs for that is fetched together with its code. */
export const familyScreen = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder?: ReactNode,
) =>
  screen(async () => {
    const [{ withAnswers }, Screen] = await Promise.all([import('./family-screen.tsx'), load()]);
    return withAnswers(Screen);
  }, placeholder);
