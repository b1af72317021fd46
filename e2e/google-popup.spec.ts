// Browsers block a popup that opens long after the tap, so it must open in the tap's own task.
import { hold } from './support/answers.ts';
import { expect, test } from './support/journey.ts';

declare global {
  interface Window {
    isFrameReady?: boolean;
    /** Whether each popup was opened in the task of the click that asked for it. */
    opened: boolean[];
  }
}

const buttons = {
  '/': 'Sign In With Google',
  '/signin': 'Sign In With Google',
  '/signup': 'Sign Up With Google',
};

for (const [path, name] of Object.entries(buttons)) {
  test(`on ${path} the popup opens in the task of the tap, even when the network does not respond`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.opened = [];
      let isInTask = false;
      addEventListener(
        'click',
        () => {
          isInTask = true;
          setTimeout(() => (isInTask = false));
        },
        { capture: true },
      );
      const { open } = window;
      window.open = (...given) => {
        window.opened.push(isInTask && navigator.userActivation.isActive);
        return open.apply(window, given);
      };
      // Detects when the stand-in's frame has answered the SDK.
      const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        set(hear: (event: MessageEvent) => void) {
          set?.call(this, (event: MessageEvent<{ kind?: string } | null>) => {
            hear(event);
            if (event.data?.kind === 'answer') window.isFrameReady = true;
          });
        },
      });
    });
    await page.goto(path);
    await page.getByRole('button', { name }).waitFor();
    await page.waitForFunction(() => window.isFrameReady);
    const held = await hold(page, /./);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name }).click();
    await popup;
    expect(await page.evaluate(() => window.opened)).toEqual([true]);
    await held.release();
  });
}
