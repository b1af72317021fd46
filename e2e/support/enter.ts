// Signs somebody in to a browser by writing its storage.
import type { BrowserContext, Request } from '@playwright/test';

/** Replaces all local storage of `origin` with `kept`. */
export async function enterWith(
  context: BrowserContext,
  origin: string,
  kept: Record<string, string>,
): Promise<void> {
  const pages = context.pages().filter((page) => page.url() !== 'about:blank');
  if (pages.length > 0) {
    // An open page would write the previous sign-in back.
    await Promise.all(pages.map((page) => page.goto('about:blank')));
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    return;
  }
  // The storage is still empty, so a script in the first page can write it. An extra page would take too long.
  const script = await context.addInitScript(
    (wanted) => {
      if (window.origin !== wanted.origin) return;
      for (const [name, value] of Object.entries(wanted.kept)) localStorage.setItem(name, value);
    },
    { origin, kept },
  );
  const disposeAfterNavigation = (request: Request) => {
    if (!request.isNavigationRequest() || !request.url().startsWith(`${origin}/`)) return;
    context.off('requestfinished', disposeAfterNavigation);
    // A later navigation must not undo a sign-out.
    void script.dispose();
  };
  context.on('requestfinished', disposeAfterNavigation);
}
