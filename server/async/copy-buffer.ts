/**
 * The same bytes in memory of their own, for what stays: a small Buffer is a piece of a larger pool,
 * and whoever keeps it keeps all of that.
 */
export function keep(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
