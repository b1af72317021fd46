// The stand-in serves this computer alone: it gives nothing to pages from elsewhere.

/** True for http(s) addresses of this computer: localhost, *.localhost, 127.0.0.0/8, [::1]. */
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
