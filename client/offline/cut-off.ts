import { useIsOffline } from '../api/connection.ts';
import { useCanKeep } from './worker.ts';

/**
 * Whether the library cannot be reached and this device shows what it keeps. Where nothing is kept, as in a private window,
 * this is never so: there a screen says that it could not be loaded.
 */
export function useIsCutOff(): boolean {
  const isOffline = useIsOffline();
  const canKeep = useCanKeep();
  return isOffline && canKeep;
}
