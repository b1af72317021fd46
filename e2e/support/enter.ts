// Makes a browser one in which somebody has signed in before.
import type { BrowserContext, Request } from '@playwright/test';

/** Leaves `kept` in what the browser keeps for `origin`, in place of all that it kept there. */
export async function enterWith(
  context: BrowserContext,
  origin: string,
  kept: Record<string, string>,
): Promise<void> {
  const pages = context.pages().filter((page) => page.url() !== 'about:blank');
  if (pages.length > 0) {
    // A page that stays open would write back who was here before.
    await Promise.all(pages.map((page) => page.goto('about:blank')));
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    return;
  }
  // Nothing is kept yet, and the first page can do it itself: another, only for this, costs as much as a small test.
  const script = await context.addInitScript(
    (wanted) => {
      if (window.origin !== wanted.origin) return;
      for (const [name, value] of Object.entries(wanted.kept)) localStorage.setItem(name, value);
    },
    { origin, kept },
  );
  const leave = (request: Request) => {
    if (!request.isNavigationRequest() || !request.url().startsWith(`${origin}/`)) return;
    context.off('requestfinished', leave);
    // It must not bring back who has signed out since.
    void script.dispose();
  };
  context.on('requestfinished', leave);
}
