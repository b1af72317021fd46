// The card that makes a recording, of a sound or of a sentence. Much of it stands for less than a second, in which a test
// on a slow machine may never look, so the page notes it.
import type { Locator } from '@playwright/test';

/**
 * Notes from now on what the card says, what its microphone hears and what it plays. Returns a function that tells what
 * was seen so far, in order: 'Opening the microphone..., Quiet, 3, 2, 1, Speak now, Good, Quiet, Off, plays Listen'.
 */
export async function watchRecorder(card: Locator): Promise<() => Promise<string>> {
  const seen = await card.evaluateHandle((root: HTMLElement) => {
    const changes: string[] = [];
    let before: string[] = [];
    const textOf = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText).join('');
    const look = () => {
      const meter = root.querySelector('[role=meter][aria-label=Microphone]');
      const playing = textOf('[aria-pressed=true]');
      const now = [
        textOf('[role=status]'),
        root.innerText.includes('Speak now') ? 'Speak now' : '',
        meter?.getAttribute('aria-valuetext') ?? '',
        playing && `plays ${playing}`,
      ];
      changes.push(...now.filter((text, at) => text !== '' && text !== before[at]));
      before = now;
    };
    new MutationObserver(look).observe(root, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['aria-valuetext', 'aria-pressed'],
    });
    return changes;
  });
  return async () => (await seen.jsonValue()).join(', ');
}
