// Simulates the translator of Chrome and Edge: wraps each text node in two `<font>` elements, also nodes that are
// added later, and skips elements with `translate="no"`. It does not change the words, so tests can find them.
import type { BrowserContext } from '@playwright/test';

const NOT_TRANSLATED =
  'script, style, noscript, textarea, code, svg, font, [translate=no], .notranslate';

/** Translates every page of `context`. Call it before the first page opens. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript((untouched) => {
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement) return;
      if (text.parentElement.closest(untouched) !== null) return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (node: Node) => {
      if (node instanceof Text) translate(node);
      else node.childNodes.forEach(translateAll);
    };
    const start = () => {
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateAll(target);
          else addedNodes.forEach(translateAll);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      translateAll(document.body);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }, NOT_TRANSLATED);
}
