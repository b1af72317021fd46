// The American spellings of words that the dictionary has in no other: flavour, litre, organise, jewellery.

const rules: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, 'or'],
  // Not 'purre', the beginning of 'purred'.
  [/(?<=[^aeiour])re(?=s?$)/, 'er'],
  [/(?<=[^aeiour])red$/, 'ered'],
  [/(?<=[^aeiour])ring$/, 'ering'],
  [/is(?=(?:e[ds]?|ers?|ing|ations?|ational)$)/, 'iz'],
  [/ys(?=(?:e[ds]?|ers?|ing)$)/, 'yz'],
  [/ogue(?=s?$)/, 'og'],
  [/ence(?=s?$)/, 'ense'],
  [/ellery$/, 'elry'],
  [/ll(?=(?:ed|ing|ers?|ors?|y|en|ous)$)/, 'l'],
  [/l(?=s?$)/, 'll'],
  [/l(?=ments?$)/, 'll'],
  [/lf(?=ul)/, 'llf'],
  [/ae|oe/, 'e'],
  [/ou(?=l[dt])/, 'o'],
  [/mme(?=s?$)/, 'm'],
  [/mum/, 'mom'],
];

/** Returns how Americans might spell a word. */
export const americanSpellings = (word: string): string[] =>
  rules.filter(([british]) => british.test(word)).map(([british, to]) => word.replace(british, to));
