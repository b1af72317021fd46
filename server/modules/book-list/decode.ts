// Turns the bytes of a CSV file into text. Programs write UTF-8 with or without a byte order mark, UTF-16 (Excel's
// 'Unicode text') or, without a word about it, the code page of Windows.

export interface Decoded {
  text: string;
  /** Whether the encoding had to be guessed, so that letters such as é may be wrong. */
  isGuess: boolean;
}

/** The decoder drops a byte order mark. */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

/** Recognises UTF-16 by its mark or, without one, by the empty half of a first letter such as T. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return null;
}
