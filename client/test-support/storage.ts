/** Creates an in-memory `Storage`. */
export function createStorage(entries: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(entries));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Creates an identity token with a dummy signature. `expiresAt` is in epoch milliseconds. */
export function createToken(uid: string, expiresAt: number, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ sub: uid, exp: expiresAt / 1000, ...claims })}.sig`;
}
