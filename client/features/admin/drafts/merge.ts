// Two have changed the same: what only one of them has changed is taken from that one, and where both have, the owner
// chooses.

export type Choice = 'mine' | 'theirs' | 'both';

/** A part that both have changed. */
export interface Clash {
  /** Such as 'the title', 'page 2' or 'pages 2 to 4'. */
  name: string;
  mine: string;
  theirs: string;
  /** Whether both can stand, one after the other. */
  hasBoth: boolean;
}

export interface Merge<State> {
  clashes: Clash[];
  /** What both have made of it; a choice for each clash, in their order. */
  merge(choices: readonly Choice[]): State;
}

export const list = new Intl.ListFormat('en-AU');

/** What each of the two has changed, by name. */
export function sayChanges(byThem: readonly string[], byMe: readonly string[]): string {
  const say = (who: string, parts: readonly string[]) =>
    parts.length > 0 ? [`${who} have changed ${list.format(parts)}.`] : [];
  return [...say('They', byThem), ...say('You', byMe)].join(' ');
}
