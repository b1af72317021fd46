/**
 * Calls `onOther` once the parent does something else on this page than waiting: types, or presses a
 * button or link outside of `own`. Answers how to stop watching.
 */
export function watchForOtherDeeds(own: Element, onOther: () => void): () => void {
  const done = new AbortController();
  const notice = ({ type, target }: Event) => {
    if (!(target instanceof Element) || own.contains(target)) return;
    if (type === 'click' && target.closest('a, button') === null) return;
    done.abort();
    onOther();
  };
  for (const type of ['input', 'click']) {
    document.addEventListener(type, notice, { capture: true, signal: done.signal });
  }
  return () => done.abort();
}
