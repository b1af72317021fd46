// Keeps the page the child sees on the server, in order: one call at a time, and of the pages turned
// meanwhile only the newest. A child who leafs fast neither floods the server nor ends on an old page.

export interface PageRecorder {
  record(page: number): void;
}

/** `save` stores a page (counted from 1); `onFailure` hears of a page that could not be stored. */
export function createPageRecorder(
  save: (page: number) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): PageRecorder {
  let waiting: number | null = null;
  let busy = false;

  async function drain(): Promise<void> {
    busy = true;
    while (waiting !== null) {
      const page = waiting;
      waiting = null;
      try {
        await save(page);
      } catch (error) {
        onFailure(error);
      }
    }
    busy = false;
  }

  return {
    record(page) {
      waiting = page;
      if (!busy) void drain();
    },
  };
}
