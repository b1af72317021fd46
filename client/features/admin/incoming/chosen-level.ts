// The level that was chosen for the books that are brought in next. It lives as long as the page.
import { createStore } from 'zustand/vanilla';
import type { AskedLevel } from '../../../../contracts/incoming.ts';

interface ChosenLevel {
  level: AskedLevel;
}

export const chosenLevel = createStore<ChosenLevel>(() => ({ level: 'words' }));

/** Notes the level of the books that are brought in from now on. */
export const chooseLevel = (level: AskedLevel): void => chosenLevel.setState({ level });

/** Goes back to the level that is proposed: another owner may use this page next. */
export const forgetLevel = (): void => chosenLevel.setState(chosenLevel.getInitialState());
