// The stand-in only serves pages of this computer.

/** Returns true for http(s) addresses of this computer: localhost, *.localhost, 127.0.0.0/8, [::1]. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    (hostname === 'localhost' ||
      hostname.endsWith('.localhost') ||
      hostname === '[::1]' ||
      /^127(\.\d{1,3}){3}$/.test(hostname))
  );
}
