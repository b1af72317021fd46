// A trigram index with the same results as `searchFor`, without scanning every text. A search word contains
// no space, so it lies within one word of a text. The index therefore compares it with the distinct words
// of all texts, and only with those that share a trigram with it.
import { PlaceSet } from './place-set.ts';
import { wordsOfSearch } from './search.ts';

/** Returns the indexes of the texts that match all words of a search; null (all texts) if it has no words. */
export type Find = (search: string) => PlaceSet | null;

const GRAM = 3;
/** Search words too short for the index require a scan of all texts; this many results are cached. */
const SHORT_CACHE_SIZE = 500;

/** `texts` must come from `searchableText`. */
export function indexTexts(texts: readonly string[]): Find {
  const words = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    for (const word of text.split(/\s+/)) {
      const indexes = words.get(word);
      if (indexes === undefined) words.set(word, [index]);
      else if (indexes.at(-1) !== index) indexes.push(index);
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
    for (const [index, text] of texts.entries()) if (text.includes(sought)) found.add(index);
    if (short.size >= SHORT_CACHE_SIZE) short.clear();
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
      for (const index of words.get(word) ?? []) found.add(index);
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
