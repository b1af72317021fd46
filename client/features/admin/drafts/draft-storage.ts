import { createStore } from 'zustand/vanilla';

/**
 * - `browser`: in localStorage, until the owner saves.
 * - `tab`: in sessionStorage, because localStorage is full.
 * - `second-tab`: in sessionStorage, because localStorage holds another tab's draft.
 * - `nowhere`: both storages are full.
 */
export type DraftStorage = 'browser' | 'tab' | 'second-tab' | 'nowhere';

/** Where the last draft was stored: the browser's storage may be full, or may hold another tab's draft. */
export const draftStorage = createStore<DraftStorage>(() => 'browser');
