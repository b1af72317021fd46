// Whether the library was open for the family when this browser last knew. If so its shelves are asked
// for along with the subscription's status, and not a round trip after it; the server decides on each.

const KEY = 'open_library';

export const openLibrary = {
  isLikely: (): boolean => localStorage.getItem(KEY) !== null,
  note(isOpen: boolean): void {
    if (isOpen) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  },
};
