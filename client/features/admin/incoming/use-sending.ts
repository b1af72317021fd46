import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../login/me.ts';
import { sendQueue } from './sending.ts';
import { useIncomingWatch } from './use-incoming-watch.ts';

const FAILED = 'Your files wait to be sent';

/**
 * Goes on sending once somebody is in the workshop, watches what becomes of the files, and ends the session where the library
 * says that it is over.
 */
export function useSending(onSessionOver: (failure?: string) => void): void {
  const username = useQuery(meQuery()).data?.username ?? '';
  useEffect(() => sendQueue.goOn(username), [username]);
  useEffect(
    () =>
      sendQueue.store.subscribe(({ isSessionOver }, before) => {
        if (isSessionOver && !before.isSessionOver) onSessionOver(FAILED);
      }),
    [onSessionOver],
  );
  useIncomingWatch(onSessionOver);
}
