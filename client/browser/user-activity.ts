/**
 * Calls `onOther` once when the parent types, or clicks a button or link outside `own`. Returns a function to
 * stop watching.
 */
export function onOtherActivity(own: Element, onOther: () => void): () => void {
  const done = new AbortController();
  const handleEvent = ({ type, target }: Event) => {
    if (!(target instanceof Element) || own.contains(target)) return;
    if (type === 'click' && target.closest('a, button') === null) return;
    done.abort();
    onOther();
  };
  for (const type of ['input', 'click']) {
    document.addEventListener(type, handleEvent, { capture: true, signal: done.signal });
  }
  return () => done.abort();
}
