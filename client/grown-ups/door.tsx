import { fetchCode } from '../loading/fetch-code.ts';
import { screen } from '../loading/screen.tsx';

const load = async () => (await import('./door-dialog.tsx')).DoorDialog;

/** The door. Its code is fetched when it is first shown. */
export const Door = screen(load, null);

/** Fetches the code of the door before anybody asks for it, so that it is there without a network. */
export function fetchDoor(): void {
  fetchCode(load, { isAwaited: false }).catch(() => {
    // It is fetched again when the door is shown.
  });
}
