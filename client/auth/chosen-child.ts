// Which child of the family reads on this device. A family with one child chooses none, and its calls name none. All
// tabs of a browser read as the same child: a tab follows when another one has chosen.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveItem } from '../browser/storages.ts';
import { childKeyOf, readChild, type RememberedChild, storageKeyOf } from './remembered-child.ts';
import { sessionStore } from './session-state.ts';

export { childKeyOf };

interface Choice {
  uid: string | null;
  /** Null if this device has not been told who reads. */
  child: RememberedChild | null;
  /** Counts the changes from one child to another on this page. */
  switches: number;
}

const uidNow = () => sessionStore.getState().identity?.uid ?? null;

const store = createStore<Choice>(() => ({
  uid: uidNow(),
  child: readChild(uidNow()),
  switches: 0,
}));
// Not at every change of the session: a choice that could not be stored outlives a renewed token.
sessionStore.subscribe(() => {
  const uid = uidNow();
  if (uid !== store.getState().uid) store.setState({ uid, child: readChild(uid) });
});

const idOf = ({ uid, child }: Choice) => child?.id ?? uid;

/** Returns the child whose data the calls of this device are about; null for the account's first one. */
export const chosenChild = (): string | null => store.getState().child?.id ?? null;

/** Returns the chosen child, as it is remembered; null if this device has not been told. */
export const rememberedChild = (): RememberedChild | null => store.getState().child;

/** Returns the id of the child that reads: until one is chosen, that is the account's id. Null for a visitor. */
export const readingChild = (): string | null => idOf(store.getState());

/** Returns the id of the child that reads; undefined for a visitor. */
export const useChildId = (): string | undefined =>
  useStore(store, (now) => idOf(now) ?? undefined);

const childKeyIn = (now: Choice) =>
  now.uid === null ? undefined : childKeyOf(now.uid, idOf(now) ?? '');

/** Returns the end of the keys of the child that reads; undefined for a visitor. */
export const useChildKey = (): string | undefined => useStore(store, childKeyIn);

/** The same outside of a component. */
export const childKeyNow = (): string | undefined => childKeyIn(store.getState());

/** Calls `listener` when another child reads on this device, or nobody. Returns a function to unsubscribe. */
export function watchChildKey(listener: () => void): () => void {
  return store.subscribe((now, before) => {
    if (childKeyIn(now) !== childKeyIn(before)) listener();
  });
}

/** Returns the chosen child, as it is remembered; null if this device has not been told. */
export const useChosenChild = (): RememberedChild | null => useStore(store, ({ child }) => child);

/** Whether this device has been told who reads. */
export const useIsChildChosen = (): boolean => useChosenChild() !== null;

/** Changes with each change from one child to another. Screens that are keyed by it keep nothing of the child before. */
export const useChildSwitches = (): number => useStore(store, ({ switches }) => switches);

/** Remembers the child, here and for the next visit. Null forgets it. */
export function rememberChild(child: RememberedChild | null): void {
  const { uid, child: before, switches } = store.getState();
  if (uid === null) return;
  // If the storage is full, the choice lasts as long as the page.
  if (child === null) localStorage.removeItem(storageKeyOf(uid));
  else saveItem(localStorage, storageKeyOf(uid), JSON.stringify(child));
  store.setState({ child, switches: switches + (child?.id === before?.id ? 0 : 1) });
}

/** Calls `listener` when another tab has chosen another child, or forgotten it. This tab reads as that child by then. */
export function watchChosenChild(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    const { uid, child: before, switches } = store.getState();
    if (uid === null || (key !== null && key !== storageKeyOf(uid))) return;
    const child = readChild(uid);
    if (child?.id === before?.id) return;
    store.setState({ child, switches: switches + 1 });
    listener();
  });
}
