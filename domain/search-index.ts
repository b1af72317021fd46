// Finds what `searchFor` finds without a look at every text. A word of a search has no space in it, so it
// stands inside one word of a text: the different words of all texts are asked, and of these only such as
// share three letters with it.
import { PlaceSet } from './place-set.ts';
import { wordsOfSearch } from './search.ts';

/** The places of the texts that have all words of a search; null where it has no words: all have them. */
export type Find = (search: string) => PlaceSet | null;

const GRAM = 3;
/** Words too short for the index are looked for in every text; so many answers are kept. */
const SHORT_REMEMBERED = 500;

/** `texts` are searchable, as `searchableText` makes them. */
export function indexTexts(texts: readonly string[]): Find {
  const words = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of text.split(/\s+/)) {
      const places = words.get(word);
      if (places === undefined) words.set(word, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }
  const byGram = new Map<string, string[]>();
  for (const word of words.keys()) {
    for (let start = 0; start + GRAM <= word.length; start++) {
      const gram = word.slice(start, start + GRAM);
      const having = byGram.get(gram);
      if (having === undefined) byGram.set(gram, [word]);
      else if (having.at(-1) !== word) having.push(word);
    }
  }
  const short = new Map<string, PlaceSet>();

  function findShort(sought: string): PlaceSet {
    const known = short.get(sought);
    if (known) return known;
    const found = new PlaceSet(texts.length);
    for (const [place, text] of texts.entries()) if (text.includes(sought)) found.add(place);
    if (short.size >= SHORT_REMEMBERED) short.clear();
    short.set(sought, found);
    return found;
  }

  function findLong(sought: string): PlaceSet {
    const found = new PlaceSet(texts.length);
    let fewest: readonly string[] | undefined;
    for (let start = 0; start + GRAM <= sought.length; start++) {
      const having = byGram.get(sought.slice(start, start + GRAM)) ?? [];
      if (fewest === undefined || having.length < fewest.length) fewest = having;
    }
    for (const word of fewest ?? []) {
      if (!word.includes(sought)) continue;
      for (const place of words.get(word) ?? []) found.add(place);
    }
    return found;
  }

  return (search) => {
    let found: PlaceSet | null = null;
    for (const sought of wordsOfSearch(search)) {
      const having = sought.length < GRAM ? findShort(sought) : findLong(sought);
      found = found === null ? having : found.and(having);
    }
    return found;
  };
}
