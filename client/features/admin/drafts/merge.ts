// A three-way merge of edits by two owners: a part that only one of them changed is taken from that owner. Where both
// changed it, the owner chooses.

export type Choice = 'mine' | 'theirs' | 'both';

/** A part that both owners changed. */
export interface Conflict {
  /** Such as 'the title', 'page 2' or 'pages 2 to 4'. */
  name: string;
  mine: string;
  theirs: string;
  /** Whether both versions can be kept, one after the other. */
  canKeepBoth: boolean;
}

export interface Merge<State> {
  conflicts: Conflict[];
  /** Returns the merged state. Takes one choice per conflict, in the same order. */
  merge(choices: readonly Choice[]): State;
}

export const listFormat = new Intl.ListFormat('en-AU');

/** Describes in sentences what has changed in what is stored, and what this owner changed. */
export function describeChanges(byThem: readonly string[], byMe: readonly string[]): string {
  const sentence = (start: string, parts: readonly string[]) =>
    parts.length > 0 ? [`${start} ${listFormat.format(parts)}.`] : [];
  return [
    ...sentence('What is stored has changed in', byThem),
    ...sentence('You have changed', byMe),
  ].join(' ');
}
