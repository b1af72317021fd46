// The key of a phonogram, as it is stored and sent: its letters and an example word, 'ea:head'.

/** Splits a key: 'ea:head' is ea as in head. */
export function splitPhonogram(key: string): { letters: string; example: string } {
  const [letters = '', example = ''] = key.split(':');
  return { letters, example };
}
