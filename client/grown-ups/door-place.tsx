import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useAsksGrownUp } from '../auth/asks-grown-up.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { wishStore } from './ask-first.ts';
import { Door, fetchDoor } from './door.tsx';
import { openDoor } from './open-door.ts';

const close = () => wishStore.setState(null, true);

/** Shows the door on any screen when somebody asks for what is behind it. */
export function DoorPlace() {
  const wish = useStore(wishStore);
  const asks = useAsksGrownUp();
  const [path] = useLocation();
  const returnFocusTo = useReturnFocus(wish !== null);
  useEffect(() => {
    if (asks) fetchDoor();
  }, [asks]);
  // A screen takes its door with it.
  useEffect(() => close, [path, asks]);
  useEffect(() => {
    if (wish !== null) returnFocusTo(wish.tapped);
  }, [wish, returnFocusTo]);
  if (wish === null) return null;
  return (
    <Door
      onClose={close}
      onOpen={() => {
        openDoor();
        close();
        wish.action();
      }}
    />
  );
}
