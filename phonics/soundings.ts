// Soundings of Australian words, and of names in the demo books, that the dictionary lacks.
export const soundings: Readonly<Record<string, string>> = {
  cubby: 'c-u-bb-y:happy',
  pyjamas: 'p-y:vinyl-j-a:father-m-a:about-s:is',
  sandpit: 's-a-n-d-p-i-t',
};
