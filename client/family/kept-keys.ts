/** Removes what this device keeps for a child: `name:key`, where the key is that of `childKeyOf`. */
export function forgetKept(childKey: string): void {
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(0, -childKey.length - 1);
    // The keys of a further child end with the account's id too.
    if (key === `${name}:${childKey}` && !name.includes(':') && name !== 'child') {
      localStorage.removeItem(key);
    }
  }
}
