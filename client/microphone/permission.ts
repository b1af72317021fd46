// Whether the browser opens the microphone without asking. Its question takes the finger off a button that is held.

let isGranted = false;
let hasOpened = false;

/** Notes how the browser answered the last time: not every browser remembers, or says, what was allowed. */
export function noteAnswer(isOpen: boolean): void {
  hasOpened = isOpen;
}

/** Whether the browser will probably open the microphone without asking. */
export const mayRecord = (): boolean => isGranted || hasOpened;

/** Follows what the browser says of its permission. Call it before the first press, because the answer takes a moment. */
export async function followPermission(): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'microphone' as PermissionName });
    const update = () => void (isGranted = status.state === 'granted');
    update();
    status.onchange = update;
  } catch {
    // A browser that does not know the name asks at the first press.
  }
}
